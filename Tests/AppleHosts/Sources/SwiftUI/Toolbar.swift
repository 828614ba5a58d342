// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

public struct ToolbarItemPlacement: Sendable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
}

public struct ToolbarPlacement {
  fileprivate let name: String
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
}

nonisolated public enum Visibility: Hashable, CaseIterable {
  case hidden
}

public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  let content: Content
  public var body: Never { return fatalError("an item of a toolbar has no body") }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarItem: ToolbarViews {
  var views: [any View] { [content] }
}

/// The views of a toolbar that the double shows.
@MainActor protocol ToolbarViews {
  var views: [any View] { get }
}

struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent, ToolbarViews {
  let first: First
  let second: Second
  var body: Never { return fatalError("items of a toolbar have no body") }
  var views: [any View] { [first, second].flatMap { ($0 as? any ToolbarViews)?.views ?? [] } }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { return fatalError("an item that may be there has no body") }
}

extension Optional: ToolbarViews where Wrapped: ToolbarContent {
  var views: [any View] { flatMap { ($0 as? any ToolbarViews)?.views } ?? [] }
}

@resultBuilder public struct ToolbarContentBuilder {
  @MainActor public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }
  @MainActor public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent { ToolbarPair(first: c0, second: c1) }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }
}

extension View {
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    Barred(content: self, toolbar: content())
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let hidesBar = visibility == .hidden && bars.contains { $0.name == ToolbarPlacement.navigationBar.name }
    return Modified(content: self, effect: { $0.hidesBar = hidesBar })
  }
}

/// A view with a toolbar. The toolbar belongs to the window, so it is visible even if other views cover the view.
nonisolated struct Barred<Content: View, Toolbar: ToolbarContent>: View, Primitive {
  let content: Content
  let toolbar: Toolbar

  @MainActor func children(of node: Node) -> [Child] {
    let items = (toolbar as? any ToolbarViews)?.views ?? []
    return [Child(0, content), Child(Node.toolbarKey, VStackOfAny(items))]
  }
}
