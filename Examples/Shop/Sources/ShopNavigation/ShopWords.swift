import Foundation
public import NavRuntime

/// The translations of the graph's texts, from the catalog `Navigation`.
///
/// An app for Apple's systems looks texts up in its bundle instead. Foundation on Linux does not read string catalogs,
/// so the shop reads the file, which is part of the program.
public struct ShopWords: Sendable {
  /// The languages of the catalog.
  public static let languages = ["en", "de"]
  /// The translations by key and language.
  private let texts: [String: [String: String]]

  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }
    struct Localization: Decodable { let stringUnit: Unit? }
    struct Unit: Decodable { let value: String }

    let strings: [String: Entry]
  }

  /// Reads the catalog. If it is damaged, users see the texts of the graph.
  public init() {
    let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(PackageResources.Navigation_xcstrings))
    texts = (catalog?.strings ?? [:]).mapValues { entry in
      (entry.localizations ?? [:]).compactMapValues { $0.stringUnit?.value }
    }
  }

  /// The text in a language, with the arguments of the word.
  public func text(_ word: Word, in language: String) -> String {
    guard let format = texts[word.key]?[language] else { return word.text }
    if word.arguments.isEmpty { return format }
    let values = word.arguments.map { argument -> any CVarArg in
      switch argument {
      case .string(let text): NSString(string: text)
      case .int(let number): number
      case .double(let number): number
      }
    }
    // Without a locale, an order number has no separators.
    return String(format: format, arguments: values)
  }
}
