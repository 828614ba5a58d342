/// One kind of mistake in a graph, with all its texts: for messages, `navc explain`, the reference page, and the logs
/// of code scanners.
///
/// Each rule is a static member in the file that reports it. The name of the member is the rule's ID in camel case.
/// ``all`` lists the rules. There is one object per rule.
package final class Rule: Sendable {
  /// A stable identifier: other tools match on it, so it never changes.
  package let id: String
  package let severity: Severity
  package let section: Section
  /// A description of the primary range.
  package let range: String
  /// The condition for the message, in one sentence.
  package let meaning: String
  /// The reason for the rule, and the correction, in a few sentences.
  package let reason: String
  package let sample: Sample

  /// The part of the graph that a message concerns.
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
    /// A graph that breaks only this rule, and the corrected graph. In each list, the graph is first, followed by the
    /// mounted files.
    case graph(broken: [File], mended: [File])
    /// A description of a situation that a graph on a page cannot show.
    case situation(String)
  }

  package struct File: Sendable {
    package var path: String
    package var text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }

    /// A graph that mounts a fragment. `path` can also contain further lines.
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

  /// Creates a rule that one file shows. `mended` lists texts that occur once in the file, each with its replacement.
  convenience init(
    id: String, severity: Severity = .error, section: Section, range: String, meaning: String, reason: String,
    broken: String, mended: KeyValuePairs<String, String>
  ) {
    self.init(
      id: id, severity: severity, section: section, range: range, meaning: meaning, reason: reason,
      broken: [File("shop.nav.yaml", broken)], mended: mended)
  }

  /// Creates a rule that several files show. Only the corrected graph contains `others`.
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

  /// Creates a rule that a graph on a page cannot show.
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
