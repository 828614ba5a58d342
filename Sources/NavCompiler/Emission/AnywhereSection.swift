/// What many screens offer: written once, on the handles of all of them.
struct AnywhereSection {
  let context: EmissionContext

  init?(_ context: EmissionContext) {
    if context.offered.isEmpty { return nil }
    self.context = context
  }

  private var names: SwiftNames { context.names }
  private var screens: Piece { context.piece("\(names.graph).\(names.offering)") }

  func write(to out: inout SwiftWriter) {
    out.blank()
    out.mark("anywhere")
    out.blank()
    out.block("extension ", context.graphName) { out in
      out.doc("The screens that offer what is offered anywhere.")
      out.line(
        "nonisolated ", context.access, "protocol ", context.piece(names.offering), ": ", RuntimeName.screen, " {}")
    }
    for segue in context.offered {
      let returned = ReturnedValue(context, push: segue)
      guard returned.isEnumeration else { continue }
      out.blank()
      returned.writeEnumeration(to: &out)
    }
    out.blank()
    out.block("extension ", RuntimeName.screenHandle, " where S: ", screens) { out in
      for (index, segue) in context.offered.enumerated() {
        if index > 0 { out.blank() }
        SegueFunctions(context: context, id: segue).write(to: &out)
      }
    }
    out.blank()
    out.block("nonisolated extension ", RuntimeName.segue, " where S: ", screens) { out in
      for segue in context.offered {
        out.doc("The segue `", context[segue].text, "`, which many screens offer.")
        out.line(context.access, "static var ", context[segue].member, ": Self { Self(", context[segue].number, ") }")
      }
    }
  }
}
