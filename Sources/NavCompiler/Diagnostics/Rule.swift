/// One thing that can be wrong with a graph, and all that is said of it anywhere: in messages, by `navc explain`, on the page of all
/// messages, in a log for code scanners.
///
/// A rule is declared as a static member in the file that finds what it is about, under its id in camel case, and stands in
/// ``all``. There is one object for each.
package final class Rule: Sendable {
  /// Other tools match on it, so it never changes.
  package let id: String
  package let severity: Severity
  package let section: Section
  /// What the primary range covers.
  package let range: String
  /// When the message is given, in one sentence.
  package let meaning: String
  /// Why there is such a rule, and what to do: a few sentences.
  package let reason: String
  package let sample: Sample

  /// The part of a graph that a message is about.
  package enum Section: String, Sendable, CaseIterable {
    case file = "The file"
    case names = "Names"
    case tree = "The tree"
    case arguments = "Arguments"
    case predicates = "Predicates"
    case links = "Links"
    case fragments = "Fragments"
  }

  package enum Sample: Sendable {
    /// A graph that breaks this rule and no other, and the same graph mended; first the graph, then what it mounts.
    case graph(broken: [File], mended: [File])
    /// What no graph on a page can show, in words.
    case situation(String)
  }

  package struct File: Sendable {
    package var path: String
    package var text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }

    /// A graph that mounts a fragment, whatever stands behind the path besides.
    static func shop(mounting path: String = "checkout.nav.yaml") -> File {
      File(
        "shop.nav.yaml",
        """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push:
              buy: checkout
          checkout:
            mount: \(path)
        """)
    }

    /// A fragment with an exit.
    static let checkout = File(
      "checkout.nav.yaml",
      """
      navc: 1
      fragment: Checkout
      root: address
      exits: { done: Void }
      screens:
        address:
          unwind:
            finish: { exit: done }
      """)
  }

  private init(
    _ id: String, _ severity: Severity, _ section: Section, _ range: String, _ meaning: String, _ reason: String,
    _ sample: Sample
  ) {
    self.id = id
    self.severity = severity
    self.section = section
    self.range = range
    self.meaning = meaning
    self.reason = reason
    self.sample = sample
  }

  /// A rule that one file shows. `mended` says what to write for what, at its one place, so that nothing is wrong any more.
  convenience init(
    id: String, severity: Severity = .error, section: Section, range: String, meaning: String, reason: String,
    broken: String, mended: KeyValuePairs<String, String>
  ) {
    self.init(
      id: id, severity: severity, section: section, range: range, meaning: meaning, reason: reason,
      broken: [File("shop.nav.yaml", broken)], mended: mended)
  }

  /// A rule that takes several files to show; `others` are those that only the mended graph has.
  convenience init(
    id: String, severity: Severity = .error, section: Section, range: String, meaning: String, reason: String,
    broken: [File], mended: KeyValuePairs<String, String>, with others: [File] = []
  ) {
    var files = broken
    for (wrong, right) in mended {
      let index = files.firstIndex { $0.text.contains(wrong) } ?? 0
      let parts = files[index].text.split(separator: wrong, omittingEmptySubsequences: false)
      precondition(parts.count == 2, "the sample of \(id) has not one place that says '\(wrong)'")
      files[index].text = parts[0] + right + parts[1]
    }
    self.init(id, severity, section, range, meaning, reason, .graph(broken: broken, mended: files + others))
  }

  /// A rule that no graph on a page can show.
  convenience init(
    id: String, severity: Severity = .error, section: Section, range: String, meaning: String, reason: String,
    situation: String
  ) {
    self.init(id, severity, section, range, meaning, reason, .situation(situation))
  }
}

extension Rule: Hashable {
  package static func == (left: Rule, right: Rule) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Rule: CustomStringConvertible {
  package var description: String { id }
}
