import Foundation
import NavLab

/// `navlab VERB …`: each verb prints what it finds, and exits with 0 where everything holds, with 1 where something does not,
/// and with 2 where it was asked for something that there is not.
@main struct NavLabCommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "replay" where arguments.count == 2: exit(ReplayCommand(path: arguments[1]).run())
    default:
      FileHandle.standardError.write(Data("usage: navlab replay FILE\n".utf8))
      exit(2)
    }
  }
}
