import FuzzTargets
import NavCompiler
import SeededRandom
import TestTiers
import Testing

@testable import NavEditor

/// Properties of all answers, over random valid graphs and over the same graphs with a cut or changed bytes.
@Suite struct AnswersByChanceTests {
  /// A random graph with its fragments. If libyaml refuses a changed file, it has the model of the repaired text.
  private struct Sample {
    let project: Project
    let model: FileModel
    let seed: UInt64
    var random: SplitMix

    init?(seed: UInt64) {
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Random", &choices)
      var random = SplitMix(seed: seed)
      let changed = random.below(graph.files.count)
      var models: [FileModel] = []
      for (index, file) in graph.files.enumerated() {
        var text = Array(file.yaml.utf8)
        if index == changed { Self.change(&text, &random) }
        guard
          let model = Self.model(text, file.path, graph)
            ?? Repair.repair(text).flatMap({ Self.model($0.bytes, file.path, graph) })
        else { return nil }
        models.append(model)
      }
      project = Project(models)
      model = models[changed]
      (self.seed, self.random) = (seed, random)
    }

    private static func model(_ bytes: [UInt8], _ path: String, _ graph: ValidGraph) -> FileModel? {
      let file = graph.store.file(path)
      let changed = SourceFile(path: path, bytes: bytes, identity: file.identity)
      return FileModel(changed, identity: FileIdentity(path)) { other in
        guard case .file(let identity, _) = graph.store.locate(other, from: file) else { return nil }
        return identity
      }
    }

    private static func change(_ text: inout [UInt8], _ random: inout SplitMix) {
      for _ in 0..<random.below(4) where !text.isEmpty {
        let place = random.below(text.count)
        switch random.below(3) {
        case 0: text.removeSubrange(place..<min(text.count, place + 1 + random.below(12)))
        case 1: text.insert(contentsOf: RandomYAML.pieces[random.below(RandomYAML.pieces.count)].utf8, at: place)
        default: text[place] = UInt8(random.below(128))
        }
      }
    }
  }

  private static let samples = (0..<UInt64(100)).compactMap { Sample(seed: $0) }

  private func forEachSample(_ check: (inout Sample) -> Void) {
    #expect(Self.samples.count > 50)
    for var sample in Self.samples { check(&sample) }
  }

  @Test func tokensAreInOrderAndDoNotOverlap() {
    forEachSample { sample in
      var end = 0
      for token in sample.model.semanticTokens {
        #expect(!token.range.isEmpty && end <= token.range.lowerBound, "seed \(sample.seed)")
        end = token.range.upperBound
      }
      #expect(end <= sample.model.file.bytes.count)
    }
  }

