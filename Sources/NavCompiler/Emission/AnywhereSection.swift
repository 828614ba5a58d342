/// The segues under `anywhere`, written once for the handles of all screens.
struct AnywhereSection {
  let context: EmissionContext

  init?(_ context: EmissionContext) {
    if context.offered.isEmpty, context.offeredGoes.isEmpty { return nil }
    self.context = context
  }

  private var names: SwiftNames { context.names }

  func write(to out: inout SwiftWriter) {
    out.blank()
    out.mark("anywhere")
    out.blank()
    writeProtocols(to: &out)
    for segue in context.offered {
      let returned = ReturnedValue(context, push: segue)
      guard returned.isEnumeration else { continue }
      out.blank()
      returned.writeEnumeration(to: &out)
    }
    write(context.offered, ofAll: names.offering, to: &out)
    write(context.offeredGoes, ofAll: names.offeringGoes, to: &out)
  }

  /// If both kinds exist, each screen that offers pushes also offers go segues, so one protocol inherits the other.
  private func writeProtocols(to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      if !context.offeredGoes.isEmpty {
        out.doc("The screens that offer the go segues under `anywhere`: all screens with a page.")
        writeProtocol(names.offeringGoes, refining: RuntimeName.screen, to: &out)
        if context.offered.isEmpty { return }
        out.blank()
      }
      out.doc("The screens that offer the segues under `anywhere`.")
      let wider = context.offeredGoes.isEmpty ? RuntimeName.screen : context.piece(names.offeringGoes)
      writeProtocol(names.offering, refining: wider, to: &out)
    }
  }

  private func writeProtocol(_ name: String, refining wider: TextSlice, to out: inout SwiftWriter) {
    out.line("nonisolated ", context.access, "protocol ", context.piece(name), ": ", wider, " {}")
  }

  /// Writes segues for the handles of all screens that conform to a protocol, and their names.
  private func write(_ segues: IDRange<SegueID>, ofAll name: String, to out: inout SwiftWriter) {
    if segues.isEmpty { return }
    let screens = context.piece("\(names.graph).\(name)")
    out.blank()
    out.block("extension ", RuntimeName.screenHandle, " where S: ", screens) { out in
      for (index, segue) in segues.enumerated() {
        if index > 0 { out.blank() }
        SegueFunctions(context: context, id: segue).write(to: &out)
      }
    }
    out.blank()
    out.block("nonisolated extension ", RuntimeName.segue, " where S: ", screens) { out in
      for segue in segues {
        out.doc("The segue `", context[segue].text, "`, which is declared under `anywhere`.")
        out.line(context.access, "static var ", context[segue].member, ": Self { Self(", context[segue].number, ") }")
      }
    }
  }
}
