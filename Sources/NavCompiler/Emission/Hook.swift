/// One requirement of the screens protocol: a factory or a hook.
struct Hook {
  let entry: Entry

  /// Which of the runtime's questions it answers.
  enum Entry {
    case makePage(ScreenID)
    case preparePush(SegueID)
    /// An unwind that lands on a screen, which may be one of several.
    case unwind(SegueID, to: ScreenID, isOnlyTarget: Bool)
    /// An unwind that lands on whichever screen has opened what many offer.
    case unwindAnywhere(SegueID)
    case back(to: ScreenID)
    case mounted(ScreenID)
  }

  /// The id by which its call is found; the way back and an unwind with several targets are found by the screen they land on.
  func number(in context: EmissionContext) -> TextSlice {
    switch entry {
    case .makePage(let id), .mounted(let id), .back(let id): context[id].number
    case .preparePush(let id), .unwind(let id, _, isOnlyTarget: true), .unwindAnywhere(let id): context[id].number
    case .unwind(_, let target, isOnlyTarget: false): context[target].number
    }
  }

  /// The screen whose factory it is, which the app must give; any other does nothing where the app says nothing.
  var provides: ScreenID? {
    switch entry {
    case .makePage(let id), .mounted(let id): id
    case .preparePush, .unwind, .unwindAnywhere, .back: nil
    }
  }

  /// Whether the runtime's question names no segue of the graph.
  var isFoundByScreen: Bool {
    switch entry {
    case .makePage, .mounted, .back: true
    case .preparePush, .unwind, .unwindAnywhere: false
    }
  }
}

extension EmissionContext {
  /// Whether the graph requires the app to write a hook.
  func isRequired(_ hook: Hook) -> Bool {
    switch hook.entry {
    case .makePage, .mounted: true
    case .preparePush(let segue), .unwind(let segue, _, _), .unwindAnywhere(let segue): self.segue(segue).requiresHook
    case .back: false
    }
  }

  /// The screens whose pages are in the signature of a hook, the one it is called on first.
  /// That of what many screens offer speaks of no source, and stands with the first screen if it speaks of none.
  func screens(of hook: Hook) -> (first: ScreenID, second: ScreenID?) {
    switch hook.entry {
    case .makePage(let id), .mounted(let id), .back(let id): return (id, nil)
    case .unwind(let unwind, let target, _): return (target, segue(unwind).source)
    case .unwindAnywhere(let unwind): return (segue(unwind).source, nil)
    case .preparePush(let push):
      let segue = segue(push)
      guard case .push(let destination, _, _) = segue.kind else { return (segue.source, nil) }
      if graph.anywhere.contains(push.index) { return (destination, nil) }
      return (segue.source, hasPage(destination) ? destination : nil)
    }
  }

  /// The factory of a screen, and the hooks of its pushes and of the way back to it.
  func hooks(of id: ScreenID) -> [Hook] {
    if screen(id).mount != nil { return [Hook(entry: .mounted(id))] }
    // A container has no page that could be made or told of anything.
    if !hasPage(id) { return [] }
    let pushes = pushes(of: id)
    var hooks = [Hook(entry: .makePage(id))] + pushes.map { Hook(entry: .preparePush($0)) }
    if landings.liesBelow(id) { hooks.append(Hook(entry: .back(to: id))) }
    return hooks
  }

  /// All hooks, without the factories, screen by screen.
  var allHooks: [Hook] {
    let own = screenIDs.flatMap { hooks(of: $0) + unwindHooks(of: $0) }
    return (own + offeredHooks).filter { $0.provides == nil }
  }

  /// The hooks of what many screens offer.
  var offeredHooks: [Hook] { offered.map { Hook(entry: .preparePush($0)) } }

