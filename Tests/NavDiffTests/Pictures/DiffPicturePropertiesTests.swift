import Foundation
import FuzzTargets
import NavCompiler
import Testing

@testable import NavDiff
@testable import NavPictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Properties of the pictures of random pairs of revisions.
///
/// `NAVC_DIFF_PROPERTIES=3000` tries more pairs.
@Suite struct DiffPicturePropertiesTests {
  private static let seeds: Range<UInt64> = {
    let count = ProcessInfo.processInfo.environment["NAVC_DIFF_PROPERTIES"].flatMap(UInt64.init) ?? 60
    return 0..<count
  }()

  /// The pairs that have a change.
  private static let pairs: [(seed: UInt64, pair: Revisions, diff: GraphDiff)] = seeds.compactMap { seed in
    guard let pair = Revisions(seed: seed), let diff = pair.diff, !diff.changes.isEmpty else { return nil }
    return (seed, pair, diff)
  }

  @Test func thereArePairs() {
    #expect(Self.pairs.count > Self.seeds.count / 3)
    let kinds = Set(Self.pairs.flatMap(\.diff.changes).map(\.kind))
    #expect(kinds.isSuperset(of: [.screen, .segue, .argument, .link]))
    let actions = Set(Self.pairs.flatMap(\.diff.changes).map(\.action))
    #expect(actions == Set(Change.Action.allCases))
  }

  @Test func cardsDoNotOverlap() {
    for (seed, _, diff) in Self.pairs {
      for picture in [DiffPicture.picture([DiffReport(diff)]), DiffPicture.whole(DiffReport(diff))] {
        let boxes = PictureBoxes(picture)
        #expect(boxes.overlaps == [], "seed \(seed)")
        #expect(boxes.outside == [], "seed \(seed)")
      }
    }
  }

  @Test func eachChangeHasItsSign() {
    var faults: [String] = []
    for (seed, pair, diff) in Self.pairs {
      let signs = PictureSigns(DiffPicture.picture([DiffReport(diff)]))
      for change in diff.changes {
        // A change on the list has a sign, too. A list is for items without a card, and for mounts.
        let isListed = signs.list.contains { $0.name == change.message && $0.mark == Mark(change.action) }
        let hasCard = [.screen, .segue, .argument, .link, .tab, .anywhere, .root].contains(change.kind)
        let isFound = hasCard && pair.hasNoMounts ? signs.shows(change) : signs.shows(change) || isListed
        if !isFound { faults.append("seed \(seed): \(change.id) \(change.name)\n\(pair.listing)") }
      }
    }
    for fault in faults.prefix(5) { print("----\n\(fault)") }
    #expect(faults.count == 0)
  }

