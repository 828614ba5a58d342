"""Objective-C headers from the rows of a list of declarations: the inverse of swiftc's importer.

A row's USR identifies the declaration. The rest is in three columns.

`types`:
- a class: `Super: Protocol, …`; a protocol: the protocols that it refines
- a method: `(name: type; …) -> result`; a property or a constant: its type
- an enum: `enum` or `options`, and the raw type; a case: its value
- a typedef: `typed` and the base for a type of named values, `alias` and the target for another

A type is `T` (nonnull), `T?` (nullable), or `T!` (unspecified). `T` is a name, `id<P>`, `NSArray<T>`, or a
block `{A, B -> R}`, which `@noescape` and `@Sendable` precede.

`flags`: `optional`, `required`, `readonly`, `weak`, `copy`, `null_resettable`, `designated`, `getter=…`, and `main`
for the main actor if the owner is not on it.

`name`: the Swift name, if the importer would make another. The context of a nested type is an Objective-C name.
"""

import collections
import re

# Types that are not pointers to objects and that have no row.
SCALARS = {
    "BOOL", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "Class", "NSInteger", "NSNotificationName", "NSTimeInterval",
    "NSUInteger", "SEL", "double", "id", "instancetype", "void",
}
# Clang's name of the system of each column. In the list of UIKit, the Mac is Catalyst.
SYSTEMS = {"ios": "ios", "macos": "maccatalyst", "tvos": "tvos", "visionos": "visionos"}
# The systems for which a header can omit a conformance. No attribute makes a conformance unavailable.
ABSENT = {"tvos": "__is_target_os(tvos)", "macos": "__is_target_environment(macabi)"}
BLOCKS = {"@noescape": "noescape", "@Sendable": 'swift_attr("@Sendable")'}
USR = re.compile(r"c:(?:objc\((cs|pl)\)(\w+?)(?:\((im|cm|py|cpy)\)(.+))?|@([ET])@(\w+?)(?:@(\w+))?|@(\w+))")

Fact = collections.namedtuple("Fact", ["kind", "owner", "member", "name", "row"])


def complete(rows):
    """The rows with their inferred availability: a declaration that uses a type is unavailable where the type is."""
    absent = {(row["usr"].rsplit(")")[-1].rsplit("@")[-1], column) for row in rows for column in SYSTEMS if row[column] == "no"}
    found = []
    for row in rows:
        used = set(re.findall(r"\w+", row["types"])) if "(" in row["usr"].removeprefix("c:objc(") else set()
        found.append({**row, **{column: "no" for column in SYSTEMS if any((name, column) in absent for name in used)}})
    return found


def fact(row):
    """The declaration that a row's USR identifies, or `None` for a Swift declaration."""
    if row["usr"].startswith("s:"):
        return None
    kind, owner, member, name, c_kind, c_name, case, constant = USR.fullmatch(row["usr"]).groups()
    if kind:
        return Fact({"cs": "class", "pl": "protocol"}[kind] if not member else member, owner, bool(member), name or owner, row)
    if c_kind:
        return Fact("case" if case else {"E": "enum", "T": "typedef"}[c_kind], c_name, bool(case), case or c_name, row)
    return Fact("constant", constant, False, constant, row)


def module(name):
    """The module that declares a name, by its prefix."""
    if name.startswith("CA"):
        return "QuartzCore"
    if name.startswith("UN"):
        return "UserNotifications"
    if name == "NSObject":
        return "UIKit"  # UIKit's extensions of NSObject. A shim declares the rest.
    return "Foundation" if name.startswith("NS") and not name.startswith("NSLayout") else "UIKit"


