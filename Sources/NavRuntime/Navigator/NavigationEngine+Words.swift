/// The language of the app.
extension NavigationEngine {
  func wordsDidChange() {
    countNestedCall()
    // Code that runs while the texts change could otherwise change them without end.
    guard !isChangingWords, !host.words.isAsking, isHeard else { return }
    isChangingWords = true
    host.words.renew()
    asking { host.wordsDidChange(parked: table.hasTabs ? run.core.parkedNext : []) }
    isChangingWords = false
  }
}
