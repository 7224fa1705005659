# SPDX-FileCopyrightText: Lectern contributors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(lectern_models PRIVATE
    bibtex_braces.cpp bibtex_braces.h
    bibtex_exporter.cpp bibtex_exporter.h
    bibtex_names.cpp bibtex_names.h
    bibtex_text.cpp bibtex_text.h
    citation_keys.cpp citation_keys.h
    clean_text.cpp clean_text.h
    csv_exporter.cpp csv_exporter.h
    export_loop.cpp export_loop.h
    exporter.cpp exporter.h
    json_exporter.cpp json_exporter.h
    lectern_exporter.cpp lectern_exporter.h
    lectern_importer.cpp lectern_importer.h
    markdown_exporter.cpp markdown_exporter.h
    markdown_text.cpp markdown_text.h
    paper_json.cpp paper_json.h
    tex_pieces.cpp tex_pieces.h
)
