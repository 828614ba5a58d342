/// The contents of a picture before the layout: cards, their rows, and the card of each row.
///
/// The cards are in depth-first order, and each card precedes its children. Therefore, a reversed loop visits all
/// children before their parent.
package struct Picture: Sendable {
  /// The name of the graph.
  package var title: String
  /// A sentence with the numbers of screens and segues.
  package var summary: String
  package var cards: [Card] = []
  /// The first card of each tree, from the top: the roots, and then the segues under `anywhere`.
  package var trees: [Tree] = []

  package struct Tree: Sendable {
    package var card: Int
    /// Frames around the entire picture, the outermost first.
    package var frames: [Frame] = []
  }

  package init(title: String, summary: String) {
    self.title = title
    self.summary = summary
  }

  /// Whether the picture shows columns.
  package var hasColumns: Bool { cards.contains { $0.branches.contains { $0.frames.contains(where: \.isColumn) } } }

  /// Whether the picture shows differences.
  package var hasMarks: Bool {
    cards.contains { card in
      card.isMarked || card.branches.contains { $0.mark != nil || $0.frames.contains { $0.mark != nil } }
    } || trees.contains { $0.frames.contains { $0.mark != nil } }
  }
}

/// A card of a screen, or of something that opens screens.
package struct Card: Sendable {
  package enum Kind: Sendable, Equatable {
    /// The roots, if there are several.
    case launch
    /// The segues that every screen offers.
    case anywhere
    case screen
    /// A container. Its rows are its tabs.
    case container
    case alert
    /// A small card for a screen with several parents, whose own card is elsewhere.
    case reference
    /// The errors in a draft that do not belong to another card.
    case errors
    /// The changes of a graph that do not belong to another card.
    case changes
  }

  package var kind: Kind
  /// The name in the graph. In a fragment, it has the mount as a prefix, as in `checkout.address`.
  package var name: String
  /// The title, or `nil` if the graph does not declare one.
  package var title: String?
  /// The style of the layer that starts with the card, or `nil`.
  package var layer: String?
  /// Whether the card is part of a layer.
  package var isInLayer = false
  /// The lines below the heading.
  package var details: [Detail] = []
  package var rows: [Row] = []
  /// The children, in the order of the rows.
  package var branches: [Branch] = []
  /// The cards on the path to the root that the rows go back to, each once.
  package var returns: [Int] = []
  /// The cards anywhere that the rows go to.
  package var goes: [Jump] = []
  /// A requirement of a screen below, which also applies to this card.
  package var lock: String?
  /// Whether the run that starts with the screen is a split.
  package var isSplit = false
  /// The image of the screen.
  package var thumbnail: Thumbnail?
  /// The declaration, or `nil` if the card is not a screen.
  package var declaration: Declaration?
  /// The difference of the entire card.
  package var mark: Mark?

  package init(_ kind: Kind, name: String, title: String? = nil) {
    self.kind = kind
    self.name = name
    self.title = title
  }

  /// Whether the card has an error.
  package var isWrong: Bool { details.contains { $0.role == .error } || rows.contains { $0.role == .error } }

  /// Whether the card, a line, or a row has a mark.
  package var isMarked: Bool {
    mark != nil || details.contains { $0.mark != nil } || rows.contains { $0.mark != nil }
  }

  /// The meaning of the sign in the heading of a split.
  package static let splitMeaning = "its columns can stand side by side"

  /// The text of the heading.
  package var heading: String { title ?? name }

  /// The label next to the heading.
  package var badge: String? {
    switch kind {
    case .container: "tabs"
    case .alert: "alert"
    case .launch, .anywhere, .screen, .reference, .errors, .changes: layer
    }
  }
}

/// A row that leads to a card without an edge.
package struct Jump: Sendable {
  package var row: Int
  package var card: Int

  package init(row: Int, card: Int) {
    self.row = row
    self.card = card
  }
}

/// A screen of a graph or a fragment.
package struct Declaration: Hashable, Sendable {
  /// The name of the graph or the fragment.
  package var graph: String
  package var screen: String

  package init(graph: String, screen: String) {
    self.graph = graph
    self.screen = screen
  }
}

/// A line below a heading.
package struct Detail: Sendable {
  package var sign: Sign?
  package var text: String
  package var role: Role
  /// The part of the graph that the line shows, in a picture that will be compared.
  package var part: PicturePart?
  package var mark: Mark?

  package init(_ text: String, _ role: Role, sign: Sign? = nil, part: PicturePart? = nil) {
    self.part = part
    self.sign = sign
    self.text = text
    self.role = role
  }
}

/// A segue or a similar entry on a card.
package struct Row: Sendable {
  package var sign: Sign
  package var name: String
  /// The name of the target, if there is no edge.
  package var target: String?
  /// The predicate of the row.
  package var condition: String?
  /// A label at the right, if there is no predicate.
  package var note: String?
  package var role: Role
  /// The index of the branch, or `nil` if there is none.
  package var branch: Int?
  /// The number of omitted screens after the row. It is never 0.
  package var hiddenCount: Int?
  /// The part of the graph that the row shows, in a picture that will be compared.
  package var part: PicturePart?
  package var mark: Mark?
  /// Whether the row shows the old values of the changed row before it.
  package var isOld = false

  /// Whether the text is a sentence or a list of values.
  var isSentence: Bool { role == .error || isOld || sign == .file }

  package init(
    _ sign: Sign, _ name: String, _ role: Role, target: String? = nil, condition: String? = nil,
    part: PicturePart? = nil
  ) {
    self.part = part
    self.sign = sign
    self.name = name
    self.role = role
    self.target = target
    self.condition = condition
  }
}

/// An edge of the tree.
package struct Branch: Sendable {
  package enum Kind: String, Sendable { case push, pane, present, tab, replace }

  package var kind: Kind
  /// The row at which the edge starts.
  package var row: Int
  /// The card at which the edge ends.
  package var card: Int
  /// Frames around the subtree of a tab or a fragment, the outermost first.
  package var frames: [Frame] = []
  /// The difference of the edge. It is never `changed`.
  package var mark: Mark?
}

/// A frame around a part of the tree.
package struct Frame: Sendable {
  package var sign: Sign
  package var caption: String
  /// A requirement that applies to all screens in the frame.
  package var lock: String?
  /// The mount of a fragment, in a picture that will be compared, and its name with the mounts around it.
  package var part: PicturePart?
  package var mount: String?
  package var mark: Mark?

  /// Creates the frame of a column, which is drawn as a line at its left edge.
  package static func column(_ number: Int) -> Frame { Frame(sign: .pane, caption: "column \(number)") }

  /// Whether the frame is drawn as a line at its left edge.
  var isColumn: Bool { sign == .pane }

  package init(sign: Sign, caption: String, lock: String? = nil, part: PicturePart? = nil, mount: String? = nil) {
    self.mount = mount
    self.sign = sign
    self.caption = caption
    self.lock = lock
    self.part = part
  }

  /// The shortened caption and lock.
  var shownCaption: String { Shortening.middle(caption) }
  var shownLock: String? { lock.map { Shortening.end($0, to: Shortening.names) } }
}

/// The icons of the legend. Each one is drawn as a path.
package enum Sign: String, CaseIterable, Sendable {
  case push, pane, present, tab, replace, unwind, go, recursive, shared, condition, lock, link, exit, fragment, back
  case error, file
}

/// The subject of a text or a line, which decides its colour.
package enum Role: String, CaseIterable, Sendable {
  case plain, muted, back, layer, jump, condition, error
}
