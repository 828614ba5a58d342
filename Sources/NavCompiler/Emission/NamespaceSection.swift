internal import NavTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The namespace of the graph, with its table and the types of its screens.
struct NamespaceSection {
  let context: EmissionContext

  private var names: SwiftNames { context.names }
  private var access: TextSlice { context.access }
  private var graph: Graph { context.graph }

  func write(to out: inout SwiftWriter) {
    let kind = names.owner == "Graph" ? RuntimeName.navigationGraph : RuntimeName.navigationFragment
    context.writeDoc(graph.doc, otherwise: "The navigation \(context.noun) `\(context.text(graph.name))`.", to: &out)
    out.block("nonisolated ", access, "enum ", context.graphName, ": ", kind) { out in
      writeTable(to: &out)
      out.blank()
      out.doc("The type of a screen.")
      out.put(access, "static func screenType(")
      out.list { out in out.item("_ screen: ", RuntimeName.screenID) }
      out.block(") -> (any ", RuntimeName.screen, ".Type)?") { out in
        writeSwitch(context.ownScreenIDs.map { ($0, context[$0].inNamespace) }, to: &out)
      }
      writeMounted(to: &out)
    }
    if names.graphInside != names.graph {
      out.blank()
      out.doc("The graph, which a screen of the same name hides.")
      out.line(access, "typealias ", context.piece(names.graphInside), " = ", context.graphName)
    }
    for (alias, namespace) in names.foreign.made {
      out.blank()
      out.doc(context.piece("A mounted fragment, whose name another name in the \(context.noun) hides."))
      out.line(access, "typealias ", context.piece(alias), " = ", context.piece(namespace))
    }
    writeTypesOfTheApp(to: &out)
  }

  /// Writes aliases for types of the app, which cannot be found inside the namespace.
  private func writeTypesOfTheApp(to out: inout SwiftWriter) {
    if let pages = graph.pages, let name = names.pageConstraint, let type = names.pageType {
      out.blank()
      out.doc("The type of each page of `", context.graphName, "`.")
      writeAlias(name, of: type, line: pages.line, to: &out)
    }
    for (name, type, text) in names.unhidden {
      let declared = graph.types[type.position]
      out.blank()
      out.doc(
        context.piece(
          EmissionContext.printable("The app's `\(text)`, whose name has another meaning in `\(names.graph)`.")))
      writeAlias(name, of: text, line: declared.line, to: &out)
    }
  }

  /// Writes an alias. If its type does not exist, the Swift compiler reports the line in the graph file.
  private func writeAlias(_ name: String, of text: String, line: Int, to out: inout SwiftWriter) {
    let access = context.access.description
    out.located(context.piece(context.location), line: line, context.piece("\(access)typealias \(name) = \(text)"))
  }

  /// Writes the types of screens.
  private func writeSwitch(_ types: [(id: ScreenID, type: TextSlice)], to out: inout SwiftWriter) {
    out.block("switch screen.rawValue") { out in
      for (id, type) in types {
        out.switchCase("case ", context[id].number, ":") { out in out.line("return ", type, ".self") }
      }
      out.switchCase("default:") { out in out.line("return nil") }
    }
  }

  private func writeMounted(to out: inout SwiftWriter) {
    if context.mounts.isEmpty { return }
    out.blank()
    out.doc("The fragment that is mounted at a screen.")
    out.put(access, "static func mounted(")
    out.list { out in out.item("_ screen: ", RuntimeName.screenID) }
    out.block(") -> (any ", RuntimeName.navigationFragment, ".Type)?") { out in
      writeSwitch(context.mounts.map { ($0.id, namespace(of: $0.fragment)) }, to: &out)
    }
  }

  private func namespace(of fragment: FragmentID) -> TextSlice {
    context.piece(names.foreign.namespace(names.foreign.mounted[fragment.position], in: .nested))
  }

  // MARK: - The table

  /// Writes the table as a raw string literal of several lines, and the tables of the mounted fragments.
  private func writeTable(to out: inout SwiftWriter) {
    let table = TableLine.text(
      of: TableSection.lines(context.graph) { [landings = context.landings] in landings.offers($0) })
    let isPlain = PrintableText.isPlain(table, andLineBreaks: true)
    // Most tables have neither quotes nor backslashes. `strpbrk` stops at a NUL, which a plain text does not contain.
    let hasNone = isPlain && strpbrk(table, "\"\\") == nil
    let fence = context.piece(String(repeating: "#", count: hasNone ? 1 : Self.fenceLength(for: table)))
    out.doc(context.piece("The shape of the \(context.noun)."))
    out.put(access, "static let table = ", RuntimeName.graphTable, "(")
    out.endUnbroken()
    out.indented { out in
      out.put(fence, "\"\"\"")
      out.endUnbroken()
      if isPlain {
        out.unmeasuredLines(table)
      } else {
        // A Swift literal must not contain control characters, or characters that reorder the text for a reader.
        for line in table.split(separator: "\n") {
          out.unmeasuredLines(PrintableText.escape(String(line)) { "\\\(fence)\($0.escapeInSwift)" })
        }
      }
      let mounts = context.mounts
      out.put("\"\"\"", fence, mounts.isEmpty ? ")" : ",")
      out.endUnbroken()
      if mounts.isEmpty { return }
      out.put("mounting: [")
      out.list(.collection) { out in
        for mount in mounts { out.item(namespace(of: mount.fragment), ".table") }
      }
      out.line("])")
    }
  }

  /// The number of `#` characters of a raw literal: one more than after any quote or backslash in the text.
  private static func fenceLength(for text: String) -> Int {
    var longest = 0
    var run: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"):
        if let length = run {
          run = length + 1
          longest = max(longest, length + 1)
        }
      default: run = nil
      }
    }
    return longest + 1
  }
}
