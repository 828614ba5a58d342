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
    def project(self):
        """The files with the same value can refer to each other. It is `None` for a fixture of tests."""
        if self.kind == "android":
            # A module has its files in the folders of its variants.
            return self.kind, self.repository, re.split("/(?:src|res)/", str(self.original))[0]
        if re.search("Tests|Fixtures", str(self.original)):
            return None
        return self.kind, self.repository, *self.original.parts[:2]

    def references(self):
        """The stems of the files that this one refers to, in order."""
        found = {}
        for element in tags(self.bytes):
            name = element.attributes.get("storyboardName")
            if element.name == "include":
                name = element.attributes.get(APP + "graph", "").rpartition("/")[2]
            if name and name != self.stem:
                found[name] = None
        return list(found)


def read(folder):
    """Returns the files of a corpus, in the order of its manifest."""
    with open(folder / "MANIFEST.csv", newline="", encoding="utf-8") as manifest:
        return [
            Source("android" if row["file"].startswith("android/") else "storyboard", row["repo"],
                   pathlib.PurePosixPath(row["path"]), (folder / row["file"]).read_bytes())
            for row in csv.DictReader(manifest)]


def apps(sources):
    """Returns the files of each app: a start, and all files that it refers to, directly or through others.

    A file that is alone because the files that it refers to are missing is not an app.
    """
    projects = {}
    for source in sources:
        if source.project is not None:
            projects.setdefault(source.project, []).append(source)
    found = []
    for files in projects.values():
        left = files
        while left:
            app = closure(start(left), files)
            left = [file for file in left if file not in app]
            if len(app) > 1 or not app[0].references():
                found.append(app)
    return found


def start(files):
    """The start of an app: a file that no other file refers to."""
    referenced = set().union(*(file.references() for file in files))
    free = [file for file in files if file.stem not in referenced] or files
    return next((file for file in free if file.stem == STARTS[file.kind]), free[0])


def closure(first, files):
    """A file and the files that it refers to, in the order of the references."""
    stems, found = {file.stem: file for file in files}, [first]
    for file in found:
        for stem in file.references():
            if stem in stems and stems[stem] not in found:
                found.append(stems[stem])
    return found


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
