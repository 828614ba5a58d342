"""Graphs of any size, the same on every machine."""


def tree(screens):
    """A realistic tree of about 190 bytes and 20 YAML nodes per screen.

    Each screen has a title and two arguments, and pushes up to three others, some with a predicate. All screens
    except the root have an unwind.
    """
    lines = [
        "navc: 1", "graph: Tree", "root: screen0", "facts:", "  isReady: Bool", "  count: Int", "screens:",
    ]
    for number in range(screens):
        lines += [
            f"  screen{number}:",
            f"    title: Screen number {number}",
            "    arguments:",
            "      id: Int = 0" if number == 0 else "      id: Int",
            f"      note: String = \"note {number % 100}\"",
        ]
        children = range(3 * number + 1, min(3 * number + 4, screens))
        if children:
            lines.append("    push:")
        for child in children:
            if child % 4 == 0:
                lines.append(f"      open{child}:")
                lines.append(f"        to: screen{child}")
                lines.append(f"        shouldPerform: isReady and count > {child % 10}")
            else:
                lines.append(f"      open{child}: screen{child}")
        if number > 0:
            lines += ["    unwind:", "      close: previous" if number % 2 else "      close: screen0"]
    return "\n".join(lines) + "\n"


def without_layout(graph, comments):
    """A graph with other indents, and with a comment on each line and before each screen if `comments` is true."""
    lines = []
    for number, line in enumerate(graph.splitlines()):
        indent = " " * (2 * (len(line) - len(line.lstrip())))
        if comments and line.startswith("  screen"):
            lines.append(f"{indent}# the purpose of the screen in line {number}")
        lines.append(indent + line.lstrip() + (f" # note {number}" if comments else ""))
    return "\n".join(lines) + "\n"


def with_links(graph):
    """The graph with defaults of all arguments, and with a link on every third screen."""
    lines = []
    for line in graph.replace("id: Int\n", "id: Int = 1\n").splitlines():
        lines.append(line)
        number = line.removeprefix("  screen").removesuffix(":")
        if number.isdigit() and int(number) % 3 == 1:
            lines.append(f"    link: /screen/{number}")
    return "\n".join(lines) + "\n"


def edited(graph):
    """The graph after edits: a renamed fact, and another predicate, default, and argument in every hundredth part."""
    lines = []
    for number, line in enumerate(graph.splitlines()):
        if number % 100 == 3 and "shouldPerform" in line:
            line = line.replace("isReady and ", "")
        elif number % 20 == 8 and line.startswith("      note: String"):
            line = line.replace("note ", "text ")
        elif number % 100 == 50 and line.startswith("      note: String"):
            lines.append("      added: Int = 1")
        lines.append(line.replace("isReady", "isLoaded"))
    return "\n".join(lines) + "\n"


def with_another_screen(graph):
    """The graph with one more screen, which has a link."""
    screen = "  another:\n    link: /another\n    unwind: { leave: previous }\n"
    return graph.replace("    push:\n", "    push:\n      openAnother: another\n", 1) + screen


def empty():
    """The smallest graph."""
    return "navc: 1\ngraph: Empty\nroot: only\nscreens:\n  only:\n"


def children(number, screens):
    """The children of a screen in a binary tree. Each screen has two segues: an inner screen two pushes, a leaf two
    unwinds.
    """
    return range(2 * number + 1, min(2 * number + 3, screens))


def for_compiling(screens):
    """A public graph with two arguments and two segues per screen."""
    lines = ["navc: 1", "graph: Large", "root: screen0", "access: public", "screens:"]
    for number in range(screens):
        lines += [
            f"  screen{number}:",
            "    arguments:",
            "      id: Int = 0" if number == 0 else "      id: Int",
            "      name: String = none",
        ]
        pushes = children(number, screens)
        if pushes:
            lines.append("    push:")
            lines += [f"      open{child}: screen{child}" for child in pushes]
        else:
            lines += ["    unwind:", "      close: previous", "      home: root"]
    return "\n".join(lines) + "\n"


def for_compiling_whole_app(screens):
    """The same screens with the same number of segues, like a whole app.

    Half of the pushes become presentations, the leaves unwind and go home, and the graph has tabs and a help sheet.
    """
    lines = [
        "navc: 1", "graph: Large", "root: main", "access: public", "anywhere:", "  present:", "    askHelp: help", "screens:",
        "  help: { unwind: { closeHelp: previous } }", "  main: { tabs: { first: screen0, second: other } }", "  other:",
    ]
    for number in range(screens):
        lines += [
            f"  screen{number}:",
            "    arguments:",
            "      id: Int = 0" if number == 0 else "      id: Int",
            "      name: String = none",
        ]
        opened = children(number, screens)
        if opened:
            lines.append("    push:" if number % 2 else "    present:")
            lines += [f"      open{child}: screen{child}" for child in opened]
        else:
            lines += ["    unwind: { close: previous }", "    go: { home: screen0 }"]
    return "\n".join(lines) + "\n"


def links(count):
    """A root that pushes `count` screens, each with a link."""
    lines = [
        "navc: 1", "graph: Links", "root: home", "links:", "  bases: [https://shop.example]", "screens:", "  home:",
        "    push:",
    ]
    lines += [f"      open{number}: page{number}" for number in range(count)]
    for number in range(count):
        lines += [f"  page{number}:", f"    link: /p{number}"]
    return "\n".join(lines) + "\n"


def website(count):
    """A root that pushes `count` screens, each with a link on a website. Half of the links contain an integer."""
    lines = [
        "navc: 1", "graph: Website", "root: home", "links:", "  bases: [https://shop.example]",
        "  apple: { apps: [ABCDE12345.org.example.shop] }", "screens:", "  home:", "    push:",
    ]
    lines += [f"      open{number}: page{number}" for number in range(count)]
    for number in range(count):
        kind = "Int" if number % 2 else "String"
        lines += [f"  page{number}:", f"    arguments: {{ id: {kind} }}", f"    link: /p{number}/{{id}}"]
    return "\n".join(lines) + "\n"
