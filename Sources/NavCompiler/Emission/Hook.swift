/// One requirement of the screens protocol: a factory or a hook.
struct Hook {
  let entry: Entry

  /// Which of the runtime's questions it answers.
  enum Entry {
    case makePage(ScreenID)
    case preparePush(SegueID)
    /// An unwind that lands on a screen, which may be one of several.
    case unwind(SegueID, to: ScreenID, isOnlyTarget: Bool)
    case back(to: ScreenID)
    case mounted(ScreenID)
  }

  /// The id by which its call is found; the way back and an unwind with several targets are found by the screen they land on.
  var number: Int32 {
    switch entry {
    case .makePage(let id), .mounted(let id), .back(let id): id.index
    case .preparePush(let id), .unwind(let id, _, isOnlyTarget: true): id.index
    case .unwind(_, let target, isOnlyTarget: false): target.index
    }
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

extension EmissionContext {
  /// The screens whose pages are in the signature of a hook, the one it is called on first.
  func screens(of hook: Hook) -> (first: ScreenID, second: ScreenID?) {
    switch hook.entry {
    case .makePage(let id), .mounted(let id), .back(let id): return (id, nil)
    case .unwind(let unwind, let target, _): return (target, segue(unwind).source)
    case .preparePush(let push):
      let segue = segue(push)
      guard case .push(let destination, _, _) = segue.kind else { return (segue.source, nil) }
      return (segue.source, destination)
    }
  }

  /// The factory of a screen, and the hooks of its pushes and of the way back to it.
  func hooks(of id: ScreenID) -> [Hook] {
    if screen(id).mount != nil { return [Hook(entry: .mounted(id))] }
    let pushes = pushes(of: id)
    var hooks = [Hook(entry: .makePage(id))] + pushes.map { Hook(entry: .preparePush($0)) }
    if !pushes.isEmpty { hooks.append(Hook(entry: .back(to: id))) }
    return hooks
  }

  /// The hooks of the screens that the unwinds of a screen can land on.
  func unwindHooks(of id: ScreenID) -> [Hook] {
    unwinds(of: id).flatMap { unwind -> [Hook] in
      let targets = landings.targets(of: unwind)
      return targets.map { Hook(entry: .unwind(unwind, to: $0, isOnlyTarget: targets.count == 1)) }
    }
  }
}

/// Writes what belongs to a hook: its comment, its signature, and the call that leads to it from ids.
struct HookWriter {
  let context: EmissionContext
  /// Where the signatures stand: requirements inside the graph's namespace, defaults in an extension.
  let scope: SwiftNames.Scope

  private var names: SwiftNames { context.names }

  func writeDoc(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      out.doc("Makes the page of `", text(id), "`; called once for each time it is pushed.")
    case .mounted(let id):
      let doc = context.screen(id).doc.map { " " + context.text($0) } ?? ""
      out.doc(EmissionContext.printable("Makes the pages of `\(text(id))`; asked for once.\(doc)"))
    case .preparePush(let push):
      let source = context.segue(push).source
      out.doc("Before `", context.printable(push), "` of `", text(source), "` shows the page it has made.")
    case .back(let id):
      out.doc("When a plain back has come down to `", text(id), "`.")
    case .unwind(let unwind, let target, _):
      let source = context.segue(unwind).source
      out.doc("When `", context.printable(unwind), "` of `", text(source), "` unwinds to `", text(target), "`.")
    }
  }

  /// Goes on with a line by the signature of a hook.
  func putSignature(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      out.put("func ", SwiftIdentifier.escaped(names.screenMembers[id.position]), "(")
      out.list { out in out.item("_ screen: ", RuntimeName.screenHandle, "<", screen(id), ">") }
      out.put(") -> ", page(id))
    case .mounted(let id):
      let name = SwiftIdentifier.escaped(names.screenMembers[id.position])
      out.put("var ", name, ": ", names.providerTypes[id.position], " { get }")
    case .preparePush(let push):
      let segue = context.segue(push)
      guard case .push(let destination, _, _) = segue.kind else { return }
      putFunction(hook, RuntimeName.pushSegue, to: &out) { out in
        out.item(page(segue.source))
        out.item(page(destination))
        out.item(screen(destination))
      }
    case .back(let id):
      out.put("func ")
      putName(hook, to: &out)
      out.put("(")
      out.list { out in
        out.item("for ", local, RuntimeName.backSegue, "<", page(id))
        out.put(">")
      }
      out.put(")")
    case .unwind(let unwind, let target, _):
      let source = context.segue(unwind).source
      putFunction(hook, RuntimeName.unwindSegue, to: &out) { out in
        // Where it is a fragment that is left, it is any of the fragment's pages.
        out.item(context.screen(source).mount == nil ? page(source) : "Any")
        out.item(page(target))
        out.item(ReturnedValue.type(of: unwind, context, in: scope) ?? names.standard(.void, in: scope))
      }
    }
  }

  private func putFunction(
    _ hook: Hook, _ type: String, to out: inout SwiftWriter, _ types: (inout SwiftWriter) -> Void
  ) {
    out.put("func ")
    putName(hook, to: &out)
    out.put("(")
    out.list { out in
      out.item("for ", local, type, "<")
      out.list(.list, types)
      out.put(">")
    }
    out.put(")")
  }

  /// Writes the call, from inside an extension of the protocol.
  func writeCall(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      let name = names.screenMembers[id.position]
      // `makePage` has parameters called so.
      let isHidden = name == "screen" || name == "context" || SwiftIdentifier.isKeyword(name)
      out.put("return ", isHidden ? "self." : "", isHidden ? SwiftIdentifier.afterDot(name) : name, "(")
      out.list { out in out.item("context.handle()") }
      out.line(")")
    case .mounted(let id):
      out.line("return self.", SwiftIdentifier.afterDot(names.screenMembers[id.position]))
    case .preparePush: writeCall(hook, RuntimeName.pushSegue, to: &out)
    case .back: writeCall(hook, RuntimeName.backSegue, to: &out)
    case .unwind: writeCall(hook, RuntimeName.unwindSegue, to: &out)
    }
  }

  private func writeCall(_ hook: Hook, _ type: String, to out: inout SwiftWriter) {
    putName(hook, to: &out)
    out.put("(")
    out.list { out in out.item("for: ", type, "(context)") }
    out.line(")")
  }

  /// Goes on with a line by the name of a hook that is no factory.
  private func putName(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage, .mounted: break
    case .preparePush(let push): out.put("prepare", names.segueHooks[push.position])
    case .back(let id): out.put("backTo", names.screenHooks[id.position])
    case .unwind(let unwind, let target, let isOnlyTarget):
      out.put("unwind", names.segueHooks[unwind.position])
      if !isOnlyTarget { out.put("To", names.screenHooks[target.position]) }
    }
  }

  // MARK: - Words

  private func text(_ id: ScreenID) -> String { context.printable(id) }

  /// A parameter's own name: a default that does nothing has no use for it, and without one the Swift compiler writes no
  /// description of its type for the debugger.
  private var local: String { scope == .file ? "_: " : "segue: " }

  private func screen(_ id: ScreenID) -> String { names.screen(id, in: scope) }

  private func page(_ id: ScreenID) -> String { names.pageTypes[id.position] }
}
