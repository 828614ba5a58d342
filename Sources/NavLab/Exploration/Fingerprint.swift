import NavRuntime

/// A 128-bit hash of a state in its canonical form. The probability that two of ten million states share a hash is
/// below 10⁻²⁴.
struct Fingerprint: Hashable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  fileprivate mutating func add(_ value: UInt64) {
    first = Self.mix(first ^ value)
    second = Self.mix(second &+ value &* 0xD6E8_FEB8_6659_FD93)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
  }
}

/// Reads a state in a fixed order. Each ID becomes the position of its first occurrence, and each time becomes its
/// age, so states that differ only in numbers become equal.
struct CanonicalReader {
  private(set) var fingerprint = Fingerprint()
  private var instances: [InstanceID] = []
  private var requests: [RequestID] = []
  private var transitions: [TransitionID] = []
  private let now: Duration

  init(now: Duration) {
    self.now = now
    instances.reserveCapacity(16)
    requests.reserveCapacity(8)
  }

  mutating func read(_ number: Int) { fingerprint.add(UInt64(bitPattern: Int64(number))) }

  mutating func read(_ fact: Bool) { read(fact ? 1 : 0) }

  /// Reads a value whose IDs are already canonical.
  mutating func read(hashOf value: some Hashable) {
    var hasher = Hasher()
    hasher.combine(value)
    // Two hashes give 128 bits.
    var other = hasher
    other.combine(1)
    read(hasher.finalize())
    read(other.finalize())
  }

  mutating func read(_ instance: InstanceID) { read(numbered(instance).rawValue) }

  mutating func read(_ request: RequestID) { read(numbered(request).rawValue) }

  /// IDs that no navigator created are kept.
  mutating func numbered(_ instance: InstanceID) -> InstanceID {
    instance.rawValue <= 0
      ? instance : InstanceID(rawValue: 1 + Self.place(of: instance, in: &instances))
  }

  mutating func numbered(_ request: RequestID) -> RequestID {
    request == .none ? request : RequestID(rawValue: 1 + Self.place(of: request, in: &requests))
  }

  mutating func numbered(_ transition: TransitionID) -> TransitionID {
    TransitionID(rawValue: 1 + Self.place(of: transition, in: &transitions))
  }

  /// Returns the age of a time, up to the oldest age that makes a difference.
  func age(of moment: Duration) -> Duration {
    SmallWorld.tick * min(Int((now - moment) / SmallWorld.tick), SmallWorld.oldest)
  }

  /// Returns one tick for a time in the future, and zero for any other time.
  func left(until moment: Duration) -> Duration { moment > now ? SmallWorld.tick : .zero }

  mutating func read(_ transition: TransitionID?) {
    guard let transition else {
      read(-1)
      return
    }
    read(Self.place(of: transition, in: &transitions))
  }

  mutating func read(_ stack: [InstanceID]) {
    read(stack.count)
    for instance in stack { read(instance) }
  }

  private static func place<ID: Equatable>(of id: ID, in known: inout [ID]) -> Int {
    if let place = known.firstIndex(of: id) { return place }
    known.append(id)
    return known.count - 1
  }
}

extension World {
  /// The canonical form. The possible steps and violations of a state depend only on it.
  var fingerprint: Fingerprint {
    var reader = CanonicalReader(now: SmallWorld.tick * now)
    reader.read(core.state)
    read(host: &reader)
    reader.read(deadline.map { max(0, $0 - now) } ?? -1)
    reader.read(questions.count)
    for question in questions {
      switch question {
      case .request(let id):
        reader.read(0)
        reader.read(id)
      case .step(let id):
        reader.read(1)
        reader.read(id)
      case .requirements(let lowest):
        reader.read(2)
        reader.read(lowest ?? Self.foreign)
      case .hostChange: reader.read(3)
      case .host: reader.read(4)
      }
    }
    reader.read(facts.count)
    for fact in facts { reader.read(fact) }
    reader.read(locks)
    reader.read(Int(failing?.rawValue ?? -1))
    read(model: &reader)
    return reader.fingerprint
  }

  private func read(host reader: inout CanonicalReader) {
    reader.read(host.shown)
    if plan.hasColumns {
      reader.read(host.isExpanded)
      reader.read(model.isExpanded)
    }
    reader.read(Int(host.motion.rawValue))
    reader.read(host.told)
    // The last change counts as long as the host may still perform it.
    if model.underWay != nil || has(.hostIsLate) { reader.read(host.target) }
    reader.read(host.owesWord)
    reader.read(host.closed ?? Self.foreign)
    reader.read(host.hasFinger)
  }

  private func read(model reader: inout CanonicalReader) {
    reader.read(model.unparking ?? Self.foreign)
    for tab in model.parked { reader.read(tab.pages) }
    reader.read(model.open.count)
    for open in model.open {
      reader.read(open.id)
      reader.read(Int(open.request.segue.rawValue))
      reader.read(open.link?.count ?? 0)
      if let saved = open.saved { reader.read(hashOf: saved) }
    }
    reader.read(model.evaluating ?? .none)
    reader.read(model.allowed ?? .none)
    if let returned = model.returned, model.request(returned) != nil { reader.read(returned) }
    reader.read(model.isElsewhere)
    reader.read(model.isGivenUp)
    if model.evaluating != nil {
      reader.read(model.madePages)
      reader.read(model.preparations)
      reader.read(model.unwinds)
    }
    reader.read(model.hiddenPolicy == nil ? 0 : model.hiddenPolicy == .wait ? 2 : 1)
    reader.read(model.isLookedAt)
    reader.read(model.isEvictionDue)
    reader.read(model.isHeardMoving)
    reader.read(model.isOverruled)
    reader.read(model.isSettledForSaved)
    reader.read(model.underWay)
    reader.read(model.underWayRequest)
    reader.read(model.isGesture)
    reader.read(model.isFollowing)
    reader.read(min(now - model.start, SmallWorld.oldest))
    reader.read(model.patience)
    reader.read(model.hasStoppedHalfway)
    reader.read(model.isForced)
    reader.read(model.hasReported)
    reader.read(model.hasStalled)
    reader.read(model.interactionOff)
    reader.read(model.made)
    reader.read(model.isReviewDue)
    reader.read(model.answered ?? Self.foreign)
    reader.read(model.leftBy ?? .none)
    reader.read(model.isTopReported)
    reader.read(model.isLackedSince == nil)
    reader.read(model.isLackedSince == now)
    reader.read(model.repairs)
    reader.read(model.tries)
  }
}
