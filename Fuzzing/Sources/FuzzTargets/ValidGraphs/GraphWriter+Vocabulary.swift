/// Types, facts, and conditions.
extension GraphWriter {
  mutating func writeTypes(_ choices: inout Choices) {
    let count = choices.below(5)
    guard count > 0 else { return }
    line(0, "types:")
    for _ in 0..<count {
      let name = typeName(&choices)
      if choices.chance(50) {
        var pool = NamePool()
        let cases = (0...choices.below(5)).map { _ in pool.next(&choices) }
        let items = cases.map { name in
          choices.chance(10)
            ? "{ case: \(quoted(name)), was: \(formerNames(of: name, &choices)) }" : quoted(name)
        }
        line(1, "\(name): [\(items.joined(separator: ", "))]")
        types.append(.cases(name: name, cases))
      } else {
        let (swift, conformances) = choices.pick(ValidGraph.modelTypes)
        let isLinkable = swift == "Model.Code"
        let link = isLinkable ? ", link: true" : ""
        let list = conformances.map { ", is: [\($0.joined(separator: ", "))]" } ?? ""
        let doc = choices.chance(30) ? ", doc: \(quoted(Texts.any(&choices)))" : ""
        line(1, "\(name): { swift: \(swift)\(list)\(link)\(doc) }")
        types.append(.swift(name: name, isHashable: conformances?.contains("Hashable") ?? true, isLinkable: isLinkable))
      }
    }
  }

  /// Returns a capitalized identifier that differs from all built-in types of the language.
  private mutating func typeName(_ choices: inout Choices) -> String {
    let odd = [
      "Facts", "Screens", "Graph", "Handle", "Optional", "Array", "Result", "Error", "Hashable", "Sendable", "Segue",
      "Sender",
      "Screen", "Page", "Type", "Protocol", "Set", "Codable", "Equatable", "NoFacts", "Decimal", "Data", "Task",
      "Model",
      "ScreenID", "SegueID", "GraphTable", "Never", "Character", "Sequence", "Element", "Value", "Über", "PushSegue",
    ]
    var number = 0
    while true {
      let name = number == 0 ? choices.pick(odd) : "Kind\(number)"
      if nestedNames.claim(name) { return name }
      number += 1
    }
  }

  mutating func writeFacts(_ choices: inout Choices) {
    line(0, "facts:")
    for number in 0...choices.below(7) {
      let name = factNames.next(&choices, sayable: number < 4)
      // The first fact is a `Bool`, which a predicate can always use.
      let type = number == 0 ? ValueType(base: .builtin("Bool")) : self.type(&choices)
      var fact = PredicateWriter.Operand(text: name, type: type)
      var parameters: [String] = []
      if number > 0, choices.chance(35) {
        var names = NamePool()
        for _ in 0...choices.below(3) {
          let parameter = self.type(&choices)
          fact.parameters.append(parameter)
          parameters.append("\(quoted(names.next(&choices))): \(parameter.yaml)")
        }
      }
      let doc = choices.chance(30) ? ", doc: \(quoted(Texts.any(&choices)))" : ""
      let wait = number > 0 && choices.chance(20) ? type.literal(&choices) : nil
      let async =
        wait.map { ", async: true, timeout: \(choices.pick(["2s", "500ms"])), otherwise: \($0)" } ?? ""
      if parameters.isEmpty, doc.isEmpty, async.isEmpty {
        line(1, "\(quoted(name)): \(type.yaml)")
      } else {
        let list = parameters.isEmpty ? "" : ", arguments: { \(parameters.joined(separator: ", ")) }"
        line(1, "\(quoted(name)): { type: \(type.yaml)\(list)\(async)\(doc) }")
      }
      guard NamePool.isSayable(name) else { continue }
      if async.isEmpty { facts.append(fact) } else { asyncFacts.append(fact) }
      saidNames.insert(name)
    }
  }

  mutating func writeConditions(_ choices: inout Choices) {
    let count = choices.below(4)
    guard count > 0 else { return }
    line(0, "conditions:")
    for _ in 0..<count {
      let name = factNames.next(&choices, sayable: true)
      let writer = PredicateWriter(operands: facts, conditions: conditions)
      line(1, "\(quoted(name)): ", predicate: writer.predicate(&choices))
      conditions.append(name)
      saidNames.insert(name)
    }
  }
}
