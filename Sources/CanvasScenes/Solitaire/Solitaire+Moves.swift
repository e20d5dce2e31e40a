extension Solitaire: PlayedScene {
  /// A pile that cards are moved from or to. Numbers count from 1 at the left.
  public enum Pile: Sendable, Hashable, CustomStringConvertible {
    /// The cards that were turned over from the spare pile.
    case revealed
    /// An arranged place, 1 to 4.
    case arranged(Int)
    /// A column, 1 to 7.
    case column(Int)

    /// The name in a list of moves: w, a1 … a4, c1 … c7.
    public var description: String {
      switch self {
      case .revealed: "w"
      case .arranged(let number): "a\(number)"
      case .column(let number): "c\(number)"
      }
    }
  }

  /// A player's move.
  public enum Move: Sendable, Hashable {
    /// A tap on the spare pile: turns its top card over onto the revealed cards. If the pile is empty, the revealed
    /// cards return to it in the same order.
    case draw
    /// Moves cards from the front of one pile to another.
    case move(from: Pile, to: Pile, count: Int = 1)
    /// A shake: shuffles and deals all cards again. If no seed is given, it is derived from the last one.
    case shuffle(seed: UInt64? = nil)
  }

  /// Makes a move. An illegal move throws an error and leaves the game unchanged.
  public mutating func make(_ move: Move) throws(SolitaireError) {
    switch move {
    case .draw: try draw()
    case .move(let source, let target, let count): try moveCards(count, from: source, to: target)
    // Below 2^53, which all JSON parsers represent exactly.
    case .shuffle(let seed): self = Solitaire(seed: seed ?? nextSeed)
    }
  }

  private var nextSeed: UInt64 {
    var generator = SeededGenerator(seed: seed)
    return generator.next() >> 11
  }

  private mutating func draw() throws(SolitaireError) {
    if let card = spare.popLast() {
      revealed.append(card)
    } else {
      guard !revealed.isEmpty else { throw .noSpareCards }
      spare = revealed.reversed()
      revealed = []
    }
  }

  private mutating func moveCards(_ count: Int, from source: Pile, to target: Pile) throws(SolitaireError) {
    guard source != target else { throw .samePile(source) }
    let cards = try front(of: source, count: count)
    try check(cards, fitOn: target)
    remove(count, from: source)
    switch target {
    case .arranged(let number): arranged[number - 1] += cards
    case .column(let number): columns[number - 1].faceUp += cards
    case .revealed: break
    }
  }

  /// Returns the front cards of a pile, all face up, from the back to the front.
  private func front(of pile: Pile, count: Int) throws(SolitaireError) -> [PlayingCard] {
    let all = try faceUp(in: pile)
    let faceUp = if case .column = pile { all[...] } else { all.suffix(1) }
    guard count >= 1, count <= faceUp.count else { throw .tooFewCards(pile, wanted: count, available: faceUp.count) }
    return Array(faceUp.suffix(count))
  }

  /// Returns the face-up cards of a pile, from the back to the front.
  private func faceUp(in pile: Pile) throws(SolitaireError) -> [PlayingCard] {
    switch pile {
    case .revealed: return revealed
    case .arranged(let number):
      guard (1...Self.placeCount).contains(number) else { throw .noSuchPile(pile) }
      return arranged[number - 1]
    case .column(let number):
      guard (1...Self.columnCount).contains(number) else { throw .noSuchPile(pile) }
      return columns[number - 1].faceUp
    }
  }

  private func check(_ cards: [PlayingCard], fitOn pile: Pile) throws(SolitaireError) {
    guard let first = cards.first else { return }
    let top = try faceUp(in: pile).last
    let fits: Bool
    switch pile {
    case .revealed: throw .revealedTakesNone
    case .arranged:
      guard cards.count == 1 else { throw .arrangedOneByOne(pile, count: cards.count) }
      fits = first.canBeArranged(on: top)
    case .column: fits = first.canBeStacked(on: top)
    }
    guard fits else { throw .doesNotFit(first, on: top, of: pile) }
  }

  private mutating func remove(_ count: Int, from pile: Pile) {
    switch pile {
    case .revealed: revealed.removeLast(count)
    case .arranged(let number): arranged[number - 1].removeLast(count)
    case .column(let number):
      var column = columns[number - 1]
      column.faceUp.removeLast(count)
      if column.faceUp.isEmpty, let card = column.faceDown.popLast() { column.faceUp = [card] }
      columns[number - 1] = column
    }
  }

  /// All legal moves except shuffling: the tap first, then by the source and the target of the cards.
  public var legalMoves: [Move] {
    var moves: [Move] = spare.isEmpty && revealed.isEmpty ? [] : [.draw]
    let places = (1...Self.placeCount).map(Pile.arranged)
    let columns = (1...Self.columnCount).map(Pile.column)
    for source in [.revealed] + places + columns {
      var counts = 1...1
      if case .column(let number) = source { counts = 1...max(self.columns[number - 1].faceUp.count, 1) }
      for count in counts {
        guard let cards = try? front(of: source, count: count) else { continue }
        for target in places + columns where target != source {
          if (try? check(cards, fitOn: target)) != nil { moves.append(.move(from: source, to: target, count: count)) }
        }
      }
    }
    return moves
  }
}

extension PlayingCard {
  /// Whether the card goes on an arranged place: first the ace, then the suit in ascending order.
  func canBeArranged(on top: PlayingCard?) -> Bool {
    guard let top else { return rank.order == 1 }
    return suit == top.suit && rank.order == top.rank.order + 1
  }

  /// Whether the card goes on a column: first a king, then descending ranks in alternating colours.
  func canBeStacked(on top: PlayingCard?) -> Bool {
    guard let top else { return rank == .king }
    return suit.isRed != top.suit.isRed && rank.order == top.rank.order - 1
  }
}
