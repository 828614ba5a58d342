"""The apps of a corpus, and the elements of their files.

The elements are counted with Python's parser, by the section "Elements" of the contract of `navc import`, so that an
element that the importer misses is noticed.
"""

import csv
import dataclasses
import pathlib
import re
import xml.parsers.expat

ANDROID = "http://schemas.android.com/apk/res/android "
APP = "http://schemas.android.com/apk/res-auto "
TOOLS = "http://schemas.android.com/tools "
# The start of an app, if several of its files could be it.
STARTS = {"storyboard": "Main", "android": "nav_graph"}


@dataclasses.dataclass(frozen=True)
class Source:
    """A file of the corpus."""

    kind: str
    repository: str
    original: pathlib.PurePosixPath
    bytes: bytes

    @property
    def stem(self):
        return self.original.stem

    @property
    def app(self):
        """The files with the same value belong together. It is `None` for a fixture of tests."""
        if self.kind == "android":
            return self.kind, self.repository, str(self.original).split("/res/")[0]
        if re.search("Tests|Fixtures", str(self.original)):
            return None
        return self.kind, self.repository, *self.original.parts[:2]

    def references(self):
        """The stems of the files that this one refers to."""
        found = set()
        for element in tags(self.bytes):
            found.add(element.attributes.get("storyboardName"))
            if element.name == "include":
                found.add(element.attributes.get(APP + "graph", "").rpartition("/")[2])
        return found - {None, "", self.stem}


def read(folder):
    """Returns the files of a corpus, in the order of its manifest."""
    with open(folder / "MANIFEST.csv", newline="", encoding="utf-8") as manifest:
        return [
            Source("android" if row["file"].startswith("android/") else "storyboard", row["repo"],
                   pathlib.PurePosixPath(row["path"]), (folder / row["file"]).read_bytes())
            for row in csv.DictReader(manifest)]


def apps(sources):
    """Returns the files of each app, with its start first."""
    groups = {}
    for source in sources:
        if source.app is not None:
            groups.setdefault(source.app, []).append(source)
    return [started(files) for files in groups.values()]


def started(files):
    """Puts the start of an app first: a file that no other file refers to."""
    referenced = set().union(*(file.references() for file in files))
    name = STARTS[files[0].kind]
    free = [file for file in files if file.stem not in referenced]
    named = [file for file in free if file.stem == name] or free or [file for file in files if file.stem == name] or files
    return [named[0], *(file for file in files if file is not named[0])]


# MARK: - Elements


@dataclasses.dataclass(frozen=True)
class Tag:
    """A start tag with the names of the tags around it. A column counts Unicode scalars."""

    name: str
    attributes: dict
    around: tuple
    line: int
    column: int


def tags(data):
    """Returns the start tags of a file."""
    found, around = [], []
    parser = xml.parsers.expat.ParserCreate("UTF-8", " ")

    def start(name, attributes):
        offset = parser.CurrentByteIndex
        line_start = data.rfind(b"\n", 0, offset) + 1
        column = len(data[line_start:offset].decode("utf-8").removeprefix("\ufeff")) + 1
        found.append(Tag(name, attributes, tuple(around), data.count(b"\n", 0, offset) + 1, column))
        around.append(name)

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: around.pop()
    parser.Parse(data, True)
    return found


def elements(source):
    """Returns the elements that the report of an import must list: line, column, tag, and kind, in order."""
    kind = storyboard_kind if source.kind == "storyboard" else android_kind
    found = []
    for tag in tags(source.bytes):
        if (name := kind(tag)) is not None:
            found.append((tag.line, tag.column, tag.name.rpartition(" ")[2], name))
    return found


def storyboard_kind(tag):
    """The kind of an element of a storyboard, empty without a kind, or `None` if the tag is not an element."""
    if not tag.around:
        return "document"
    is_object = tag.attributes.get("sceneMemberID") == "viewController" or tag.name.endswith("ontroller") or (
        tag.name == "viewControllerPlaceholder")
    if is_object and tag.around[-2:] == ("scene", "objects"):
        return ""
    if tag.name != "segue" or not {"kind", "key"} & set(tag.attributes):
        return None
    kind = tag.attributes.get("kind") or tag.attributes.get("key", "")
    return tag.attributes.get("relationship", kind) if kind == "relationship" else kind


def android_kind(tag):
    """The same of a navigation graph."""
    parent = tag.around[-1] if tag.around else None
    match tag.name:
        case "navigation":
            return "nested" if tag.around else "root"
        case "action":
            return "global" if parent == "navigation" else "action"
        case "argument":
            return parent if parent in ("action", "navigation") else ""
        case "include" | "deepLink":
            return ""
    return "" if parent == "navigation" and not tag.name.startswith(TOOLS) else None
