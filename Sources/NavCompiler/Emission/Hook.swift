/// A requirement of the screens protocol: a factory or a hook.
struct Hook {
  let entry: Entry

  /// The function of the runtime that calls the hook.
  enum Entry {
    case makePage(ScreenID)
    case makePlaceholder(ScreenID)
    case preparePush(SegueID)
    /// An unwind to a screen, which may be one of several targets.
    case unwind(SegueID, to: ScreenID, isOnlyTarget: Bool)
    /// An unwind from a segue under `anywhere` to the screen that opened it.
    case unwindAnywhere(SegueID)
    case back(to: ScreenID)
    case mounted(ScreenID)
  }

  /// The ID that selects the call. `back` and unwinds with several targets are selected by the target.
  func number(in context: EmissionContext) -> TextSlice {
    switch entry {
    case .makePage(let id), .makePlaceholder(let id), .mounted(let id), .back(let id): context[id].number
    case .preparePush(let id), .unwind(let id, _, isOnlyTarget: true), .unwindAnywhere(let id): context[id].number
    case .unwind(_, let target, isOnlyTarget: false): context[target].number
    }
  }

  /// The screen of a factory, which the app must implement. A hook has a default.
  var provides: ScreenID? {
    switch entry {
    case .makePage(let id), .makePlaceholder(let id), .mounted(let id): id
    case .preparePush, .unwind, .unwindAnywhere, .back: nil
    }
  }

  /// Whether the runtime's call does not name a segue of the graph.
  var isFoundByScreen: Bool {
    switch entry {
    case .makePage, .makePlaceholder, .mounted, .back: true
    case .preparePush, .unwind, .unwindAnywhere: false
    }
  }
}

extension EmissionContext {
  /// Whether the graph requires the app to implement a hook.
  func isRequired(_ hook: Hook) -> Bool {
    switch hook.entry {
    case .makePage(let id): !graph.suppliesTexts(of: id)
    case .makePlaceholder, .mounted: true
    case .preparePush(let segue), .unwind(let segue, _, _), .unwindAnywhere(let segue): self.segue(segue).requiresHook
    case .back: false
    }
  }

  /// The screens whose pages are in the signature of a hook. The first one determines the position of the hook. A segue
  /// under `anywhere` has no source page.
  func screens(of hook: Hook) -> (first: ScreenID, second: ScreenID?) {
    switch hook.entry {
    case .makePage(let id), .makePlaceholder(let id), .mounted(let id), .back(let id): return (id, nil)
    case .unwind(let unwind, let target, _): return (target, segue(unwind).source)
    case .unwindAnywhere(let unwind): return (segue(unwind).source, nil)
    case .preparePush(let push):
      let segue = segue(push)
      guard case .push(let destination, _, _) = segue.kind else { return (segue.source, nil) }
      if graph.anywhere.contains(push.index) { return (destination, nil) }
      return (segue.source, hasPage(destination) ? destination : nil)
    }
  }

  /// The factory of a screen, and the hooks of its pushes and of Back to it.
  func hooks(of id: ScreenID) -> [Hook] {
    if screen(id).mount != nil { return [Hook(entry: .mounted(id))] }
    // A container does not have a page.
    if !hasPage(id) { return [] }
    let pushes = pushes(of: id)
    var hooks = [Hook(entry: .makePage(id))]
    if screen(id).split?.hasPlaceholder == true { hooks.append(Hook(entry: .makePlaceholder(id))) }
    hooks += pushes.map { Hook(entry: .preparePush($0)) }
    if landings.liesBelow(id) { hooks.append(Hook(entry: .back(to: id))) }
    return hooks
  }

  /// All hooks without the factories, by screen.
  var allHooks: [Hook] {
    let own = screenIDs.flatMap { hooks(of: $0) + unwindHooks(of: $0) }
    return (own + offeredHooks).filter { $0.provides == nil }
  }

  /// The hooks of the segues under `anywhere`.
  var offeredHooks: [Hook] { offered.map { Hook(entry: .preparePush($0)) } }

  /// The hooks of the targets of a screen's unwinds.
  func unwindHooks(of id: ScreenID) -> [Hook] {
    unwinds(of: id).flatMap { unwind -> [Hook] in
      if landings.landsAnywhere(unwind) { return [Hook(entry: .unwindAnywhere(unwind))] }
      let targets = landings.targets(of: unwind)
      return targets.map { Hook(entry: .unwind(unwind, to: $0, isOnlyTarget: targets.count == 1)) }
    }
  }
}

