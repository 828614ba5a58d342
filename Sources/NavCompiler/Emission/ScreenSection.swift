/// A screen: its value, its segues, and their names.
struct ScreenSection {
  let context: EmissionContext
  let id: ScreenID

  private var names: SwiftNames { context.names }
  private var access: TextSlice { context.access }
  private var screen: Screen { context.screen(id) }

  func write(to out: inout SwiftWriter) {
    out.blank()
    out.mark(context[id].text)
    out.blank()
    writeValue(to: &out)
    writeReturnedValues(to: &out)
    if let alert = AlertSection(context, id) {
      out.blank()
      alert.write(to: &out)
    }
    let tabs = TabSection(context, id)
    if let tabs {
      out.blank()
      tabs.writeEnumeration(to: &out)
    }
    let segues = context.segues(of: id)
    if segues.isEmpty { return }
    out.blank()
    if let tabs { tabs.writeSelection(to: &out) } else { writeHandle(segues, to: &out) }
    out.blank()
    writeTokens(segues, to: &out)
  }

  // MARK: - The value

  /// The screen as a value: a struct of its arguments.
  private func writeValue(to out: inout SwiftWriter) {
    let arguments = context.arguments(of: id)
    out.block("extension ", context.graphName) { out in
      writeDoc(to: &out)
      out.put("nonisolated ", access, "struct ", context[id].inNamespace, ": ")
      putConformances(arguments, to: &out)
      out.block("") { out in
        for argument in arguments {
          let declaration = context.graph.arguments[argument.position]
          if let doc = declaration.doc {
            out.doc(context.piece(EmissionContext.printable(context.text(doc))))
          } else {
            out.doc("The argument `", context[argument].text, "`.")
          }
          out.line(access, "let ", context[argument].member, ": ", context.type(of: argument, in: .nested))
        }
        if arguments.isEmpty {
          // Swift synthesizes an internal initializer for a struct without properties.
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
      out.doc(context.piece(EmissionContext.printable(context.text(doc))))
    } else if let title = screen.title.map(context.text) {
      if PrintableText.isPlain(title) { return out.doc("The screen “", context.piece(title), "”.") }
      out.doc(context.piece(EmissionContext.printable("The screen “\(title)”.")))
    } else {
      out.doc("The screen “", context[id].text, "”.")
    }
  }

  private func putConformances(_ arguments: IDRange<ArgumentID>, to out: inout SwiftWriter) {
    out.put(arguments.isEmpty ? RuntimeName.plainScreen : RuntimeName.screen)
    let common = ArgumentConformances(context).common(to: arguments)
    if common.contains(.hashable) { out.put(", ", context.piece(names.standard(.hashable, in: .nested))) }
    if common.contains(.sendable) { out.put(", ", context.piece(names.standard(.sendable, in: .nested))) }
    if common.contains(.codable) { out.put(", ", context.piece(names.standard(.codable, in: .nested))) }
    if context.landings.offers(id) {
      out.put(", ", context.piece(names.offering))
    } else if !context.offeredGoes.isEmpty, !screen.isSilent {
      out.put(", ", context.piece(names.offeringGoes))
    }
  }

  private func writeInitializer(_ arguments: IDRange<ArgumentID>, to out: inout SwiftWriter) {
    out.doc("The screen with its arguments.")
    out.put(access, "init(")
    out.list { out in ParameterList(context).writeDeclaration(of: arguments, in: .nested, to: &out) }
    out.block(")") { out in
      for argument in arguments { out.line("self.", context[argument].memberAfterDot, " = ", context[argument].local) }
    }
  }

  private func writeReader(_ arguments: IDRange<ArgumentID>, to out: inout SwiftWriter) {
    let literals = LiteralEmitter(context: context, scope: .nested)
    out.doc("Reads the arguments.")
    out.block(access, "init(from arguments: inout ", RuntimeName.argumentReader, ") throws") { out in
      for argument in arguments {
        let declaration = context.graph.arguments[argument.position]
        let isCodable = conformances(of: argument).contains(.codable)
        out.put("self.", context[argument].memberAfterDot, " = try ", isCodable ? "arguments(" : "arguments.unsaved(")
        out.list { out in
          out.item(context[argument].quoted)
          if isCodable { putFormerNames(of: argument, to: &out) }
          if let value = declaration.defaultValue { out.item("default: ", literals.piece(value)) }
        }
        out.line(")")
      }
    }
  }

  /// Writes `was: "a", "b"`.
  private func putFormerNames(of argument: ArgumentID, to out: inout SwiftWriter) {
    for (index, name) in context.graph.arguments[argument.position].formerNames.enumerated() {
      out.item(index == 0 ? "was: " : "", context.piece(LiteralEmitter.quoted(context.text(name))))
    }
  }

  private func writeWriter(_ arguments: IDRange<ArgumentID>, to out: inout SwiftWriter) {
    out.doc("Writes the arguments, for comparisons, keys, and saved state.")
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
          out.item(context[argument].quoted)
          out.item("self.", context[argument].memberAfterDot)
        }
        out.line(")")
      }
    }
  }

  private func conformances(of argument: ArgumentID) -> Conformances {
    ArgumentConformances(context).conformances(of: context.graph.arguments[argument.position].type)
  }

  // MARK: - Segues

  private func writeHandle(_ segues: [SegueID], to out: inout SwiftWriter) {
    out.block("extension ", RuntimeName.screenHandle, " where S == ", context[id].inFile) { out in
      for (index, segue) in segues.enumerated() {
        if index > 0 { out.blank() }
        SegueFunctions(context: context, id: segue).write(to: &out)
      }
    }
  }

  /// Writes the names of the segues for hooks and `switch` statements.
  private func writeTokens(_ segues: [SegueID], to out: inout SwiftWriter) {
    out.block("nonisolated extension ", RuntimeName.segue, " where S == ", context[id].inFile) { out in
      for segue in segues {
        out.doc("The segue `", context[segue].text, "`.")
        out.line(access, "static var ", context[segue].member, ": Self { Self(", context[segue].number, ") }")
      }
    }
  }

  /// Writes the enums of pushes that receive values from several unwinds.
  private func writeReturnedValues(to out: inout SwiftWriter) {
    for push in context.pushes(of: id) {
      let returned = ReturnedValue(context, push: push)
      guard returned.isEnumeration else { continue }
      out.blank()
      returned.writeEnumeration(to: &out)
    }
  }
}
