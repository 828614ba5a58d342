internal import NavRuntime

/// User input.
extension ConformanceRun {
  func checkPeople() async {
    await show(
      ConformanceStack(path: [entry(.start), entry(.page), entry(.page)]), "a stack to go back on",
      Manner(isAnimated: false))
    await checkBack()
    await checkSwipes()
    await checkDismissals()
    await checkOwnChanges()
  }

  // MARK: - Back

  private func checkBack() async {
    if let pressBack = hands.pressBack {
      await ask("the back button", .asksForBack, for: .back(nil)) { await pressBack() }
    } else {
      leaveOut([.asksForBack], for: "pressBack")
    }
    if let chooseBelow = hands.chooseBelow {
      let target = standing.path[standing.path.count - 3].instance
      await ask("the menu of the back button", .asksForBackFurther, for: .back(target)) { await chooseBelow(2) }
    } else {
      leaveOut([.asksForBackFurther], for: "chooseBelow")
    }
  }

  /// Simulates a press that must report a request and must not change the stack.
  private func ask(
    _ name: String, _ sentence: ContractClause, for word: ConformanceLog.Word, _ deed: UserInput.Deed
  ) async {
    if isLost { return }
    log.forget()
    await deed()
    await wait(atMost: .seconds(2)) { !log.told.isEmpty }
    await wait(.milliseconds(150))
    if log.told != [word] { report.note(sentence, name, "the host said \(log.told), and should say \(word)") }
    if host.shownInstances != standing.shown || host.isAnimating {
      report.note(sentence, name, "the host moved before it was told")
    }
    await bringBack(name)
  }

  // MARK: - Gestures

  private func checkSwipes() async {
    let sentences: [ContractClause] = [.refusesASwipe, .finishesASwipe, .cancelsASwipe]
    guard let swipe = hands.swipe else { return leaveOut(sentences, for: "swipe") }
    await refuse(swipe, .refusesASwipe, "a swipe that may not begin")
    await draw(swipe, .cancelled, .cancelsASwipe, "a swipe that is cancelled", began: .swipeBegan, to: standing)
    await draw(
      swipe, .finished, .finishesASwipe, "a swipe that finishes", began: .swipeBegan, to: standing.taking(off: 1))
  }

  private func checkDismissals() async {
    let sentences: [ContractClause] = [.refusesADismissal, .finishesADismissal, .cancelsADismissal]
    guard let dismissal = hands.dismissal else { return leaveOut(sentences, for: "dismissal") }
    let below = standing
    let layer = entry(.layer, .sheet)
    await show(below.putting(layer, entry(.page)), "a sheet to draw away", Manner(isAnimated: false))
    await refuse(dismissal, .refusesADismissal, "a sheet that may not be drawn away")
    let began = ConformanceLog.Word.dismissalBegan(layer.instance)
    await draw(dismissal, .cancelled, .cancelsADismissal, "a sheet let go half-way", began: began, to: standing)
    await draw(dismissal, .finished, .finishesADismissal, "a sheet drawn away", began: began, to: below)
  }

  private func refuse(_ gesture: UserInput.Gesture, _ sentence: ContractClause, _ name: String) async {
    if isLost { return }
    log.forget()
    log.allowsGestures = false
    await gesture.begin()
    await gesture.move(0.5)
    await gesture.end(.finished)
    await wait(atMost: .seconds(2)) { !host.isAnimating }
    await wait(.milliseconds(150))
    log.allowsGestures = true
    let isTold = log.words.contains(.stackChanged)
    if host.isAnimating { report.note(sentence, name, "it moves on") }
    if host.shownInstances != standing.shown, sentence == .refusesASwipe || !isTold {
      report.note(sentence, name, "what is shown is \(words(host.shownInstances))")
    }
    for word in log.words {
      switch word {
      case .swipeBegan, .dismissalBegan, .stackChanged: break
      default: report.note(sentence, name, "the host said \(word)")
      }
    }
    await bringBack(name)
  }

  private func draw(
    _ gesture: UserInput.Gesture, _ end: InteractivePopEnd, _ sentence: ContractClause, _ name: String,
    began: ConformanceLog.Word, to stack: ConformanceStack
  ) async {
    if isLost { return }
    log.forget()
    let id = newTransition()
    log.gesture = id
    await gesture.begin()
    if !host.isAnimating { report.note(sentence, name, "`isAnimating` is false while the finger is down") }
    await gesture.move(0.3)
    await gesture.move(end == .finished ? 0.8 : 0.1)
    if log.told != [began], log.told != [began, began] || began == .swipeBegan {
      report.note(sentence, name, "when it had begun, the host had said \(log.told), and should have said \(began)")
    }
    // A navigator refuses a gesture of an animating host, and treats its result as a change by the toolkit.
    if log.entries.first(where: { $0.word == began })?.isAnimating == true {
      report.note(sentence, name, "it moved before the navigator was asked")
    }
    await gesture.end(end)
    await wait(atMost: .seconds(3)) { host.shownInstances == stack.shown && !host.isAnimating && isTold(end, id) }
    await wait(.milliseconds(150))
    if host.shownInstances != stack.shown {
      report.note(sentence, name, "what stands is \(words(host.shownInstances)), and should be \(words(stack.shown))")
    }
    if host.isAnimating { report.note(sentence, name, "it moves on") }
    let ends = log.entries.filter { if case .ended = $0.word { true } else { false } }
    if ends.map(\.word) != [.ended(end)] {
      report.note(sentence, name, "the host said \(ends.map(\.word)), and should say \(ConformanceLog.Word.ended(end))")
    }
    let completions = log.completions(of: id)
    if completions.count > 1 || completions.isEmpty && ends.first?.isAnimating == true {
      report.note(sentence, name, "`didShow` of the gesture was called \(completions.count) times")
    }
    standing = stack
    await bringBack(name)
    await releaseAll(but: standing, name)
  }

  private func isTold(_ end: InteractivePopEnd, _ id: TransitionID) -> Bool {
    guard let ended = log.entries.first(where: { $0.word == .ended(end) }) else { return false }
    return !ended.isAnimating || !log.completions(of: id).isEmpty
  }

  // MARK: - Changes by the toolkit

  private func checkOwnChanges() async {
    guard let popByItself = hands.popByItself else { return leaveOut([.tellsItsOwnChanges], for: "popByItself") }
    let name = "a pop that the toolkit makes"
    await show(
      ConformanceStack(path: [entry(.start), entry(.page)]), "a stack to be changed", Manner(isAnimated: false))
    if isLost { return }
    log.forget()
    await popByItself()
    let target = standing.taking(off: 1)
    await wait(atMost: .seconds(3)) { log.words.last == .stackChanged && !host.isAnimating }
    let last = log.entries.last { $0.word == .stackChanged }
    if last == nil {
      report.note(.tellsItsOwnChanges, name, "the host said \(log.words)")
    } else if last?.isAnimating == true || last?.shown != target.shown {
      report.note(.tellsItsOwnChanges, name, "when it said so, it did not stand yet")
    }
    standing = target
    await bringBack(name)
    await releaseAll(but: standing, name)
  }
}
