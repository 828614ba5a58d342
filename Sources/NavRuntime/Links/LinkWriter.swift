internal import NavTable

/// Writes the URL of a screen; the inverse of ``LinkMap``.
struct LinkWriter {
  let table: GraphTable
  let links: LinkReader

  /// Returns the URL of a screen above others, which are listed from the bottom.
  ///
  /// Some screens do not have a URL:
  ///
  /// - The screen does not have a link.
  /// - An argument in the path does not have a text, or the text is empty, `.`, or `..`. These two always lead
  ///   elsewhere (RFC 3986, 5.2.4), even if they are encoded.
  /// - Another link would match the URL. For example, `/posts/new` would match before the link of a post named `new`.
  ///
  /// - Parameters:
  ///   - id: The screen.
  ///   - screen: Its value.
  ///   - others: The screens below.
  ///   - source: For `app`, the URL has the graph's first base. Otherwise, it has the first base that is a website, and
  ///     it opens the screen from there.
  /// - Returns: The URL, or `nil` in these cases.
  func url(
    of id: ScreenID, _ screen: any Screen, above others: [(id: ScreenID, screen: any Screen)],
    from source: LinkSource = .app
  ) -> String? {
    let site = table.bases.first { $0.scheme == "https" && $0.port ?? 443 == 443 }
    if source.isOutside, site == nil { return nil }
    guard let linked = table.roles(of: id).first(where: { table[$0].hasLink }), let link = table[linked].link else {
      return nil
    }
    func text(_ placeholder: LinkTemplate.Placeholder) -> String? {
      guard let name = placeholder.screen else { return screen.text(of: placeholder.argument) }
      // The name is relative to the file of the link.
      let owner = table.screen(named: name, seenFrom: linked)
      return others.last { $0.id == owner }?.screen.text(of: placeholder.argument)
    }
    var path = ""
    for segment in link.path {
      switch segment {
      case .literal(let literal): path += "/" + encoded(literal)
      case .placeholder(let placeholder):
        guard let text = text(placeholder), !text.isEmpty, text != ".", text != ".." else { return nil }
        path += "/" + encoded(text)
      }
    }
    var items: [String] = []
    for item in link.query {
      guard let text = text(item.placeholder) else { continue }
      if item.placeholder.screen == nil, isDefault(item.placeholder.argument, of: screen) { continue }
      items.append("\(encoded(item.name))=\(encoded(text))")
    }
    let base = source.isOutside ? site : table.bases.first
    let url = Self.url(path, base?.text) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    return links.stops(of: url, from: source)?.last?.screen == id ? url : nil
  }

  /// Whether an argument has its default value.
  private func isDefault(_ argument: String, of screen: any Screen) -> Bool {
    var others: [String: ArgumentReader.Given] = [:]
    for (name, value) in screen.namedArguments where name != argument { others[name] = .value(value) }
    var reader = ArgumentReader(others)
    guard let without = try? type(of: screen).init(from: &reader) else { return false }
    return without.text(of: argument) == screen.text(of: argument)
  }

  /// Percent-encodes all bytes of a text except ASCII letters, ASCII digits, `-`, `.`, `_`, and `~`.
  private func encoded(_ text: String) -> String { text.percentEncoded { !$0.isUnreserved } }

  /// Returns the path after a base, or the path alone if the graph does not have a base.
  private static func url(_ path: String, _ base: String?) -> String {
    guard let base else { return path.isEmpty ? "/" : path }
    return base.hasSuffix("/") ? base + path.dropFirst() : base + (path.isEmpty ? "/" : path)
  }
}

extension NavigationGraph {
  /// Returns the URL of a screen, with the graph's first base. The result is `nil` if the screen does not have a
  /// link, or if the link contains an argument of a screen below.
  ///
  /// - Complexity: Linear in the graph, unlike `url` of a navigator or a handle.
  public static func url(of screen: some Screen) -> String? {
    guard let id = table.screens.lazy.map(\.id).first(where: { type(of: $0) == Swift.type(of: screen) }) else {
      return nil
    }
    return LinkWriter(table: table, links: LinkReader(table) { type(of: $0) }).url(of: id, screen, above: [])
  }
}

extension Screen {
  /// The arguments by name.
  var namedArguments: [(name: String, value: Any)] {
    var writer = ArgumentWriter.collectingByName()
    write(to: &writer)
    return writer.named
  }

  fileprivate func text(of argument: String) -> String? {
    namedArguments.first { $0.name == argument }.flatMap { LinkText.text(of: $0.value) }
  }
}
