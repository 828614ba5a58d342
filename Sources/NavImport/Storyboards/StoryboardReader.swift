/// Turns the storyboards of an app into a draft.
struct StoryboardReader {
  typealias Number = StoryboardObjects.Number

  let scenes: StoryboardScenes
  let embedding: EmbeddedScenes
  let runs: NavigationRuns
  /// The screen of each object that is one.
  let screens: [Number: Int]
  var draft = Draft()
  /// The number of copies that parts of several screens can still have.
  var limit: CopyLimit
  /// The segues without an identifier, by all that makes them differ.
  var unnamed: [UnnamedSegue: Int] = [:]

  /// Reads the screens and segues of an app.
  ///
  /// - Parameter files: The storyboards, with different names. The first storyboard contains the start.
  /// - Returns: The draft of the app.
  /// - Complexity: Linear in the files.
  static func draft(of files: [StoryboardFile]) -> Draft {
    let scenes = StoryboardScenes(files)
    var reader = StoryboardReader(scenes)
    reader.addScreens()
    reader.addElements()
    reader.chooseRoots()
    let unwinds = scenes.connections.lazy.filter { $0.role == .unwinds }
    if unwinds.contains(where: { UnwindRule.canNameScreen($0.segue.unwindAction ?? "") }) {
      reader.draft.screensByWords = UnwindRule.words(of: reader.draft.screens)
    }
    return reader.draft
  }

  private init(_ scenes: StoryboardScenes) {
    self.scenes = scenes
    let embedding = EmbeddedScenes(scenes)
    self.embedding = embedding
    limit = CopyLimit(size: scenes.objects.count + scenes.connections.count)
    runs = NavigationRuns(scenes, embedding)
    let numbers = (0..<scenes.objects.count).filter { embedding.isScreen($0) }
    screens = Dictionary(uniqueKeysWithValues: zip(numbers, 0...))
  }

  /// Returns the screens that represent an object: its own, or those that embed it. `isWhole` is `false` if the limit
  /// leaves some of them out.
  mutating func screens(representing number: Number) -> (screens: [Int], isWhole: Bool) {
    let end = scenes.end[number]
    if let screen = screens[end] { return ([screen], true) }
    let (hosts, isWhole) = limit.take(embedding.hosts[end] ?? [])
    return (hosts.compactMap { screens[$0] }, isWhole && !embedding.limit.isReached)
  }

  /// Returns the screens at which the segues of an object start, with their objects.
  mutating func origins(of source: Number) -> (hosts: [(host: Number, screen: Int)], isWhole: Bool) {
    let page = scenes.page(of: source)
    let (others, isWhole) = limit.take(embedding.hosts[page] ?? [])
    let hosts = (embedding.isScreen(page) ? [page] : []) + others
    return (
      hosts.compactMap { host in screens[host].map { (host, $0) } },
      isWhole && (hosts.count <= 1 || !embedding.limit.isReached)
    )
  }

  // MARK: - Elements

  private mutating func addElements() {
    var next = 0
    for (index, file) in scenes.objects.files.enumerated() {
      for item in file.items {
        switch item {
        case .document:
          draft.elements.append(
            Draft.Element(
              file: index, offset: file.documentOffset, tag: "document", kind: "document", code: .entry))
        case .object(let object): addElement(of: scenes.objects.number(object, of: index))
        case .segue:
          // Connections are in the order of the segues of all files.
          addSegue(scenes.connections[next])
          next += 1
        }
      }
    }
  }

  private mutating func addElement(of number: Number) {
    let object = scenes.objects[number]
    var (code, detail) = scenes.code(of: number)
    // An embedded scene vanishes, but it is still an approximation if its content is not known.
    let isEmbedded = scenes.end[number] == number && screens[number] == nil
    if isEmbedded, code.status == .converted { code = .embedded }
    let (shown, isWhole) = code.status == .omitted ? ([], true) : screens(representing: number)
    if !isWhole, code.status == .converted { code = .notEverywhere }
    draft.elements.append(
      Draft.Element(
        file: scenes.objects.fileOf[number], offset: object.offset, tag: object.tag, id: object.id,
        name: object.storyboardID ?? object.reference?.identifier, code: code, detail: detail,
        parts: shown.map { .screen($0) }))
  }

  // MARK: - Root

  /// Chooses the root, and completes the elements of the documents.
  private mutating func chooseRoots() {
    var isOpened = [Bool](repeating: false, count: draft.screens.count)
    for segue in draft.segues {
      switch segue.intent {
      case .open(let screen, _), .tab(let screen): isOpened[screen] = true
      case .unwind, .action, .go: break
      }
    }
    for index in draft.elements.indices where draft.elements[index].tag == "document" {
      let file = draft.elements[index].file
      let initial = scenes.objects.initial(of: file)
      let numbers = scenes.objects.numbers(of: file)
      var entries = initial.map { screens(representing: $0).screens } ?? []
      if entries.isEmpty {
        let own = numbers.compactMap { screens[$0] }
        let first = (file == 0 ? own.first { !isOpened[$0] } : nil) ?? own.first
        entries = first.map { [$0] } ?? numbers.first.map { screens(representing: $0).screens } ?? []
      }
      if file == 0 {
        draft.root = entries.first ?? 0
        draft.elements[index].code = initial == nil ? .rootGuessed : .root
      }
      draft.elements[index].parts = entries.map { .screen($0) }
    }
  }
}
