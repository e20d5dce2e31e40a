import Canvas
import CanvasCards
import CanvasScenes
import Testing

@Suite struct CanvasScenesSnippets {
  @Test func aGame() throws {
    // snippet
    var game = Solitaire(seed: 7)
    try game.make(.draw)
    let moves = game.legalMoves.map(\.description)  // as in a list of moves: "draw", "c3 c5 2"
    let board = SolitaireBoard(game, style: SolitaireStyle(cards: .classic))
    let image = try board.image(scale: 2)
    // end of snippet
    #expect(moves.contains("draw"))
    #expect(image.size == SolitaireLayout.defaultSize)
    // snippet
    let saved = try game.json()
    let restored = try Solitaire(json: saved)
    // end of snippet
    #expect(restored == game)
  }
}
