/// The ASCII form of host names in URLs (RFC 3492).
enum Punycode {
  /// The host with all its parts in ASCII. It is `nil` if this needs more than lowercasing, as for combining
  /// characters.
  static func host(_ text: String) -> String? {
    let labels = text.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    var result: [String] = []
    for label in labels {
      let scalars = Array(label.unicodeScalars)
      let isASCII = scalars.allSatisfy(\.isASCII)
      // Characters with several forms must be normalized first, which needs tables that navc does not have.
      let isPlain = scalars.allSatisfy { scalar in
        scalar.isASCII
          || (scalar.properties.canonicalCombiningClass == .notReordered && scalar.properties.isAlphabetic
            && scalar.value < 0xF900)
      }
      // A part of a host is not longer, so the numbers below stay small.
      guard isPlain, scalars.count <= 63 else { return nil }
      result.append(isASCII ? String(label) : "xn--" + encode(scalars.map(\.value)))
    }
    return result.joined(separator: ".")
  }

  private static func encode(_ input: [UInt32]) -> String {
    var output = input.filter { $0 < 0x80 }.map { UInt8($0) }
    let basicCount = UInt32(output.count)
    var handled = basicCount
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var (next, delta, bias): (UInt32, UInt32, UInt32) = (0x80, 0, 72)
    while handled < input.count {
      guard let smallest = input.lazy.filter({ $0 >= next }).min() else { break }
      delta += (smallest - next) * (handled + 1)
      next = smallest
      for value in input {
        if value < next { delta += 1 }
        guard value == next else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ delta: UInt32, _ bias: UInt32, to output: inout [UInt8]) {
    var (rest, base): (UInt32, UInt32) = (delta, 36)
    while true {
      let threshold = base <= bias ? 1 : min(26, base - bias)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      base += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(value < 26 ? value + 97 : value + 22)
  }

  private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps: UInt32 = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }
}
