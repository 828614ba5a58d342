import NavCommandLine

/// The tool of the build plugin: navc with only the verb that a build needs. An app's build compiles it, and therefore
/// none of the pictures and the prototype.
@main
enum NavcGenerate {
  static func main() {
    Program([GenerateCommand.verb]).main()
  }
}
