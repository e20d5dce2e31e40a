import CanvasCards
import CanvasScenes
import Testing

@Suite struct SolitaireHintTests {
  /// A game whose columns begin face up as given, with aces and what follows arranged up to a rank.
  private func game(columns: [[String]], arranged: [String: Int], faceDown: [String] = []) throws -> Solitaire {
    let suits = ["S", "H", "C", "D"]
    let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    let places = suits.map { suit in ranks.prefix(arranged[suit] ?? 0).map { $0 + suit } }
    let used = Set((places + columns + [faceDown]).joined())
    let rest = suits.flatMap { suit in ranks.map { $0 + suit } }.filter { !used.contains($0) }
    func list(_ cards: [String]) -> String { "[" + cards.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    let all = columns + Array(repeating: [], count: 7 - columns.count)
    let coded = all.enumerated().map { index, cards in
      "{ \"down\": \(list(index == 0 ? faceDown : [])), \"up\": \(list(cards)) }"
    }
    let json = """
      { "kind": "solitaire", "version": 1, "seed": 1, "spare": \(list(rest)), "revealed": [],
        "arranged": [\(places.map(list).joined(separator: ", "))], "columns": [\(coded.joined(separator: ", "))] }
      """
    return try Solitaire(json: Array(json.utf8))
  }

  @Test func anAceIsArrangedFirst() throws {
    let game = try game(columns: [["9H"], ["10S"], ["AC"]], arranged: [:], faceDown: ["3D"])
    #expect(game.hint?.description == "c3 a1")
  }

  @Test func aRunThatTurnsACardUpComesBeforeTheSparePile() throws {
    let game = try game(columns: [["9H", "8S"], ["10S"]], arranged: [:], faceDown: ["3D"])
    #expect(game.hint?.description == "c1 c2 2")
  }

  @Test func partOfARunMovesWhereTheCardBelowCanBeArranged() throws {
    // The 6 of hearts is next to be arranged, the 5 of spades lies on it and goes on the 6 of diamonds.
    let game = try game(
      columns: [["6H", "5S"], ["6D"]], arranged: ["H": 5, "S": 3, "C": 3, "D": 3], faceDown: [])
    #expect(game.hint?.description == "c1 c2")
    var next = game
    try next.make(.move(from: .column(1), to: .column(2)))
    #expect(next.hint?.description == "c1 a2")
  }

  @Test func whereNothingFitsThereIsNoHint() throws {
    // Low cards on all columns, and the aces under one of them: what would fit on them lies there too.
    let columns = [["2S"], ["2H"], ["2C"], ["2D"], ["3S"], ["3C"], ["5S"]]
    let game = try game(columns: columns, arranged: [:], faceDown: ["AS", "AH", "AC", "AD", "4H", "4D"])
    // There are moves, but back and forth.
    #expect(game.legalMoves.map(\.description) == ["draw", "c2 c5", "c2 c6", "c4 c5", "c4 c6"])
    #expect(game.hint == nil)
    let won = try self.game(columns: [], arranged: ["S": 13, "H": 13, "C": 13, "D": 13])
    #expect(won.isWon && won.hint == nil)
  }

  @Test func followingTheHintsEndsAndOftenWins() throws {
    var wonCount = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var game = Solitaire(seed: seed)
      var moveCount = 0
      while let move = game.hint, moveCount < 2000 {
        #expect(game.legalMoves.contains(move))
        try game.make(move)
        moveCount += 1
      }
      #expect(moveCount < 2000, "the game of seed \(seed) does not end")
      if game.isWon { wonCount += 1 }
    }
    #expect(wonCount >= 6, "\(wonCount) of 60 games won")
  }
}
