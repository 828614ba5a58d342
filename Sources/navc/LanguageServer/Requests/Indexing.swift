import NavCommandLine
import NavCompiler
import NavEditor
import NavTable

/// The index of all graphs in the folders. The server continues it while no message waits.
extension LanguageServer {
  /// The number of files that are read between two looks at the queue.
  private static let portion = 20

  /// Lists the files of all folders. The progress is shown if reading them takes longer than half a second.
  mutating func beginIndex() {
    if case .hidden = indexProgress { indexProgress = .hidden(until: Deadline(in: 500)) }
    index.begin(workspace.folders)
  }

  mutating func continueIndex() throws(OutputError) {
    var portion = Self.portion
    while portion > 0, let file = index.next() {
      read(file)
      portion -= 1
    }
    try reportIndex()
    if !index.isIncomplete { endIndex() }
  }

  /// Reports the progress of an index that takes longer than half a second.
  private mutating func reportIndex() throws(OutputError) {
    guard client.has("window", "workDoneProgress") else { return }
    switch indexProgress {
    case .hidden(let deadline):
      guard index.isIncomplete, deadline.hasPassed else { return }
      _ = try writer.request("window/workDoneProgress/create", ["token": "navc-index"])
      try progress(["kind": "begin", "title": "reading navigation graphs", "percentage": 0])
      indexProgress = .shown(percentage: 0)
    case .shown(let old):
      guard index.isIncomplete else {
        indexProgress = .hidden(until: Deadline(in: 500))
        return try progress(["kind": "end"])
      }
      let percentage = 100 - 100 * index.pendingCount / max(1, index.files.count)
      guard percentage > old else { return }
      indexProgress = .shown(percentage: percentage)
      try progress(["kind": "report", "percentage": .number(percentage)])
    }
  }

  private func progress(_ value: JSONValue) throws(OutputError) {
    try writer.notify("$/progress", ["token": "navc-index", "value": value])
  }

  /// The documents that the index has assigned to other graphs are checked again.
  private mutating func endIndex() {
    if workspace.needsCheck { due = due ?? Deadline(in: 0) }
  }

  /// Completes the index, for a request that needs all files.
  mutating func completeIndex() {
    guard index.isIncomplete else { return }
    while !workspace.isInterrupted(), let file = index.next() { read(file) }
    endIndex()
  }

  /// Reads which files a file mounts. The open documents in them then belong to its graph.
  private mutating func read(_ file: FileIdentity) {
    if !workspace.readMounts(of: file) { index.remove(file) }
  }
}
