import Foundation
import NavLab

/// `navlab VERB …`: each verb prints its findings. The exit status is 0 without findings, 1 with findings, and 2 for
/// invalid arguments.
@main struct NavLabCommand {
  private static let usage = """
    usage: navlab table [--markdown]           the faults, by guard
           navlab random [COUNT [SEED]]        random schedules, by guard
           navlab reentry [COUNT [SEED]]       those of them that call anything at any moment
           navlab panes [COUNT [SEED]]         random schedules with columns, and the same without changes of form
           navlab facts [COUNT [SEED]]         facts that follow by themselves, against facts that the app announces
           navlab explore [--short | --states COUNT] [WORLD …]
                                               every state of small worlds, or the nearest ones
           navlab replay FILE                  a recorded run, again

    """

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("table", 1): exit(await TableCommand(form: .text).run())
    case ("table", 2) where arguments[1] == "--markdown": exit(await TableCommand(form: .markdown).run())
    case ("random", _):
      guard let command = RandomCommand(Array(arguments.dropFirst())) else { misused() }
      exit(await command.run())
    case ("reentry", _):
      guard let command = ReentryCommand(Array(arguments.dropFirst())) else { misused() }
      exit(await command.run() ? 0 : 1)
    case ("panes", _):
      guard let command = PanesCommand(Array(arguments.dropFirst())) else { misused() }
      exit(await command.run() ? 0 : 1)
    case ("facts", _):
      guard let command = FollowingCommand(Array(arguments.dropFirst())) else { misused() }
      exit(await command.run() ? 0 : 1)
    case ("replay", 2): exit(ReplayCommand(path: arguments[1]).run())
    case ("explore", _):
      guard let command = ExploreCommand(arguments.dropFirst()) else { misused() }
      exit(command.run())
    default: misused()
    }
  }

  private static func misused() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
}
