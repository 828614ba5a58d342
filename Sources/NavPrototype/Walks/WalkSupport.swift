import NavCompiler
import NavPlayer
import NavTable

/// The code below the tests of a file: the app, its pages, and its facts.
struct WalkSupport {
  private let files: WalkFiles
  /// The functions that the initial values of facts call.
  private(set) var needed: [Int] = []

  init(_ files: WalkFiles) { self.files = files }

  private var name: String { files.root.namespace }

  mutating func text(_ types: inout WalkTypes) -> String {
    let screens = files.all.map(screens).joined(separator: "\n\n")
    return [app, screens, facts(&types)].joined(separator: "\n\n")
  }

  private var app: String {
    """
    /// The app on a host that does not draw, with animations of 350 ms.
    @MainActor private final class \(name)Walk {
      let host = NavTesting.InMemoryHost<Any>(animation: .milliseconds(350))
      let facts = \(name)WalkFacts()
      let navigator: NavRuntime.Navigator<\(name), NavTesting.InMemoryHost<Any>>
      private var asked: [NavRuntime.RequestID] = []
      private var outcomes: [NavRuntime.RequestID: NavRuntime.Outcome] = [:]
      private var observation: NavRuntime.EventObservation?

      init(_ root: (any NavRuntime.Screen)? = nil) {
        navigator = NavRuntime.Navigator(host: host, screens: \(name)WalkScreens(), facts: facts)
        if let root { navigator.start(with: root) } else { navigator.start() }
        observation = navigator.observe { [weak self] event in
          switch event.kind {
          case .requested(let request): self?.asked.append(request.id)
          case .ended(let request, let outcome): self?.outcomes[request] = outcome
          default: break
          }
        }
      }

      /// The outcome of a request by its number, starting at 0.
      func outcome(_ number: Int) -> NavRuntime.Outcome? {
        asked.indices.contains(number) ? outcomes[asked[number]] : nil
      }

      /// The topmost page of a screen, or the page at a position of the stack.
      func page<S: NavRuntime.Screen>(
        _ screen: S.Type, at place: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
      ) throws -> NavRuntime.ScreenHandle<S> {
        guard let place else { return try #require(navigator.handle(screen), sourceLocation: sourceLocation) }
        let stack = navigator.stack
        let instance = try #require(stack.indices.contains(place) ? stack[place].id : nil, sourceLocation: sourceLocation)
        return try #require(navigator.handle(screen, of: instance), sourceLocation: sourceLocation)
      }

      /// The new page during a transition.
      func arriving<S: NavRuntime.Screen>(
        _ screen: S.Type, sourceLocation: Testing.SourceLocation = #_sourceLocation
      ) throws -> NavRuntime.ScreenHandle<S> {
        let instance = try #require(host.stack.last?.id, sourceLocation: sourceLocation)
        return try #require(navigator.handle(screen, of: instance), sourceLocation: sourceLocation)
      }

      func set(_ change: (inout \(name)WalkFacts.Known) throws -> Void) throws {
        try change(&facts.known)
        navigator.factsDidChange()
      }

      /// Waits until transitions, async facts, and waiting requests end.
      func rest() async {
        for _ in 0..<1_000 {
          if await host.settled(within: facts.areLate ? .milliseconds(20) : .seconds(10)) { return }
          guard facts.areLate else { return }
          host.advance(by: \(name)WalkFacts.longest)
        }
      }

      func expect(
        _ outcome: NavRuntime.Outcome?, _ expected: NavRuntime.Outcome?,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
      ) {
        #expect(outcome == expected, sourceLocation: sourceLocation)
      }

      func expectStack(_ screens: \(files.root.string)..., sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(navigator.stack.map(\\.name) == screens, sourceLocation: sourceLocation)
      }
    }
    """
  }

  // MARK: - Pages

