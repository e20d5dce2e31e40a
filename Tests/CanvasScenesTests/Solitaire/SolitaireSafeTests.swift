import CanvasCards
import CanvasScenes
import Testing

@Suite struct SolitaireSafeTests {
  /// A game with so many cards of spades, hearts, diamonds and clubs arranged, and the other cards of the list in front of
  /// the first columns; the rest is spare.
  private func game(_ arranged: [Int], columns: [String], revealed: String? = nil) throws -> Solitaire {
    func code(_ suit: String, _ order: Int) -> String {
      ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][order - 1] + suit
    }
    let piles = zip(["S", "H", "D", "C"], arranged).map { suit, count in (0..<count).map { code(suit, $0 + 1) } }
    let used = piles.joined() + columns + [revealed].compactMap(\.self)
    let rest = PlayingCard.allCases.map(\.code).filter { !used.contains($0) }
    func list(_ cards: some Sequence<String>) -> String {
      "[" + cards.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    let fronts = (0..<7).map { index in
      #"{ "down": [], "up": \#(list(columns.indices.contains(index) ? [columns[index]] : [])) }"#
    }
    let document = """
      { "kind": "solitaire", "version": 1, "seed": 1, "spare": \(list(rest)),
        "revealed": \(list([revealed].compactMap(\.self))),
        "arranged": [\(piles.map { list($0) }.joined(separator: ", "))],
        "columns": [\(fronts.joined(separator: ", "))] }
      """
    return try Solitaire(json: Array(document.utf8))
  }

  @Test(arguments: [
    // Aces and twos, whatever lies elsewhere.
    ([0, 0, 0, 0], ["AS"], true), ([1, 0, 0, 0], ["2S"], true),
    // A three of spades once both red twos are there.
    ([2, 2, 2, 0], ["3S"], true), ([2, 2, 1, 0], ["3S"], false), ([2, 1, 2, 0], ["3S"], false),
    // The other suit of its own colour plays no role.
    ([2, 2, 2, 9], ["3S"], true),
    // A red five: both black fours.
    ([4, 4, 0, 4], ["5H"], true), ([4, 4, 0, 3], ["5H"], false), ([3, 4, 0, 4], ["5H"], false),
    // One that does not come next.
    ([2, 5, 5, 0], ["4S"], false),
  ])
  func aCardIsSafeOnceTwoOfTheOtherColourOneLowerAreArranged(arranged: [Int], columns: [String], isSafe: Bool) throws {
    let game = try game(arranged, columns: columns)
    #expect((game.safeMove != nil) == isSafe)
    // The same where it is the revealed card.
    let revealed = try self.game(arranged, columns: [], revealed: columns[0])
    #expect((revealed.safeMove != nil) == isSafe)
    #expect(game.playedSafely().count == (isSafe ? 1 : 0))
  }

  @Test func whatBecomesSafeFollows() throws {
    // The two of diamonds makes the black three safe, and that the red four of hearts.
    let game = try game([2, 3, 1, 3], columns: ["4H", "3S", "2D"])
    let games = game.playedSafely()
    #expect(games.count == 3)
    #expect(games.last?.arranged.map(\.count) == [3, 4, 2, 3])
    #expect(games.last?.safeMove == nil)
  }

  @Test func allOfAnOpenGameIsSafe() throws {
    let game = try game([11, 12, 13, 12], columns: ["KS", "QS", "KH", "KC"])
    let end = try #require(game.playedSafely().last)
    #expect(end.isWon && game.playedSafely().count == 4)
    #expect(end.playedSafely().isEmpty)
  }

  @Test func nothingIsLostOnTheWay() {
    for seed in 1...40 {
      var game = Solitaire(seed: UInt64(seed))
      for _ in 0..<30 {
        for next in game.playedSafely() {
          #expect(next.arranged.joined().count == game.arranged.joined().count + 1)
          #expect(Set(next.cards).count == 52)
          game = next
        }
        guard let move = game.hint, (try? game.make(move)) != nil else { break }
      }
    }
  }
}
