import EaselCommands
import Testing

/// Help texts word for word: they are what a newcomer reads first, and they change by intent only.
@Suite struct HelpTests {
  private func help(_ arguments: String...) -> String {
    let run = RecordedRun(arguments)
    #expect(run.status == .done)
    #expect(run.error.isEmpty)
    return run.output
  }

  @Test func theToolSaysWhatItIsFor() {
    #expect(
      help("--help") == """
        OVERVIEW: Draw playing cards and pie charts as PNG files, offline.

        EXAMPLES:
          easel card QH                      the queen of hearts, as QH.png
          easel deck -o deck                 52 faces and the back, in the folder deck
          easel pie sales.csv -o sales.png   a pie chart of a table
          easel compare new.png old.png      are the pixels the same?

        EXIT CODES:
           0  done
           1  compare: pixels differ
           2  compare: sizes differ, or a name stands on one side only
          64  something wrong on the command line
          65  something wrong in a file
          66  a named file or folder is missing or can't be read
          70  a fault inside easel
          73  something could not be written

        USAGE: easel <command> …

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          card                    Draw one playing card.
          deck                    Draw a deck: 52 faces and the back.
          pie                     Draw a pie chart of a table.
          compare                 Compare PNG files pixel by pixel.
          goldens                 Look after a package's golden pictures.

          See 'easel help <subcommand>' for detailed help.

        """)
  }

  @Test func cardSaysHowToDrawOne() {
    #expect(
      help("card", "--help") == """
        OVERVIEW: Draw one playing card.

        A card is named by rank and suit: QH, 10S, TS, "Q♥", "queen of hearts", 🂽, or
        back.

        EXAMPLES:
          easel card QH                                   QH.png, 250x350 pixels
          easel card "10 of spades" --scale 3 -o ten.png  ten.png, 750x1050 pixels
          easel card back --width 500 -o - > back.png     through standard output

        USAGE: easel card <card> [-o <file>] [<options>]

        ARGUMENTS:
          <card>                  Which card.

        OPTIONS:
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the card's name, such as QH.png)
          --face-down             Draw the card's back.
          --faces <folder>        Folder of pictures for faces and back: JS.png or
                                  "J♠️.png", back.png.
          --face-scale <factor>   How much of the card a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of rank and suit in the corners.
                                  (default: 1)
          --size <WxH>            Size in points. (default: 250x350, of pies 400x400)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func deckSaysWhatItWrites() {
    #expect(
      help("deck", "--help") == """
        OVERVIEW: Draw a deck: 52 faces and the back.

        The files are AS.png, 2S.png … KC.png and back.png. The folder is made where it
        is missing; files of these names in it are replaced, others stay. All pictures
        are drawn before the first file is written.

        EXAMPLES:
          easel deck -o deck
          easel deck -o deck --width 750 --faces pictures

        USAGE: easel deck -o <folder> [<options>]

        OPTIONS:
          -o, --output <folder>   Folder to write to.
          --faces <folder>        Folder of pictures for faces and back: JS.png or
                                  "J♠️.png", back.png.
          --face-scale <factor>   How much of the card a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of rank and suit in the corners.
                                  (default: 1)
          --size <WxH>            Size in points. (default: 250x350, of pies 400x400)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func pieSaysWhatDataItTakes() {
    #expect(
      help("pie", "--help") == """
        OVERVIEW: Draw a pie chart of a table.

        The table is CSV with the columns name, value and, if wanted, color (#RGB,
        #RRGGBB, #RRGGBBAA or a CSS name), or a JSON list of objects with these names.
        A value is a number of at least 0.

        EXAMPLES:
          easel pie sales.csv                              sales.png beside it
          easel pie sales.csv --labels percent --scale 2 -o pie.png
          echo 'tea,3' | easel pie - -o tea.png            data from standard input

        USAGE: easel pie <file> [-o <file>] [<options>]

        ARGUMENTS:
          <file>                  CSV or JSON file, - for standard input.

        OPTIONS:
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the data file's name with .png; - where the data is -)
          --order <order>         clean: all fills, then all outlines, then all labels;
                                  reference: sector by sector, each over the one
                                  before. (values: clean, reference; default: clean)
          --labels <labels>       What the labels say. (values: name, value, percent,
                                  none; default: name)
          --background <color>    Colour behind the pie, as in the data, or none for
                                  transparent. (default: #EBEBEB)
          --disc                  Cut the picture to a disc.
          --state <state>         After a touch: began and moved draw a black disc,
                                  ended the pie in new colours. (values: initial,
                                  began, moved, ended; default: initial)
          --radius <points>       Radius in a picture of 400 points, 30 to 194.
                                  (default: 194)
          --size <WxH>            Size in points. (default: 250x350, of pies 400x400)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func compareSaysWhatIsTheSame() {
    #expect(
      help("compare", "--help") == """
        OVERVIEW: Compare PNG files pixel by pixel.

        Two files are compared, or all PNG files of two folders and the folders inside,
        by name. Pixels are the same only when all four channels are. A line is printed
        for each file that differs.

        EXAMPLES:
          easel compare new.png old.png
          easel compare new-deck old-deck

        Exit code 0: the same; 1: pixels differ; 2: sizes differ, or a name stands on
        one side only.

        USAGE: easel compare <actual> <expected> [<options>]

        ARGUMENTS:
          <actual>                PNG file or folder to check.
          <expected>              PNG file or folder that it should equal.

        OPTIONS:
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func aloneItPrintsItsHelp() {
    #expect(help() == help("--help"))
    #expect(help("help") == help("--help"))
    #expect(help("help", "card") == help("card", "-h"))
  }
}
