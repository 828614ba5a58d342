"""Code that swiftc must reject when it compiles against the headers. Each piece has a wrong and a right version.

If swiftc accepts a wrong piece, or rejects it for another reason, the headers have a fault. A check that accepts
everything would prove nothing.
"""

import collections
import re

# `code` has «wrong|right». `said` is a regular expression for the message about the wrong one.
Control = collections.namedtuple("Control", ["name", "code", "said", "systems"], defaults=[("iOS", "tvOS", "Catalyst", "visionOS")])

CONTROLS = [
    Control(
        "unknown-member", "func f(_ page: UIViewController) { page.«layoutPage|loadViewIfNeeded»() }",
        r"value of type 'UIViewController' has no member 'layoutPage'"),
    Control(
        "argument-label", "func f(_ page: UIViewController) { page.didMove(«to|toParent»: nil) }",
        r"incorrect argument label in call \(have 'to:', expected 'toParent:'\)"),
    Control(
        "objective-c-name", "func f(_ page: UIViewController) { page.«addChildViewController|addChild»(page) }",
        r"'addChildViewController' has been renamed to 'addChild\(_:\)'"),
    Control(
        "optional-property", "func f(_ layer: UIPresentationController, _ view: UIView) { layer.containerView«|?».addSubview(view) }",
        r"value of optional type 'UIView\?' must be unwrapped"),
    Control(
        "nonnull-parameter", "func f(_ page: UIViewController) { page.addChild(«nil|page») }",
        r"'nil' is not compatible with expected argument type 'UIViewController'"),
    Control(
        "read-only-property", "func f(_ page: UIViewController) { page.«navigationController|title» = nil }",
        r"'navigationController' is a get-only property"),
    Control(
        "optional-requirement",
        "func f(_ layer: UIPresentationController) -> Bool? { layer.delegate?.presentationControllerShouldDismiss«|?»(layer) }",
        r"value of optional type .* must be unwrapped"),
    Control(
        "override-missing", "final class Page: UIViewController { «|override» func viewDidAppear(_ animated: Bool) {} }",
        r"overriding declaration requires an 'override' keyword"),
    Control(
        "override-of-nothing", "final class Page: UIViewController { override func «viewDidApear|viewDidAppear»(_ animated: Bool) {} }",
        r"method does not override any method from its superclass"),
    Control(
        "required-initializer", "final class Page: UIViewController {\n"
        "  init() { super.init(nibName: nil, bundle: nil) }\n  «|required init?(coder: NSCoder) { nil }»\n}",
        r"'required' initializer 'init\(coder:\)' must be provided by subclass of 'UIViewController'"),
    Control(
        "delegate-label", "final class Tabs: NSObject, UITabBarControllerDelegate {\n"
        "  func tabBarController(_ bar: UITabBarController, «shouldSelekt|shouldSelect» page: UIViewController) -> Bool { true }\n}",
        r"nearly matches optional requirement 'tabBarController\(_:shouldSelect:\)'"),
    Control(
        "delegate-result", "final class Sheet: NSObject, UIAdaptivePresentationControllerDelegate {\n"
        "  func presentationControllerShouldDismiss(_ layer: UIPresentationController) -> «Int|Bool» { «1|true» }\n}",
        r"nearly matches optional requirement 'presentationControllerShouldDismiss'"),
    Control(
        "delegate-parameter", "final class Stack: NSObject, UINavigationControllerDelegate {\n"
        "  func navigationController(_ stack: UINavigationController, didShow page: «UIView|UIViewController», animated: Bool) {}\n}",
        r"nearly matches optional requirement 'navigationController\(_:didShow:animated:\)'"),
    Control(
        "required-requirement", "final class Slide: NSObject, UIViewControllerAnimatedTransitioning {\n"
        "  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0 }\n"
        "  «|func animateTransition(using context: any UIViewControllerContextTransitioning) {}»\n}",
        r"type '\S+Slide' does not conform to protocol 'UIViewControllerAnimatedTransitioning'"),
    Control(
        "off-the-main-actor", "«nonisolated|@MainActor» func f(_ page: UIViewController) { page.loadViewIfNeeded() }",
        r"call to main actor-isolated instance method 'loadViewIfNeeded\(\)' in a synchronous nonisolated context"),
    Control(
        "sent-off-the-main-actor", "func f(_ page: UIViewController) async { await «Task.detached|Task» { page.title = nil }.value }",
        r"main actor-isolated property 'title' can not be mutated from a nonisolated context"),
    Control(
        "newer-property", "func f(_ bar: UITabBarController) { if #available(iOS «17|18», tvOS «17|18», *) { _ = bar.selectedTab } }",
        r"'selectedTab' is only available in \S+ 18\.0 or newer", ("iOS", "tvOS")),
    Control(
        "newer-property-of-catalyst", "func f(_ bar: UITabBarController) { if #available(«iOS 17|iOS 18», *) { _ = bar.selectedTab } }",
        r"'selectedTab' is only available in Mac Catalyst 18\.0 or newer", ("Catalyst",)),
    Control(
        "newest-property",
        "func f(_ bar: UINavigationController) { if #available(iOS «18|26», *) { _ = bar.interactiveContentPopGestureRecognizer } }",
        r"'interactiveContentPopGestureRecognizer' is only available in .* 26\.0 or newer", ("iOS", "Catalyst")),
    Control(
        "absent-property", "func f(_ page: UIViewController) { _ = page.«sheetPresentationController|presentationController» }",
        r"'sheetPresentationController' is unavailable in tvOS", ("tvOS",)),
    Control(
        "absent-case", "func f(_ page: UIViewController) { page.modalPresentationStyle = .«formSheet|fullScreen» }",
        r"'formSheet' is unavailable in tvOS", ("tvOS",)),
]

# No requirement has a similar name, so swiftc accepts the method. The search for entry points must notice it.
UNNOTICED = """\
import UIKit

@MainActor final class Slide: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, on presenting: UIViewController, at source: Int
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
"""

CHOICE = re.compile(r"«([^|»]*)\|([^»]*)»")


def text(control, side):
    """The source of a control: side 1 is wrong, and side 2 is right. All right sides compile as one module."""
    code = re.sub(r"\bfunc f\b", "static func f", CHOICE.sub(lambda match: match.group(side), control.code))
    return f"import Foundation\nimport UIKit\n\n@MainActor enum {control.name.title().replace('-', '')} {{\n{code}\n}}\n"


def write(folder, system):
    """Writes the controls of a system, and returns the wrong files and the right ones."""
    controls, files = [control for control in CONTROLS if system in control.systems], ([], [])
    for side, name in ((1, "wrong"), (2, "right")):
        (folder / name).mkdir(parents=True)
        for control in controls:
            files[side - 1].append(file := folder / name / f"{control.name}.swift")
            file.write_text(text(control, side))
    return files


def faults(said, system):
    """Compares swiftc's messages about the wrong files with the expected ones. Returns each difference as a line."""
    lines = []
    for control in CONTROLS:
        if system not in control.systems:
            continue
        found = re.findall(rf"/wrong/{control.name}\.swift:\d+:\d+: error: (.*)", said)
        others = [each for each in found if not re.search(control.said, each)]
        if not found:
            lines.append(f"control {control.name}: swiftc accepts it")
        lines += [f"control {control.name}: refused for another reason: {each}" for each in others]
    return lines
