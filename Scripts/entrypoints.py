"""The methods in Swift sources that implement a requirement of an Objective-C protocol, and their compiled entry
points.

An optional requirement needs no implementation, so a method with a misspelled name compiles as an unrelated method.
swiftc warns only if the names are similar. Such a method has no entry point for Objective-C, and the toolkit never
calls it.
"""

import re


def methods(texts, requirements, refined):
    """The methods and properties with the base name of a requirement, each as `Type.name`. Their labels can differ.

    - Parameters:
      - texts: The sources, without the lines that are not compiled.
      - requirements: By protocol, the names of its requirements.
      - refined: By protocol, the protocols that it refines.
    """
    above, bodies, found = dict(refined), [], []
    for text in texts:
        text = re.sub(r"//.*", "", text)
        for match in re.finditer(r"\b(?:class|extension) (\w+)\s*(?:<[^{]*?>)?\s*(?::([^{]*))?\{", text):
            above[match[1]] = above.get(match[1], set()) | set(re.findall(r"\w+", match[2] or ""))
            bodies.append((match[1], text[match.end():closing(text, match.end(), "{}")]))
    for kind, body in bodies:
        names = {name for each in closure(kind, above) for name in requirements.get(each, ())}
        bases = {name.split("(")[0] for name in names if "(" in name}
        for match in re.finditer(r"\bfunc (\w+)\s*\(", body):
            if match[1] in bases:
                found.append(f"{kind}.{match[1]}({labels(body[match.end():closing(body, match.end(), '()') - 1])})")
        found += [f"{kind}.{match[1]}.getter" for match in re.finditer(r"\bvar (\w+)", body) if match[1] in names]
    return found


def closing(text, start, pair):
    """The position after the bracket that closes the one before `start`."""
    depth, place = 1, start
    while depth and place < len(text):
        depth += {pair[0]: 1, pair[1]: -1}.get(text[place], 0)
        place += 1
    return place


def closure(name, above):
    """A type and all its supertypes."""
    found, left = set(), {name}
    while left:
        name = left.pop()
        found.add(name)
        left |= above.get(name, set()) - found
    return found


def labels(parameters):
    """The labels of a parameter list, in the format of a method's name."""
    found, depth, start = [], 0, 0
    for place, letter in enumerate(parameters + ","):
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1}.get(letter, 0)
        # The arrow of a function type does not close a bracket.
        depth -= letter == ">" and parameters[place - 1] != "-"
        if letter == "," and not depth:
            if words := parameters[start:place].split(":")[0].split():
                found.append(f"{words[0]}:")
            start = place + 1
    return "".join(found)


def missing(sil, methods):
    """The methods without an entry point for Objective-C in a module's code."""
    there = set(re.findall(r"^// @objc (\S+)", sil, re.MULTILINE))
    return [each for each in methods if each not in there]
