import NavCompiler
import NavPictures

/// The effects of the apps that open the URLs of the websites.
enum LinkAppComparison {
  /// Adds the effects to the change of the graph.
  static func compare(_ file: inout FileComparison) {
    let (was, now) = (apps(of: file.old), apps(of: file.new))
    let key = file.new.key(.graph)
    for app in was where !now.contains(app) {
      file.log.add(Effect(.linkNarrower, "URLs of the website do not open \(app) anymore"), to: [key])
    }
    for app in now where !was.contains(app) {
      file.log.add(Effect(.linkAdded, "URLs of the website open \(app)"), to: [key])
    }
    let (continued, continues) = (file.old.graph.links.apple?.handoff, file.new.graph.links.apple?.handoff)
    if continued == true, continues != true {
      let message = "the app does not continue activities of other devices anymore"
      file.log.add(Effect(.linkNarrower, message), to: [key])
    } else if continues == true, continued != true {
      file.log.add(Effect(.linkAdded, "the app continues activities of other devices"), to: [key])
    }
  }

  private static func apps(of items: GraphItems) -> [String] {
    let links = items.graph.links
    let apple = links.apple.map { apple in
      apple.apps.map { "the app '\(items.text.text($0))'" }
        + apple.clips.map { "the App Clip '\(items.text.text($0))'" }
    }
    let android = links.android.map { android in
      let app = "the Android app '\(items.text.text(android.package))'"
      return android.certificates.map { "\(app) with the certificate \(items.text.text($0).prefix(11))…" }
    }
    return (apple ?? []) + (android ?? [])
  }
}
