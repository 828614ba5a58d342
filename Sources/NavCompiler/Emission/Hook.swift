/// One requirement of the screens protocol: a factory or a hook, its default, and the call that leads to it from ids.
struct Hook {
  /// The screens whose pages are in its signature, the one it is called on first.
  var screens: [ScreenID]
  var doc: String
  /// `func catalog(`, the parameters, `)` and the result.
  var signature: Breakable
  var entry: Entry
  /// The call, from inside an extension of the protocol.
  var call: Breakable

  /// Which of the runtime's questions it answers.
  enum Entry {
    case makePage(ScreenID)
    case preparePush(SegueID)
    case unwind(SegueID, to: ScreenID)
    case back(to: ScreenID)
    case mounted(ScreenID)
  }

  /// The screen whose factory it is, which the app must give; any other does nothing where the app says nothing.
  var provides: ScreenID? {
    switch entry {
    case .makePage(let id), .mounted(let id): id
    case .preparePush, .unwind, .back: nil
    }
  }

  /// Whether the runtime's question names no segue of the graph.
  var isFoundByScreen: Bool {
    switch entry {
    case .makePage, .mounted, .back: true
    case .preparePush, .unwind: false
    }
  }
}

/// Makes the hooks of a graph, screen by screen.
struct HookFactory {
  let context: EmissionContext
  /// Where the signatures will stand: requirements inside the graph's namespace, defaults in an extension.
  let scope: SwiftNames.Scope

  private var names: SwiftNames { context.names }

  func hooks(of id: ScreenID) -> [Hook] {
    if context.screen(id).mount != nil { return [provider(id)] }
    let pushes = context.pushes(of: id)
    var hooks = [factory(id)] + pushes.compactMap(preparePush)
    if !pushes.isEmpty { hooks.append(backHook(id)) }
    return hooks
  }

  /// The hooks of the screens that the unwinds of a screen can land on.
  func unwindHooks(of id: ScreenID) -> [Hook] {
    context.unwinds(of: id).flatMap { unwind -> [Hook] in
      let targets = context.landings.targets(of: unwind)
      return targets.map { unwindHook(unwind, to: $0, isOnlyTarget: targets.count == 1) }
    }
  }

  // MARK: - The kinds

  private func factory(_ id: ScreenID) -> Hook {
    let name = names.screenMembers[Int(id.index)]
    // `makePage` has parameters called so.
    let isHidden = name == "screen" || name == "context" || SwiftIdentifier.isKeyword(name)
    let callee = isHidden ? "self.\(SwiftIdentifier.afterDot(name))" : name
    return Hook(
      screens: [id], doc: "Makes the page of `\(text(id))`; called once for each time it is pushed.",
      signature: Breakable(
        "func \(SwiftIdentifier.escaped(name))(", ["_ screen: \(runtime("ScreenHandle"))<\(screen(id))>"],
        ") -> \(page(id))"),
      entry: .makePage(id), call: Breakable("return \(callee)(", ["context.handle()"], ")"))
  }

  private func provider(_ id: ScreenID) -> Hook {
    let name = names.screenMembers[Int(id.index)]
    let doc = context.screen(id).doc.map { " " + context.text($0) } ?? ""
    return Hook(
      screens: [id], doc: EmissionContext.printable("Makes the pages of `\(text(id))`; asked for once.\(doc)"),
      signature: Breakable("var \(SwiftIdentifier.escaped(name)): \(names.providerTypes[Int(id.index)]) { get }"),
      entry: .mounted(id), call: Breakable("return self.\(SwiftIdentifier.afterDot(name))"))
  }

  private func preparePush(_ push: SegueID) -> Hook? {
    let segue = context.segue(push)
    guard case .push(let destination, _, _) = segue.kind else { return nil }
    let name = "prepare" + names.segueHooks[Int(push.index)]
    let parameter = Breakable(
      "for \(local("segue")): \(runtime("PushSegue"))<", [page(segue.source), page(destination), screen(destination)],
      ">")
    return Hook(
      screens: [segue.source, destination],
      doc: "Before `\(context.text(segue.name))` of `\(text(segue.source))` shows the page it has made.",
      signature: Breakable("func \(name)(", [.nested(parameter)], ")"),
      entry: .preparePush(push),
      call: Breakable("\(name)(", ["for: \(runtime("PushSegue"))(context)"], ")"))
  }

  private func backHook(_ id: ScreenID) -> Hook {
    let name = "backTo" + capitalized(id)
    return Hook(
      screens: [id], doc: "When a plain back has come down to `\(text(id))`.",
      signature: Breakable("func \(name)(", ["for \(local("segue")): \(runtime("BackSegue"))<\(page(id))>"], ")"),
      entry: .back(to: id), call: Breakable("\(name)(", ["for: \(runtime("BackSegue"))(context)"], ")"))
  }

  private func unwindHook(_ unwind: SegueID, to target: ScreenID, isOnlyTarget: Bool) -> Hook {
    let segue = context.segue(unwind)
    let name = "unwind" + names.segueHooks[Int(unwind.index)] + (isOnlyTarget ? "" : "To" + capitalized(target))
    let value = ReturnedValue.type(of: unwind, context, in: scope) ?? names.standard("Void", in: scope)
    let parameter = Breakable(
      "for \(local("segue")): \(runtime("UnwindSegue"))<", [leftPage(segue.source), page(target), value], ">")
    return Hook(
      screens: [target, segue.source],
      doc: "When `\(context.text(segue.name))` of `\(text(segue.source))` unwinds to `\(text(target))`.",
      signature: Breakable("func \(name)(", [.nested(parameter)], ")"),
      entry: .unwind(unwind, to: target), call: Breakable("\(name)(", ["for: \(runtime("UnwindSegue"))(context)"], ")"))
  }

  // MARK: - Words

  private func text(_ id: ScreenID) -> String { EmissionContext.printable(context.text(context.screen(id).name)) }

  /// A parameter's own name: a default that does nothing has no use for it, and without one the Swift compiler writes no
  /// description of its type for the debugger.
  private func local(_ name: String) -> String { scope == .file ? "_" : name }

  private func capitalized(_ id: ScreenID) -> String {
    SwiftIdentifier.capitalized(names.screenMembers[Int(id.index)])
  }

  private func screen(_ id: ScreenID) -> String { names.screen(id, in: scope) }

  private func page(_ id: ScreenID) -> String { names.pageTypes[Int(id.index)] }

  /// The page that an unwind leaves; where it is a fragment that is left, any of the fragment's.
  private func leftPage(_ id: ScreenID) -> String { context.screen(id).mount == nil ? page(id) : "Any" }

  private func runtime(_ name: String) -> String { names.runtime(name) }
}