/// Writes the comment, the signature, and the call of a hook.
struct HookWriter {
  let context: EmissionContext
  /// The scope of the signatures: `requirement` in the namespace, or `file` for defaults in an extension.
  let scope: SwiftNames.Scope
  /// The page types in signatures outside the protocols. By default, the associated types.
  var pages: ((ScreenID) -> TextSlice)?

  private var names: SwiftNames { context.names }

  func writeDoc(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      if context.screen(id).alert != nil {
        out.doc("Returns the text of the alert `", context[id].text, "`. Called each time the alert is presented.")
      } else {
        out.doc("Creates the page of `", context[id].text, "`. Called once each time the screen is opened.")
      }
    case .makePlaceholder(let id):
      out.doc(
        "Creates the page that fills the last column beside `", context[id].text,
        "` while it is empty. Called once for each run of columns, when it is first needed.")
    case .mounted(let id):
      let doc = context.screen(id).doc.map { " " + context.text($0) } ?? ""
      out.doc(
        context.piece(
          EmissionContext.printable(
            "The object that creates the pages of `\(context[id].text)`. Read once.\(doc)")))
    case .preparePush(let push):
      out.doc("Called before `", context[push].text, "` of `", context.sourceText(of: push), "` shows its new page.")
    case .back(let id):
      out.doc("Called when the user goes back to `", context[id].text, "`.")
    case .unwindAnywhere(let unwind):
      let source = context.segue(unwind).source
      out.doc(
        "Called when `", context[unwind].text, "` of `", context[source].text, "` unwinds to the screen that opened it."
      )
    case .unwind(let unwind, let target, _):
      let source = context.segue(unwind).source
      out.doc(
        "Called when `", context[unwind].text, "` of `", context[source].text, "` unwinds to `", context[target].text,
        "`.")
    }
  }

  /// Continues a line with the signature of a hook.
  func putSignature(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      out.put("func ", context[id].member, "(")
      out.list { out in out.item("_ screen: ", RuntimeName.screenHandle, "<", context[id].type(in: scope), ">") }
      out.put(") -> ", page(of: id))
    case .makePlaceholder(let id):
      out.put("func ", context.piece(names.placeholderMember(id)), "(")
      out.list { out in out.item("_ screen: ", RuntimeName.screenHandle, "<", context[id].type(in: scope), ">") }
      out.put(") -> ", pages?(id) ?? context.piece(names.placeholders[id.position]?.page ?? "Any"))
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

  /// The page of a screen, or the text of an alert.
  private func page(of id: ScreenID) -> TextSlice {
    let hasPage = context.hasPage(id) && context.screen(id).alert == nil
    return hasPage ? ownPage(of: id) : context.page(of: id, in: scope)
  }

  private func ownPage(of id: ScreenID) -> TextSlice { pages?(id) ?? context[id].page }

  private func putUnwind(_ hook: Hook, _ unwind: SegueID, to target: TextSlice, _ out: inout SwiftWriter) {
    let source = context.segue(unwind).source
    putFunction(hook, RuntimeName.unwindSegue, to: &out) { out in
      // The source of an exit can be any page of the fragment.
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

  /// Writes the call, in an extension of the protocol.
  func writeCall(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage(let id):
      let name = names.screenMembers[id.position]
      // Parameters of `makePage` hide functions of the same name.
      let isHidden = name == "screen" || name == "context" || SwiftIdentifier.isKeyword(name)
      out.put("return ", isHidden ? "self." : "", isHidden ? context[id].memberAfterDot : context[id].member, "(")
      out.list { out in out.item("context.handle()") }
      out.line(")")
    case .makePlaceholder(let id):
      out.put("return ", context.piece(names.placeholderMember(id)), "(")
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

  /// Continues a line with the name of a hook, but not of a factory.
  private func putName(_ hook: Hook, to out: inout SwiftWriter) {
    switch hook.entry {
    case .makePage, .makePlaceholder, .mounted: break
    case .preparePush(let push): out.put("prepare", context[push].hook)
    case .unwindAnywhere(let unwind): out.put("unwind", context[unwind].hook)
    case .back(let id): out.put("backTo", context[id].hook)
    case .unwind(let unwind, let target, let isOnlyTarget):
      out.put("unwind", context[unwind].hook)
      if !isOnlyTarget { out.put("To", context[target].hook) }
    }
  }

  // MARK: - Names

  /// The local name of a parameter. A default with an empty body omits the name, so that the Swift compiler does not
  /// emit debug information about its type.
  private var local: TextSlice { scope == .file && pages == nil ? "_: " : "segue: " }
}
