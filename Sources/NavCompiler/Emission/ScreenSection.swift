/// One screen: its value, what can be done from it, and the names of its segues.
struct ScreenSection {
  let context: EmissionContext
  let id: ScreenID

  private var names: SwiftNames { context.names }
  private var access: String { context.access }
  private var screen: Screen { context.screen(id) }

  func code() -> [SwiftCode] {
    let parts: [[SwiftCode]] = [[value()], returnedValues(), handle(), tokens()].filter { !$0.isEmpty }
    return [.blank, .mark(EmissionContext.printable(context.text(screen.name))), .blank]
      + parts.joined(separator: [SwiftCode.blank])
  }

  // MARK: - The value

  /// The screen as a value: a struct of its arguments.
  private func value() -> SwiftCode {
    let arguments = context.arguments(of: id)
    let type = names.screen(id, in: .nested)
    var conformances = [names.runtime(arguments.isEmpty ? "PlainScreen" : "Screen")]
    let common = ArgumentConformances(context).common(to: arguments)
    if common.contains(.hashable) { conformances.append(names.standard("Hashable", in: .nested)) }
    if common.contains(.sendable) { conformances.append(names.standard("Sendable", in: .nested)) }
    if common.contains(.codable) { conformances.append(names.standard("Codable", in: .nested)) }

    var body: [SwiftCode] = []
    for argument in arguments {
      let declaration = context.graph.arguments[Int(argument.index)]
      body.append(context.doc(declaration.doc, otherwise: "The argument `\(context.text(declaration.name))`."))
      body.append(.line("\(access)let \(member(argument)): \(names.type(declaration.type, in: .nested))"))
    }
    // Swift makes the initializer of a struct without arguments itself, as internal.
    if arguments.isEmpty, context.graph.access != .internal { body += initializer(arguments) }
    if !arguments.isEmpty {
      body += [.blank] + initializer(arguments) + [.blank] + reader(arguments) + [.blank] + writer(arguments)
    }
    let title = screen.title.map(context.text) ?? context.text(screen.name)
    return .block(
      "extension \(names.graph)",
      [
        context.doc(screen.doc, otherwise: "The screen “\(title)”."),
        .block("nonisolated \(access)struct \(type): \(conformances.joined(separator: ", "))", body),
      ])
  }

  private func initializer(_ arguments: [ArgumentID]) -> [SwiftCode] {
    [
      .doc("The screen with its arguments."),
      .block(
        Breakable("\(access)init(", ParameterList(context).declaration(of: arguments, in: .nested), ")"),
        arguments.map { .line("self.\(memberAfterDot($0)) = \(local($0))") }),
    ]
  }

  private func reader(_ arguments: [ArgumentID]) -> [SwiftCode] {
    let literals = LiteralEmitter(context: context, scope: .nested)
    return [
      .doc("Reads the arguments back."),
      .block(
        "\(access)init(from arguments: inout \(names.runtime("ArgumentReader"))) throws",
        arguments.map { argument in
          let declaration = context.graph.arguments[Int(argument.index)]
          let reading = conformances(of: argument).contains(.codable) ? "arguments(" : "arguments.unsaved("
          var items = [LiteralEmitter.quoted(context.text(declaration.name))]
          if let value = declaration.defaultValue { items.append("default: \(literals.swift(value))") }
          return .statement(Breakable("self.\(memberAfterDot(argument)) = try \(reading)", items, ")"))
        }),
    ]
  }

  private func writer(_ arguments: [ArgumentID]) -> [SwiftCode] {
    [
      .doc("Writes the arguments, for equality, the key and saved state."),
      .block(
        "\(access)func write(to arguments: inout \(names.runtime("ArgumentWriter")))",
        arguments.map { argument in
          let conformances = conformances(of: argument)
          let writing =
            switch (conformances.contains(.hashable), conformances.contains(.codable)) {
            case (true, true): "arguments("
            case (true, false): "arguments.unsaved("
            case (false, true): "arguments.uncompared("
            case (false, false): "arguments.opaque("
            }
          let name = LiteralEmitter.quoted(context.text(context.graph.arguments[Int(argument.index)].name))
          return .statement(Breakable(writing, [name, "self.\(memberAfterDot(argument))"], ")"))
        }),
    ]
  }

  private func conformances(of argument: ArgumentID) -> Conformances {
    ArgumentConformances(context).conformances(of: context.graph.arguments[Int(argument.index)].type)
  }

  // MARK: - What can be done from it

  private func handle() -> [SwiftCode] {
    let segues = context.pushes(of: id) + context.unwinds(of: id)
    if segues.isEmpty { return [] }
    var body: [SwiftCode] = []
    for segue in segues {
      if !body.isEmpty { body.append(.blank) }
      body += SegueFunctions(context: context, id: segue).code()
    }
    return [.block("extension \(handleType) where S == \(names.screen(id, in: .file))", body)]
  }

  private var handleType: String { names.runtime("ScreenHandle") }

  /// The names of the segues, as the hooks and `switch` statements use them.
  private func tokens() -> [SwiftCode] {
    let segues = context.pushes(of: id) + context.unwinds(of: id)
    if segues.isEmpty { return [] }
    return [
      .block(
        "nonisolated extension \(names.runtime("Segue")) where S == \(names.screen(id, in: .file))",
        segues.flatMap { segue -> [SwiftCode] in
          let name = names.segueMembers[Int(segue.index)]
          return [
            .doc("The segue `\(EmissionContext.printable(context.text(context.segue(segue).name)))`."),
            .line("\(access)static var \(SwiftIdentifier.escaped(name)): Self { Self(\(segue.index)) }"),
          ]
        })
    ]
  }

  /// The enums of what pushes with several returning unwinds give back.
  private func returnedValues() -> [SwiftCode] {
    let enums = context.pushes(of: id).compactMap { ReturnedValue(context, push: $0).enumeration() }
    return Array(enums.map { [$0] }.joined(separator: [SwiftCode.blank]))
  }

  private func member(_ argument: ArgumentID) -> String {
    SwiftIdentifier.escaped(names.argumentMembers[Int(argument.index)])
  }

  private func local(_ argument: ArgumentID) -> String {
    SwiftIdentifier.local(names.argumentMembers[Int(argument.index)])
  }

  private func memberAfterDot(_ argument: ArgumentID) -> String {
    SwiftIdentifier.afterDot(names.argumentMembers[Int(argument.index)])
  }
}