  private func screens(_ names: CallerNames) -> String {
    var members: [String] = []
    for (index, screen) in names.graph.screens.enumerated() {
      let id = ScreenID(index)
      let factory = names.factory(of: id)
      if let mount = screen.mount {
        let fragment = names.graph.fragments[mount.fragment.position]
        guard
          let other = files.all.first(where: {
            $0.graph.texts.text($0.graph.name) == fragment.texts.text(fragment.name)
          })
        else { continue }
        members.append("  let \(factory) = \(other.namespace)WalkScreens()")
      } else if screen.isContainer {
        continue
      } else if screen.alert != nil {
        let type = names.type(of: id)
        let labels = names.labels(ofAlert: id).map { ", \($0): \"\"" }.joined()
        members.append(
          """
            func \(factory)(_ screen: NavRuntime.ScreenHandle<\(type)>) -> NavRuntime.AlertText<\(type)> {
              NavRuntime.AlertText(title: ""\(labels))
            }
          """)
      } else {
        let handle = "NavRuntime.ScreenHandle<\(names.type(of: id))>"
        let (page, made) =
          names.graph.pages == nil ? (handle, "screen") : made(screen, names)
        members.append("  func \(factory)(_ screen: \(handle)) -> \(page) { \(made) }")
        if let placeholder = names.placeholderFactory(of: id) {
          members.append("  func \(placeholder)(_ screen: \(handle)) -> \(page) { \(made) }")
        }
      }
    }
    for hook in names.requiredHooks(pages: { page(of: $0, names) }) {
      members.append(hook.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    }
    let stub = names.pageStub(called: page(of: names)).map { $0 + "\n" } ?? ""
    let doc =
      names.graph.pages == nil ? "/// Pages that are their handles." : "/// Pages of the type that the graph declares."
    return """
      \(stub)\(doc)
      @MainActor private final class \(names.namespace)WalkScreens: \(names.screensProtocol) {
      \(members.joined(separator: "\n"))
      }
      """
  }

  /// The type of a page that the graph declares, and the code that creates it.
  private func made(_ screen: Screen, _ names: CallerNames) -> (String, String) {
    let page = page(of: names)
    return (page, "\(page)(\(CallerNames.quoted(names.graph.texts.text(screen.name))))")
  }

  private func page(of names: CallerNames) -> String {
    names.ownPage.map { "\(WalkValues.handwrittenType(of: name)).\($0.name)" } ?? "\(names.namespace)WalkPage"
  }

  /// The type of a screen's page. For a fragment, the type of its first page.
  private func page(of id: ScreenID, _ names: CallerNames) -> String {
    if let mount = names.graph.screens[id.position].mount {
      let fragment = names.graph.fragments[mount.fragment.position]
      let name = fragment.texts.text(fragment.name)
      guard let inner = files.all.first(where: { $0.graph.texts.text($0.graph.name) == name }) else { return "Any" }
      return page(of: fragment.root, inner)
    }
    return names.graph.pages == nil ? "NavRuntime.ScreenHandle<\(names.type(of: id))>" : page(of: names)
  }

  // MARK: - Facts

  private mutating func facts(_ types: inout WalkTypes) -> String {
    var known: [String] = []
    var answers: [String] = []
    var longest = 1
    for fact in files.facts {
      guard let (names, id) = files.fact(fact) else { continue }
      let declaration = names.graph.facts[id.position]
      let type = names.type(declaration.type)
      let (member, afterDot) = names.fact(id)
      let sample = sample(of: declaration.type, in: names, &types)
      known.append(sample.map { "    var \(member): \(type) = \($0)" } ?? "    var \(member): \(type)?")
      var body =
        sample == nil ? "known.\(afterDot) ?? Self.unknown(\(CallerNames.quoted(fact)))" : "known.\(afterDot)"
      let parameters = names.parameters(of: id)
      let effects = declaration.async == nil ? "" : " async"
      if let async = declaration.async {
        longest = max(longest, async.timeout.count)
        body = "await answer(within: .milliseconds(\(async.timeout.count)))\n    return " + body
      }
      if parameters.isEmpty {
        answers.append(
          declaration.async == nil
            ? "  var \(member): \(type) { \(body) }"
            : "  var \(member): \(type) {\n    get async {\n    \(body)\n    }\n  }")
      } else {
        let list = parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        answers.append("  func \(member)(\(list))\(effects) -> \(type) {\n    \(body)\n  }")
      }
    }
    let hasUnknown = answers.contains { $0.contains("Self.unknown(") }
    return """
      /// The facts of the app, which a test sets.
      @MainActor private final class \(name)WalkFacts: \(files.root.factsProtocol) {
        struct Known {
      \(known.joined(separator: "\n"))
        }

        var known = Known()
        /// The duration of async facts. A fact does not return if the duration exceeds its timeout.
        var lookups = Swift.Duration.zero
        static let longest = Swift.Duration.milliseconds(\(longest))
        private(set) var areLate = false

      \(answers.joined(separator: "\n"))
      \(hasUnknown ? "\n  private static func unknown<Value>(_ fact: \(files.root.string)) -> Value { preconditionFailure(\"set a value of '\\(fact)' first\") }\n" : "")
        private func answer(within limit: Swift.Duration) async {
          areLate = limit < lookups
          if areLate { try? await Task.sleep(for: .seconds(3_600)) }
        }
      }
      """
  }

  /// The initial value of a fact as an expression, or `nil` if only a function could create one.
  private mutating func sample(of type: TypeReference, in names: CallerNames, _ types: inout WalkTypes) -> String? {
    let sample = WalkTypes.sample(type, in: names.graph)
    switch (types.type(type, in: names), type) {
    case (.optional, _): return "nil"
    case (.made(let number), _):
      needed.append(number)
      return nil
    case (.choice, .declared(let id)): return names.enumCase(id, sample.plain)
    case (.decimal, _): return "1.0"
    case (.text, _): return CallerNames.quoted(sample.plain)
    default: return sample.text
    }
  }
}
