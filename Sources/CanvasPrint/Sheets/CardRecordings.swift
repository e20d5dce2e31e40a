/// The recordings of cards, each made once, so that a card on many sheets is one form of a file.
final class CardRecordings: Sendable {
  struct Key: Hashable {
    let isBack: Bool
    let index: Int
    let scale: Double
  }

  /// The most recordings that are kept. With more different cards, memory stays bounded, and some are made again.
  static let limit = 2048

  private let kept = Locked<[Key: Recording]>([:])

  /// Returns the recording of a card's page.
  func recording(_ key: Key, of page: () -> Page) throws -> Recording {
    if let found = kept.withLock({ $0[key] }) { return found }
    let page = page()
    let made = try Recording(size: page.idealSize, scale: key.scale) { context in
      try page.draw(in: context.bounds, on: context)
    }
    return kept.withLock { kept in
      // Another thread may have been faster, and its recording is already drawn.
      if let found = kept[key] { return found }
      if kept.count >= Self.limit { kept.removeAll() }
      kept[key] = made
      return made
    }
  }
}
