import Canvas
import CanvasScenes
import Testing

@Suite struct ConcentrationTests {
  @Test func aBoardHasTwoCardsOfEachPair() throws {
    let game = try Concentration(pairs: 8, seed: 3)
    #expect(game.cards.count == 16 && game.flips == 0)
    #expect(game.cards.map(\.identifier).sorted() == (0..<16).map { $0 / 2 })
    #expect(try Concentration(pairs: 8, seed: 3) == game)
    #expect(try Concentration(pairs: 8, seed: 4).cards != game.cards)
    for pairs in [0, -1, 5_001, Int.min] {
      #expect(throws: ConcentrationError.pairs(pairs)) { try Concentration(pairs: pairs) }
    }
  }

  private func places(of identifier: Int, in game: Concentration) -> [Int] {
    game.cards.indices.filter { game.cards[$0].identifier == identifier }
  }

  @Test func equalCardsAreMatchedAndAThirdChoiceTurnsThemDown() throws {
    var game = try Concentration(pairs: 3, seed: 1)
    let pair = places(of: 0, in: game)
    let other = places(of: 1, in: game)[0]
    try game.make(.choose(pair[0]))
    #expect(game.cards[pair[0]].isFaceUp && !game.cards[pair[0]].isMatched)
    try game.make(.choose(pair[1]))
    #expect(pair.allSatisfy { game.cards[$0].isMatched && game.cards[$0].isFaceUp })
    try game.make(.choose(other))
    #expect(pair.allSatisfy { game.cards[$0].isMatched && !game.cards[$0].isFaceUp })
    #expect(game.cards[other].isFaceUp && game.flips == 3)
    #expect(throws: ConcentrationError.matched(pair[0])) { try game.make(.choose(pair[0])) }
    #expect(game.flips == 3)
  }

