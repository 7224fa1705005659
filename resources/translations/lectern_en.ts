<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>PaperDelegate</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::Editor</name>
    <message numerus="yes">
        <source>Move %n paper(s) to the trash</source>
        <translation>
            <numerusform>Move %n paper to the trash</numerusform>
            <numerusform>Move %n papers to the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n paper(s) back</source>
        <translation>
            <numerusform>Put %n paper back</numerusform>
            <numerusform>Put %n papers back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::ExportDialog</name>
    <message numerus="yes">
        <source>&amp;All %n paper(s) in view</source>
        <translation>
            <numerusform>&amp;All %n paper in view</numerusform>
            <numerusform>&amp;All %n papers in view</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n &amp;selected</source>
        <translation>
            <numerusform>The %n &amp;selected</numerusform>
            <numerusform>The %n &amp;selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n paper(s) to “%1”.</source>
        <translation>
            <numerusform>Exported %n paper to “%1”.</numerusform>
            <numerusform>Exported %n papers to “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::FacetModel</name>
    <message numerus="yes">
        <source>%1, %n paper(s)</source>
        <translation>
            <numerusform>%1, %n paper</numerusform>
            <numerusform>%1, %n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::FindBar</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::HighlightPanel</name>
    <message numerus="yes">
        <source>Highlights: %n could not be found in the changed abstract</source>
        <translation>
            <numerusform>Highlights: one could not be found in the changed abstract</numerusform>
            <numerusform>Highlights: %n could not be found in the changed abstract</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::ImportDialog</name>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged</source>
        <translation>
            <numerusform>%n merged</numerusform>
            <numerusform>%n merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading “%1”: %n paper(s) so far</source>
        <translation>
            <numerusform>Reading “%1”: %n paper so far</numerusform>
            <numerusform>Reading “%1”: %n papers so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::ListActions</name>
    <message numerus="yes">
        <source>Add %n paper(s) to this list; a new name makes a new one:</source>
        <translation>
            <numerusform>Add %n paper to this list; a new name makes a new one:</numerusform>
            <numerusform>Add %n papers to this list; a new name makes a new one:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n paper(s) from the list</source>
        <translation>
            <numerusform>Remove %n paper from the list</numerusform>
            <numerusform>Remove %n papers from the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n paper(s) in the list</source>
        <translation>
            <numerusform>Move %n paper in the list</numerusform>
            <numerusform>Move %n papers in the list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::ListPane</name>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::PaperActions</name>
    <message numerus="yes">
        <source>Rate %n of 5</source>
        <translation>
            <numerusform>Rate %n of 5</numerusform>
            <numerusform>Rate %n of 5</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::PaperDialogs</name>
    <message numerus="yes">
        <source>Delete %n paper(s) for ever, with their notes and tags?</source>
        <translation>
            <numerusform>Delete %n paper for ever, with their notes and tags?</numerusform>
            <numerusform>Delete %n papers for ever, with their notes and tags?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::PaperHeader</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::UnsavedNotes</name>
    <message numerus="yes">
        <source>%n note(s) could not be saved and would be lost.</source>
        <translation>
            <numerusform>A note could not be saved and would be lost.</numerusform>
            <numerusform>%n notes could not be saved and would be lost.</numerusform>
        </translation>
    </message>
</context>
</TS>
