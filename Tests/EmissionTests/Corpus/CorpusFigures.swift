/// The features that apps use, and the parts of the language that their graphs need.
struct CorpusFigures {
  private var features: [CorpusFile.Feature: Int] = [:]
  private var graphs: [AppMap] = []

  /// Adds the features that a file uses, and the map of its graph.
  mutating func add(_ used: Set<CorpusFile.Feature>, _ map: AppMap) {
    for feature in used { features[feature, default: 0] += 1 }
    graphs.append(map)
  }

  var text: String {
    let uses = CorpusFile.Feature.allCases.map { "\(features[$0] ?? 0) use \($0.rawValue)" }
    let segues = graphs.map(\.spots.count).reduce(0, +)
    let screens = graphs.map(\.screens.count).reduce(0, +)
    var lines = [
      "\(graphs.count) graphs: \(uses.joined(separator: ", "))",
      "\(screens) screens, \(segues) segues, all of them gone along; \(graphs.count { $0.spots.isEmpty }) graphs have none",
    ]
    var taken: Set<AppMap.Part> = []
    for part in AppMap.Part.allCases {
      taken.insert(part)
      lines.append(
        "  \(graphs.count { $0.parts.isSubset(of: taken) }) need no more than \(part == .push ? "" : "that and ")\(part.rawValue)"
      )
    }
    let whole = graphs.count { $0.leftOut.keys.allSatisfy(AppMap.isApart) }
    lines.append("in \(whole) of them each segue of the file is as it is there; in the others:")
    var reasons: [String: (times: Int, files: Int)] = [:]
    for (reason, times) in graphs.flatMap(\.leftOut) {
      reasons[reason, default: (0, 0)].times += times
      reasons[reason, default: (0, 0)].files += 1
    }
    for (reason, (times, files)) in reasons.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(times) in \(files) files: \(reason)")
    }
    return lines.joined(separator: "\n")
  }
}

extension AppMap {
  /// A part of the language, in the order in which the parts were added.
  enum Part: String, CaseIterable {
    case push = "push and unwind"
    case present, replace, tabs, anywhere
    case roots = "several roots"
  }

  /// The parts of the language that the graph uses.
  var parts: Set<Part> {
    var parts: Set<Part> = offered.isEmpty ? [] : [.anywhere]
    if roots.count > 1 { parts.insert(.roots) }
    for spot in spots {
      switch self[spot].kind {
      case .push, .unwind: parts.insert(.push)
      case .present: parts.insert(.present)
      case .replace: parts.insert(.replace)
      case .tab: parts.insert(.tabs)
      }
    }
    return parts
  }

  /// Whether the reason is about a scene or a screen that no segue of the file leads to.
  static func isApart(_ reason: String) -> Bool { reason.hasPrefix("a scene") || reason.hasPrefix("a screen") }
}
