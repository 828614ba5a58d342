/// The tabs of a container as an enum, and their selection on its handle.
struct TabSection {
  let context: EmissionContext
  let id: ScreenID

  /// The container of a screen, unless it belongs to a fragment.
  init?(_ context: EmissionContext, _ id: ScreenID) {
    guard context.screen(id).isContainer, context.screen(id).mount == nil else { return nil }
    self.context = context
    self.id = id
  }

  private var names: SwiftNames { context.names }
  private var tabs: IDRange<SegueID> { context.pushes(of: id) }
  private var typeName: String { names.tabTypes[id.position] ?? "" }

  func writeEnumeration(to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      out.doc("The tabs of `", context[id].text, "`.")
      out.put("nonisolated ", context.access, "enum ", context.piece(typeName), ": ")
      out.list(.filled) { out in
        for type in [StandardType.hashable, .sendable] {
          out.item(context.piece(names.standard(type, in: .nested)))
        }
      }
      out.block("") { out in
        for tab in tabs {
          let segue = context.segue(tab)
          guard case .push(let screen, _, _) = segue.kind else { continue }
          context.writeDoc(
            segue.doc, otherwise: "The tab `\(context[tab].text)`, which starts with `\(context[screen].text)`.",
            to: &out)
          out.line("case ", context[tab].member)
        }
      }
    }
  }

  func writeSelection(to out: inout SwiftWriter) {
    out.block("extension ", RuntimeName.screenHandle, " where S == ", context[id].inFile) { out in
      out.doc("Selects a tab of `", context[id].text, "`, with its current stack.")
      out.line("@discardableResult")
      out.put(context.access, "func select(")
      out.list { out in
        out.item("_ tab: ", context.graphName, ".", context.piece(typeName))
        out.item("sender: ", RuntimeName.sender, " = .user")
      }
      out.block(") -> ", RuntimeName.segueRequest, "<", context.never, ">") { out in
        out.block("switch tab") { out in
          for tab in tabs {
            let name = names.segueMembers[tab.position]
            out.switchCase("case .", context.piece(SwiftIdentifier.afterDot(name)), ":") { out in
              out.line("self.select(", context[tab].number, ", sender: sender)")
            }
          }
        }
      }
    }
  }
}

extension EmissionContext {
  /// Whether a screen has a page or the text of an alert.
  func hasPage(_ id: ScreenID) -> Bool { !screen(id).isContainer }
}
