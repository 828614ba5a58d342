/// The ends of chains in which each element has at most one successor.
struct ChainEnds {
  /// The last element of the chain that starts at each element.
  private(set) var end: [Int]
  /// One element of each circle, the first in order. It is the end of its circle.
  private(set) var cut: Set<Int> = []

  /// - Complexity: Linear in the elements.
  init(_ successors: [Int?]) {
    end = [Int](repeating: -1, count: successors.count)
    var isOnPath = [Bool](repeating: false, count: successors.count)
    for start in successors.indices where end[start] < 0 {
      var path: [Int] = []
      var last = start
      while end[last] < 0, !isOnPath[last], let next = successors[last] {
        isOnPath[last] = true
        path.append(last)
        last = next
      }
      if end[last] >= 0 {
        last = end[last]
      } else if isOnPath[last] {
        let circle = path[(path.firstIndex(of: last) ?? 0)...]
        last = circle.min() ?? last
        cut.insert(last)
      }
      end[last] = last
      for element in path { end[element] = last }
    }
  }
}
