/// Runs all work that is ready on the main actor. This includes work that arrives from other threads, which a busy
/// machine can delay.
@MainActor func letRun() async {
  for _ in 0..<30 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(1))
  for _ in 0..<30 { await Task.yield() }
}

/// Runs other work until a condition holds. Gives up after at least 30 s, so that a busy machine does not fail the
/// test.
@MainActor func wait(until condition: () -> Bool) async {
  for _ in 0..<30_000 where !condition() {
    await letRun()
  }
}
