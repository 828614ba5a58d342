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
    /// The name with its label: `prepareCatalogOpenCart(for:)`.
    package var name: String { signature.dropFirst("func ".count).prefix { $0 != "(" } + "(for:)" }
    /// The signature with the types of the pages and values.
    package let signature: String
    package let isRequired: Bool
    /// The segue that calls the hook, or `nil` for the hook of Back.
    package let segue: SegueID?
    /// The screen that the hook of Back returns to, or the target of an unwind.
    package let target: ScreenID?
  }

  /// The access level of the generated code.
  package var access: Access { context.effectiveAccess }

  /// A type of the graph, as code in another file writes it.
  package func declaredType(_ type: TypeID) -> String { names.declared(type, in: .file) }

  package func condition(_ condition: ConditionID) -> String { names.conditionMembers[condition.position] }

  /// The enum of an alert's buttons or of a container's tabs.
  package func choiceType(of screen: ScreenID) -> String? {
    names.buttonTypes[screen.position] ?? names.tabTypes[screen.position]
  }

  /// The conformances of a screen that depend on its arguments.
  package func conformances(of screen: ScreenID) -> Conformances {
    ArgumentConformances(context).common(to: context.arguments(of: screen))
  }

  /// Whether the handle of a screen offers the segues under `anywhere` that open a screen, and the go segues.
  package func offers(_ screen: ScreenID) -> (pushes: Bool, goes: Bool) {
    (context.landings.offers(screen), !context.offeredGoes.isEmpty && !context.screen(screen).isSilent)
  }

  /// Whether a segue has a function that evaluates its predicate with arguments, such as `canOpenProduct(id:)`.
  package func hasTrial(_ segue: SegueID) -> Bool { SegueFunctions(context: context, id: segue).hasTrial }

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
    context.allHooks.map { hook in
      let signature = text { out in
        let writer = HookWriter(context: context, scope: .file) { [names] screen in
          context.piece(names.pageTypes[screen.position])
        }
        writer.putSignature(hook, to: &out)
      }
      let isRequired = context.isRequired(hook)
      return switch hook.entry {
      case .preparePush(let segue), .unwindAnywhere(let segue):
        DeclaredHook(signature: signature, isRequired: isRequired, segue: segue, target: nil)
      case .unwind(let segue, let target, _):
        DeclaredHook(signature: signature, isRequired: isRequired, segue: segue, target: target)
      case .back(let target), .makePage(let target), .mounted(let target):
        DeclaredHook(signature: signature, isRequired: isRequired, segue: nil, target: target)
      }
    }
  }
}
