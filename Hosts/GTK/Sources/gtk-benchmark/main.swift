import Foundation
import GTKWidgets
import NavGTK
import NavRuntime
import TrialGraph

// A push and a pop through the navigator and the GTK host, beside the same calls of GTK made directly, in turns. Nothing is animated. What is
// timed is the calls; what GTK draws of it afterwards is the same for both.
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
  // The windows are shown, and both ways are warm.
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
  // As `what through the host, directly`, in microseconds, for Benchmarks/bench/gtk.py.
  print("segue \(median(through) / .microseconds(1)) \(median(beside) / .microseconds(1))")
  MainLoop.end()
}
MainLoop.run()

func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
