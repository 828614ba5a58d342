import Foundation
import GTKWidgets
import NavGTK
import NavRuntime
import TrialGraph

// Measures a push and a pop through the navigator and the GTK host, and the same GTK calls made directly, in turns.
// There are no animations. Only the calls are measured, because GTK draws the same for both.
//
// usage: gtk-benchmark ROUNDS

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
guard MainLoop.begin() else {
  FileHandle.standardError.write(Data("gtk-benchmark: there is no display\n".utf8))
  exit(1)
}
let guarded = GuardedWalk()
let direct = DirectWalk()
guarded.start()
direct.start()

Task {
  // The windows appear, and both paths are warmed up.
  try? await Task.sleep(for: .milliseconds(500))
  for number in 0..<20 {
    guarded.walk(number)
    direct.walk(number)
  }
  var (through, beside): ([Duration], [Duration]) = ([], [])
  for number in 0..<rounds {
    through.append(guarded.walk(number))
    try? await Task.sleep(for: .milliseconds(1))
    beside.append(direct.walk(number))
    try? await Task.sleep(for: .milliseconds(1))
  }
  // The format is `name guarded direct`, in microseconds. Benchmarks/bench/gtk.py reads it.
  print("segue \(median(through) / .microseconds(1)) \(median(beside) / .microseconds(1))")
  MainLoop.end()
}
MainLoop.run()

func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
