"""Storyboards of any size, the same on every machine."""

SCENE = """\
        <scene sceneID="s{number}">
            <objects>
                <viewController storyboardIdentifier="screen{number}" id="v{number}" customClass="Page{number}ViewController" \
sceneMemberID="viewController">
                    <view key="view" id="w{number}"/>
{connections}\
                </viewController>
{exit}\
            </objects>
        </scene>
"""


def tree(screens):
    """A navigation controller and a tree of about 520 bytes per screen. Each screen shows or presents up to three
    others, and a third of the leaves unwind.
    """
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">\n',
        "    <scenes>\n", '        <scene sceneID="sn">\n            <objects>\n',
        '                <navigationController id="nav" sceneMemberID="viewController">\n                    <connections>\n',
        segue("n", "v0", 'kind="relationship" relationship="rootViewController"'),
        "                    </connections>\n                </navigationController>\n            </objects>\n        </scene>\n",
    ]
    for number in range(screens):
        segues, leaves = [], ""
        for child in range(3 * number + 1, min(3 * number + 4, screens)):
            kind = "presentation" if child % 8 == 0 else "show"
            segues.append(segue(child, f"v{child}", f'kind="{kind}" identifier="open{child}"'))
        if not segues and number % 3 == 1:
            segues.append(segue(f"u{number}", f"e{number}", f'kind="unwind" unwindAction="close{number}WithSegue:"'))
            leaves = f'                <exit id="e{number}" sceneMemberID="exit"/>\n'
        connections = "".join(
            ["                    <connections>\n", *segues, "                    </connections>\n"]) if segues else ""
        lines.append(SCENE.format(number=number, connections=connections, exit=leaves))
    return "".join([*lines, "    </scenes>\n</document>\n"])


def segue(name, destination, attributes):
    return f'                        <segue destination="{destination}" {attributes} id="g{name}"/>\n'
