import Canvas
import CanvasCards
import CanvasScenes
import Testing

@Suite struct SolitaireTests {
  @Test func aDealHasOneCardMoreInEachColumnAndTheFrontOneFaceUp() {
    let game = Solitaire(seed: 7)
    #expect(game.columns.map(\.count) == [1, 2, 3, 4, 5, 6, 7])
    #expect(game.columns.allSatisfy { $0.faceUp.count == 1 })
    #expect(game.spare.count == 24)
    #expect(game.revealed.isEmpty && game.arranged == [[], [], [], []])
    #expect(Set(game.cards).count == 52)
  }

  @Test func theSameSeedDealsTheSameCards() {
    #expect(Solitaire(seed: 7) == Solitaire(seed: 7))
    #expect(Solitaire(seed: 7) != Solitaire(seed: 8))
    // A list of moves that somebody kept must stay good.
    #expect(Solitaire(seed: 7).columns.compactMap(\.faceUp.last?.code) == ["8H", "7D", "QS", "5H", "7C", "KC", "4C"])
  }

  @Test func theSpareCardsComeAgainInTheSameOrder() throws {
    var game = Solitaire(seed: 3)
    let spare = game.spare
    for _ in 0..<24 { try game.make(.draw) }
    #expect(game.spare.isEmpty && game.revealed == spare.reversed())
    try game.make(.draw)
    #expect(game.spare == spare && game.revealed.isEmpty)
  }

  @Test func aShakeDealsAgainWithASeedThatFollows() throws {
    var game = Solitaire(seed: 3)
    try game.make(.shuffle())
    #expect(game == Solitaire(seed: game.seed))
    #expect(game.seed != 3 && game.seed < 1 << 53)
    try game.make(.shuffle(seed: 5))
    #expect(game == Solitaire(seed: 5))
  }

  /// Every move that the rules allow, and no other: against the rules written down once more, over whole random games.
  @Test(arguments: 1...12 as ClosedRange<UInt64>) func randomGamesKeepTheRules(seed: UInt64) throws {
    var game = Solitaire(seed: seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let legal = game.legalMoves
      for move in everyMove {
        var tried = game
        do {
          try tried.make(move)
          #expect(legal.contains(move), "\(move)")
        } catch {
          #expect(!legal.contains(move), "\(move): \(error)")
          #expect(tried == game)
        }
      }
      guard !legal.isEmpty else { return }
      // Mostly something else than a tap, so that the game gets somewhere.
      let moves = legal.count > 1 && generator.next(below: 3) > 0 ? Array(legal.dropFirst()) : legal
      try game.make(moves[generator.next(below: moves.count)])
      expectInvariants(of: game)
    }
  }

  private let everyMove: [Solitaire.Move] = {
    let piles = [.revealed] + (0...5).map(Solitaire.Pile.arranged) + (0...8).map(Solitaire.Pile.column)
    var moves: [Solitaire.Move] = [.draw]
    for from in piles {
      for to in piles { for count in 0...3 { moves.append(.move(from: from, to: to, count: count)) } }
    }
    // Longer runs are legal too, and are in the list of legal moves; here they only would take long.
    return moves
  }()

  @Test func movesAreReadFromText() throws {
    #expect(try Solitaire.move(named: "draw") == .draw)
    #expect(try Solitaire.move(named: "shuffle 12") == .shuffle(seed: 12))
    #expect(try Solitaire.move(named: "shuffle") == .shuffle())
    #expect(try Solitaire.move(named: "w a1") == .move(from: .revealed, to: .arranged(1)))
    #expect(try Solitaire.move(named: "c3 c5 2") == .move(from: .column(3), to: .column(5), count: 2))
    for text in ["", "Draw", "draw 2", "c3", "c3 c5 two", "c3 c5 2 1", "x1 c2", "c-1 c2", "shuffle -1", "w1 a1"] {
      #expect(throws: MoveTextError.self) { try Solitaire.move(named: text) }
    }
  }

  @Test func errorsSayWhatIsAllowed() {
    func message(_ move: String) -> String? {
      var game = Solitaire(seed: 7)
      do {
        try game.make(Solitaire.move(named: move))
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      message("c1 c5")
        == "8H does not go on 7C; a column descends in rank with alternating colours, starting with a king")
    #expect(
      message("c1 a1") == "8H does not go on the empty pile a1; an arranged place takes one suit in order from its ace")
    #expect(message("w c1") == "can't take 1 from w; it has no face-up cards")
    #expect(message("c2 c3 2") == "can't take 2 from c2; it has 1 face-up card")
    #expect(message("c8 c1") == "c8 is not a pile; use w, a1 to a4 or c1 to c7")
    #expect(message("c1 w") == "cards can't be moved to w; use a1 to a4 or c1 to c7")
    #expect(message("c1 c1") == "cards can't be moved from c1 to itself; use two different piles")
  }
}

/// What every state of every game keeps.
func expectInvariants(of game: Solitaire, _ location: SourceLocation = #_sourceLocation) {
  #expect(game.cards.count == 52 && Set(game.cards).count == 52, sourceLocation: location)
  for pile in game.arranged {
    #expect(pile.map(\.rank.order) == Array(1..<pile.count + 1), sourceLocation: location)
    #expect(Set(pile.map(\.suit)).count <= 1, sourceLocation: location)
  }
  for column in game.columns {
    #expect(column.faceDown.isEmpty || !column.faceUp.isEmpty, sourceLocation: location)
    for (below, above) in zip(column.faceUp, column.faceUp.dropFirst()) {
      #expect(above.rank.order == below.rank.order - 1, sourceLocation: location)
      #expect(above.suit.isRed != below.suit.isRed, sourceLocation: location)
    }
  }
}
