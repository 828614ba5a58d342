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

  private func forEachSample(_ seeds: Range<UInt64>, _ check: (inout Sample) -> Void) {
    var count = 0
    for seed in seeds {
      guard var sample = Sample(seed: seed) else { continue }
      count += 1
      check(&sample)
    }
    #expect(count > seeds.count / 2)
  }

  @Test func tokensAreInOrderAndDoNotOverlap() {
    forEachSample(0..<100) { sample in
      var end = 0
      for token in sample.model.semanticTokens {
        #expect(!token.range.isEmpty && end <= token.range.lowerBound, "seed \(sample.seed)")
        end = token.range.upperBound
      }
      #expect(end <= sample.model.file.bytes.count)
    }
  }

  @Test func selectionRangesContainEachOther() {
    forEachSample(0..<100) { sample in
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
    forEachSample(0..<100) { sample in
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
}
