import NavCompiler
import Testing

@Suite struct NameCollisionTests {
  private func collision(
    _ graph: String, _ second: String, _ first: String, _ identifier: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      shop(graph),
      .init(
        .nameCollision, "2️⃣", "'\(second)' and '\(first)' both become '\(identifier)' in Swift",
        notes: [.init("1️⃣", "'\(first)' is here")]), sourceLocation: sourceLocation)
  }

  @Test func screens() {
    collision("screens:\n  a: { push: { x: a-b, y: aB } }\n  1️⃣a-b1️⃣:\n  2️⃣aB2️⃣:\n", "aB", "a-b", "aB")
    collision(
      "screens:\n  a: { push: { x: URLList, y: urlList } }\n  1️⃣urlList1️⃣:\n  2️⃣URLList2️⃣:\n", "URLList", "urlList",
      "urlList")
  }

  @Test func aScreenAndAType() {
    collision(
      "types: { 1️⃣Order1️⃣: [x] }\nscreens:\n  a: { arguments: { o: Order = x }, push: { go: order } }\n  2️⃣order2️⃣:\n",
      "order", "Order", "Order")
    collision(
      "screens:\n  a: { arguments: { o: Order = x }, push: { go: order } }\n  1️⃣order1️⃣:\ntypes: { 2️⃣Order2️⃣: [x] }\n",
      "Order", "order", "Order")
    collision(
      "types: { 1️⃣MyOrder1️⃣: [x] }\nscreens:\n  a: { arguments: { o: MyOrder = x }, push: { go: my-order } }\n  2️⃣my-order2️⃣:\n",
      "my-order", "MyOrder", "MyOrder")
  }

  @Test func seguesOfOneScreen() {
    collision("screens:\n  a: { push: { 1️⃣go-on1️⃣: b, 2️⃣goOn2️⃣: b } }\n  b:\n", "goOn", "go-on", "goOn")
    collision(
      "screens:\n  a: { push: { go: b } }\n  b: { push: { 1️⃣goOn1️⃣: c }, unwind: { 2️⃣go_on2️⃣: a } }\n  c:\n", "go_on",
      "goOn", "goOn")
  }

  @Test func aPushAndAnUnwindOfOneName() {
    for graph in [
      "screens:\n  a: { push: { go: b } }\n  b: { push: { 1️⃣up1️⃣: c }, unwind: { 2️⃣up2️⃣: a } }\n  c:\n",
      "screens:\n  a: { push: { go: b } }\n  b: { unwind: { 1️⃣up1️⃣: a }, push: { 2️⃣up2️⃣: c } }\n  c:\n",
    ] {
      check(
        shop(graph),
        .init(.nameCollision, "2️⃣", "the name 'up' is already used", notes: [.init("1️⃣", "'up' is here")]))
    }
  }

  @Test func manySeguesOfOneScreen() {
    let pushes = (0..<20).map { "p\($0): c" }.joined(separator: ", ")
    let unwinds = (0..<20).map { "u\($0): a" }.joined(separator: ", ")
    check(
      shop(
        "screens:\n  a: { push: { go: b } }\n  b: { push: { \(pushes), 1️⃣up1️⃣: c }, unwind: { \(unwinds), 2️⃣up2️⃣: a } }\n  c:\n"
      ),
      .init(.nameCollision, "2️⃣", "the name 'up' is already used", notes: [.init("1️⃣", "'up' is here")]))
  }

  @Test func seguesOfTwoScreensMayShareAName() {
    check(shop("screens:\n  a: { push: { go: b } }\n  b: { push: { go: c } }\n  c:\n"))
  }

  @Test func argumentsOfOneScreen() {
    collision(
      "screens: { a: { arguments: { 1️⃣the-id1️⃣: Int = 0, 2️⃣theID2️⃣: Int = 0, 3️⃣theId3️⃣: Int = 0 } } }\n".replacing(
        "2️⃣theID2️⃣: Int = 0, 3️⃣theId3️⃣", with: "2️⃣theId2️⃣"),
      "theId", "the-id", "theId")
  }

  @Test func factsAndConditions() {
    let rest = "screens:\n  a: { push: { go: { to: b, shouldPerform: x and is_ready } } }\n  b:\n"
    collision(
      "facts: { x: Bool, 1️⃣isReady1️⃣: Bool, 2️⃣is_ready2️⃣: Bool }\n"
        + rest.replacing("x and is_ready", with: "x and isReady and is_ready"), "is_ready", "isReady", "isReady")
    check(
      shop("facts: { x: Bool, 1️⃣y1️⃣: Bool }\nconditions: { 2️⃣y2️⃣: x }\nscreens: { a: { back: { shouldPerform: x } } }\n"),
      .init(.nameCollision, "2️⃣", "the name 'y' is already used", notes: [.init("1️⃣", "'y' is here")]))
  }

  @Test func argumentsOfAFactAndReturnedValues() {
    collision(
      "facts: { f: { type: Bool, arguments: { 1️⃣a-b1️⃣: Int, 2️⃣aB2️⃣: Int } } }\nscreens: { a: { back: { shouldPerform: \"f(1, 2)\" } } }\n",
      "aB", "a-b", "aB")
    collision(
      "screens:\n  a: { push: { go: b } }\n  b: { unwind: { up: { to: a, returns: { 1️⃣x.y1️⃣: Int, 2️⃣xY2️⃣: Int } } } }\n",
      "xY", "x.y", "xY")
  }

  @Test func casesOfAType() {
    collision(
      "types: { T: [1️⃣low-cost1️⃣, 2️⃣lowCost2️⃣] }\nscreens: { a: { arguments: { t: T = lowCost } } }\n", "lowCost",
      "low-cost", "lowCost")
    check(
      shop("types: { T: [1️⃣x1️⃣, y, 2️⃣x2️⃣] }\nscreens: { a: { arguments: { t: T = y } } }\n"),
      .init(.nameCollision, "2️⃣", "the name 'x' is already used", notes: [.init("1️⃣", "'x' is here")]))
  }
}
