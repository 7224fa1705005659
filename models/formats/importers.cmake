# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(lectern_models PRIVATE
    importer.cpp importer.h
    json_array_reader.cpp json_array_reader.h
    later_formats.cpp later_formats.h
    paperlists_importer.cpp paperlists_importer.h
    paperlists_record.cpp paperlists_record.h
    source_file.cpp source_file.h
    text_encoding.cpp text_encoding.h
    text_importer.cpp text_importer.h
    text_list.cpp text_list.h
    text_paragraphs.cpp text_paragraphs.h
    text_shapes.cpp text_shapes.h
    venue.cpp venue.h
)
