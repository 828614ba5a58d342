package import NavCompiler

/// A comparison for programs. `Documentation/diff.schema.json` describes the format.
package enum DiffJSON {
  /// The version of the format. It increases if a member changes.
  package static let version = 1

  package static func value(_ report: DiffReport) -> JSONValue {
    .object([
      ("version", .number(version)),
      ("old", side(report.old, report.graphs.old)), ("new", side(report.new, report.graphs.new)),
      ("changes", .array(report.changes.map { value($0, report) })),
      ("summary", summary(report.changes)),
    ])
  }

  private static func side(_ source: DiffReport.Source, _ graph: String?) -> JSONValue {
    .object([
      ("path", .string(source.path)), ("revision", text(source.revision)), ("graph", text(graph)),
    ])
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func value(_ change: Change, _ report: DiffReport) -> JSONValue {
    let subject = JSONValue.object([
      ("kind", .string(change.kind.rawValue)), ("name", .string(change.name)),
      ("renamedFrom", text(change.renamedFrom)),
    ])
    return .object([
      ("id", .string(change.id)), ("message", .string(change.message)), ("subject", subject), ("was", text(change.was)),
      ("is", text(change.becomes)), ("old", place(report.oldPlace(change))), ("new", place(report.newPlace(change))),
      ("relation", text(change.relation?.rawValue)), ("effects", .array(change.effects.map(value))),
    ])
  }

  private static func place(_ place: DiffReport.Place?) -> JSONValue {
    guard let place else { return .null }
    let ends = [("start", place.start), ("end", place.end)].map { name, position in
      (
        key: name, value: JSONValue.object([("line", .number(position.line)), ("column", .number(position.column))])
      )
    }
    return .object([("file", .string(place.path)), ("range", .object(ends))])
  }

  private static func value(_ effect: Effect) -> JSONValue {
    .object([
      ("id", .string(effect.rule.rawValue)), ("area", .string(effect.rule.area.rawValue)),
      ("effect", .string(effect.rule.effect.rawValue)), ("message", .string(effect.message)),
      ("example", text(effect.example)), ("accepted", .bool(effect.isAccepted)),
    ])
  }

  private static func summary(_ changes: [Change]) -> JSONValue {
    let summary = DiffSummary(changes)
    let breaks = DiffSummary.areas.map { (key: $0.rawValue, value: JSONValue.number(summary.breaks[$0] ?? 0)) }
    let others = [EffectClass.asks, .changes, .adds, .text].map {
      (key: $0.rawValue, value: JSONValue.number(summary.others[$0] ?? 0))
    }
    return .object([("breaks", .object(breaks))] + others + [("accepted", .number(summary.accepted))])
  }
}
