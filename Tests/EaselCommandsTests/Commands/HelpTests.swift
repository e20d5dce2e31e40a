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
        OVERVIEW: Draw playing cards, boards and charts as PNG files, offline.

        EXAMPLES:
          easel card QH                      the queen of hearts, as QH.png
          easel deck -o deck                 faces, jokers and back, in the folder deck
          easel sheet                        a deck in one picture, as sheet.png
          easel pie sales.csv -o sales.png   a pie chart of a table
          easel chart bars sales.csv         bars; or columns, lines, areas, tiles
          easel board solitaire              a game's board, as solitaire.png
          easel batch jobs.ndjson            a picture for each line of a file
          easel compare new.png old.png      are the pixels the same?

        EXIT CODES:
           0  done
           1  compare: pixels differ; batch: a job failed
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
          deck                    Draw a deck: 52 faces, two jokers and the back.
          sheet                   Draw a deck in one picture.
          pie                     Draw a pie or donut chart of a table.
          chart                   Draw a table as bars, columns, lines, areas, tiles or
                                  a pie.
          board                   Draw a game's board or a machine's screen.
          batch                   Draw a picture for each line of a file of jobs.
          compare                 Compare PNG and JPEG files pixel by pixel.
          goldens                 Look after a package's golden pictures.

          See 'easel help <subcommand>' for detailed help.

        """)
  }

  @Test func cardSaysHowToDrawOne() {
    #expect(
      help("card", "--help") == """
        OVERVIEW: Draw one playing card.

        A card is named by rank and suit: QH, 10S, TS, "Q♥", "queen of hearts", 🂽, or
        RJ, joker-black, 🃏, or back.

        EXAMPLES:
          easel card QH                                   QH.png, 250x350 pixels
          easel card "10 of spades" --scale 3 -o ten.png  ten.png, 750x1050 pixels
          easel card KS --four-color --index-size 1.5     large indices, four colours
          easel card back --back stars -o - > back.png    through standard output
          easel card QH --card poker --bleed 1/8in        for the press, 825x1125 pixels

        USAGE: easel card <card> [-o <file>] [<options>]

        ARGUMENTS:
          <card>                  Which card.

        LOOK:
          --style <style>         classic: our own deck; lecture: the exercise card of
                                  a well-known course. (values: classic, lecture;
                                  default: classic)
          --back <pattern>        Pattern of the back. (default: lattice) (values:
                                  lattice, circles, stars)
          --back-color <color>    Colour of the back: #RGB, #RRGGBB or a CSS name.
                                  (default: the pattern's own)
          --four-color            Four colours: blue diamonds and green clubs.
          --suit-colors <colors>  Colours of suits, such as S=#14161f,H=crimson.
          --suit-pattern          A pattern for each suit as well as its colour, for
                                  readers who don't tell colours apart.
          --index-size <factor>   Size of the indices, 1 to 2.2; 1.94 is that of jumbo
                                  decks. (default: 1)
          --index-corners <number>
                                  How many corners have an index, 2 or 4. (default: 2)
          --index-only            Indices alone, without pips and figures.
          --traditional           The suit on the right of the courts that have it
                                  there in the Anglo-American pattern.
          --letters <language>    Language of the indices' letters. (default: en)
                                  (values: en, fr, de, ru, sv, da, nl, pl, pt, is, et)
          --ten <text>            What stands on a ten: 10 or T. (default: 10)
          --corner-radius <points>
                                  Radius of the card's corners in points, 0 for square
                                  ones.
          --no-outline            No thin line round the card.
          --card-color <color>    Colour of the card: #RGB, #RRGGBB or a CSS name.
                                  (default: white)

        PRINT:
          --card <name>           Printed size, such as poker, at --dpi; --list-sizes
                                  shows all. In place of --size, --width and --scale.
          --dpi <number>          Pixels an inch of --card, noted in the PNG too.
                                  (default: 300)
          --bleed <length>        How far the ground of --card goes on beyond the cut,
                                  for the press: 1/8in, 3mm, 9pt, 36px. Corners are
                                  square.
          --marks                 Draw the lines of a proof: the cut of --card, and
                                  what stays whole however it is cut.
          --list-sizes            Print the sizes of --card, and nothing else.

        OPTIONS:
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the card's name, such as QH.png)
          --face-down             Draw the card's back.
          --faces <folder>        Folder of PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Take each picture of --faces for the whole face.
                                  (default: those of the card's ratio)
          --faces-inset           Take no picture of --faces for the whole face:
                                  indices stand above them.
          --back-picture <file>   PNG or JPEG picture for the back; it comes before one
                                  of --faces.
          --face-scale <factor>   How much of the card a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of rank and suit in the corners
                                  of --style lecture. (default: 1)
          --size <WxH>            Size in points. (default: 250x350, of charts 640x400,
                                  of boards their own)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans,
                                  of charts Inter)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --compression <effort>  How the PNG is compressed: fast and larger, or small
                                  and slower. The pixels are the same. (values: fast,
                                  balanced, small; default: balanced)
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
        OVERVIEW: Draw a deck: 52 faces, two jokers and the back.

        The files are AS.png, 2S.png … KC.png, RJ.png, BJ.png and back.png. The folder
        is made where it is missing; files of these names in it are replaced, others
        stay. All pictures are drawn before the first file is written, and none of the
        files gets its name before the disk has taken all. With --hand it is one
        picture.

        EXAMPLES:
          easel deck -o deck
          easel deck -o deck --width 750 --back stars --letters fr
          easel deck -o deck --style lecture --faces pictures
          easel deck -o deck --card bridge --bleed 3mm
          easel deck -o hand --draw 10 --seed 3                ten cards at random
          easel deck -o hand.png --draw 5 --seed 3 --hand fan  five as one picture

        USAGE: easel deck -o <folder> [<options>]

        HAND:
          --draw <number>         Draw so many cards at random, by --seed, in place of
                                  all. The deck has jokers only with --jokers then.
          --hand <arrangement>    Draw the cards upon each other in one picture: a fan
                                  or a row. --size and --width are a card's. (values:
                                  fan, row)
          --ground-color <color>  Colour behind the cards of --hand, or none for
                                  transparent. (default: #2D5448)

        LOOK:
          --style <style>         classic: our own deck; lecture: the exercise card of
                                  a well-known course. (values: classic, lecture;
                                  default: classic)
          --back <pattern>        Pattern of the back. (default: lattice) (values:
                                  lattice, circles, stars)
          --back-color <color>    Colour of the back: #RGB, #RRGGBB or a CSS name.
                                  (default: the pattern's own)
          --four-color            Four colours: blue diamonds and green clubs.
          --suit-colors <colors>  Colours of suits, such as S=#14161f,H=crimson.
          --suit-pattern          A pattern for each suit as well as its colour, for
                                  readers who don't tell colours apart.
          --index-size <factor>   Size of the indices, 1 to 2.2; 1.94 is that of jumbo
                                  decks. (default: 1)
          --index-corners <number>
                                  How many corners have an index, 2 or 4. (default: 2)
          --index-only            Indices alone, without pips and figures.
          --traditional           The suit on the right of the courts that have it
                                  there in the Anglo-American pattern.
          --letters <language>    Language of the indices' letters. (default: en)
                                  (values: en, fr, de, ru, sv, da, nl, pl, pt, is, et)
          --ten <text>            What stands on a ten: 10 or T. (default: 10)
          --corner-radius <points>
                                  Radius of the card's corners in points, 0 for square
                                  ones.
          --no-outline            No thin line round the card.
          --card-color <color>    Colour of the card: #RGB, #RRGGBB or a CSS name.
                                  (default: white)

        PRINT:
          --card <name>           Printed size, such as poker, at --dpi; --list-sizes
                                  shows all. In place of --size, --width and --scale.
          --dpi <number>          Pixels an inch of --card, noted in the PNG too.
                                  (default: 300)
          --bleed <length>        How far the ground of --card goes on beyond the cut,
                                  for the press: 1/8in, 3mm, 9pt, 36px. Corners are
                                  square.
          --marks                 Draw the lines of a proof: the cut of --card, and
                                  what stays whole however it is cut.
          --list-sizes            Print the sizes of --card, and nothing else.

        OPTIONS:
          -o, --output <folder>   Folder to write to; of --hand a PNG file, - for
                                  standard output.
          --jokers <number>       How many jokers, 0, 1 or 2. (default: 2; none with
                                  --style lecture)
          --faces <folder>        Folder of PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Take each picture of --faces for the whole face.
                                  (default: those of the card's ratio)
          --faces-inset           Take no picture of --faces for the whole face:
                                  indices stand above them.
          --back-picture <file>   PNG or JPEG picture for the back; it comes before one
                                  of --faces.
          --face-scale <factor>   How much of the card a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of rank and suit in the corners
                                  of --style lecture. (default: 1)
          --size <WxH>            Size in points. (default: 250x350, of charts 640x400,
                                  of boards their own)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans,
                                  of charts Inter)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --compression <effort>  How the PNG is compressed: fast and larger, or small
                                  and slower. The pixels are the same. (values: fast,
                                  balanced, small; default: balanced)
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
        OVERVIEW: Draw a pie or donut chart of a table.

        The table is CSV, or a JSON list of objects, with the columns name, value and,
        if wanted, color (#RGB, #RRGGBB, #RRGGBBAA or a CSS name); others are found by
        their kind. A value is a number of at least 0; names that occur twice are
        summed. The state of a vending machine (easel board vending) is a table too: of
        what was bought.

        EXAMPLES:
          easel pie sales.csv                              sales.png beside it
          easel pie sales.csv --title Sales --hole 0.6 --theme dark
          echo 'tea,3' | easel pie - -o tea.png            data from standard input

        USAGE: easel pie <file> [-o <file>] [<options>]

        ARGUMENTS:
          <file>                  CSV or JSON file, - for standard input.

        DATA:
          --x <column>            Column along the axis, or of a pie's names. (default:
                                  the first of dates, else of texts)
          --y <column>            Column of values; may be given several times.
                                  (default: 'value', or the first of numbers)
          --by <column>           Column whose texts make series, or none. (default:
                                  the first of texts that is left)
          --sum-by <period|column>
                                  Sum values by day, week, month, quarter or year, or
                                  by a column.
          --where <condition>     Rows to take, such as "product = Cola and sales >=
                                  100"; may be given several times.
          --missing <missing>     What stands for a missing value: a gap, a zero, or a
                                  line on to the next value. (values: gap, zero,
                                  connect; default: gap)
          --format <format>       How values are written, as d3 says it: ,.0f or ~s or
                                  .1% or $,.2f
          --locale <locale>       How numbers and dates are written in the table and in
                                  the picture, as ko or de_CH. (default: en)
          --currency <code>       Values are amounts of money, in KRW, USD, EUR, JPY …
          --units <language>      Large values in the units of a language: K, M, B of
                                  en, 만, 억 of ko.
          --percent <rounding>    Percentages rounded each for itself, or so that they
                                  add up to 100. (values: exact, sum100; default: exact)
          --delimiter <delimiter> What stands between fields: comma, tab, semicolon or
                                  bar. (default: found in the file)
          --text <column>         Column whose cells are texts whatever they look like;
                                  may be given several times.

        LOOK:
          --title <text>          The line above the chart.
          --subtitle <text>       The smaller line below it: of what, when, in which
                                  unit.
          --caption <text>        The line below the chart: where the data are from.
          --theme <theme>         Colours: print has patterns besides. (values: light,
                                  dark, print; default: light)
          --palette <file>        A text file with a colour on each line, in place of
                                  the theme's.
          --background <color>    Colour behind the chart, as CSS writes it, or none:
                                  gaps are cut out then, and text has a halo. (default:
                                  the theme's)
          --describe              Print the chart in one sentence, for who can't see
                                  it, and draw nothing.

        PIE:
          --labels <labels>       What the labels say. (default: all; in reference
                                  order name) (values: all, name, value, percent, none)
          --top <number>          How many slices stand for themselves where there are
                                  more, or all. (default: 7)
          --other <name>          What the others together are called. (default: Other,
                                  in the locale's language)
          --sort <order>          In which order the slices stand. (values: value,
                                  data, name; default: value)
          --start-angle <degrees> Where the first slice begins, clockwise from 12
                                  o'clock. (default: 0)
          --hole <part>           Radius of a hole, with the total in it, as a part of
                                  the pie's: 0.6. (default: 0)
          --explode <name>        A slice that stands out from the middle; for each one
                                  more.
          --legend                Names and values in a table beside the pie.
          --order <order>         clean, or reference: as the app draws, sector by
                                  sector, each over the one before. (values: clean,
                                  reference; default: clean)
          --disc                  In reference order: cut the picture to a disc.
          --state <state>         In reference order, after a touch: began and moved
                                  draw a black disc, ended the pie in new colours.
                                  (values: initial, began, moved, ended; default:
                                  initial)
          --radius <points>       In reference order: radius in a picture of 400
                                  points, 30 to 194. (default: 194)

        OPTIONS:
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the data file's name with .png; - where the data is -)
          --size <WxH>            Size in points. (default: 250x350, of charts 640x400,
                                  of boards their own)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans,
                                  of charts Inter)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --compression <effort>  How the PNG is compressed: fast and larger, or small
                                  and slower. The pixels are the same. (values: fast,
                                  balanced, small; default: balanced)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func boardSaysWhichThereAre() {
    #expect(
      help("board", "--help") == """
        OVERVIEW: Draw a game's board or a machine's screen.

        Each has a model that --moves plays, one move a line; --frames draws every
        step, --save keeps the state as JSON, --json says how the game stands and which
        moves are allowed.

        EXAMPLES:
          easel board solitaire --seed 7 -o board.png      Klondike, dealt by a seed
          easel board concentration --choose 0,5 -o c.png  pairs, two cards turned up
          easel board emoji-art art.json -o art.png        a document's picture
          easel board vending vending.json -o screen.png   a machine's screen

        USAGE: easel board <kind> …

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          solitaire               Draw a board of cards on which Klondike is played.
          concentration           Draw the game of pairs.
          emoji-art               Draw a picture made of emoji.
          vending                 Draw a vending machine's screen.

          See 'easel help board <subcommand>' for detailed help.

        """)
  }

  @Test func solitaireSaysItsMoves() {
    #expect(
      help("board", "solitaire", "--help") == """
        OVERVIEW: Draw a board of cards on which Klondike is played.

        The moves of --moves: draw (a tap on the spare pile, which turns its top card
        over, or takes the revealed cards back where it is empty), w a1 (the revealed
        card to the first arranged place), c3 c5 2 (two cards from column 3 to column
        5), shuffle or shuffle 12 (shuffled and dealt again). # begins a comment. The
        usual size is 375x667.

        EXAMPLES:
          easel board solitaire --seed 7                        solitaire.png, 375x667
        pixels
          easel board solitaire --seed 7 --moves game.txt --frames steps
          easel board solitaire --state game.json --scale 3 -o board.png
          easel board solitaire --state game.json --hint

        USAGE: easel board solitaire [-o <file>] [<options>]

        OPTIONS:
          --state <file>          JSON file of the game, as --save writes it. (default:
                                  dealt by --seed)
          --background <file>     PNG or JPEG file of the tile that is repeated behind
                                  the cards.
          --cards <faces>         large: rank and suit large, as for cards that
                                  overlap; deck: with pips, as --style lecture of easel
                                  deck; classic: our own deck. (values: large, deck,
                                  classic; default: large)
          --list-moves            Print the moves that are allowed after those of
                                  --moves, one a line, and draw nothing.
          --hint                  Print a move that brings the game on after those of
                                  --moves, if there is one, and draw nothing.
          --moves <file>          Text file of moves to make, one a line, - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file to write the state after the moves to, -
                                  for standard output.
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the command's name with .png; none with --frames)
          --faces <folder>        Folder of PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Take each picture of --faces for the whole face.
                                  (default: those of the card's ratio)
          --faces-inset           Take no picture of --faces for the whole face:
                                  indices stand above them.
          --back-picture <file>   PNG or JPEG picture for the back; it comes before one
                                  of --faces.
          --face-scale <factor>   How much of the card a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of rank and suit in the corners
                                  of --style lecture. (default: 1)
          --size <WxH>            Size in points. (default: 250x350, of charts 640x400,
                                  of boards their own)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans,
                                  of charts Inter)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --compression <effort>  How the PNG is compressed: fast and larger, or small
                                  and slower. The pixels are the same. (values: fast,
                                  balanced, small; default: balanced)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func concentrationSaysItsMoves() {
    #expect(
      help("board", "concentration", "--help") == """
        OVERVIEW: Draw the game of pairs.

        Cards are counted from 0, row by row. The move of --moves: choose 4. # begins a
        comment. The usual size is 375x667.

        EXAMPLES:
          easel board concentration --pairs 8 --seed 3 --choose 0,5,2 -o pairs.png
          easel board concentration --theme fruit --colors coral --choose 0
          easel board concentration --state game.json --moves game.txt --frames steps

        USAGE: easel board concentration [-o <file>] [<options>]

        OPTIONS:
          --state <file>          JSON file of the game, as --save writes it. (default:
                                  dealt by --seed)
          --pairs <number>        How many pairs. (default: 8)
          --theme <theme>         halloween, imps, animals, fruit, sports, or emoji one
                                  after the other. (default: halloween)
          --colors <colors>       Of the backs: orange or coral. (values: orange,
                                  coral; default: orange)
          --choose <cards>        Cards to choose, one after the other, before the
                                  moves of --moves.
          --count-flips <way>     choices: each card that is chosen; touches: of
                                  matched cards too; redraws: at each touch all cards
                                  that are up and not matched. (default: choices)
                                  (values: choices, touches, redraws)
          --moves <file>          Text file of moves to make, one a line, - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file to write the state after the moves to, -
                                  for standard output.
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the command's name with .png; none with --frames)
          --size <WxH>            Size in points. (default: 250x350, of charts 640x400,
                                  of boards their own)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans,
                                  of charts Inter)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --compression <effort>  How the PNG is compressed: fast and larger, or small
                                  and slower. The pixels are the same. (values: fast,
                                  balanced, small; default: balanced)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func emojiArtSaysItsMoves() {
    #expect(
      help("board", "emoji-art", "--help") == """
        OVERVIEW: Draw a picture made of emoji.

        The document is a JSON file with a background and emoji; assets/emoji-art.json
        is one. Without it a blank one is drawn, with the palette. The moves of
        --moves: add 😀 10 -20 40 (x and y from the centre, size), move 1 5 -3, scale 1
        1.5, background photo.jpg, background blank. # begins a comment. The usual size
        is 640x480.

        EXAMPLES:
          easel board emoji-art --moves new.txt --save art.json
          easel board emoji-art art.json -o art.png
          easel board emoji-art art.json --palette --scale 2
          easel board emoji-art art.json --moves more.txt --save art.json

        USAGE: easel board emoji-art [<document>] [-o <file>] [<options>]

        ARGUMENTS:
          <document>              JSON file of the document, - for standard input.

        OPTIONS:
          --palette/--no-palette  Draw the palette along the bottom, or don't.
                                  (default: where no document is named)
          --blank <color>         Colour of a blank background: #RGB, #RRGGBB,
                                  #RRGGBBAA or a CSS name. (default: #FFCC00)
          --moves <file>          Text file of moves to make, one a line, - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file to write the state after the moves to, -
                                  for standard output.
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the command's name with .png; none with --frames)
          --size <WxH>            Size in points. (default: 250x350, of charts 640x400,
                                  of boards their own)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans,
                                  of charts Inter)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --compression <effort>  How the PNG is compressed: fast and larger, or small
                                  and slower. The pixels are the same. (values: fast,
                                  balanced, small; default: balanced)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func vendingSaysItsMoves() {
    #expect(
      help("board", "vending", "--help") == """
        OVERVIEW: Draw a vending machine's screen.

        The state is a JSON file with menu, money and history; assets/vending.json is
        one, and the one that is drawn where none is named. The moves of --moves:
        insert 500 (or 100, 1000), buy Cola, add Cola 3 (to the stock). # begins a
        comment. The usual size is 1112x834.

        EXAMPLES:
          easel board vending                                   vending.png, 1112x834
          easel board vending vending.json -o screen.png
          easel board vending vending.json --screen admin --locale de_DE -o sales.png
          easel board vending vending.json --moves day.txt --save vending.json

        USAGE: easel board vending [<state>] [-o <file>] [<options>]

        ARGUMENTS:
          <state>                 JSON file of the machine's state, - for standard
                                  input.

        OPTIONS:
          --screen <screen>       user: products and money; admin: what was sold.
                                  (values: user, admin; default: user)
          --pictures <folder>     Folder of pictures by the products' names: Cola.png,
                                  Cola.jpg.
          --locale <locale>       How amounts of won are written. (default: ko_KR)
          --moves <file>          Text file of moves to make, one a line, - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file to write the state after the moves to, -
                                  for standard output.
          -o, --output <file>     PNG file to write, - for standard output. (default:
                                  the command's name with .png; none with --frames)
          --size <WxH>            Size in points. (default: 250x350, of charts 640x400,
                                  of boards their own)
          --width <points>        Width in points; the height follows in the usual
                                  ratio. Not together with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans,
                                  of charts Inter)
          --strict-glyphs         Fail where no font has a character, rather than draw
                                  a box.
          --seed <number>         Seed of what is drawn at random, as a pie's new
                                  colours. (default: 1)
          --compression <effort>  How the PNG is compressed: fast and larger, or small
                                  and slower. The pixels are the same. (values: fast,
                                  balanced, small; default: balanced)
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
        OVERVIEW: Compare PNG and JPEG files pixel by pixel.

        Two files are compared, or all pictures of two folders and the folders inside,
        by name. Pixels are the same only when all four channels are, unless an option
        allows more; where alpha is 0 there is no colour to differ. A line is printed
        for each file that is not equal: how many pixels differ, where, by how much,
        and the limit that decided.

        Of two folders, goldens.json in the expected one may give limits to single
        pictures, written as the options: {"charts/*.png": {"tolerance": 1, "ignore":
        ["10,10,50x20"]}}.

        EXAMPLES:
          easel compare new.png old.png
          easel compare new.png old.png --tolerance 2 --panel panel.png
          easel compare new-deck old-deck --report report.html --junit junit.xml
          easel compare new-deck old-deck '**/*H.png' --update
          easel card QH -o - | easel compare - QH.png --ignore 0,0,40x80 --preview

        Exit code 0: the same, within the limits, or updated; 1: pixels differ; 2:
        sizes differ, or a name stands on one side only. With several, the highest.

        USAGE: easel compare <actual> <expected> [<name> …] [<options>]

        ARGUMENTS:
          <actual>                Picture or folder to check, - for standard input.
          <expected>              Picture or folder that it should equal.
          <name>                  Of folders, the names of the pictures to compare, or
                                  globs: * in a folder, ** through folders. (default:
                                  all)

        OPTIONS:
          --tolerance <levels>    Levels of 255 by which each channel of a pixel may be
                                  off, 0 to 254; colours count multiplied by alpha.
                                  (default: 0)
          --perceptual <distance> Instead, how far a pixel's colour may look off: in
                                  OKLab (HyAB, lightness with its toe) from 0 to below
                                  1, where greys that are one level apart are less than
                                  0.02 apart; as ciede2000:1.5 in CIEDE2000, from 0 to
                                  below 100.
          --threshold <number>    Instead, the threshold of pixelmatch as it is since
                                  July 2026 (OKLab), from 0 to below 1; its default
                                  there is 0.1, together with --antialiasing.
          --max-different <pixels>
                                  How many pixels may be off by more: a number, a share
                                  as 0.5%, or as 12/16x16 so many in any square of that
                                  size. (default: 0)
          --ignore <x,y,WxH>      Area that is not compared: column and row of its top
                                  left pixel, width and height. Any number of times.
          --antialiasing          Let pixels differ that look like the antialiased edge
                                  of a shape; they are counted apart.
          --limits <file>         Limits of single pictures, in place of goldens.json.
          --update                Take over what differs or is new: the actual file
                                  replaces the expected one. Nothing is removed.
          --strict                Refuse what is otherwise read with a warning: PNGs
                                  without their end, with much surplus data, or of 16
                                  bits a channel.
          --panel <file>          PNG file to write: expected, difference, actual and a
                                  heat map, side by side. Of folders, the folder for
                                  one such file for each pair that is not equal.
          --diff <file>           PNG file to write: the expected picture pale with
                                  every different pixel in red. Of folders, a folder as
                                  of --panel.
          --diff-mask             Let --diff hold the different pixels alone, on
                                  nothing.
          --report <file>         HTML file to write: all results with their pictures,
                                  to be opened in a browser.
          --junit <file>          JUnit XML file to write, for CI servers.
          --preview               Show what is not equal in the terminal, where there
                                  is one.
          --preview-as <way>      Show it in this way, whatever the terminal seems to
                                  be, and where there is none too. (values: kitty,
                                  iterm2, sixel, blocks)
          --quiet                 Print no progress and no notes. Warnings and errors
                                  are printed all the same.
          --json                  Print what was done as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func batchSaysWhatAJobIs() {
    #expect(
      help("batch", "--help") == """
        OVERVIEW: Draw a picture for each line of a file of jobs.

        A job is an object of JSON on one line: command (card, pie, chart bars …, board
        solitaire …), what it draws (card, or a table or state as data or file),
        output, id, and options by their names. For each a line of JSON is printed:
        version, line, id, status (done, skipped, failed), output or the PNG as png in
        base64, size, milliseconds, message.

          {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "output": "1.png"}
          {"command": "card", "card": "QH", "options": {"width": 400}}

        EXAMPLES:
          easel batch jobs.ndjson > results.ndjson
          easel batch jobs.ndjson --root out --resume > results.ndjson
          easel batch jobs.ndjson --shard 3/16 > results-3.ndjson
          parallel --pipe easel batch - < jobs.ndjson > results.ndjson

        A line that is no job, and a job that can't be drawn, have their error as
        message; the others are drawn. Exit code 0: all were drawn or skipped; 1: some
        failed.

        USAGE: easel batch [<jobs>] [<options>]

        ARGUMENTS:
          <jobs>                  File of jobs, - for standard input. (default: -)

        OPTIONS:
          --root <folder>         Folder in which all outputs must be; relative ones
                                  begin there.
          --resume                Skip jobs whose output is there: so a run that was
                                  stopped goes on.
          --shard <k/n>           Take each n-th line, from the k-th on: 3/16 is the
                                  third of 16 parts.
          --unordered             Print results as they come, not in the order of the
                                  jobs.
          --threads <number>      How many jobs are drawn at once. (default: one for
                                  each core)
          --max-pixels <number>   How many pixels a job's picture may have. (default:
                                  16777216, which is 4096x4096)
          --max-seconds <seconds> How long a job may take, in seconds. (default: 60)
          --sync                  Wait until the disk holds the files.
          --quiet                 Print no progress. Errors are printed all the same.
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