  @Test func selectionRangesContainEachOther() {
    forEachSample { sample in
      let count = sample.model.file.bytes.count
      for _ in 0..<40 {
        let offset = sample.random.below(count + 1)
        var last = offset..<offset
        for range in sample.model.selectionRanges(at: offset) {
          #expect(
            range.lowerBound <= last.lowerBound && last.upperBound <= range.upperBound
              && (range != last || last.isEmpty), "seed \(sample.seed), offset \(offset)")
          last = range
        }
        #expect(last == 0..<count)
      }
    }
  }

  /// A segue that opens a screen is outgoing at its source and incoming at its target.
  @Test func incomingSeguesAreOutgoing() {
    var count = 0
    forEachSample { sample in
      let project = sample.project
      for model in project.models.values {
        for screen in model.declarations.screens.prefix(30) {
          let node = HierarchyNode(.screen, model.text(screen.name), in: model.identity)
          for call in project.incoming(node) {
            count += call.ranges.count
            let back = project.outgoing(call.node).first { $0.node == node }
            #expect(back.map { Set($0.ranges).isSuperset(of: call.ranges) } == true, "seed \(sample.seed)")
          }
        }
      }
    }
    #expect(count > 500)
  }

  /// A lens counts the incoming segues of its screen.
  @Test func lensesCountIncomingSegues() {
    forEachSample { sample in
      for lens in sample.project.lenses(of: sample.model.identity).prefix(30) {
        let node = HierarchyNode(.screen, lens.screen, in: sample.model.identity)
        // The second screen with a name has no calls.
        guard sample.model.ranges(of: node)?.name == lens.range else { continue }
        let incoming = sample.project.incoming(node).reduce(0) { $0 + $1.ranges.count }
        #expect(lens.wayCount == incoming, "seed \(sample.seed), \(lens.screen)")
      }
    }
  }

  @Test func hintsAreInOrderAndInTheirRange() {
    forEachSample { sample in
      let whole = 0..<sample.model.file.bytes.count
      let all = sample.project.hints(of: sample.model.identity, in: whole)
      #expect(all.map(\.offset) == all.map(\.offset).sorted())
      let start = sample.random.below(whole.count + 1)
      let part = start..<start + sample.random.below(whole.count + 1 - start)
      let found = sample.project.hints(of: sample.model.identity, in: part)
      #expect(found == all.filter { part.lowerBound <= $0.offset && $0.offset <= part.upperBound })
    }
  }

  /// A go segue under `anywhere` to a screen that is offered as valid has no error, and to another screen it has one.
  @Test func offeredGoTargetsAreValid() throws {
    var counts = [true: 0, false: 0]
    var mountCount = 0
    for seed in 0..<UInt64(100) {
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Random", &choices)
      guard let file = graph.files.last, !file.yaml.contains("anywhere:"), !file.yaml.contains("fragment:") else {
        continue
      }
      let others = Dictionary(uniqueKeysWithValues: graph.files.dropLast().map { ($0.path, $0.yaml) })
      guard let model = try EditedGraph("▮" + file.yaml, others).model else { continue }
      // The end of the file, or the lines of the first screens with pages.
      let sources = model.declarations.screens.indices.filter(model.hasPage).prefix(3)
        .map { "\n  \(model.text(model.declarations.screens[$0].name)):\n" }
        .filter { file.yaml.contains($0) && !file.yaml.contains("    go:") }
      for source in [nil] + sources {
        let text = { (target: String) in
          guard let source else { return file.yaml + "\nanywhere: { go: { zzz: \(target) } }\n" }
          return file.yaml.replacing(source, with: "\(source)    go: { zzz: \(target) }\n", maxReplacements: 1)
        }
        let items = try EditedGraph(text("\"▮\""), others).completions() ?? []
        for screen in model.declarations.screens {
          let name = "\"\(model.text(screen.name))\""
          let isOffered = items.contains(model.text(screen.name))
          let store = ListedFiles(graph.files.dropLast().map { ($0.path, $0.yaml) } + [(file.path, text(name))])
          let messages = Compiler.check(store.file(file.path), mounting: store).diagnostics.diagnostics
          let errors = messages.filter { $0.severity == .error }.map(\.message)
          counts[isOffered, default: 0] += 1
          if screen.mount >= 0 { mountCount += 1 }
          #expect(isOffered == errors.isEmpty, "seed \(seed), \(name): \(errors)\n\(text(name))")
        }
      }
    }
    #expect(counts[true, default: 0] > 50 && counts[false, default: 0] > 50 && mountCount > 5, "\(counts)")
  }

  /// After files were moved and their mounts edited, the graph is still valid.
  @Test func mountsFollowMovedFiles() {
    var count = 0
    for seed in 0..<UInt64(100) {
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Random", &choices)
      var random = SplitMix(seed: seed)
      guard graph.files.count > 1 else { continue }
      let folders = ["", "a/", "a/b/", "it's a/", "c: d/"]
      let moves = FileMoves(
        graph.files.filter { _ in random.chance(50) }.map { file in
          let new = folders[random.below(folders.count)] + "moved " + file.path
          return (FileIdentity("/" + file.path), FileIdentity("/" + new))
        })
      var moved: [(path: String, text: String)] = []
      for file in graph.files {
        let identity = FileIdentity("/" + file.path)
        let source = graph.store.file(file.path)
        let model = FileModel(source, identity: identity) { path in
          guard case .file(let found, _) = graph.store.locate(path, from: source) else { return nil }
          return FileIdentity([UInt8(ascii: "/")] + found.bytes)
        }
        let edits = model?.edits(for: moves) ?? []
        count += edits.count
        let text = String(decoding: edits.applied(to: source.bytes, of: identity), as: UTF8.self)
        moved.append((String(decoding: moves.destination(of: identity).bytes.dropFirst(), as: UTF8.self), text))
      }
      let store = ListedFiles(moved)
      let result = Compiler.check(store.file(moved[moved.count - 1].path), mounting: store)
      #expect(result.diagnostics.errorCount == 0, "seed \(seed): \(result.diagnostics.diagnostics.map(\.message))")
    }
    #expect(count > 20)
  }
}
