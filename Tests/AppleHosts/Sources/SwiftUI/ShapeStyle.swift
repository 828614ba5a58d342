// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {}

public struct BackgroundStyle: ShapeStyle {
  nonisolated public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct Color: ShapeStyle, Hashable {
  private let name: String
  public static let brown = Color(name: "brown")
}

extension View {
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle { Modified(content: self) }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ContentBuilder content: () -> V
  ) -> some View where V: View {
    Backed(content: self, background: content())
  }

  nonisolated public func tint(_ tint: Color?) -> some View { Modified(content: self) }
}

/// A view with another one behind it.
nonisolated struct Backed<Content: View, Background: View>: View, Primitive {
  let content: Content
  let background: Background

  @MainActor func children(of node: Node) -> [Child] { [Child(1, background), Child(0, content)] }
}
