/// The root command of the tool.
struct Easel: ParsableCommand {
  /// The package's version. README, CHANGELOG and the examples also have it; a test compares them.
  static let version = "0.2.0"

  static let configuration = CommandConfiguration(
    commandName: "easel",
    abstract: "Draw playing cards, boards and charts as PNG files, offline.",
    usage: "easel <command> …",
    discussion: """
      EXAMPLES:
        easel card QH                      the queen of hearts, as QH.png
        easel deck -o deck                 faces, jokers and back, in the folder deck
        easel sheet                        a deck in one picture, as sheet.png
        easel cards card.yaml cards.csv    a card for each row of a table, from a template
        easel draw og.yaml --set title=Hi  one picture of a template
        easel pie sales.csv -o sales.png   a pie chart of a table
        easel chart bars sales.csv         bars; or columns, lines, areas, tiles
        easel chart cars.vl.json           a chart from a Vega-Lite specification
        easel svg logo.svg --width 400     an SVG picture, as logo.png
        easel board solitaire              a game's board, as solitaire.png
        easel batch jobs.ndjson            a picture for each line of a file
        easel compare new.png old.png      compare pixel by pixel

      EXIT CODES:
         0  done
         1  compare: pixels differ; batch: a job failed
         2  compare: sizes differ, or a name is on one side only;
            goldens unused: no test uses some goldens;
            goldens report: a golden failed
        64  the command line is wrong
        65  the content of a file is wrong
        66  a file or folder is missing or can't be read
        70  an internal error of easel
        73  a file or standard output can't be written
      """,
    version: "easel \(version)",
    subcommands: drawing + boards + [BatchCommand.self, CompareCommand.self, GoldensCommand.self])

  private static let drawing: [any ParsableCommand.Type] = [
    CardCommand.self, DeckCommand.self, SheetCommand.self, CardsCommand.self, DrawCommand.self, NewCommand.self,
    SVGCommand.self, PieCommand.self, ChartCommand.self,
  ]

  private static var boards: [any ParsableCommand.Type] {
    #if Full || Boards
      [BoardCommand.self]
    #else
      []
    #endif
  }

  // An error line has no "Error:" prefix. It starts with the problem, or with the file's name, as in compiler messages.
  static var _errorPrefix: String { "" }
}

extension Tool {
  /// All commands, each as its words. The first has none.
  package static let commands: [[String]] = commands(of: Easel.self)

  private static func commands(of parent: any ParsableCommand.Type) -> [[String]] {
    [[]]
      + parent.configuration.subcommands.flatMap { command in
        commands(of: command).map { [command.configuration.commandName ?? ""] + $0 }
      }
  }
}
