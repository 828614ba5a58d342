// The parts of the generated Swift that code of an app can refer to, for comparisons of two graphs.
extension CallerNames {
  /// The value that the request of a push returns.
  package enum Returned {
    case never
    /// All unwinds return the same type. The segue is one of them.
    case value(SegueID)
    /// An enum with one case per unwind.
    case cases([(name: String, unwind: SegueID)])
    /// The enum of the buttons of an alert.
    case buttons(ScreenID)
  }

  /// A hook that the app can implement, or must implement.
  package struct DeclaredHook {
    /// The signature in parts. Two hooks with equal forms have the same signature.
    package struct Form: Hashable, Sendable {
      /// The base name, such as `prepareCatalogOpenCart`.
      package let name: String
      /// The page types in the signature.
      let pages: [String]
      /// The type of the opened screen or of the returned value.
      let value: String
    }

    package let form: Form
    package let isRequired: Bool
    /// The segue that calls the hook, or `nil` for the hook of Back.
    package let segue: SegueID?
    /// The screen that the hook of Back returns to, or the target of an unwind.
    package let target: ScreenID?

    /// The name with its label: `prepareCatalogOpenCart(for:)`.
    package var name: String { form.name + "(for:)" }
  }

  /// The access level of the generated code.
  package var access: Access { graph.effectiveAccess }

  /// A type of the graph, as code in another file writes it.
  package func declaredType(_ type: TypeID) -> String { types.declared(type, in: .file) }

  package func condition(_ condition: ConditionID) -> String {
    SwiftIdentifier.member(graph.texts.text(graph.conditions[condition.position].name))
  }

  /// The enum of an alert's buttons or of a container's tabs.
  package func choiceType(of screen: ScreenID) -> String? {
    types.buttonTypes[screen.position] ?? types.tabTypes[screen.position]
  }

  /// The conformances of a screen that depend on its arguments.
  package func conformances(of screen: ScreenID) -> Conformances {
    ArgumentConformances(graph).common(to: IDRange(graph.screens[screen.position].arguments))
  }

  /// Whether the handle of a screen offers the segues under `anywhere` that open a screen, and the go segues.
  package func offers(_ screen: ScreenID) -> (pushes: Bool, goes: Bool) {
    (context.landings.offers(screen), !context.offeredGoes.isEmpty && !context.screen(screen).isSilent)
  }

  /// Whether a segue has a function that evaluates its predicate with arguments, such as `canOpenProduct(id:)`.
  package func hasTrial(_ segue: SegueID) -> Bool { graph.hasTrial(graph.segues[segue.position]) }

  /// The value that the request of a push returns.
  package func returned(by push: SegueID) -> Returned {
    guard case .push(let destination, _, _) = context.segue(push).kind else { return .never }
    if context.screen(destination).alert != nil { return .buttons(destination) }
    let returned = ReturnedValue(context, push: push)
    guard let first = returned.unwinds.first else { return .never }
    return returned.isEnumeration ? .cases(returned.cases) : .value(first)
  }

  /// All hooks, without the factories.
  package var hooks: [DeclaredHook] {
    context.allHooks.compactMap { hook in
      let isRequired = context.isRequired(hook)
      switch hook.entry {
      case .preparePush(let push):
        let segue = context.segue(push)
        guard case .push(let destination, _, _) = segue.kind else { return nil }
        let source = context.graph.anywhere.contains(push.index) ? "Any" : page(segue.source)
        let form = DeclaredHook.Form(
          name: "prepare" + names.segueHooks[push.position], pages: [source, page(destination)],
          value: names.screenTypes[destination.position])
        return DeclaredHook(form: form, isRequired: isRequired, segue: push, target: nil)
      case .back(let id):
        let form = DeclaredHook.Form(name: "backTo" + names.screenHooks[id.position], pages: [page(id)], value: "")
        return DeclaredHook(form: form, isRequired: isRequired, segue: nil, target: id)
      case .unwind(let unwind, let target, let isOnlyTarget):
        let suffix = isOnlyTarget ? "" : "To" + names.screenHooks[target.position]
        let form = form(of: unwind, page(target), suffix)
        return DeclaredHook(form: form, isRequired: isRequired, segue: unwind, target: target)
      case .unwindAnywhere(let unwind):
        return DeclaredHook(form: form(of: unwind, "Any", ""), isRequired: isRequired, segue: unwind, target: nil)
      case .makePage, .makePlaceholder, .mounted: return nil
      }
    }
  }

  private func page(_ screen: ScreenID) -> String {
    if !context.hasPage(screen) { return "Never" }
    return context.screen(screen).alert == nil ? names.pageTypes[screen.position] : "AlertText"
  }

  private func form(of unwind: SegueID, _ target: String, _ suffix: String) -> DeclaredHook.Form {
    let source = context.segue(unwind).source
    return DeclaredHook.Form(
      name: "unwind" + names.segueHooks[unwind.position] + suffix,
      pages: [context.screen(source).mount == nil ? page(source) : "Any", target],
      value: ReturnedValue.type(of: unwind, context, in: .file) ?? "Void")
  }
}
