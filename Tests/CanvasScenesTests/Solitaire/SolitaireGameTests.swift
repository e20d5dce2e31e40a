import Canvas
import CanvasCards
import CanvasScenes
import GoldenScenes
import Testing

@Suite struct SolitaireGameTests {
  @Test func aWholeGameIsPlayedOnePictureAStep() throws {
    let moves = MoveList(SolitaireMoves.ofSeedTwo.joined(separator: "\n"))
    #expect(moves.count == 116)
    let states = try Solitaire(seed: 2).states(after: moves)
    #expect(states.count == moves.count + 1)
    #expect(states.last?.isWon == true)

    let style = SolitaireStyle(cards: CardStyle.lecture(font: try Font.default(size: 1)))
    var before: Image?
    for state in states {
      expectInvariants(of: state)
      let picture = try SolitaireBoard(state, style: style).image(scale: 0.4)
      // Every move of Klondike shows.
      #expect(picture != before)
      before = picture
    }
  }
}