  /// The hooks of the screens that the unwinds of a screen can land on.
  func unwindHooks(of id: ScreenID) -> [Hook] {
    unwinds(of: id).flatMap { unwind -> [Hook] in
      if landings.landsAnywhere(unwind) { return [Hook(entry: .unwindAnywhere(unwind))] }
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
  /// The types of pages for signatures outside the protocols; by default, the associated types.
  var pages: ((ScreenID) -> TextSlice)?

  private var names: SwiftNames { context.names }

  func writeDoc(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      if context.screen(id).alert != nil {
        out.doc("Makes the words of the alert `", context[id].text, "`; called once for each time it is presented.")
      } else {
        out.doc("Makes the page of `", context[id].text, "`; called once for each time it is pushed.")
      }
    case .mounted(let id):
      let doc = context.screen(id).doc.map { " " + context.text($0) } ?? ""
      out.doc(
        context.piece(EmissionContext.printable("Makes the pages of `\(context[id].text)`; asked for once.\(doc)")))
    case .preparePush(let push):
      out.doc("Before `", context[push].text, "` of `", context.sourceText(of: push), "` shows the page it has made.")
    case .back(let id):
      out.doc("When a plain back has come down to `", context[id].text, "`.")
    case .unwindAnywhere(let unwind):
      let source = context.segue(unwind).source
      out.doc(
        "When `", context[unwind].text, "` of `", context[source].text, "` unwinds to whichever screen opened it.")
    case .unwind(let unwind, let target, _):
      let source = context.segue(unwind).source
      out.doc(
        "When `", context[unwind].text, "` of `", context[source].text, "` unwinds to `", context[target].text, "`.")
    }
  }

  /// Goes on with a line by the signature of a hook.
  func putSignature(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      out.put("func ", context[id].member, "(")
      out.list { out in out.item("_ screen: ", RuntimeName.screenHandle, "<", context[id].type(in: scope), ">") }
      out.put(") -> ", page(of: id))
    case .mounted(let id):
      out.put("var ", context[id].member, ": ", context[id].provider, " { get }")
    case .preparePush(let push):
      let segue = context.segue(push)
      guard case .push(let destination, _, _) = segue.kind else { return }
      putFunction(hook, RuntimeName.pushSegue, to: &out) { out in
        out.item(context.graph.anywhere.contains(push.index) ? "Any" : ownPage(of: segue.source))
        out.item(page(of: destination))
        out.item(context[destination].type(in: scope))
      }
    case .back(let id):
      out.put("func ")
      putName(hook, to: &out)
      out.put("(")
      out.list { out in
        out.item("for ", local, RuntimeName.backSegue, "<", ownPage(of: id))
        out.put(">")
      }
      out.put(")")
    case .unwind(let unwind, let target, _): putUnwind(hook, unwind, to: ownPage(of: target), &out)
    case .unwindAnywhere(let unwind): putUnwind(hook, unwind, to: "Any", &out)
    }
  }

  /// The page of a screen that has one; for an alert, its text.
  private func page(of id: ScreenID) -> TextSlice {
    let hasPage = context.hasPage(id) && context.screen(id).alert == nil
    return hasPage ? ownPage(of: id) : context.page(of: id, in: scope)
  }

  private func ownPage(of id: ScreenID) -> TextSlice { pages?(id) ?? context[id].page }

  private func putUnwind(_ hook: Hook, _ unwind: SegueID, to target: TextSlice, _ out: inout SwiftWriter) {
    let source = context.segue(unwind).source
    putFunction(hook, RuntimeName.unwindSegue, to: &out) { out in
      // Where it is a fragment that is left, it is any of the fragment's pages.
      out.item(context.screen(source).mount == nil ? page(of: source) : "Any")
      out.item(target)
      out.item(context.piece(ReturnedValue.type(of: unwind, context, in: scope) ?? names.standard(.void, in: scope)))
    }
  }

  private func putFunction(
    _ hook: Hook, _ type: TextSlice, to out: inout SwiftWriter, _ types: (inout SwiftWriter) -> Void
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
      out.put("return ", isHidden ? "self." : "", isHidden ? context[id].memberAfterDot : context[id].member, "(")
      out.list { out in out.item("context.handle()") }
      out.line(")")
    case .mounted(let id):
      out.line("return self.", context[id].memberAfterDot)
    case .preparePush: writeCall(hook, RuntimeName.pushSegue, to: &out)
    case .back: writeCall(hook, RuntimeName.backSegue, to: &out)
    case .unwind, .unwindAnywhere: writeCall(hook, RuntimeName.unwindSegue, to: &out)
    }
  }

  private func writeCall(_ hook: Hook, _ type: TextSlice, to out: inout SwiftWriter) {
    putName(hook, to: &out)
    out.put("(")
    out.list { out in out.item("for: ", type, "(context)") }
    out.line(")")
  }

  /// Goes on with a line by the name of a hook that is no factory.
  private func putName(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage, .mounted: break
    case .preparePush(let push): out.put("prepare", context[push].hook)
    case .unwindAnywhere(let unwind): out.put("unwind", context[unwind].hook)
    case .back(let id): out.put("backTo", context[id].hook)
    case .unwind(let unwind, let target, let isOnlyTarget):
      out.put("unwind", context[unwind].hook)
      if !isOnlyTarget { out.put("To", context[target].hook) }
    }
  }

  // MARK: - Words

  /// A parameter's own name: a default that does nothing has no use for it, and without one the Swift compiler writes no
  /// description of its type for the debugger.
  private var local: TextSlice { scope == .file && pages == nil ? "_: " : "segue: " }
}
