import Foundation
import Testing

/// The output of `navc run --serve`. `Tests/Integration/prototype.py` tests its pages.
@Suite struct ServeCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder(["valid.nav.yaml": Sample.valid, "broken.nav.yaml": Sample.broken, "a.nav.yaml": Sample.valid])
  }

  /// Waits until a file contains a text, for 20 seconds at most.
  private static let waiting = """
    await() {
      tries=0
      until grep -q -- "$1" "$2" 2>/dev/null; do
        tries=$((tries + 1)); [ $tries -lt 200 ] || { kill "$server"; exit 9; }
        sleep 0.1
      done
    }
    # In one step, so that the server never reads a part of it.
    save() { cp "$1" new; mv new a.nav.yaml; }
    "$navc" run --serve a.nav.yaml > out 2> err & server=$!
    await http out

    """

  private static let end = """

    kill -TERM "$server"; wait "$server"
    """

  private func serve(_ script: String) throws -> NavcRun {
    try NavcRun(shell: Self.waiting + script + Self.end, in: folder)
  }

  @Test func aMendedGraphIsValidAgain() throws {
    let run = try serve(
      """
      save broken.nav.yaml
      await explain err
      save valid.nav.yaml
      await 'valid again' err
      """)
    #expect(run.status == 0)
    #expect(try folder.read("err") == Sample.brokenRun + "a.nav.yaml: valid again\n")
  }

  @Test func aGraphThatWasNeverValidIsValid() throws {
    try folder.write(Sample.broken, to: "a.nav.yaml")
    let run = try serve("await explain err\nsave valid.nav.yaml\nawait ': valid$' err")
    #expect(run.status == 0)
    #expect(try folder.read("err") == Sample.brokenRun + "a.nav.yaml: valid\n")
  }

  @Test func aPortThatIsTakenNamesTheOption() throws {
    let run = try serve(
      """
      port=$(sed -n 's|http://127.0.0.1:\\([0-9]*\\)/.*|\\1|p' out)
      "$navc" run --serve --port "$port" a.nav.yaml 2> taken; echo "status $?"
      """)
    #expect((run.status, run.output) == (0, "status 2\n"))
    let message = try folder.read("taken")
    #expect(message.hasPrefix("navc: error: cannot serve at port "))
    #expect(message.hasSuffix("in use; choose another '--port', or omit it to use any free port\n"))
  }
}
