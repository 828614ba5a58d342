import NavCompiler
import NavEditor
import Testing

/// The segues, links, and mounts that open a screen, and the segues of a screen.
@Suite struct CallHierarchyTests {
  private static let shop = """
    navc: 1
    graph: Shop
    root: home
    facts: { isSignedIn: Bool }
    anywhere: { present: { openHelp: help }, go: { seeHome: { to: catalog } } }
    screens:
      home: { tabs: { browse: catalog, account: profile } }
      catalog:
        push: { openProduct: product, again: { to: product, shouldPerform: isSignedIn }, buy: checkout }
        go: { toAccount: { tab: account } }
      product:
        arguments: { id: Int }
        key: [id]
        link: "/p/{id}"
        present: { ask: question }
        unwind: { close: previous, leave: root }
      profile: {}
      help: { unwind: { done: previous } }
      question: { alert: { cancel: no }, unwind: { no: product } }
      checkout:
        mount: checkout.nav.yaml
        exits: { paid: catalog, other: previous }

    """
  private static let checkout = """
    navc: 1
    fragment: Checkout
    root: bill
    exits: { paid: Void, other: Void }
    screens:
      bill: { arguments: { sum: Int = 1 }, push: { more: rest }, unwind: { finish: { exit: paid } } }
      rest: { unwind: { finish: { exit: other }, up: bill } }

    """

  /// The graph with a cursor in a part of a text.
  private func graph(_ marked: String, in file: String = "shop") throws -> EditedGraph {
    let plain = marked.replacing("▮", with: "")
    var (shop, checkout) = (Self.shop, Self.checkout)
    if file == "shop" {
      try #require(shop.contains(plain))
      shop = shop.replacing(plain, with: marked, maxReplacements: 1)
    } else {
      try #require(checkout.contains(plain))
      checkout = checkout.replacing(plain, with: marked, maxReplacements: 1)
    }
    return try EditedGraph(shop, ["checkout.nav.yaml": checkout])
  }

  private func name(_ node: HierarchyNode) -> String {
    node.kind == .screen ? node.name : node.kind == .link ? "link \(node.name)" : "anywhere"
  }

  /// Calls as `node: texts of the ranges`. The ranges are in the file of the source.
  private func calls(_ calls: [HierarchyCall], _ graph: EditedGraph, from source: FileIdentity?) -> [String] {
    calls.map { call in
      let file = source ?? call.node.file
      let lines = graph.lines(call.ranges.map { Project.Place(file, $0) })
      let texts = lines.map { line in String(line[line.index(after: line.firstIndex(of: " ") ?? line.startIndex)...]) }
      return "\(name(call.node)): \(texts.joined(separator: ", "))"
    }
  }

  private func incoming(_ marked: String, in file: String = "shop") throws -> [String] {
    let graph = try graph(marked, in: file)
    let node = try #require(graph.project.hierarchy(at: graph.offset, in: graph.file).first)
    return calls(graph.project.incoming(node), graph, from: nil)
  }

  private func outgoing(_ marked: String, in file: String = "shop") throws -> [String] {
    let graph = try graph(marked, in: file)
    let node = try #require(graph.project.hierarchy(at: graph.offset, in: graph.file).first)
    return calls(graph.project.outgoing(node), graph, from: node.file)
  }

  @Test(arguments: [
    ("  pro▮duct:\n", ["product"]), ("openProduct: pro▮duct", ["product"]), ("open▮Product", ["product"]),
    ("account: prof▮ile", ["profile"]), ("tab: acc▮ount", ["profile"]), ("cancel: n▮o", ["product"]),
    ("close: prev▮ious", ["catalog"]), ("leave: ro▮ot", ["home"]), ("/p/{i▮d}", ["product"]),
    ("key: [i▮d]", ["product"]),
    ("mount: check▮out", ["bill"]), ("isSig▮nedIn", []), ("scr▮eens", []), ("openHe▮lp", ["help"]),
    ("done: prev▮ious", ["catalog", "product", "profile"]),
  ])
  func entries(_ marked: String, _ expected: [String]) throws {
    let graph = try graph(marked)
    let found = graph.project.hierarchy(at: graph.offset, in: graph.file).map { name($0) }
    #expect(found == expected)
  }

  @Test func incomingSegues() throws {
    #expect(try incoming("  pro▮duct:\n") == ["catalog: openProduct, again", "link product: /p/{id}"])
    #expect(try incoming("  cata▮log:\n") == ["home: browse", "anywhere: seeHome"])
    #expect(try incoming("  prof▮ile:") == ["home: account", "catalog: toAccount"])
    #expect(try incoming("  he▮lp:") == ["anywhere: openHelp"])
    #expect(try incoming("  ho▮me:") == [])
    #expect(try incoming("  bi▮ll:", in: "checkout") == ["checkout: checkout.nav.yaml"])
    #expect(try incoming("  re▮st:", in: "checkout") == ["bill: more"])
  }

  @Test func outgoingSegues() throws {
    #expect(
      try outgoing("  cata▮log:\n") == ["product: openProduct, again", "checkout: buy", "profile: toAccount"])
    #expect(try outgoing("  pro▮duct:\n") == ["question: ask", "catalog: close", "home: leave"])
    #expect(try outgoing("  check▮out:\n") == ["catalog: paid, other", "bill: checkout.nav.yaml"])
    #expect(try outgoing("  bi▮ll:", in: "checkout") == ["rest: more", "catalog: finish"])
    #expect(try outgoing("  re▮st:", in: "checkout") == ["catalog: finish", "bill: up"])
  }

  @Test func anywhereAndLinksLeadOn() throws {
    let graph = try graph("  pro▮duct:\n")
    let anywhere = HierarchyNode(.anywhere, "anywhere", in: graph.file)
    #expect(calls(graph.project.outgoing(anywhere), graph, from: graph.file) == ["help: openHelp", "catalog: seeHome"])
    #expect(graph.project.incoming(anywhere).isEmpty)
    let link = HierarchyNode(.link, "product", in: graph.file)
    #expect(calls(graph.project.outgoing(link), graph, from: graph.file) == ["product: /p/{id}"])
    #expect(graph.project.outgoing(HierarchyNode(.screen, "gone", in: graph.file)).isEmpty)
    #expect(graph.project.incoming(HierarchyNode(.link, "gone", in: FileIdentity("gone"))).isEmpty)
  }

  @Test func aHalfTypedTextHasAHierarchy() throws {
    #expect(try incoming("{ id: Int }\n    key: [i▮d").first == "catalog: openProduct, again")
  }
}
