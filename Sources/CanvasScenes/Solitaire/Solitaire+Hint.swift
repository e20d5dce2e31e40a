extension Solitaire {
  /// A useful move, or nil if the game is won or there is none.
  ///
  ///     while let move = game.hint { try game.make(move) }
  ///
  /// It considers the board and the spare and revealed cards, ignores face-down cards in columns, and looks one move
  /// ahead. It wins many games, but not all that can be won. Following the hints always ends.
  public var hint: Move? {
    var best: (move: Move, value: Int)?
    for move in legalMoves {
      let value = value(of: move)
      if value > best?.value ?? 0 { best = (move, value) }
    }
    return best?.move
  }

  /// Returns the value of a legal move, or 0 for one that is useless or goes back and forth.
  private func value(of move: Move) -> Int {
    switch move {
    case .shuffle, .move(from: .arranged, to: _, count: _), .move(from: _, to: .revealed, count: _): 0
    case .draw: (spare + revealed).contains(where: fitsSomewhere) ? 5 : 0
    case .move(from: .revealed, to: .column, count: _): 30
    case .move(from: .revealed, to: .arranged, count: _): revealed.last.map(isSafelyArranged) == true ? 60 : 40
    case .move(from: .column(let number), to: .arranged, count: _):
      valueOfArranging(from: columns[number - 1])
    case .move(from: .column(let number), to: .column, count: let count):
      valueOfMoving(count, from: columns[number - 1])
    }
  }

  private func valueOfArranging(from column: Column) -> Int {
    if column.faceUp.last.map(isSafelyArranged) == true { return 60 }
    return column.faceUp.count == 1 && !column.faceDown.isEmpty ? 45 : 40
  }

  private func valueOfMoving(_ count: Int, from column: Column) -> Int {
    guard count == column.faceUp.count else {
      // Part of a run is moved only if the card below it then goes to an arranged place.
      return canBeArranged(column.faceUp[column.faceUp.count - count - 1]) ? 20 : 0
    }
    // Prefer the column with the most cards underneath.
    if !column.faceDown.isEmpty { return 50 + column.faceDown.count }
    return column.faceUp.first?.rank != .king && isKingWaiting ? 10 : 0
  }

  /// Whether a king is available for a column that becomes empty.
  private var isKingWaiting: Bool {
    revealed.last?.rank == .king || columns.contains { !$0.faceDown.isEmpty && $0.faceUp.first?.rank == .king }
  }

  private func canBeArranged(_ card: PlayingCard) -> Bool { arranged.contains { card.canBeArranged(on: $0.last) } }

  private func fitsSomewhere(_ card: PlayingCard) -> Bool {
    canBeArranged(card) || columns.contains { card.canBeStacked(on: $0.faceUp.last) }
  }
}
