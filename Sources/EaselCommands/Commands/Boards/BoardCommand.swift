internal import ArgumentParser

/// `easel board`: games and screens, each with a model of its own.
struct BoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "board",
    abstract: "Draw a game's board or a machine's screen.",
    usage: "easel board <kind> …",
    discussion: """
      --moves plays moves from a file, one per line. --frames draws every step. --save writes the state as JSON. \
      --json prints how the board stands, such as the flips so far or the moves that are allowed.

      EXAMPLES:
        easel board solitaire --seed 7 -o board.png      Klondike, dealt by a seed
        easel board concentration --choose 0,5 -o c.png  pairs, two cards turned up
        easel board toggle --touch 0,1 -o toggle.png     cards turned by a touch
        easel board emoji-art art.json -o art.png        a document's picture
        easel board vending vending.json -o screen.png   a machine's screen
      """,
    subcommands: [
      SolitaireCommand.self, ConcentrationCommand.self, ToggleCommand.self, EmojiArtCommand.self,
      VendingCommand.self,
    ])
}
