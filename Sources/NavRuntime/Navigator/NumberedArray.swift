/// What is alive of something that is numbered in the order in which it is made: few at a time, and mostly the last is asked for.
///
/// Finding the last takes one comparison, any other as many as the logarithm of how many there are; putting another behind the
/// last is amortised O(1), taking one out is linear in those behind it.
struct NumberedArray<Number: RawRepresentable<Int>, Element> {
  private var numbers: [Int] = []
  private var elements: [Element] = []

  subscript(_ number: Number) -> Element? { index(of: number.rawValue).map { elements[$0] } }

  /// In the order of their numbers.
  var all: [Element] { elements }

  /// The least of the numbers.
  var first: Number? { numbers.first.flatMap { Number(rawValue: $0) } }

  mutating func insert(_ element: Element, as number: Number) {
    let place = numbers.last.map { $0 < number.rawValue } ?? true ? numbers.count : self.place(of: number.rawValue)
    numbers.insert(number.rawValue, at: place)
    elements.insert(element, at: place)
  }

  /// Takes one out, and gives it: it is freed when the array is not being written any more.
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

  /// Where the first stands that is not less than a number.
  private func place(of number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
