extension StoryboardReader {
  /// Adds the screens in the order of the files.
  mutating func addScreens() {
    for number in 0..<scenes.objects.count where screens[number] != nil { draft.screens.append(screen(number)) }
    for number in 0..<scenes.objects.count where scenes.objects.omitted[number] == nil {
      let end = scenes.end[number]
      let own = end == number ? nil : screens[end]
      if let own, let id = scenes.objects[number].storyboardID { draft.screens[own].vanishedIDs.append(id) }
      guard let className = scenes.objects[number].customClass else { continue }
      // A scene that is a screen too is still a part of the screens that embed it.
      let hosts = limit.take(embedding.hosts[end] ?? []).values.compactMap { screens[$0] }
      for screen in [own].compactMap({ $0 }) + hosts {
        draft.screens[screen].vanishedClasses.append(className)
      }
    }
  }

  private func screen(_ number: Number) -> Draft.Screen {
    let object = scenes.objects[number]
    let title = object.title ?? object.itemTitle
    let storyboard = object.reference?.storyboard ?? scenes.objects.files[scenes.objects.fileOf[number]].stem
    let storyboardID = object.reference == nil ? object.storyboardID : object.reference?.identifier
    let names = [object.customClass, storyboardID, object.reference?.storyboard, title, object.userLabel]
    var screen = Draft.Screen(candidates: names.compactMap { $0 }, tag: object.tag)
    screen.title = title
    screen.className = object.customClass
    screen.metadata = [("storyboard", storyboard)]
    if let storyboardID { screen.metadata.append(("storyboardID", storyboardID)) }
    screen.isContainer = scenes.isContainer(number)
    screen.wasInRun = runs.isInRun[number]
    return screen
  }
}
