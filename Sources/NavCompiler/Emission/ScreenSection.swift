/// One screen: its value, what can be done from it, and the names of its segues.
struct ScreenSection {
  let context: EmissionContext
  let id: ScreenID

  private var names: SwiftNames { context.names }
  private var access: String { context.access }
  private var screen: Screen { context.screen(id) }

  func write(to out: inout SwiftWriter) {
    out.blank()
    out.mark(context.printable(id))
    out.blank()
    writeValue(to: &out)
    writeReturnedValues(to: &out)
    let segues = context.segues(of: id)
    if segues.isEmpty { return }
    out.blank()
    writeHandle(segues, to: &out)
    out.blank()
    writeTokens(segues, to: &out)
  }

  // MARK: - The value

  /// The screen as a value: a struct of its arguments.
  private func writeValue(to out: inout SwiftWriter) {
    let arguments = context.arguments(of: id)
    out.block("extension ", names.graph) { out in
      writeDoc(to: &out)
      out.put("nonisolated ", access, "struct ", names.screen(id, in: .nested), ": ")
      out.block(conformances(arguments)) { out in
        for argument in arguments {
          let declaration = context.graph.arguments[argument.position]
          if let doc = declaration.doc {
            out.doc(EmissionContext.printable(context.text(doc)))
          } else {
            out.doc("The argument `", context.printable(argument), "`.")
          }
          out.line(access, "let ", member(argument), ": ", names.type(declaration.type, in: .nested))
        }
        if arguments.isEmpty {
          // Swift makes the initializer of a struct without arguments itself, as internal.
          if context.graph.access != .internal { writeInitializer(arguments, to: &out) }
        } else {
          out.blank()
          writeInitializer(arguments, to: &out)
          out.blank()
          writeReader(arguments, to: &out)
          out.blank()
          writeWriter(arguments, to: &out)
        }
      }
    }
  }

  private func writeDoc(to out: inout SwiftWriter) {
    if let doc = screen.doc {
      out.doc(EmissionContext.printable(context.text(doc)))
    } else if let title = screen.title {
      out.doc("The screen “", EmissionContext.printable(context.text(title)), "”.")
    } else {
      out.doc("The screen “", context.printable(id), "”.")
    }
  }

  private func conformances(_ arguments: IDRange<ArgumentID>) -> String {
    var conformances = arguments.isEmpty ? RuntimeName.plainScreen : RuntimeName.screen
    let common = ArgumentConformances(context).common(to: arguments)
    if common.contains(.hashable) { conformances += ", " + names.standard(.hashable, in: .nested) }
    if common.contains(.sendable) { conformances += ", " + names.standard(.sendable, in: .nested) }
    if common.contains(.codable) { conformances += ", " + names.standard(.codable, in: .nested) }
    return conformances
  }

  private func writeInitializer(_ arguments: IDRange<ArgumentID>, to out: inout SwiftWriter) {
    out.doc("The screen with its arguments.")
    out.put(access, "init(")
    out.list { out in ParameterList(context).writeDeclaration(of: arguments, in: .nested, to: &out) }
    out.block(")") { out in
      for argument in arguments { out.line("self.", memberAfterDot(argument), " = ", local(argument)) }
    }
  }

  private func writeReader(_ arguments: IDRange<ArgumentID>, to out: inout SwiftWriter) {
    let literals = LiteralEmitter(context: context, scope: .nested)
    out.doc("Reads the arguments back.")
    out.block(access, "init(from arguments: inout ", RuntimeName.argumentReader, ") throws") { out in
      for argument in arguments {
        let declaration = context.graph.arguments[argument.position]
        let isCodable = conformances(of: argument).contains(.codable)
        out.put("self.", memberAfterDot(argument), " = try ", isCodable ? "arguments(" : "arguments.unsaved(")
        out.list { out in
          out.item(context.quoted(declaration.name))
          if let value = declaration.defaultValue { out.item("default: ", literals.swift(value)) }
        }
        out.line(")")
      }
    }
  }

  private func writeWriter(_ arguments: IDRange<ArgumentID>, to out: inout SwiftWriter) {
    out.doc("Writes the arguments, for equality, the key and saved state.")
    out.block(access, "func write(to arguments: inout ", RuntimeName.argumentWriter, ")") { out in
      for argument in arguments {
        let conformances = conformances(of: argument)
        switch (conformances.contains(.hashable), conformances.contains(.codable)) {
        case (true, true): out.put("arguments(")
        case (true, false): out.put("arguments.unsaved(")
        case (false, true): out.put("arguments.uncompared(")
        case (false, false): out.put("arguments.opaque(")
        }
        out.list { out in
          out.item(context.quoted(context.graph.arguments[argument.position].name))
          out.item("self.", memberAfterDot(argument))
        }
        out.line(")")
      }
    }
  }

  private func conformances(of argument: ArgumentID) -> Conformances {
    ArgumentConformances(context).conformances(of: context.graph.arguments[argument.position].type)
  }

  // MARK: - What can be done from it

  private func writeHandle(_ segues: [SegueID], to out: inout SwiftWriter) {
    out.block("extension ", RuntimeName.screenHandle, " where S == ", names.screen(id, in: .file)) { out in
      for (index, segue) in segues.enumerated() {
        if index > 0 { out.blank() }
        SegueFunctions(context: context, id: segue).write(to: &out)
      }
    }
  }

  /// The names of the segues, as the hooks and `switch` statements use them.
  private func writeTokens(_ segues: [SegueID], to out: inout SwiftWriter) {
    out.block("nonisolated extension ", RuntimeName.segue, " where S == ", names.screen(id, in: .file)) { out in
      for segue in segues {
        let name = SwiftIdentifier.escaped(names.segueMembers[segue.position])
        out.doc("The segue `", context.printable(segue), "`.")
        out.line(access, "static var ", name, ": Self { Self(", String(segue.index), ") }")
      }
    }
  }

  /// The enums of what pushes with several returning unwinds give back.
  private func writeReturnedValues(to out: inout SwiftWriter) {
    for push in context.pushes(of: id) {
      let returned = ReturnedValue(context, push: push)
      guard returned.isEnumeration else { continue }
      out.blank()
      returned.writeEnumeration(to: &out)
    }
  }

  private func member(_ argument: ArgumentID) -> String {
    SwiftIdentifier.escaped(names.argumentMembers[argument.position])
  }

  private func local(_ argument: ArgumentID) -> String {
    SwiftIdentifier.local(names.argumentMembers[argument.position])
  }

  private func memberAfterDot(_ argument: ArgumentID) -> String {
    SwiftIdentifier.afterDot(names.argumentMembers[argument.position])
  }
}
