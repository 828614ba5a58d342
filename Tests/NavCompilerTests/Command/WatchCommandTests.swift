import Foundation
import Testing

/// `navc watch`.
@Suite struct WatchCommandTests {
  let folder: Folder

  private static let valid = "navc: 1\ngraph: Shop\nroot: a\nscreens:\n  a: { push: { go: b } }\n  b: {}\n"
  private static let broken = valid.replacing("go: b", with: "go: c")

  init() throws {
    folder = try Folder(["a.nav.yaml": Self.valid, "broken": Self.broken, "valid": Self.valid])
  }

  /// Runs a script that starts `navc watch` in the background. `saw TEXT` waits until the output contains a text, and
  /// `stop` presses Ctrl-C and prints the exit status.
  private func watch(_ arguments: String, _ script: String) throws -> String {
    let functions = """
      "$navc" watch \(arguments) >> out 2>> err & navc_id=$!
      saw() { for i in $(seq 200); do if grep -qF -- "$1" out err 2>/dev/null; then return; fi; sleep 0.05; done
        echo "no '$1'"; kill -KILL $navc_id; exit 1; }
      stop() { kill -INT $navc_id; wait $navc_id; echo "status $?"; }

      """
    let run = try NavcRun(shell: functions + script, in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    return run.output
  }

  @Test func checksAfterEachSave() throws {
    let output = try watch(
      "a.nav.yaml",
      """
      saw valid; cp broken a.nav.yaml; saw '1 error'; saw '[unknown-screen]'
      : > out; cp valid new; mv new a.nav.yaml; saw valid; stop; cat out
      """)
    #expect(output.contains("status 0"))
    #expect(output.wholeMatch(of: /status 0\n\d\d:\d\d:\d\d valid\n/) != nil, "\(output)")
  }

  /// A mount that is missing is found when it is created.
  @Test func missingMountIsCreated() throws {
    try folder.write(
      Self.valid.replacing("  b: {}\n", with: "  b: { mount: part.nav.yaml }\n"), to: "mounting.nav.yaml")
    try folder.write("navc: 1\nfragment: Part\nroot: x\nscreens: { x: {} }\n", to: "part")
    let output = try watch(
      "mounting.nav.yaml", "saw '[mount-not-found]'; : > out; cp part part.nav.yaml; saw valid; stop")
    #expect(output == "status 0\n")
  }

  @Test func directoryGetsANewGraph() throws {
    let output = try watch(".", "saw valid; : > out; cp broken b.nav.yaml; saw '1 error'; stop")
    #expect(output == "status 0\n")
  }

  /// Saves with less than 100 ms between them are followed by one check. A busy machine can delay a save, so the saves
  /// are repeated until all of them were in time.
  @Test func burstOfSavesIsOneCheck() throws {
    let output = try watch(
      "a.nav.yaml",
      """
      now() { echo $(($(date +%s%N) / 1000000)); }
      save() { sed "s/go: b/go: $1/" valid > next; cp next a.nav.yaml; }
      saw valid
      for burst in $(seq 60); do
        widest=0; last=$(now)
        for step in $(seq 20); do
          save step$burst; time=$(now); [ $((time - last)) -gt $widest ] && widest=$((time - last)); last=$time
          sleep 0.02
        done
        save end$burst; time=$(now); [ $((time - last)) -gt $widest ] && widest=$((time - last))
        saw "'end$burst'"; [ $widest -lt 90 ] && break
      done
      sleep 1; stop; [ $widest -lt 90 ] || echo "no burst"
      echo "$(cat out err | grep -c "'step$burst'") $(cat out err | grep -c "'end$burst'")"
      """)
    #expect(output == "status 0\n0 1\n")
  }

  /// navc waits for 100 ms without a change. These saves are shortly before navc looks at the files again.
  @Test func checkStartsAfterAPause() throws {
    let output = try watch(
      "a.nav.yaml",
      """
      now() { echo $(($(date +%s%N) / 1000000)); }
      saw valid
      for number in $(seq 8); do
        sed "s/go: b/go: c$number/" valid > next; sleep 0.15; before=$(now); cp next a.nav.yaml
        until cat out err | grep -q "'c$number'"; do sleep 0.01; done
        [ $(($(now) - before)) -ge 100 ] || echo early
      done
      stop
      """)
    #expect(output == "status 0\n")
  }

  /// The program runs without a shell, with the checked files, and its whole group is stopped before the next run.
  @Test func programRunsAfterACheckWithoutErrors() throws {
    try folder.write(
      "#!/bin/sh\necho \"run $NAVC_FILES [$1]\"\nsleep 97 &\necho $! > child\nwait\n", to: "program")
    let output = try watch(
      "a.nav.yaml --exec sh ./program '$(touch x)'",
      """
      alive() { case "$(ps -o stat= -p $1)" in ''|Z*) return 1 ;; esac; }
      saw 'run a.nav.yaml [$(touch x)]'; for i in $(seq 50); do [ -s child ] && break; sleep 0.05; done; first=$(cat child)
      cp broken a.nav.yaml; saw '1 error'; alive $first || echo stopped
      : > out; rm child; cp valid a.nav.yaml; saw 'run a.nav.yaml'; alive $first && echo running
      for i in $(seq 50); do [ -s child ] && break; sleep 0.05; done; second=$(cat child); stop
      alive $second && echo left; [ -e x ] && echo shell; true
      """)
    #expect(output == "status 0\n")
  }

  /// A program can end before the programs that it started.
  @Test func groupOfAnEndedProgramIsStopped() throws {
    try folder.write("#!/bin/sh\nsleep 96 >/dev/null 2>&1 &\necho $! > child\necho started\n", to: "program")
    let output = try watch(
      "a.nav.yaml --exec sh ./program",
      """
      alive() { case "$(ps -o stat= -p $1)" in ''|Z*) return 1 ;; esac; }
      saw started; first=$(cat child); sleep 0.5; alive $first || echo gone; stop
      alive $first && echo left; true
      """)
    #expect(output == "status 0\n")
  }

  /// The first program ends at SIGTERM at once, and the program that it started needs a second.
  @Test func groupHasTwoSecondsToEnd() throws {
    try folder.write(
      """
      #!/bin/sh
      sh -c 'trap "sleep 1; touch cleaned; exit" TERM; echo started; while :; do sleep 0.05; done' &
      wait

      """, to: "program")
    let output = try watch("a.nav.yaml --exec sh ./program", "saw started; stop; [ -e cleaned ] && echo cleaned; true")
    #expect(output == "status 0\ncleaned\n")
  }

  @Test func groupThatIgnoresTheRequestIsStopped() throws {
    try folder.write(
      """
      #!/bin/sh
      sh -c 'trap "" TERM; echo $$ > child; echo started; while :; do sleep 0.05; done' &
      wait

      """, to: "program")
    let output = try watch(
      "a.nav.yaml --exec sh ./program",
      """
      alive() { case "$(ps -o stat= -p $1)" in ''|Z*) return 1 ;; esac; }
      saw started; before=$(date +%s%N); stop; after=$(date +%s%N); alive $(cat child) && echo left
      [ $((after - before)) -ge 1900000000 ] || echo early; true
      """)
    #expect(output == "status 0\n")
  }

  /// A file can have several paths. The variables of the environment are bytes.
  @Test func programGetsEachFileOnceAndTheVariablesUnchanged() throws {
    try folder.write(Self.valid, to: "d/b.nav.yaml")
    try folder.write("printf '%s|' \"$NAVC_FILES\" \"$OTHER\" | od -An -tx1 | tr -d ' \\n'\n", to: "program")
    let run = try NavcRun(
      shell: """
        ln -s d/b.nav.yaml l.nav.yaml; export OTHER="$(printf 'a\\377=\\376')" NAVC_FILES=old
        "$navc" watch --once . a.nav.yaml l.nav.yaml --exec sh ./program
        """, in: folder)
    let expected = Array("./a.nav.yaml\n./d/b.nav.yaml|a".utf8) + [0xFF] + Array("=".utf8) + [0xFE] + Array("|".utf8)
    let hexadecimal = expected.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(run.status == 0 && run.output.hasSuffix(hexadecimal), "\(run.output)")
  }

  /// The words of the program need not be UTF-8.
  @Test func programGetsTheBytesOfItsArguments() throws {
    try folder.write("printf '%s|' \"$@\" | od -An -tx1 | tr -d ' \\n'\n", to: "program")
    let run = try NavcRun(
      shell: "\"$navc\" watch --once a.nav.yaml --exec sh ./program \"$(printf 'a\\377')\" -- '' --help \u{E9}",
      in: folder)
    #expect(run.status == 0 && run.output.hasSuffix("61ff7c2d2d7c7c2d2d68656c707cc3a97c"), "\(run.output)\(run.errors)")
    let wrong = try NavcRun(shell: "\"$navc\" watch \"$(printf 'a\\377')\" --exec true", in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("is not UTF-8"))
  }

  /// Ctrl-C also stops navc while another program writes the file without a pause.
  @Test func fileThatAlwaysChanges() throws {
    let output = try watch(
      "a.nav.yaml",
      """
      saw valid; (while :; do echo '# x' >> a.nav.yaml; sleep 0.02; done) & writer=$!
      sleep 1; stop; kill $writer
      """)
    #expect(output == "status 0\n")
  }

  @Test func onceExitsWithTheStatusOfTheCheck() throws {
    #expect(try NavcRun(["watch", "--once", "a.nav.yaml"], in: folder).status == 0)
    try folder.write(Self.broken, to: "a.nav.yaml")
    #expect(try NavcRun(["watch", "--once", "a.nav.yaml"], in: folder).status == 1)
    #expect(try NavcRun(["watch", "--once", "missing.nav.yaml"], in: folder).status == 2)
    #expect(try NavcRun(["watch", "-"], in: folder).status == 2)
    #expect(try NavcRun(["watch", "a.nav.yaml", "--exec"], in: folder).status == 2)
  }

  @Test func jsonIsOneLinePerCheck() throws {
    let output = try NavcRun(["watch", "--once", "--format", "json", "a.nav.yaml"], in: folder).output
    #expect(output.count { $0 == "\n" } == 1)
    let indented = try NavcRun(["validate", "--format", "json", "a.nav.yaml"], in: folder).output
    func object(_ text: String) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    #expect(try object(output) == object(indented))
  }
}
