// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no view") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view of the double that returns its child views.
@MainActor protocol Primitive: View where Body == Never {
  /// The child views, each with its key.
  func children(of node: Node) -> [Child]
}

/// A child view.
@MainActor struct Child {
  let key: AnyHashable
  let view: any View
  var environment: EnvironmentValues?

  init(_ key: some Hashable, _ view: any View, _ environment: EnvironmentValues? = nil) {
    (self.key, self.view, self.environment) = (AnyHashable(key), view, environment)
  }
}

nonisolated public struct EmptyView: View, Primitive {
  public init() {}
  @MainActor func children(of node: Node) -> [Child] { [] }
}

nonisolated public struct AnyView: View, Primitive {
  private let view: any View
  public init<V>(_ view: V) where V: View { self.view = view }
  @MainActor func children(of node: Node) -> [Child] { [Child(0, view)] }
}

nonisolated public struct TupleView<T>: View, Primitive {
  public var value: T
  private let views: [any View]

  public init(_ value: T) {
    self.value = value
    views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init(_ value: T, _ views: [any View]) { (self.value, self.views) = (value, views) }
  @MainActor func children(of node: Node) -> [Child] { views.enumerated().map { Child($0.offset, $0.element) } }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  @MainActor func children(of node: Node) -> [Child] { map { [Child(0, $0)] } ?? [] }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  @MainActor func children(of node: Node) -> [Child] {
    switch storage {
    case .first(let view): [Child(true, view)]
    case .second(let view): [Child(false, view)]
    }
  }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views)
  }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .first(first))
  }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .second(second))
  }
}

public typealias ContentBuilder = ViewBuilder
