#if Full || Boards
  /// `easel board`: games and screens, each with its own model.
  struct BoardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "board",
      abstract: "Draw a game's board or a machine's screen.",
      usage: "easel board <kind> …",
      discussion: """
        --moves plays moves from a file, one per line. --frames draws every step. --save writes the state as JSON. \
        --json prints the state of the board, such as the number of flips or the legal moves.

        EXAMPLES:
          easel board solitaire --seed 7 -o board.png      Klondike, dealt with a seed
          easel board concentration --choose 0,5 -o c.png  pairs, two cards face up
          easel board toggle --touch 0,1 -o toggle.png     cards turned over by touch
          easel board emoji-art art.json -o art.png        a document's picture
          easel board vending vending.json -o screen.png   a machine's screen
        """,
      subcommands: [
        SolitaireCommand.self, ConcentrationCommand.self, ToggleCommand.self, EmojiArtCommand.self,
        VendingCommand.self,
      ])
  }
#endif
