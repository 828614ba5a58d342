/// The icons, as paths in a square of twelve units. Many fonts do not contain such characters.
extension Sign {
  var path: StaticString {
    switch self {
    case .push: "M4.5 2.5 8 6 4.5 9.5"
    case .pane: "M1.5 2.5h9v7.5h-9zM5 2.5v7.5"
    case .present: "M1.5 4h6.5v6.5H1.5zM4 3.8V1.5h6.5V8H8.2"
    case .tab: "M1.5 4.5V2h4v2.5M1.5 4.5h9v6h-9z"
    case .replace: "M1.5 6h7M6 3.2 8.8 6 6 8.8M10.7 2.2v7.6"
    case .unwind: "M4.6 2 1.8 4.8l2.8 2.8M2 4.8h5.4a2.7 2.7 0 0 1 0 5.4H5"
    case .go: "M1.2 9c1.8-6 5.2-6.2 8.8-5M7.2 1.6 10.2 4 8 7"
    case .recursive: "M9.8 4.2A4.2 4.2 0 1 0 10.2 6.8M10 1.4v3H7"
    case .shared: "M1.5 4.2h8M7 1.9l2.6 2.3L7 6.4M10.5 8.2h-8"
    case .condition: "M6 1.2 10.8 6 6 10.8 1.2 6z"
    case .lock: "M2.6 5.6h6.8v5H2.6zM4 5.4V3.9a2 2 0 0 1 4 0v1.5"
    case .link: "M5 7 7.2 4.8M4.2 5 2.4 6.8a2 2 0 0 0 2.8 2.8L7 7.8M7.8 7l1.8-1.8a2 2 0 0 0-2.8-2.8L5 4.2"
    case .exit: "M7 2H2v8h5M5 6h5.5M8.3 3.8 10.5 6 8.3 8.2"
    case .fragment: "M1.5 1.5h3M7.5 1.5h3v3M10.5 7.5v3h-3M4.5 10.5h-3v-3M1.5 4.5v-3"
    case .back: "M7.5 2 3.5 6l4 4"
    case .error: "M6 1.2 11 10.6H1zM6 4.6v2.8M6 8.9v.3"
    case .file: "M2.5 1.2h4.7l2.6 2.6v7h-7.3zM7 1.4v2.6h2.6"
    }
  }

  /// The meaning in the legend.
  var meaning: StaticString {
    switch self {
    case .push: "pushes"
    case .pane: "opens the next column"
    case .present: "opens a layer"
    case .tab: "a tab"
    case .replace: "replaces the screens above"
    case .unwind: "unwinds to"
    case .go: "goes to"
    case .recursive: "recursive, with its limit"
    case .shared: "has several parents"
    case .condition: "only if"
    case .lock: "requires"
    case .link: "deep link"
    case .exit: "leaves the fragment"
    case .fragment: "a fragment"
    case .back: "the back button"
    case .error: "an error"
    case .file: "the graph file"
    }
  }
}

extension Mark {
  /// The meaning in the legend.
  var meaning: StaticString {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  /// The class of texts and shapes with this mark.
  var style: StaticString {
    switch self {
    case .added: "add"
    case .removed: "rem"
    case .changed: "chg"
    }
  }
}

extension Role {
  /// The class of texts and icons with this role.
  var style: StaticString {
    switch self {
    case .plain: "ink"
    case .muted: "mu"
    case .back: "ba"
    case .layer: "la"
    case .jump: "ju"
    case .condition: "co"
    case .error: "er"
    }
  }
}
