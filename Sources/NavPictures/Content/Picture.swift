/// What a picture shows, before anything is placed: cards, the rows on them, and which card each row leads to.
///
/// Cards stand in depth-first order, each before those that it leads to, so whoever goes through them from the end has seen what lies
/// under a card before the card.
package struct Picture: Sendable {
  /// The name of the graph.
  package var title: String
  /// How much there is, in a sentence.
  package var summary: String
  package var cards: [Card] = []
  /// The cards at which a tree begins, from the top: what stands at launch, then what is offered anywhere.
  package var trees: [Tree] = []

  package struct Tree: Sendable {
    package var card: Int
    /// Frames around all of it, the outermost first.
    package var frames: [Frame] = []
  }

  package init(title: String, summary: String) {
    self.title = title
    self.summary = summary
  }
}

/// A card: a screen, or what stands for screens.
package struct Card: Sendable {
  package enum Kind: Sendable, Equatable {
    /// The roots, where there are several.
    case launch
    /// What every screen offers.
    case anywhere
    case screen
    /// A screen without a page, whose rows are its tabs.
    case container
    case alert
    /// A screen whose card stands elsewhere, since it has several parents.
    case reference
    /// Of a file with errors: those about nothing that has a card.
    case errors
  }

  package var kind: Kind
  /// The name in the graph, in fragments behind the mount's: `checkout.address`.
  package var name: String
  /// What people see; `nil` where the graph says none.
  package var title: String?
  /// Whether it begins a layer, and how that is shown.
  package var layer: String?
  /// Whether it stands in a layer, at its beginning or above.
  package var isInLayer = false
  /// Lines under the heading.
  package var details: [Detail] = []
  package var rows: [Row] = []
  /// What its rows lead to, in the order of the rows.
  package var branches: [Branch] = []
  /// The cards below, on the way to the root, that its rows lead back to, each once.
  package var returns: [Int] = []
  /// The cards that its rows go to, wherever they stand.
  package var goes: [Jump] = []
  /// What a screen below it requires, as long as this one stands too.
  package var lock: String?
  /// What the screen looks like.
  package var thumbnail: Thumbnail?
  /// Where it is declared; `nil` of a card that is no screen.
  package var declaration: Declaration?

  package init(_ kind: Kind, name: String, title: String? = nil) {
    self.kind = kind
    self.name = name
    self.title = title
  }

  /// Whether there is an error on it.
  package var isWrong: Bool { details.contains { $0.role == .error } || rows.contains { $0.role == .error } }

  /// What the heading says.
  package var heading: String { title ?? name }

  /// A word beside the heading.
  package var badge: String? {
    switch kind {
    case .container: "tabs"
    case .alert: "alert"
    case .launch, .anywhere, .screen, .reference, .errors: layer
    }
  }
}

/// A row that goes to a card without an edge of the tree.
package struct Jump: Sendable {
  package var row: Int
  package var card: Int

  package init(row: Int, card: Int) {
    self.row = row
    self.card = card
  }
}

/// The screen of a graph or fragment.
package struct Declaration: Hashable, Sendable {
  /// The name of the graph or fragment.
  package var graph: String
  package var screen: String

  package init(graph: String, screen: String) {
    self.graph = graph
    self.screen = screen
  }
}

/// A line under a heading.
package struct Detail: Sendable {
  package var sign: Sign?
  package var text: String
  package var role: Role

  package init(_ text: String, _ role: Role, sign: Sign? = nil) {
    self.sign = sign
    self.text = text
    self.role = role
  }
}

/// A segue on a card, or what is like one.
package struct Row: Sendable {
  package var sign: Sign
  package var name: String
  /// Where it leads, where no edge shows it.
  package var target: String?
  /// The predicate on which it depends.
  package var condition: String?
  /// A word at the other end, where there is no predicate.
  package var note: String?
  package var role: Role
  /// The position among the card's branches of what it leads to.
  package var branch: Int?
  /// The number of screens that it leads to and that are left out; never 0.
  package var hiddenCount: Int?

  package init(_ sign: Sign, _ name: String, _ role: Role, target: String? = nil, condition: String? = nil) {
    self.sign = sign
    self.name = name
    self.role = role
    self.target = target
    self.condition = condition
  }
}

/// An edge of the tree.
package struct Branch: Sendable {
  package enum Kind: String, Sendable { case push, present, tab, replace }

  package var kind: Kind
  /// The row at which it leaves.
  package var row: Int
  /// The card that it leads to.
  package var card: Int
  /// Frames around all that lies under it, a tab's or a fragment's, the outermost first.
  package var frames: [Frame] = []
}

/// A frame around a part of the tree.
package struct Frame: Sendable {
  package var sign: Sign
  package var caption: String
  /// What all screens in it require.
  package var lock: String?

  /// The caption and the lock as a picture shows them.
  var shownCaption: String { Shortening.middle(caption) }
  var shownLock: String? { lock.map { Shortening.end($0, to: Shortening.names) } }
}

/// The signs of the legend, each drawn as a path.
package enum Sign: String, CaseIterable, Sendable {
  case push, present, tab, replace, unwind, go, recursive, shared, condition, lock, link, exit, fragment, back
  case error
}

/// What a text or a line is about, which decides its colour.
package enum Role: String, CaseIterable, Sendable {
  case plain, muted, back, layer, jump, condition, error
}
