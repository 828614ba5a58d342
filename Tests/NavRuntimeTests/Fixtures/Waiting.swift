/// Lets whatever is ready to run on the main actor run, also what comes there by way of another thread, which a busy machine may keep
/// waiting.
@MainActor func letRun() async {
  for _ in 0..<30 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(1))
  for _ in 0..<30 { await Task.yield() }
}

/// Lets other things run until a condition holds. Gives up after so many milliseconds that a busy machine is not taken for a fault.
@MainActor func wait(until condition: () -> Bool) async {
  for _ in 0..<30_000 where !condition() {
    await letRun()
  }
}