class Types:
    """The types of one header: those that the list declares, and those that its declarations use."""

    def __init__(self, values):
        self.values = values | SCALARS
        self.classes, self.protocols = set(), set()

    def declared(self, text, name=""):
        """A C type, written around the name that it declares."""
        rest, text = self.read(text.strip(), name)
        if text.strip():
            raise ValueError(f"not a type: {text}")
        return rest

    def read(self, text, name):
        """Parses the type at the start of a text. Returns it, written around a name, and the rest of the text."""
        escape = ""
        while text.startswith("@"):
            word, _, text = text.partition(" ")
            escape += f" __attribute__(({BLOCKS[word]}))"
        if text.startswith("{"):
            arguments, result, rest = self.block(text[1:])
            mark, rest = self.nullability(rest)
            return f"{result} (^{mark} {name})({arguments or 'void'}){escape}", rest
        word = re.match(r"\w+", text).group()
        rest, inner = text[len(word):], ""
        if rest.startswith("<"):
            inner, rest = self.generic(word, rest[1:])
        pointer = ""
        if word not in self.values:
            self.classes.add(word)
            pointer = " *"
        mark, rest = self.nullability(rest)
        return f"{word}{inner}{pointer}{mark} {name}".rstrip(), rest

    @staticmethod
    def nullability(rest):
        marks = {"?": " _Nullable", "!": " _Null_unspecified"}
        return (marks[rest[0]], rest[1:]) if rest[:1] in marks else ("", rest)

    def generic(self, word, text):
        if word == "id":
            names, _, rest = text.partition(">")
            self.protocols.update(names.split(", "))
            return f"<{names}>", rest
        parts = []
        while True:
            part, text = self.read(text, "")
            parts.append(part)
            if text.startswith(">"):
                return f"<{', '.join(parts)}>", text[1:]
            text = text.removeprefix(",").lstrip()

    def block(self, text):
        arguments = []
        while not text.lstrip().startswith("->"):
            argument, text = self.read(text, "")
            arguments.append(argument)
            text = text.lstrip().removeprefix(",").lstrip()
        result, text = self.read(text.lstrip()[2:].lstrip(), "")
        return ", ".join(arguments), result, text.removeprefix("}")


def attributes(row):
    """The attributes of a declaration: its Swift name, its actor, and its availability."""
    found = []
    flags = row["flags"].split()
    if row["name"]:
        found.append(f'swift_name("{row["name"]}")')
    if "main" in flags:
        found.append('swift_attr("@UIActor")')
    if "designated" in flags:
        found.append("objc_designated_initializer")
    for column, system in SYSTEMS.items():
        version = row[column]
        if version == "no":
            found.append(f"availability({system},unavailable)")
        elif version != "*":
            found.append(f"availability({system},introduced={version})")
        elif column == "macos" and row["ios"] == "no":
            # The availability of Catalyst is inferred from iOS.
            found.append("availability(maccatalyst,introduced=13.1)")
    return f"__attribute__(({', '.join(found)}))" if found else ""


def method(fact, types):
    parameters, _, result = fact.row["types"].rpartition(" -> ")
    split = re.findall(r"(\w+): (.*?)(?:; (?=\w+: )|$)", parameters[1:-1])
    words = fact.name.split(":")
    if len(split) != len(words) - 1:
        raise ValueError(f"{fact.row['usr']}: {len(split)} types for {len(words) - 1} parameters")
    signature = " ".join(f"{word}:({types.declared(kind)}){name}" for word, (name, kind) in zip(words, split)) or fact.name
    return f"{'+' if fact.kind == 'cm' else '-'} ({types.declared(result)}){signature} {attributes(fact.row)};"


def property_of(fact, types):
    words = ["nonatomic"] + [word for word in fact.row["flags"].split() if re.match("readonly|weak|copy|null_resettable|getter=", word)]
    if fact.kind == "cpy":
        words.append("class")
    return f"@property ({', '.join(words)}) {types.declared(fact.row['types'], fact.name)} {attributes(fact.row)};"


def member(fact, types):
    line = method(fact, types) if fact.kind in ("im", "cm") else property_of(fact, types)
    word = next((word for word in ("optional", "required") if word in fact.row["flags"].split()), None)
    return f"@{word} {line}" if word else line


def values(fact, cases):
    """An enum or a typedef of named values."""
    form, base = fact.row["types"].split(" ", 1)
    if form == "typed":
        return f"typedef {base} *{fact.name} __attribute__((swift_newtype(struct))) {attributes(fact.row)};"
    kind = "enum_extensibility(open)" + (", flag_enum" if form == "options" else "")
    lines = [f"  {case.name} {attributes(case.row)} = {case.row['types']}," for case in cases] or [f"  {fact.name}NotListed"]
    first = f"typedef enum __attribute__(({kind})) {fact.name} : {base} {fact.name};"
    return "\n".join([first, f"enum {fact.name} : {base} {{", *lines, f"}} {attributes(fact.row)};"])


def supers(fact):
    """The names that a class or a protocol needs before its declaration: the superclass of a class, and the
    protocols.
    """
    if fact.kind == "protocol":
        return None, fact.row["types"].split(", ")
    above, _, protocols = fact.row["types"].partition(": ")
    return above, protocols.split(", ") if protocols else []


