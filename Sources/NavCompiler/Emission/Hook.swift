/// One requirement of the screens protocol: a factory or a hook, its default, and the call that leads to it from ids.
struct Hook {
  /// The screens whose pages are in its signature, the one it is called on first.
  var screens: [ScreenID]
  var doc: String
  /// `func catalog(`, the parameters, `)` and the result.
  var signature: Breakable
  /// What the hook does where the app says nothing; `nil` for a factory, which the app must give.
  var standard: [SwiftCode]?
  var entry: Entry
  /// The call, from inside an extension of the protocol.
  var call: Breakable

  /// Which of the runtime's questions it answers.
  enum Entry {
    case makePage(ScreenID)
    case shouldPerform(from: ScreenID)
    case preparePush(SegueID)
    case prepareUnwind(from: ScreenID)
    case unwind(SegueID, to: ScreenID)
    case back(to: ScreenID)
  }
}

/// Makes the hooks of a graph, screen by screen.
struct HookFactory {
  let context: EmissionContext
  /// Where the signatures will stand: requirements inside the graph's namespace, defaults in an extension.
  let place: SwiftNames.Place

  private var names: SwiftNames { context.names }

  func hooks(of id: ScreenID) -> [Hook] {
    let unwinds = context.unwinds(of: id)
    let pushes = context.pushes(of: id)
    let back = context.canGoBack(id)
    var hooks = [factory(id)]
    if back || !pushes.isEmpty || !unwinds.isEmpty { hooks.append(shouldPerform(id)) }
    hooks += pushes.compactMap(preparePush)
    if back || !unwinds.isEmpty { hooks.append(prepareUnwind(id)) }
    if !pushes.isEmpty { hooks.append(backHook(id)) }
    return hooks
  }

  /// The hooks of the screens that the unwinds of a screen can land on.
  func unwindHooks(of id: ScreenID) -> [Hook] {
    context.unwinds(of: id).flatMap { unwind in
      context.landings.targets(of: unwind).map { unwindHook(unwind, to: $0) }
    }
  }

  // MARK: - The kinds

  private func factory(_ id: ScreenID) -> Hook {
    Hook(
      screens: [id], doc: "Makes the page of `\(text(id))`; called once for each time it is pushed.",
      signature: Breakable(
        function(id), ["_ screen: \(runtime("ScreenHandle"))<\(names.screen(id, in: place))>"], ") -> \(page(id))"),
      standard: nil, entry: .makePage(id), call: Breakable("return " + callee(id), ["context.handle()"], ")"))
  }

  private func shouldPerform(_ id: ScreenID) -> Hook {
    Hook(
      screens: [id], doc: "Whether a segue from `\(text(id))` may be performed; asked after its predicate.",
      signature: Breakable(
        function(id), ["_ page: \(page(id))", "shouldPerform segue: \(token(id))", sender], ") -> \(bool)"),
      standard: [.line("true")], entry: .shouldPerform(from: id),
      call: Breakable(
        "return " + callee(id),
        ["context.source()", "shouldPerform: \(runtime("Segue"))(segue)", "sender: context.sender"], ")"))
  }

  private func preparePush(_ push: SegueID) -> Hook? {
    let segue = context.segue(push)
    guard case .push(let destination, _, _) = segue.kind else { return nil }
    let label = "prepare" + SwiftIdentifier.capitalized(names.segueMembers[Int(push.index)])
    return Hook(
      screens: [segue.source, destination],
      doc: "Before `\(context.text(segue.name))` shows the page it has made.",
      signature: Breakable(
        function(segue.source),
        [
          "_ page: \(page(segue.source))", "\(label) destination: \(page(destination))",
          "for arguments: \(names.screen(destination, in: place))", sender,
        ], ")"),
      standard: [], entry: .preparePush(push),
      call: Breakable(
        callee(segue.source),
        ["context.source()", "\(label): context.target()", "for: context.arguments()", "sender: context.sender"], ")"))
  }

  private func prepareUnwind(_ id: ScreenID) -> Hook {
    Hook(
      screens: [id], doc: "Before an unwind from `\(text(id))`, or when its user has gone back.",
      signature: Breakable(
        function(id), ["_ page: \(page(id))", "prepareUnwind segue: \(token(id))", sender], ")"),
      standard: [], entry: .prepareUnwind(from: id),
      call: Breakable(
        callee(id), ["context.source()", "prepareUnwind: \(runtime("Segue"))(segue)", "sender: context.sender"], ")"))
  }

  private func backHook(_ id: ScreenID) -> Hook {
    Hook(
      screens: [id], doc: "When a plain back has come down to `\(text(id))`.",
      signature: Breakable(
        function(id), ["_ page: \(page(id))", "backFrom screen: \(runtime("ScreenInstance"))"], ")"),
      standard: [], entry: .back(to: id),
      call: Breakable(callee(id), ["context.target()", "backFrom: context.sourceInstance"], ")"))
  }

  private func unwindHook(_ unwind: SegueID, to target: ScreenID) -> Hook {
    let segue = context.segue(unwind)
    let label =
      "unwind" + SwiftIdentifier.capitalized(names.screenMembers[Int(segue.source.index)])
      + SwiftIdentifier.capitalized(names.segueMembers[Int(unwind.index)])
    var parameters = ["_ page: \(page(target))", "\(label) source: \(page(segue.source))"]
    var arguments = ["context.target()", "\(label): context.source()"]
    if let value = ReturnedValue.type(of: unwind, context, in: place) {
      parameters.append("returning value: \(value)")
      arguments.append("returning: context.value()")
    }
    return Hook(
      screens: [target, segue.source],
      doc: "When `\(context.text(segue.name))` of `\(text(segue.source))` unwinds to `\(text(target))`.",
      signature: Breakable(function(target), parameters, ")"), standard: [],
      entry: .unwind(unwind, to: target), call: Breakable(callee(target), arguments, ")"))
  }

  // MARK: - Words

  private func text(_ id: ScreenID) -> String { EmissionContext.printable(context.text(context.screen(id).name)) }

  private func function(_ id: ScreenID) -> String {
    "func \(SwiftIdentifier.escaped(names.screenMembers[Int(id.index)]))("
  }

  private func callee(_ id: ScreenID) -> String {
    let name = names.screenMembers[Int(id.index)]
    return SwiftIdentifier.isKeyword(name) ? "self.\(SwiftIdentifier.afterDot(name))(" : name + "("
  }

  private func page(_ id: ScreenID) -> String { names.pageTypes[Int(id.index)] }

  private func token(_ id: ScreenID) -> String { "\(runtime("Segue"))<\(names.screen(id, in: place))>" }

  private func runtime(_ name: String) -> String { names.runtime(name, in: place) }

  private var bool: String { names.standard("Bool", in: place) }

  private var sender: String { "sender: \(runtime("Sender"))" }
}