  /// A card has a sign only if its screen has a change.
  @Test func eachSignHasItsChange() {
    for (seed, pair, diff) in Self.pairs where pair.hasNoMounts {
      let picture = DiffPicture.picture([DiffReport(diff)])
      for card in picture.cards where card.kind.isScreen {
        guard let mark = card.mark else { continue }
        let changes = diff.changes.filter { $0.kind == .screen && $0.name == card.name }
        #expect(changes.contains { Mark($0.action) == mark }, "seed \(seed): \(card.name) \(mark)")
      }
      for card in picture.cards {
        for detail in card.details {
          guard let mark = detail.mark, let part = detail.part else { continue }
          let kind: ItemKind = part.kind == .link ? .link : part.kind == .argument ? .argument : .screen
          let changes = diff.changes.filter { $0.kind == kind }
          #expect(
            changes.contains { Mark($0.action) == mark || kind == .screen },
            "seed \(seed): \(card.name) \(detail.text) \(mark)")
        }
      }
    }
  }

  /// Without its removed parts, the picture equals the picture of the new graph. Without its new parts, it has all
  /// screens of the old graph.
  @Test func thePictureHasBothGraphs() throws {
    for (seed, pair, diff) in Self.pairs {
      let (old, new) = (try #require(pair.old.side?.graph), try #require(pair.new.side?.graph))
      let whole = DiffPicture.whole(DiffReport(diff))
      let signs = PictureSigns(whole)
      let start: PictureBuilder.Start = whole.cards[0].kind == .launch ? .listedRoots : .roots
      let plain = PictureBuilder.comparablePicture(of: new, from: start)
      let texts = signs.newTexts(newGraphHasAnywhere: plain.cards.contains { $0.kind == .anywhere })
      let expected = plain.cards.map(\.rowNames)
      let isSame = texts == expected
      let first = zip(texts, expected).first { $0 != $1 }
      #expect(isSame, "seed \(seed): \(first.map { "\($0)" } ?? "\(texts.count) cards")")
      let before = Set(PictureBuilder.picture(of: old).cards.filter(\.kind.isScreen).map(\.name)).count
      let after = whole.cards.filter { $0.kind.isScreen && $0.mark != .added }.count
      #expect(before == after, "seed \(seed)")
    }
  }

  /// Each drawn card has a sign, leads to a card with a sign, or is the target of a segue with a sign. No sign is
  /// omitted.
  @Test func onlyCardsNearChangesAreDrawn() {
    for (seed, _, diff) in Self.pairs {
      let (picture, whole) = (DiffPicture.picture([DiffReport(diff)]), DiffPicture.whole(DiffReport(diff)))
      #expect(PictureSigns(picture).count == PictureSigns(whole).count, "seed \(seed)")
      var isNear = picture.cards.map(\.isMarked)
      for tree in picture.trees { isNear[tree.card] = true }
      for (index, card) in picture.cards.enumerated().reversed() {
        for branch in card.branches {
          let isChanged = branch.mark != nil || branch.frames.contains { $0.mark != nil }
          if isChanged || card.rows[branch.row].mark != nil { isNear[branch.card] = true }
          if isNear[branch.card] { isNear[index] = true }
        }
      }
      let far = zip(picture.cards, isNear).filter { !$0.1 }.map(\.0.name)
      #expect(far == [], "seed \(seed)")
    }
  }

  /// Each omitted screen is counted once.
  @Test func foldedScreensAreCounted() {
    var folded = 0
    for (seed, _, diff) in Self.pairs {
      let (picture, whole) = (DiffPicture.picture([DiffReport(diff)]), DiffPicture.whole(DiffReport(diff)))
      let hidden = picture.cards.flatMap(\.rows).compactMap(\.hiddenCount).reduce(0, +)
      folded += hidden
      let (drawn, all) = (picture.cards.count { $0.kind.isScreen }, whole.cards.count { $0.kind.isScreen })
      #expect(drawn + hidden == all, "seed \(seed)")
      #expect(picture.cards.allSatisfy { $0.rows.allSatisfy { $0.hiddenCount == nil || $0.mark == nil } })
    }
    #expect(folded > 0)
  }

  /// A graph that is compared with itself has no signs, and the same picture.
  @Test func aGraphEqualsItself() throws {
    for seed in Self.seeds {
      var choices = Choices(seed: seed &* 1_000_003 &+ 17)
      let side = try #require(ValidGraph(named: "Graph", &choices).side)
      let plain = PictureBuilder.picture(of: side.graph)
      let parts = PictureBuilder.comparablePicture(of: side.graph, from: .roots)
      var same = PictureComparison(from: parts, to: parts, changes: [:]).picture
      (same.title, same.summary) = (plain.title, plain.summary)
      let hasMarks = same.hasMarks
      #expect(!hasMarks, "seed \(seed)")
      var options = SVGPicture.Options()
      options.edges = .all
      let isSame = SVGPicture.bytes(same, options) == SVGPicture.bytes(plain, options)
      #expect(isSame, "seed \(seed)")
      let report = DiffReport(GraphDiff(from: side, to: side))
      let text = String(decoding: DiffPicture.svg([report]), as: UTF8.self)
      #expect(!text.contains("class=\"mk") && text.contains("has not changed"))
    }
  }

  @Test func textsAreWellFormedAndRepeat() throws {
    for (seed, pair, diff) in Self.pairs {
      let again = try #require(Revisions(pair.old, pair.new, []).diff)
      let svg = DiffPicture.svg([DiffReport(diff)])
      let isSame = svg == DiffPicture.svg([DiffReport(again)])
      #expect(isSame, "seed \(seed)")
      let isSamePage = DiffPage.html([DiffReport(diff)]) == DiffPage.html([DiffReport(again)])
      #expect(isSamePage, "seed \(seed)")
      #expect(XMLParser(data: Data(svg)).parse(), "seed \(seed)")
    }
  }

  /// The reverse comparison has the reverse signs.
  @Test func theReverseMirrorsThePicture() {
    for (seed, pair, diff) in Self.pairs where diff.changes.allSatisfy({ $0.renamedFrom == nil }) {
      guard let back = Revisions(pair.new, pair.old, []).diff, back.changes.allSatisfy({ $0.renamedFrom == nil }) else {
        continue
      }
      let (there, here) = (DiffPicture.whole(DiffReport(diff)), DiffPicture.whole(DiffReport(back)))
      func names(_ picture: Picture, _ mark: Mark) -> Set<String> {
        Set(picture.cards.filter { $0.kind.isScreen && $0.mark == mark }.map(\.name))
      }
      #expect(names(there, .added) == names(here, .removed), "seed \(seed)")
      #expect(names(there, .removed) == names(here, .added), "seed \(seed)")
      #expect(names(there, .changed) == names(here, .changed), "seed \(seed)")
    }
  }
}

extension DiffReport {
  /// The report of a comparison of `a.nav.yaml`.
  init(_ diff: GraphDiff) {
    var accepted = AcceptedEffects()
    let source = Source(path: "a.nav.yaml", revision: nil)
    self.init(diff, old: source, new: source, failing: .usual, accepting: &accepted)
  }
}

extension Revisions {
  fileprivate var hasNoMounts: Bool { old.files.count == 1 && new.files.count == 1 }
}
