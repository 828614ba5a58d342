import Foundation
@testable import NavPlayer
@testable import NavRuntime
import NavTable

/// A graph that is known only by its data, as an app of the real navigator. Each of its screens has its own type,
/// with the arguments in the data.
enum PlayedApp: NavigationGraph {
  /// The graph of the player.
  @TaskLocal static var current: PrototypeGraph?

  static var graph: PrototypeGraph {
    guard let current else { preconditionFailure("no graph is being played") }
    return current
  }

  static var table: GraphTable { graph.table }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { type(of: screen, inSection: 0) }

  static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? { part(mountedIn: screen, of: 0) }

  fileprivate static func type(of number: ScreenID, inSection section: Int) -> (any Screen.Type)? {
    let screen = table.rules.screens.indices.first { index in
      let id = ScreenID(rawValue: Int32(index))
      return table.section(of: id) == section && table.number(of: id) == number
    }
    return screen.map { screenType(of: ScreenID(rawValue: Int32($0))) }
  }

  fileprivate static func part(mountedIn number: ScreenID, of section: Int) -> (any NavigationFragment.Type)? {
    let found = table.rules.sections.indices.first { index in
      guard let place = table.rules.sections[index].place else { return false }
      return table.section(of: place) == section && table.number(of: place) == number
    }
    return found.map { partType($0, Zero.self) }
  }

  /// The type of a screen, by its index in the table.
  static func screenType(of screen: ScreenID) -> any Screen.Type { placeType(Int(screen.rawValue), Zero.self) }

  private static func placeType<N: Number>(_ number: Int, _ zero: N.Type) -> any Screen.Type {
    place(numberType(number))
  }

  private static func place<N: Number>(_ number: N.Type) -> any Screen.Type { Place<N>.self }

  private static func partType<N: Number>(_ number: Int, _ zero: N.Type) -> any NavigationFragment.Type {
    part(numberType(number))
  }

  private static func part<N: Number>(_ number: N.Type) -> any NavigationFragment.Type { Part<N>.self }

  /// A number as a type, bit by bit.
  private static func numberType(_ number: Int) -> any Number.Type {
    if number == 0 { return Zero.self }
    func twice<N: Number>(_ half: N.Type) -> any Number.Type {
      number.isMultiple(of: 2) ? Twice<N>.self : TwiceAndOne<N>.self
    }
    return twice(numberType(number / 2))
  }

  protocol Number { static var value: Int { get } }
  enum Zero: Number { static var value: Int { 0 } }
  enum Twice<Half: Number>: Number { static var value: Int { Half.value * 2 } }
  enum TwiceAndOne<Half: Number>: Number { static var value: Int { Half.value * 2 + 1 } }

  /// A mounted fragment, by its section.
  enum Part<N: Number>: NavigationFragment {
    static var table: GraphTable { PlayedApp.table }
    static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { type(of: screen, inSection: N.value) }
    static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? {
      part(mountedIn: screen, of: N.value)
    }
  }
}

/// A screen with values.
protocol PlayedScreen: Screen {
  init(values: [any PlayedValue])
  var values: [any PlayedValue] { get }
}

extension PlayedApp {
  /// A screen, by its index in the table.
  struct Place<N: Number>: PlayedScreen {
    let values: [any PlayedValue]

    init(values: [any PlayedValue]) { self.values = values }

    private static var arguments: [PrototypeGraph.Argument] {
      graph.arguments(of: ScreenID(rawValue: Int32(N.value)))
    }

    init(from reader: inout ArgumentReader) throws {
      values = try Self.arguments.map { argument in
        try PlayedType.of(argument.type).read(argument, from: &reader)
      }
    }

    func write(to writer: inout ArgumentWriter) {
      for (argument, value) in zip(Self.arguments, values) {
        func write(_ value: some PlayedValue) {
          let name = StaticString(dynamic: argument.name)
          if argument.isKey { writer(name, value) } else { writer.uncompared(name, value) }
        }
        write(value)
      }
    }
  }

  /// Returns a screen with the values of the player.
  static func screen(_ id: ScreenID, _ values: [PrototypeValue]) -> any Screen {
    let arguments = graph.arguments(of: id)
    let own = zip(arguments, values).map { PlayedType.of($0.type).value(of: $1) }
    guard let type = screenType(of: id) as? any PlayedScreen.Type else { preconditionFailure("no screen") }
    return type.init(values: own)
  }
}

extension StaticString {
  private struct Layout {
    let start: Int
    let count: Int
    let flags: UInt8
  }

  /// Creates a static string from data, which is never freed. In generated Swift, the names of arguments are
  /// literals.
  init(dynamic text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    self = unsafeBitCast(
      Layout(
        start: Int(bitPattern: bytes.baseAddress), count: text.utf8.count,
        flags: text.utf8.allSatisfy { $0 < 128 } ? 2 : 0),
      to: StaticString.self)
  }
}
