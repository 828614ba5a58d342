/// A link that can fill a URL with any website.
enum LinkURLArgument {
  static func check(_ context: inout CheckContext, _ links: [ResolvedLink]) {
    for link in links where !link.draft.isInside {
      for (placeholder, fill) in zip(link.draft.syntax.placeholders, link.fills) {
        guard let fill, !context.resolution.symbols.brokenArguments.contains(fill.argument),
          case let argument = context.graph.arguments[fill.argument.position], argument.type.isURL,
          argument.hosts == nil
        else { continue }
        let range = context.words.tree.range(link.draft.node, text: placeholder.range)
        context.report(.linkUrlArgument, at: range) { words in
          let argument = Link.Placeholder(screen: fill.screen, argument: fill.argument)
          return Diagnostic(
            .linkUrlArgument, "any website can give any URL to '{\(placeholder.name)}'", at: range,
            notes: [
              Diagnostic.Note(
                "list the permitted hosts here, as in '{ type: URL, hosts: [shop.example.com] }', or let only the app"
                  + " open the link, with 'from: app'",
                at: words.range(argument))
            ])
        }
      }
    }
  }
}

extension Rule {
  package static let linkUrlArgument = Rule(
    id: "link-url-argument", severity: .warning, section: .links,
    range: "the placeholder",
    meaning: "A link fills an argument of the type `URL`, and the graph does not limit its hosts.",
    reason: """
      Any website and any app can open a link. If the screen loads or shows the URL, your app presents the page of a \
      stranger as its own. Such a link is called an open redirect. List the permitted hosts under 'hosts' of the \
      argument. The runtime then refuses other URLs from outside, and URLs without 'https'. With 'from: app', the link \
      accepts no URL from outside at all.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openPage: page
        page:
          arguments: { address: URL }
          link: /page?address={address}
      """,
    mended: ["{ address: URL }": "{ address: { type: URL, hosts: [shop.example.com] } }"])
}
