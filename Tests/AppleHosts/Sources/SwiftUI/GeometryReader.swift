// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct GeometryProxy {
  private let ownSize: CGSize
  public var size: CGSize { ownSize }

  init(width: CGFloat) { ownSize = CGSize(width: width, height: 600) }
}

/// Each view that reads a size is as wide as the window of its tree.
nonisolated public struct GeometryReader<Content>: View, Primitive where Content: View {
  public var content: (GeometryProxy) -> Content

  public init(@ContentBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor func children(of node: Node) -> [Child] { [Child(0, content(GeometryProxy(width: node.tree.width.now)))] }
}
