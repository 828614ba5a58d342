/// A collection of live elements that are numbered in order of creation. It is small, and most lookups are for the
/// last element.
///
/// - Complexity: one comparison to find the last element, O(log *n*) to find another. Appending is amortized O(1),
///   and removing is linear in the elements after the removed one.
struct NumberedArray<Number: RawRepresentable<Int>, Element> {
  private var numbers: [Int] = []
  private var elements: [Element] = []

  subscript(_ number: Number) -> Element? { index(of: number.rawValue).map { elements[$0] } }

  /// The elements, in the order of their numbers.
  var all: [Element] { elements }

  /// The smallest number.
  var first: Number? { numbers.first.flatMap { Number(rawValue: $0) } }

  mutating func insert(_ element: Element, as number: Number) {
    let place = numbers.last.map { $0 < number.rawValue } ?? true ? numbers.count : self.place(of: number.rawValue)
    numbers.insert(number.rawValue, at: place)
    elements.insert(element, at: place)
  }

  /// Removes an element and returns it. The caller frees it when the array is not being written.
  mutating func remove(_ number: Number) -> Element? {
    guard let index = index(of: number.rawValue) else { return nil }
    numbers.remove(at: index)
    return elements.remove(at: index)
  }

  private func index(of number: Int) -> Int? {
    guard let last = numbers.last, number <= last else { return nil }
    if number == last { return numbers.count - 1 }
    let place = place(of: number)
    return numbers[place] == number ? place : nil
  }

  /// The index of the first number that is not less than the given one.
  private func place(of number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
