internal import NavTable

/// Writes the URL of a screen; the inverse of ``LinkMap``.
struct LinkWriter {
  let table: GraphTable
  let links: LinkReader

  /// The URL of a screen on top of others, from the bottom; `nil` where it has no link, where an argument that the path
  /// needs has no text, an empty one, `.` or `..`, which lead elsewhere however they are written (RFC 3986, 5.2.4), and where another link would take the URL, as `/posts/new` is taken from a post that
  /// is called so.
  func url(of id: ScreenID, _ screen: any Screen, above others: [(id: ScreenID, screen: any Screen)]) -> String? {
    guard let linked = table.roles(of: id).first(where: { table[$0].hasLink }), let link = table[linked].link else {
      return nil
    }
    func text(_ placeholder: LinkTemplate.Placeholder) -> String? {
      guard let name = placeholder.screen else { return screen.text(of: placeholder.argument) }
      // The name is the one that the file of the link has for it.
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
    let url = based(path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    return links.stops(of: url)?.last?.screen == id ? url : nil
  }

  /// Whether an argument is what it would be if nobody gave it.
  private func isDefault(_ argument: String, of screen: any Screen) -> Bool {
    var others: [String: ArgumentReader.Given] = [:]
    for (name, value) in screen.namedArguments where name != argument { others[name] = .value(value) }
    var reader = ArgumentReader(others)
    guard let without = try? type(of: screen).init(from: &reader) else { return false }
    return without.text(of: argument) == screen.text(of: argument)
  }

  /// A text of which only letters and digits of ASCII, `-`, `.`, `_` and `~` stand for themselves.
  private func encoded(_ text: String) -> String { text.percentEncoded { !$0.isUnreserved } }

  /// The path behind the graph's first base, or by itself where the graph has none.
  private func based(_ path: String) -> String {
    guard let base = table.bases.first?.text else { return path.isEmpty ? "/" : path }
    return base.hasSuffix("/") ? base + path.dropFirst() : base + (path.isEmpty ? "/" : path)
  }
}

extension NavigationGraph {
  /// The URL of a screen, with the graph's first base; `nil` where no link leads to it, or where the link holds an
  /// argument of a screen below it. Linear in the graph; `url` of a navigator or of a handle is not.
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
