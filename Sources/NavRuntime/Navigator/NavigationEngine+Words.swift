extension AlertText {
  /// Creates the text of an alert whose title and labels are all in the graph, in the language of the app. If the
  /// graph lacks one of them, this initializer traps. Generated code calls it, and a factory of the app can do so, too.
  @MainActor public init(_ screen: ScreenHandle<S>) {
    guard let texts = screen.instance.alertTexts else {
      preconditionFailure("the graph lacks a text of the alert '\(screen.instance.name)', or its navigator is gone")
    }
    self.init(title: texts.title, message: texts.message, labels: texts.labels, isOfGraph: true)
  }
}

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