def sorted_by_supers(facts):
    found, left = [], list(facts)
    while left:
        names = {each.name for each in left}
        first = [each for each in left if not names & {supers(each)[0], *supers(each)[1]}]
        found += first
        left = [each for each in left if each not in first]
        if not first:
            raise ValueError(f"each of these needs another of them: {sorted(names)}")
    return found


def conditions(facts_by_name, fact, protocol):
    """The targets without a class's conformance, because they do not have the protocol."""
    of = facts_by_name[protocol].row if protocol in facts_by_name else {}
    return [name for column, name in ABSENT.items() if of.get(column) == "no" and fact.row[column] != "no"]


def header(rows, name, imports, known):
    """The header of a module.

    - Parameters:
      - rows: The rows of the list.
      - name: The module.
      - imports: The modules whose headers it imports.
      - known: The names of the classes and protocols in those headers.
    """
    facts = [each for each in map(fact, complete(rows)) if each]
    ours = [each for each in facts if module(each.owner) == name]
    types = Types({each.name for each in facts if each.kind in ("enum", "typedef")})
    by_name = {each.name: each for each in facts if each.kind in ("class", "protocol")}
    enums, aliases = [], []
    for each in ours:
        if each.kind == "enum" or each.kind == "typedef" and each.row["types"].startswith("typed "):
            enums.append(values(each, [case for case in ours if case.kind == "case" and case.owner == each.name]))
        elif each.kind == "typedef":
            aliases.append(f"typedef {types.declared(each.row['types'].removeprefix('alias '), each.name)};")
    bodies = []
    for each in sorted_by_supers(one for one in ours if one.kind in ("class", "protocol")):
        if unknown := set(supers(each)[1]) - set(by_name) - known:
            raise ValueError(f"{each.name}: the list does not declare {sorted(unknown)}")
        bodies += interface(each, members(ours, each.name, types), types, by_name)
    for owner in sorted({one.owner for one in ours if one.member and one.kind != "case"} - set(by_name)):
        bodies.append("\n".join([f"@interface {owner} ({name})", *members(ours, owner, types), "@end"]))
    constants = [
        f"extern {types.declared(each.row['types'])} const {each.name} {attributes(each.row)};" for each in ours if each.kind == "constant"]
    # swiftc does not import a declaration that uses a type without a definition. Each such type gets an empty one.
    declared = known | {"NSObject"} | {each.name for each in ours}
    classes, protocols = sorted(types.classes - declared), sorted(types.protocols - declared)
    return "\n\n".join([
        "\n".join(f"#import <{each}.h>" for each in imports), "#pragma clang assume_nonnull begin",
        "\n".join(f"@class {each};" for each in sorted(types.classes | {one.name for one in ours if one.kind == "class"})),
        "\n".join(f"@protocol {each};" for each in sorted(types.protocols | {one.name for one in ours if one.kind == "protocol"})),
        *enums, *aliases, *(f"@protocol {each} <NSObject>\n@end" for each in protocols),
        *(f"@interface {each} : NSObject\n@end" for each in classes), *bodies, *constants, "#pragma clang assume_nonnull end", ""])


def members(facts, owner, types):
    return [member(each, types) for each in facts if each.member and each.owner == owner and each.kind != "case"]


def interface(fact, lines, types, by_name):
    """A class or a protocol. A class also has categories for conformances that some systems do not have."""
    above, protocols = supers(fact)
    if fact.kind == "protocol":
        return ["\n".join([f"{attributes(fact.row)}\n@protocol {fact.name} <{', '.join(protocols)}>", *lines, "@end"])]
    types.classes.add(above)
    absent = {each: conditions(by_name, fact, each) for each in protocols}
    always = ", ".join(each for each in protocols if not absent[each])
    first = f"{attributes(fact.row)}\n@interface {fact.name} : {above}{f' <{always}>' if always else ''}"
    return ["\n".join([first, *lines, "@end"])] + [
        f"#if !({' || '.join(absent[each])})\n@interface {fact.name} ({each}) <{each}>\n@end\n#endif" for each in protocols if absent[each]]


def overlay(rows, name):
    """The Swift part of a module: the rows with a Swift USR in an extension of a class or a protocol by that module.
    """
    lines = [f"@_exported public import {name}"]
    for row in rows:
        if match := re.match(rf"s:So(\d+)(\w+?)[CP]{len(name)}{name}E", row["usr"]):
            declaration = re.sub(r"^((?:@\w+ )*)", r"\1public ", row["declaration"])
            lines.append(f"extension {match.group(2)} {{\n  {declaration} {{ fatalError() }}\n}}")
    return "\n\n".join(lines) + "\n"