  /// The same touches counted in three ways, worked out by hand: a pair, the pair's first card again, two that differ,
  /// the last of them again, a card of the pair while one other is up.
  @Test(
    arguments: zip(FlipCounting.allCases, [[1, 2, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5, 6, 7], [1, 1, 1, 2, 4, 5, 6]]))
  func flipsAreCountedInThreeWays(counting: FlipCounting, expected: [Int]) throws {
    var game = try Concentration(pairs: 3, counting: counting, seed: 1)
    let pair = places(of: 0, in: game)
    let others = [places(of: 1, in: game)[0], places(of: 2, in: game)[0]]
    var flips: [Int] = []
    for card in [pair[0], pair[1], pair[0], others[0], others[1], others[1], pair[1]] {
      let before = game
      do {
        try game.make(.choose(card))
        // A touch of a matched card changes the count and nothing else.
        if before.cards[card].isMatched { #expect(game.cards == before.cards) }
      } catch {
        #expect(counting == .choices && game == before && error == .matched(card))
      }
      flips.append(game.flips)
      #expect(try Concentration(json: game.json()) == game)
    }
    #expect(flips == expected)
  }

  @Test(arguments: FlipCounting.allCases)
  func theCountEndsAtTheGreatestThatADocumentMaySay(counting: FlipCounting) throws {
    let most = 1_000_000_000
    let dealt = String(
      decoding: try Concentration(pairs: 3, counting: counting, seed: 1).json(), as: UTF8.self)
    let late = dealt.replacing("\"flips\" : 0", with: "\"flips\" : \(most - 1)")
    var game = try Concentration(json: Array(late.utf8))
    #expect(game.flips == most - 1)
    for card in 0..<3 { try game.make(.choose(card)) }
    #expect(game.flips == most)
    #expect(try Concentration(json: game.json()) == game)
  }

  @Test func differentCardsStayUpUntilTheThirdChoice() throws {
    var game = try Concentration(pairs: 3, seed: 1)
    let cards = (0..<3).map { places(of: $0, in: game)[0] }
    try game.make(.choose(cards[0]))
    try game.make(.choose(cards[1]))
    #expect(cards[..<2].allSatisfy { game.cards[$0].isFaceUp })
    try game.make(.choose(cards[2]))
    #expect(game.cards.indices.filter { game.cards[$0].isFaceUp } == [cards[2]])
    // The card that is up alone may be chosen again, and counts.
    try game.make(.choose(cards[2]))
    #expect(game.flips == 4 && game.cards.indices.filter { game.cards[$0].isFaceUp } == [cards[2]])
    #expect(throws: ConcentrationError.noSuchCard(6, count: 6)) { try game.make(.choose(6)) }
    #expect(throws: ConcentrationError.noSuchCard(-1, count: 6)) { try game.make(.choose(-1)) }
  }

  @Test func picturesAreDrawnAtFirstSight() throws {
    var game = try Concentration(pairs: 12, seed: 5)
    let first = places(of: 7, in: game)
    #expect(game.emoji(of: game.cards[first[0]]) == nil)
    try game.make(.choose(first[0]))
    let emoji = try #require(game.emoji(of: game.cards[first[1]]))
    #expect(game.theme.emoji.contains(emoji))
    for identifier in 0..<12 where identifier != 7 { try game.make(.choose(places(of: identifier, in: game)[0])) }
    let all = (0..<12).compactMap { game.emoji(of: game.cards[places(of: $0, in: game)[0]]) }
    // Nine emoji, each once, and the rest without.
    #expect(all.count { $0 == "?" } == 3)
    #expect(Set(all).subtracting(["?"]) == Set(game.theme.emoji))
    #expect(game.emoji(of: game.cards[first[0]]) == emoji)
  }

  /// A player who forgets nothing: to the end of the game, a picture a step.
  @Test func aGameIsPlayedToItsEndOnePictureAStep() throws {
    var game = try Concentration(pairs: 8, seed: 3)
    let style = ConcentrationStyle(font: try Font.default(size: 1))
    var known: [Int: Int] = [:]
    var next = 0
    var before = try ConcentrationBoard(game, style: style).image()
    func choose(_ card: Int) throws {
      try game.make(.choose(card))
      let matched = game.cards.count(where: \.isMatched)
      #expect(matched.isMultiple(of: 2))
      for identifier in 0..<8 {
        let pair = game.cards.filter { $0.identifier == identifier }
        #expect(pair.count == 2 && pair[0].isMatched == pair[1].isMatched)
      }
      #expect(game.cards.count(where: \.isFaceUp) <= 2)
      #expect(try Concentration(json: game.json()) == game)
      let picture = try ConcentrationBoard(game, style: style).image()
      #expect(picture != before)
      before = picture
    }
    while !game.isDone {
      while game.cards[next].isMatched { next += 1 }
      let card = next
      next += 1
      try choose(card)
      if let partner = known.removeValue(forKey: game.cards[card].identifier) {
        try choose(partner)
        continue
      }
      known[game.cards[card].identifier] = card
      guard next < game.cards.count else { continue }
      let second = next
      next += 1
      try choose(second)
      if game.cards[second].isMatched { continue }
      if let partner = known[game.cards[second].identifier], partner != card {
        try choose(second)
        try choose(partner)
      } else {
        known[game.cards[second].identifier] = second
      }
    }
    #expect(game.flips >= 16)
  }

  @Test func movesAreReadFromText() throws {
    #expect(try Concentration.move(named: "choose 4") == .choose(4))
    for text in ["", "choose", "choose x", "choose 1 2", "4"] {
      #expect(throws: MoveTextError.self) { try Concentration.move(named: text) }
    }
  }

  @Test func themesAreEmojiEachOnce() throws {
    #expect(try ConcentrationTheme("🍎🍌").emoji == ["🍎", "🍌"])
    for text in ["", "ab", "🍎x", "🍎🍎"] {
      #expect(throws: ConcentrationThemeError.self) { try ConcentrationTheme(text) }
    }
    for (_, theme) in ConcentrationTheme.named { #expect(try ConcentrationTheme(theme.emoji) == theme) }
    #expect(ConcentrationTheme.halloween.emoji.count == 9 && ConcentrationTheme.imps.emoji.contains("😈"))
  }

  @Test func errorsInADocumentNameThePlace() throws {
    func error(_ old: String, _ new: String) throws -> String? {
      var game = try Concentration(pairs: 2, seed: 1)
      try game.make(.choose(0))
      let text = String(decoding: try game.json(), as: UTF8.self)
      guard text.contains(old) else { return "not in the text: \(text)" }
      do {
        _ = try Concentration(json: Array(text.replacing(old, with: new, maxReplacements: 1).utf8))
        return nil
      } catch { return "\(error)" }
    }
    #expect(try error("🦇", "🦇") == nil)
    #expect(try error("🦇", "x") == "theme[0]: 'x'; a single emoji")
    #expect(try error("🦇", "🍎") == "theme[8]: '🍎' again; each emoji once")
    #expect(try error("\"flips\" : 1", "\"flips\" : -1") == "flips: -1; a whole number from 0 to 1000000000")
    #expect(
      try error("\"flips\" : 1", "\"flips\" : 1, \"counting\" : \"turns\"")
        == "counting: 'turns'; choices, touches, redraws")
    #expect(try error("\"pair\" : 1", "\"pair\" : 2")?.contains("; 0 to 1") == true)
    #expect(try error("\"pair\" : 1", "\"pair\" : 0")?.contains("for the third time; each pair twice") == true)
    #expect(try error("\"matched\" : false", "\"matched\" : true")?.contains("the same as for the other card") == true)
    #expect(try error("\"matched\" : false", "\"matched\" : 3")?.contains("matched: 3; true or false") == true)
    #expect(try error("\"seed\" : 1", "\"seed\" : null")?.hasPrefix("seed: null; a whole number") == true)
  }
}
