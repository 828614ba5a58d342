/// The buttons of an alert as an enum, and the initializer of its text.
struct AlertSection {
  let context: EmissionContext
  let id: ScreenID

  /// The alert of a screen.
  init?(_ context: EmissionContext, _ id: ScreenID) {
    guard context.screen(id).alert != nil else { return nil }
    self.context = context
    self.id = id
  }

  /// The alert that a segue opens.
  init?(_ context: EmissionContext, opened push: SegueID) {
    guard case .push(let destination, _, _) = context.segue(push).kind else { return nil }
    self.init(context, destination)
  }

  private var names: SwiftNames { context.names }
  private var buttons: IDRange<SegueID> { context.unwinds(of: id) }
  private var typeName: String { names.buttonTypes[id.position] ?? "" }

  /// The enum of the buttons, which an awaited present returns.
  var typeInFile: TextSlice { context.piece("\(names.graph).\(typeName)") }

  /// The text that its factory returns.
  func text(in scope: SwiftNames.Scope) -> TextSlice {
    context.piece("\(RuntimeName.alertText)<\(context[id].type(in: scope))>")
  }

  func write(to out: inout SwiftWriter) {
    writeButtons(to: &out)
    out.blank()
    writeText(to: &out)
  }

  private func writeButtons(to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      out.doc("The buttons of `", context[id].text, "`.")
      out.put("nonisolated ", context.access, "enum ", context.piece(typeName), ": ")
      out.list(.filled) { out in
        out.item(RuntimeName.returnedValues)
        for type in [StandardType.hashable, .sendable] {
          out.item(context.piece(names.standard(type, in: .nested)))
        }
      }
      out.block("") { out in
        for button in buttons {
          let doc = context.segue(button).doc
          context.writeDoc(doc, otherwise: "The button `\(context[button].text)`.", to: &out)
          out.line("case ", context[button].member)
        }
        out.blank()
        out.doc("The button of an unwind.")
        out.put(context.access, "init?(")
        out.list { out in
          out.item("unwind: ", RuntimeName.segueID)
          out.item("value: Any")
        }
        out.block(")") { out in
          out.block("switch unwind.rawValue") { out in
            for button in buttons {
              out.switchCase("case ", context[button].number, ":") { out in
                let name = names.segueMembers[button.position]
                out.line("self = .", context.piece(SwiftIdentifier.afterDot(name)))
              }
            }
            out.switchCase("default:") { out in out.line("return nil") }
          }
        }
      }
    }
  }

  /// Writes an initializer with one label per button, so that none can be omitted.
  private func writeText(to out: inout SwiftWriter) {
    let labels = labels
    let string = context.piece(names.standard(.string, in: .file))
    out.block("extension ", RuntimeName.alertText, " where S == ", context[id].inFile) { out in
      out.doc("The text of `", context[id].text, "`: a title, a message, and one label per button.")
      out.put("nonisolated ", context.access, "init(")
      out.list { out in
        out.item("title: ", string)
        out.item("message: ", string, "? = nil")
        for label in labels { out.item(context.piece(SwiftIdentifier.parameter(label)), ": ", string) }
      }
      out.block(")") { out in
        out.put("self.init(")
        out.list { out in
          out.item("title: title")
          out.item("message: message")
          out.item("labels: [")
          out.list(.list) { out in
            for label in labels { out.item(context.piece(SwiftIdentifier.local(label))) }
          }
          out.put("]")
        }
        out.line(")")
      }
    }
  }

  /// The names of the buttons as parameters, next to `title` and `message`.
  var labels: [String] {
    var taken: Set<String> = ["title", "message"]
    return buttons.map { button in
      var label = names.segueMembers[button.position]
      while !taken.insert(label).inserted { label += "Button" }
      return label
    }
  }
}

extension EmissionContext {
  /// The page of a screen in signatures. For an alert, its text. A container does not have a page.
  func page(of id: ScreenID, in scope: SwiftNames.Scope) -> TextSlice {
    if !hasPage(id) { return piece(names.standard(.never, in: scope)) }
    return AlertSection(self, id)?.text(in: scope) ?? self[id].page
  }
}
