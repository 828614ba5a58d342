// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String
  public static let center = HorizontalAlignment(name: "center")
}

public struct VerticalAlignment: Equatable, Sendable {
  private let name: String
  public static let center = VerticalAlignment(name: "center")
}

public struct Alignment: Equatable, Sendable {
  private let name: String
  public static let center = Alignment(name: "center")
}

nonisolated public struct ZStack<Content>: View, Primitive where Content: View {
  private let content: Content
  public init(alignment: Alignment = .center, @ContentBuilder content: () -> Content) { self.content = content() }
  @MainActor func children(of node: Node) -> [Child] { [Child(0, content)] }
}

nonisolated public struct VStack<Content>: View, Primitive where Content: View {
  private let content: Content
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ContentBuilder content: () -> Content)
  {
    self.content = content()
  }
  @MainActor func children(of node: Node) -> [Child] { [Child(0, content)] }
}

nonisolated public struct HStack<Content>: View, Primitive where Content: View {
  private let content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ContentBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor func children(of node: Node) -> [Child] { [Child(0, content)] }
}

nonisolated public struct List<SelectionValue, Content>: View, Primitive where SelectionValue: Hashable, Content: View {
  private let content: Content
  @MainActor func children(of node: Node) -> [Child] { [Child(0, content)] }
}

extension List where SelectionValue == Never {
  public init(@ContentBuilder content: () -> Content) { self.content = content() }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ContentBuilder content: @escaping (Data.Element) -> Content)
  {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach: View, Primitive where Content: View {
  public typealias Body = Never
  @MainActor func children(of node: Node) -> [Child] { data.map { Child(id($0), content($0)) } }
}
