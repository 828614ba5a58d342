// The cards and rows that both pictures have.
extension PictureComparison {
  mutating func join(_ was: Card, _ now: Card, _ origin: Origin) {
    var card = now
    let change = now.part.flatMap { changes[$0] }
    if change != nil, let part = now.part {
      card.mark = .changed
      shown.insert(part)
    }
    card.details = joinedDetails(was, now)
    if let text = change?.oldText {
      let start = card.details.firstIndex { $0.part != nil } ?? card.details.count
      card.details.insert(Detail("was \(text)", .muted), at: start)
    }
    card.joinArguments()
    var rows: [JoinedRow] = []
    var positions = [Int](repeating: 0, count: now.rows.count)
    for (first, second) in MergedOrder(was.rows.map(\.part), now.rows.map(\.part)).pairs {
      switch (first, second) {
      case (let first?, let second?):
        positions[second] = rows.count
        rows += joinedRow((was.rows[first], was), (now.rows[second], now))
      case (nil, let second?):
        positions[second] = rows.count
        let row = marked(now.rows[second], .added)
        rows.append(JoinedRow(row: row, lead: newLead(of: row, on: now, .added)))
      case (let first?, nil):
        let row = marked(was.rows[first], .removed)
        rows.append(JoinedRow(row: row, lead: oldLead(of: row, on: was)))
      case (nil, nil): break
      }
    }
    card.goes = origin == .new ? now.goes.map { Jump(row: positions[$0.row], card: $0.card) } : was.goes
    if origin == .old { card.returns = was.returns }
    add(card, rows, origin)
  }

  private mutating func joinedDetails(_ was: Card, _ now: Card) -> [Detail] {
    var details: [Detail] = []
    for (first, second) in MergedOrder(was.details.map(\.part), now.details.map(\.part)).pairs {
      let (before, after) = (first.map { was.details[$0] }, second.map { now.details[$0] })
      guard var detail = after ?? before else { continue }
      guard let part = detail.part else {
        details.append(detail)
        continue
      }
      let change = changes[part.changing]
      let isSame = before?.text == after?.text
      detail.mark =
        switch (before, after) {
        case (.some, .some): change == nil || part.kind == .requires && isSame ? nil : .changed
        case (nil, _): .added
        case (_, nil): .removed
        }
      details.append(detail)
      if detail.mark != nil { shown.insert(part) }
      if detail.mark == .changed, let text = isSame ? change?.oldText : before?.text {
        details.append(Detail("was \(text)", .muted))
      }
    }
    return details
  }

  private mutating func marked(_ row: Row, _ mark: Mark) -> Row {
    var row = row
    row.mark = mark
    if let part = row.part { shown.insert(part) }
    return row
  }

  /// The row of both pictures, and a second row with the old values of a changed row. The second row also leads to the
  /// card that the row does not lead to anymore.
  private mutating func joinedRow(_ was: (row: Row, card: Card), _ now: (row: Row, card: Card)) -> [JoinedRow] {
    let goals = (old.goal(of: was.row, on: was.card), new.goal(of: now.row, on: now.card))
    let hasMoved = goals.0 != goals.1
    let differs = hasMoved || was.row.differs(from: now.row)
    var row = now.row
    let change = row.part.flatMap { changes[$0.changing] }
    let isChanged = change != nil && (row.part?.kind != .back || differs)
    if isChanged { row = marked(row, .changed) }
    var joined = [JoinedRow(row: row, lead: newLead(of: now.row, on: now.card, isChanged && hasMoved ? .added : nil))]
    let leavesCard = isChanged && hasMoved || leadsToCardOfRemovedScreen(was.row, was.card)
    let lead = leavesCard ? oldLead(of: was.row, on: was.card) : nil
    let values = row.part?.kind == .back ? nil : change?.oldText
    if lead != nil || isChanged && (differs || values != nil) {
      var old = was.row.asOld(of: now.row, values: values)
      if lead == nil, hasMoved { old.target = goals.0 }
      joined.append(JoinedRow(row: old, lead: lead))
    }
    return joined
  }

  /// Whether a row of the old picture leads to the full card of a removed screen. The card needs a place.
  private func leadsToCardOfRemovedScreen(_ row: Row, _ card: Card) -> Bool {
    guard let number = row.branch, case .old(let target) = source(ofOld: card.branches[number].card) else {
      return false
    }
    return old.picture.cards[target].kind != .reference
  }
}
