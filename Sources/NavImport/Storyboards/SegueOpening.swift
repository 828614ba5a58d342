/// How a segue of a storyboard opens its destination.
struct SegueOpening: Equatable {
  var opening: Draft.Opening
  var code: ImportCode
  var transition: String?

  /// - Parameters:
  ///   - segue: A segue that opens a screen.
  ///   - destination: The object that the segue leads to, after all references.
  ///   - isPresentedAlways: Whether a navigation controller cannot push the destination.
  ///   - isContainer: Whether the destination becomes a container, which no segue of a graph can push.
  ///   - isInRun: Whether the segue starts in a navigation controller.
  init(
    _ segue: StoryboardFile.Segue, to destination: StoryboardFile.Object, isPresentedAlways: Bool, isContainer: Bool,
    isInRun: Bool
  ) {
    let style = segue.presentationStyle ?? destination.presentationStyle
    let presented = Draft.Opening.present(Self.style(style))
    switch segue.kind {
    case "show", "push":
      let isAlone = segue.kind == "show" && !isInRun
      opening = isPresentedAlways ? presented : .push
      code = isPresentedAlways ? .showContainer : isAlone ? .showAlone : .push
    case "presentation", "modal", "sheet":
      opening = presented
      code = style == "custom" ? .customPresentation : segue.customClass == nil ? .present : .customClass
      transition = segue.customClass.flatMap(Self.transition)
    case "popoverPresentation", "popover":
      opening = .present(.popover)
      code = .popover
    case "relationship":
      opening = isContainer ? presented : .push
      code = segue.relationship == "nextPage" ? .nextPage : .detail
    default:
      opening = isPresentedAlways ? presented : .push
      code = segue.kind == "custom" ? .custom : .showDetail
      if segue.kind == "custom" { transition = segue.customClass.flatMap(Self.transition) }
    }
    guard transition == nil, opening == presented, code != .popover else { return }
    transition = [segue.transitionStyle ?? destination.transitionStyle].compactMap { $0 }.first {
      $0 != "coverVertical"
    }
  }

  private static func style(_ text: String?) -> Draft.Style {
    switch text {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .full
    case "popover": .popover
    default: .sheet
    }
  }

  /// Returns the transition that a class of segues animates: `slideDown` for `SlideDownSegue`.
  private static func transition(of className: String) -> String? {
    let isSuffixed = className.hasSuffix("Segue") && className != "Segue"
    return WordName.lowerCamelCase(isSuffixed ? String(className.dropLast("Segue".count)) : className)
  }
}
