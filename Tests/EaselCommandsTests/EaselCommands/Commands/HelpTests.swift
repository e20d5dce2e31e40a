import EaselCommands
import EaselShared
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
          easel compare new.png old.png      compare pixel by pixel

        EXIT CODES:
           0  done
           1  compare: pixels differ; batch: a job failed
           2  compare: sizes differ, or a name is on one side only;
              goldens unused: no test uses some goldens
          64  the command line is wrong
          65  the content of a file is wrong
          66  a file or folder is missing or can't be read
          70  an internal error of easel
          73  a file or standard output can't be written

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
          goldens                 Check the golden pictures of a package.

          See 'easel help <subcommand>' for detailed help.

        """)
  }

  @Test func cardSaysHowToDrawOne() {
    #expect(
      help("card", "--help") == """
        OVERVIEW: Draw one playing card.

        Cards are named by rank and suit: QH, 10S, TS, "Q♥", "queen of hearts", 🂽. RJ,
        joker-black, 🃏 and back are names too.

        EXAMPLES:
          easel card QH                                   QH.png, 250x350 pixels
          easel card "10 of spades" --scale 3 -o ten.png  ten.png, 750x1050 pixels
          easel card KS --four-color --index-size 1.5     large indices, four colours
          easel card back --back stars -o - > back.png    through standard output
          easel card QH --card poker --bleed 1/8in        for the press, 825x1125 pixels

        USAGE: easel card <card> [-o <file>] [<options>]

        ARGUMENTS:
          <card>                  Name of the card.

        LOOK:
          --style <style>         classic: our own deck; lecture: the exercise card of
                                  a well-known course. (values: classic, lecture;
                                  default: classic)
          --back <pattern>        Pattern of the back. (default: lattice) (values:
                                  lattice, circles, stars)
          --back-color <color>    Colour of the back: #RGB, #RRGGBB or a CSS name.
                                  (default: the pattern's own)
          --four-color            Draw diamonds in blue and clubs in green.
          --suit-colors <colors>  Colours of the suits, such as S=#14161f,H=crimson.
          --suit-pattern          Give each suit a pattern as well as a colour, for
                                  colour-blind readers.
          --index-size <factor>   Size of the indices, 1 to 2.2; jumbo decks have 1.94.
                                  (default: 1)
          --index-corners <number>
                                  Number of corners with an index, 2 or 4. (default: 2)
          --index-only            Draw only the indices, without pips and figures.
          --traditional           Put the suit on the right of those courts that have
                                  it there in the Anglo-American pattern.
          --letters <language>    Language of the letters in the indices. (default: en)
                                  (values: en, fr, de, ru, sv, da, nl, pl, pt, is, et)
          --ten <text>            Index of a ten: 10 or T. (default: 10)
          --corner-radius <points>
                                  Radius of the card's corners in points; 0 for square
                                  corners.
          --no-outline            Draw no thin line around the card.
          --card-color <color>    Colour of the card: #RGB, #RRGGBB or a CSS name.
                                  (default: white)

        PRINT:
          --card <name>           Printed size, such as poker, at --dpi; --list-sizes
                                  prints all. Replaces --size, --width and --scale.
          --dpi <number>          Pixels per inch of --card, also written to the PNG.
                                  (default: 300)
          --bleed <length>        Length by which the ground of --card goes beyond the
                                  cut: 1/8in, 3mm, 9pt, 36px. Corners are square.
          --marks                 Draw the lines of a proof: the cut of --card, and the
                                  area that is safe from it.
          --list-sizes            Print the sizes of --card and draw nothing.

        OPTIONS:
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are made. (default: the card's name, such as
                                  QH.png)
          --face-down             Draw the card's back.
          --faces <folder>        Folder with PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Fill the whole face with each picture of --faces.
                                  (default: only with pictures of the card's ratio)
          --faces-inset           Never fill the whole face with a picture of --faces:
                                  draw the indices over it.
          --back-picture <file>   PNG or JPEG picture for the back, used instead of the
                                  one in --faces.
          --face-scale <factor>   Part of the card that a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Size of text by the name of iOS's setting: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func deckSaysWhatItWrites() {
    #expect(
      help("deck", "--help") == """
        OVERVIEW: Draw a deck: 52 faces, two jokers and the back.

        The files are AS.png, 2S.png … KC.png, RJ.png, BJ.png and back.png. The folder
        is made if it is missing. Files with these names are replaced; other files
        stay. All pictures are drawn before the first file is written, and no file is
        replaced before all are written. With --hand it is one picture.

        EXAMPLES:
          easel deck -o deck
          easel deck -o deck --width 750 --back stars --letters fr
          easel deck -o deck --style lecture --faces pictures
          easel deck -o deck --card bridge --bleed 3mm
          easel deck -o hand --draw 10 --seed 3                ten cards at random
          easel deck -o hand.png --draw 5 --seed 3 --hand fan  five as one picture

        USAGE: easel deck -o <folder> [<options>]

        HAND:
          --draw <number>         Draw this many random cards, chosen by --seed,
                                  instead of all. Jokers are among them only with
                                  --jokers.
          --hand <arrangement>    Draw the cards over each other in one picture, as a
                                  fan or a row. --size and --width are those of one
                                  card. (values: fan, row)
          --ground-color <color>  Colour behind the cards of --hand, or none for
                                  transparent. (default: #2D5448)
          --seed <number>         Seed for random choices. (default: 1)

        LOOK:
          --style <style>         classic: our own deck; lecture: the exercise card of
                                  a well-known course. (values: classic, lecture;
                                  default: classic)
          --back <pattern>        Pattern of the back. (default: lattice) (values:
                                  lattice, circles, stars)
          --back-color <color>    Colour of the back: #RGB, #RRGGBB or a CSS name.
                                  (default: the pattern's own)
          --four-color            Draw diamonds in blue and clubs in green.
          --suit-colors <colors>  Colours of the suits, such as S=#14161f,H=crimson.
          --suit-pattern          Give each suit a pattern as well as a colour, for
                                  colour-blind readers.
          --index-size <factor>   Size of the indices, 1 to 2.2; jumbo decks have 1.94.
                                  (default: 1)
          --index-corners <number>
                                  Number of corners with an index, 2 or 4. (default: 2)
          --index-only            Draw only the indices, without pips and figures.
          --traditional           Put the suit on the right of those courts that have
                                  it there in the Anglo-American pattern.
          --letters <language>    Language of the letters in the indices. (default: en)
                                  (values: en, fr, de, ru, sv, da, nl, pl, pt, is, et)
          --ten <text>            Index of a ten: 10 or T. (default: 10)
          --corner-radius <points>
                                  Radius of the card's corners in points; 0 for square
                                  corners.
          --no-outline            Draw no thin line around the card.
          --card-color <color>    Colour of the card: #RGB, #RRGGBB or a CSS name.
                                  (default: white)

        PRINT:
          --card <name>           Printed size, such as poker, at --dpi; --list-sizes
                                  prints all. Replaces --size, --width and --scale.
          --dpi <number>          Pixels per inch of --card, also written to the PNG.
                                  (default: 300)
          --bleed <length>        Length by which the ground of --card goes beyond the
                                  cut: 1/8in, 3mm, 9pt, 36px. Corners are square.
          --marks                 Draw the lines of a proof: the cut of --card, and the
                                  area that is safe from it.
          --list-sizes            Print the sizes of --card and draw nothing.

        OPTIONS:
          -o, --output <folder>   Folder to write to; it is made if it is missing. With
                                  --hand, a PNG file, or - for standard output.
          --jokers <number>       How many jokers, 0, 1 or 2. (default: 2; none with
                                  --style lecture)
          --faces <folder>        Folder with PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Fill the whole face with each picture of --faces.
                                  (default: only with pictures of the card's ratio)
          --faces-inset           Never fill the whole face with a picture of --faces:
                                  draw the indices over it.
          --back-picture <file>   PNG or JPEG picture for the back, used instead of the
                                  one in --faces.
          --face-scale <factor>   Part of the card that a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Size of text by the name of iOS's setting: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func pieSaysWhatDataItTakes() {
    #expect(
      help("pie", "--help") == """
        OVERVIEW: Draw a pie or donut chart of a table.

        The table is CSV, or a JSON list of objects, with the columns name, value and
        optionally color (#RGB, #RRGGBB, #RRGGBBAA or a CSS name). Columns with other
        names are found by their kind. Values are numbers of at least 0. Values of the
        same name are summed. The state of a vending machine (easel board vending) is a
        table too, of what was bought.

        EXAMPLES:
          easel pie sales.csv                              sales.png beside it
          easel pie sales.csv --title Sales --hole 0.6 --theme dark
          easel pie sales.csv --order reference --moves touches.txt --frames steps
          echo 'tea,3' | easel pie - -o tea.png            data from standard input

        USAGE: easel pie <file> [-o <file>] [<options>]

        ARGUMENTS:
          <file>                  CSV or JSON file, or - for standard input.

        DATA:
          --x <column>            Column for the axis, or for a pie's names. (default:
                                  the first with dates, else with texts)
          --y <column>            Column with values; repeatable. (default: 'value', or
                                  the first with numbers)
          --by <column>           Column whose texts are the series, or none. (default:
                                  the first other with texts)
          --sum-by <period|column>
                                  Sum values by day, week, month, quarter or year, or
                                  by a column.
          --where <condition>     Rows to use, such as "product = Cola and sales >=
                                  100"; repeatable.
          --missing <missing>     What replaces a missing value: a gap, a zero, or a
                                  line to the next value. (values: gap, zero, connect;
                                  default: gap)
          --format <format>       Format of values, as in d3: ,.0f or ~s or .1% or $,.2f
          --locale <locale>       Locale of numbers and dates in the table and in the
                                  picture, such as ko or de_CH. (default: en)
          --currency <code>       Currency of the values: KRW, USD, EUR, JPY …
          --units <language>      Write large values in the units of a language: K, M,
                                  B for en; 만, 억 for ko.
          --percent <rounding>    Round each percentage by itself, or so that all add
                                  up to 100. (values: exact, sum100; default: exact)
          --delimiter <delimiter> Separator of fields: comma, tab, semicolon or bar.
                                  (default: found in the file)
          --text <column>         Column whose cells are texts even if they look like
                                  numbers or dates; repeatable.

        LOOK:
          --title <text>          Title above the chart.
          --subtitle <text>       Smaller line below the title, such as the subject,
                                  the time and the unit.
          --caption <text>        Line below the chart, such as the source of the data.
          --theme <theme>         Colours; print adds patterns. (values: light, dark,
                                  print; default: light)
          --palette <file>        Text file with a colour on each line, instead of the
                                  theme's colours.
          --background <color>    Colour behind the chart, as in CSS, or none. Without
                                  one, gaps are transparent and text has a halo.
                                  (default: the theme's)
          --describe              Describe the chart in one sentence, for alt text, and
                                  draw nothing.

        PIE:
          --labels <labels>       Contents of the labels. (default: all; with --order
                                  reference: name) (values: all, name, value, percent,
                                  none)
          --top <number>          Number of slices to keep before the rest are summed,
                                  or all. (default: 7)
          --other <name>          Name for the sum of the other slices. (default:
                                  Other, in the locale's language)
          --sort <order>          Order of the slices. (values: value, data, name;
                                  default: value)
          --start-angle <degrees> Angle at which the first slice begins, clockwise from
                                  12 o'clock. (default: 0)
          --hole <part>           Radius of a hole with the total in it, as a part of
                                  the pie's radius, such as 0.6. (default: 0)
          --explode <name>        Slice to move out from the middle; repeatable.
          --legend                Write names and values in a table beside the pie.
          --order <order>         clean: exact edges; reference: as the app draws, each
                                  sector over the one before. (values: clean,
                                  reference; default: clean)
          --disc                  With --order reference: cut the picture to a disc.
          --state <state>         With --order reference, the state after a touch:
                                  began and moved draw a black disc, ended draws the
                                  pie in new colours. (values: initial, began, moved,
                                  ended; default: initial)
          --radius <points>       With --order reference: radius in a picture of 400
                                  points, 30 to 194. (default: 194)
          --moves <file>          In reference order: text file of what a finger does,
                                  one a line, - for standard input: down 300 200, move
                                  280 200 (a smaller graph), up, shake.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png … Only with --moves.

        OPTIONS:
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are made. (default: the data file's name with
                                  .png; - if the data is -)
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --seed <number>         Seed for random choices. (default: 1)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func boardSaysWhichThereAre() {
    #expect(
      help("board", "--help") == """
        OVERVIEW: Draw a game's board or a machine's screen.

        --moves plays moves from a file, one per line. --frames draws every step.
        --save writes the state as JSON. --json prints how the board stands, such as
        the flips so far or the moves that are allowed.

        EXAMPLES:
          easel board solitaire --seed 7 -o board.png      Klondike, dealt by a seed
          easel board concentration --choose 0,5 -o c.png  pairs, two cards turned up
          easel board toggle --touch 0,1 -o toggle.png     cards turned by a touch
          easel board emoji-art art.json -o art.png        a document's picture
          easel board vending vending.json -o screen.png   a machine's screen

        USAGE: easel board <kind> …

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          solitaire               Draw a board of cards on which Klondike is played.
          concentration           Draw the game of pairs.
          toggle                  Draw cards that are turned over by touch.
          emoji-art               Draw a picture made of emoji.
          vending                 Draw a vending machine's screen.

          See 'easel help board <subcommand>' for detailed help.

        """)
  }

  @Test func solitaireSaysItsMoves() {
    #expect(
      help("board", "solitaire", "--help") == """
        OVERVIEW: Draw a board of cards on which Klondike is played.

        The moves of --moves: draw (a tap on the spare pile: turns over its top card,
        or takes the revealed cards back when it is empty), w a1 (the revealed card to
        the first arranged place), c3 c5 2 (two cards from column 3 to column 5),
        shuffle or shuffle 12 (shuffles and deals again). # begins a comment. --auto
        then plays safe moves: aces, twos, and cards whose two next lower cards of the
        other colour are arranged. The usual size is 375x667.

        EXAMPLES:
          easel board solitaire --seed 7                        solitaire.png
          easel board solitaire --seed 7 --moves game.txt --frames steps
          easel board solitaire --state game.json --scale 3 -o board.png
          easel board solitaire --state game.json --hint
          easel board solitaire --state game.json --auto --save game.json
          easel board solitaire --stage backs -o row.png        a row of seven backs

        USAGE: easel board solitaire [-o <file>] [<options>]

        OPTIONS:
          --state <file>          JSON file of the game, written by --save. (default:
                                  dealt by --seed)
          --background <file>     PNG or JPEG tile to repeat behind the cards.
          --cards <faces>         large: large rank and suit, for cards that overlap;
                                  deck: pips, like --style lecture of easel deck;
                                  classic: our own deck. (values: large, deck, classic;
                                  default: large)
          --stage <stage>         Part of the board to draw. backs: a row of seven
                                  backs; open: places, spare pile and the front card of
                                  each column; game: everything. (values: backs, open,
                                  game; default: game)
          --auto                  After --moves, move cards to the arranged places
                                  while that is safe.
          --list-moves            Print the moves that are allowed after --moves, one
                                  per line, and draw nothing.
          --hint                  Print a useful move after --moves, if there is one,
                                  and draw nothing.
          --moves <file>          Text file with moves to make, one per line, or - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are made. (default: the command's name with
                                  .png; none with --frames)
          --faces <folder>        Folder with PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Fill the whole face with each picture of --faces.
                                  (default: only with pictures of the card's ratio)
          --faces-inset           Never fill the whole face with a picture of --faces:
                                  draw the indices over it.
          --back-picture <file>   PNG or JPEG picture for the back, used instead of the
                                  one in --faces.
          --face-scale <factor>   Part of the card that a picture of --faces takes.
                                  (default: 0.75)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Size of text by the name of iOS's setting: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --seed <number>         Seed for random choices. (default: 1)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
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
          --state <file>          JSON file of the game, written by --save. (default:
                                  dealt by --seed)
          --pairs <number>        Number of pairs. (default: 8)
          --theme <theme>         halloween, imps, animals, fruit, sports, or a list of
                                  emoji. (default: halloween)
          --colors <colors>       Colour of the backs. (values: orange, coral; default:
                                  orange)
          --choose <cards>        Cards to choose, in order, before --moves; repeatable.
          --count-flips <way>     What counts as a flip. choices: each chosen card;
                                  touches: also touches of matched cards; redraws: at
                                  each touch, all open cards that are not matched.
                                  (default: choices) (values: choices, touches, redraws)
          --label <label>         Label of the count: Flips: 3 or flipCount: 3.
                                  (values: flips, flipCount; default: flips)
          --moves <file>          Text file with moves to make, one per line, or - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are made. (default: the command's name with
                                  .png; none with --frames)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Size of text by the name of iOS's setting: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --seed <number>         Seed for random choices. (default: 1)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func toggleSaysItsMoves() {
    #expect(
      help("board", "toggle", "--help") == """
        OVERVIEW: Draw cards that are turned over by touch.

        The cards are two dogs and two foxes, or emoji of your choice. The label below
        counts the cards that were turned up. Cards are counted from 0, row by row. The
        move of --moves: touch 2. # begins a comment. The usual size is 375x667.

        EXAMPLES:
          easel board toggle --touch 0,1 -o toggle.png
          easel board toggle --emoji 🍎🍌🍓🍉 --colors coral --touch 3
          easel board toggle --moves touches.txt --frames steps

        USAGE: easel board toggle [-o <file>] [<options>]

        OPTIONS:
          --state <file>          JSON file of the cards, written by --save. (default:
                                  cards face down)
          --emoji <emoji>         Emoji of the cards, in order. (default: 🐶🦊🐶🦊)
          --colors <colors>       Colour of the backs. (values: orange, coral; default:
                                  orange)
          --touch <cards>         Cards to touch, in order, before --moves; repeatable.
          --moves <file>          Text file with moves to make, one per line, or - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are made. (default: the command's name with
                                  .png; none with --frames)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Size of text by the name of iOS's setting: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
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
          easel board emoji-art art.json --palette --palette-offset 300 --scale 2
          easel board emoji-art art.json --fit --size 375x667
          easel board emoji-art art.json --moves more.txt --save art.json

        USAGE: easel board emoji-art [<document>] [-o <file>] [<options>]

        ARGUMENTS:
          <document>              JSON file of the document, or - for standard input.

        OPTIONS:
          --palette/--no-palette  Draw the palette along the bottom. (default: where no
                                  document is named)
          --palette-offset <points>
                                  Distance by which the palette is scrolled to the
                                  left, up to its last emoji. (default: 0)
          --fit                   Scale the page of 640x480, and emoji that reach
                                  beyond it, to fit the picture.
          --blank <color>         Colour of a blank background: #RGB, #RRGGBB,
                                  #RRGGBBAA or a CSS name. (default: #FFCC00)
          --moves <file>          Text file with moves to make, one per line, or - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are made. (default: the command's name with
                                  .png; none with --frames)
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func vendingSaysItsMoves() {
    #expect(
      help("board", "vending", "--help") == """
        OVERVIEW: Draw a vending machine's screen.

        The state is a JSON file with menu, money and history. Without one, an example
        machine is drawn. The moves of --moves: insert 500 (or 100, 1000), buy Cola,
        add Cola 3 (to the stock), admin and user (to the other screen); with --pie
        graph on the admin's screen also down 300 356, move 320 356 (a finger that
        resizes the graph, in points of the screen), up and shake. # begins a comment;
        a name's own # is written \\#. The usual size is 1112x834. A picture that is
        higher than wide shows the screen upright, 834x1112.

        EXAMPLES:
          easel board vending                                   vending.png, 1112x834
          easel board vending vending.json -o screen.png
          easel board vending vending.json --screen admin --locale de_DE -o sales.png
          easel board vending vending.json --moves day.txt --save vending.json
          easel board vending --size 834x1112 --language ko --won word -o upright.png
          easel board vending --screen admin --pie graph --moves t.txt --frames steps

        USAGE: easel board vending [<state>] [-o <file>] [<options>]

        ARGUMENTS:
          <state>                 JSON file of the machine's state, or - for standard
                                  input.

        OPTIONS:
          --screen <screen>       user: products and money; admin: the sales. (values:
                                  user, admin; default: user)
          --pie <pie>             Pie of the admin's screen. chart: our chart; graph:
                                  the app's graph of 400x400. (values: chart, graph;
                                  default: chart)
          --pictures <folder>     Folder of pictures named after the products:
                                  Cola.png, Cola.jpg.
          --locale <locale>       Locale for amounts of won. (default: ko_KR)
          --won <form>            Write amounts with the currency's sign, ₩1,500, or
                                  its word, 1,500원. (values: sign, word; default: sign)
          --language <language>   Language of the screens. (values: en, ko; default: en)
          --moves <file>          Text file with moves to make, one per line, or - for
                                  standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are made. (default: the command's name with
                                  .png; none with --frames)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Size of text by the name of iOS's setting: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points; the height keeps the usual ratio.
                                  Not with --size.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. The pixels are the same. (values:
                                  fast, balanced, small; default: balanced)
          --sync                  Wait until the files are on the disk.
          --seed <number>         Seed for random choices. (default: 1)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func compareSaysWhatIsTheSame() {
    #expect(
      help("compare", "--help") == """
        OVERVIEW: Compare PNG and JPEG files pixel by pixel.

        Compares two files, or all pictures in two folders and their subfolders, paired
        by name. Two pixels are the same if all four channels are, unless an option
        allows more. Pixels with alpha 0 have no colour. For each pair that differs,
        one line says how many pixels differ, where, by how much, and which limit
        decided.

        For two folders, goldens.json in the expected one can set limits for single
        pictures, named like the options: {"charts/*.png": {"tolerance": 1, "ignore":
        ["10,10,50x20"]}}.

        EXAMPLES:
          easel compare new.png old.png
          easel compare new.png old.png --tolerance 2 --panel panel.png
          easel compare new-deck old-deck --report report.html --junit junit.xml
          easel compare new-deck old-deck '**/*H.png' --update
          easel card QH -o - | easel compare - QH.png --ignore 0,0,40x80 --preview

        Exit code 0: the same, within the limits, or updated; 1: pixels differ; 2:
        sizes differ, or a name is on one side only. The highest one counts.

        USAGE: easel compare <actual> <expected> [<name> …] [<options>]

        ARGUMENTS:
          <actual>                Picture or folder to check, or - for standard input.
          <expected>              Picture or folder that it should equal.
          <name>                  For folders: names of the pictures to compare, or
                                  globs. * stays in a folder, ** goes through folders.
                                  (default: all)

        OPTIONS:
          --tolerance <levels>    Levels of 255 by which each channel of a pixel may be
                                  off, 0 to 254. Colours count multiplied by alpha.
                                  (default: 0)
          --perceptual <distance> Perceptual distance by which a pixel may be off,
                                  instead of levels. A number from 0 to below 1 is in
                                  OKLab (HyAB, lightness with its toe); greys one level
                                  apart are less than 0.02 apart. ciede2000:1.5 is in
                                  CIEDE2000, from 0 to below 100.
          --threshold <number>    Threshold of pixelmatch since July 2026 (in OKLab),
                                  instead of levels, from 0 to below 1. The defaults of
                                  pixelmatch are 0.1 and --antialiasing.
          --max-different <pixels>
                                  Number of pixels that may be off by more: a number, a
                                  share such as 0.5%, or 12/16x16 for 12 in any square
                                  of that size. (default: 0)
          --ignore <x,y,WxH>      Area to leave out: column and row of its top left
                                  pixel, width and height; repeatable.
          --antialiasing          Allow pixels to differ that look like the antialiased
                                  edge of a shape; they are counted separately.
          --limits <file>         File with limits for single pictures, instead of
                                  goldens.json.
          --update                Replace expected files that differ with the actual
                                  ones, and add new ones. Nothing is removed.
          --strict                Refuse PNGs without their end, with much surplus
                                  data, or with 16 bits a channel, instead of printing
                                  a warning.
          --panel <file>          PNG file to write: expected, difference, actual and a
                                  heat map, side by side. For folders: folder for one
                                  such file for each pair that differs.
          --diff <file>           PNG file to write: the expected picture pale, with
                                  every different pixel in red. For folders: a folder,
                                  as for --panel.
          --diff-mask             Write only the different pixels to --diff, on a
                                  transparent ground.
          --report <file>         HTML file to write, with all results and their
                                  pictures.
          --junit <file>          JUnit XML file to write, for CI servers.
          --preview               Show differences in the terminal, if there is one.
          --preview-as <way>      Protocol of the preview. It is used even if there is
                                  no terminal. (values: kitty, iterm2, sixel, blocks)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func batchSaysWhatAJobIs() {
    #expect(
      help("batch", "--help") == """
        OVERVIEW: Draw a picture for each line of a file of jobs.

        A job is an object of JSON on one line, with the members command (card, pie,
        chart bars …, board solitaire …), card or data or file (what it draws), output,
        id, and options by their names. Each job prints a line of JSON with version,
        line, id, status (done, skipped, failed), output or the PNG in base64 as png,
        size, milliseconds and message.

          {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "output": "1.png"}
          {"command": "card", "card": "QH", "options": {"width": 400}}

        EXAMPLES:
          easel batch jobs.ndjson > results.ndjson
          easel batch jobs.ndjson --root out --resume > results.ndjson
          easel batch jobs.ndjson --shard 3/16 > results-3.ndjson
          parallel --pipe easel batch - --threads 1 < jobs.ndjson > results.ndjson

        If a line is not a job, or a job can't be drawn, its message is the error, and
        the others are drawn. Jobs read regular files only. With parallel, line counts
        within a block of lines. The exit code is 0 if all were drawn or skipped, and 1
        if some failed.

        USAGE: easel batch [<jobs>] [<options>]

        ARGUMENTS:
          <jobs>                  File of jobs, or - for standard input. (default: -)

        OPTIONS:
          --root <folder>         Folder that all outputs must be in. Relative outputs
                                  start there.
          --resume                Skip jobs whose output exists, to continue a run that
                                  was stopped.
          --shard <k/n>           Take every n-th line from the k-th on: 3/16 is the
                                  third of 16 parts.
          --unordered             Print results as jobs end, not in the order of the
                                  jobs.
          --threads <number>      Number of jobs to draw at once. (default: one for
                                  each core)
          --max-pixels <number>   Pixels that a job's picture may have. (default:
                                  16777216, which is 4096x4096)
          --max-seconds <seconds> Seconds that a job may take. (default: 60)
          --sync                  Wait until the files are on the disk.
          --quiet                 Print no progress. Errors are still printed.
          --json                  Print results as JSON. batch always does, so this has no
                                  effect.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test(arguments: [
    "card", "sheet", "chart bars", "chart columns", "chart lines", "chart areas", "chart tiles", "board toggle",
    "board emoji-art",
  ]) func commandsThatAlwaysRefuseASeedDoNotListIt(command: String) {
    let run = RecordedRun(command.split(separator: " ").map(String.init) + ["--help"])
    #expect(run.status == .done && run.output.contains("--strict-glyphs"))
    #expect(!run.output.contains("--seed"))
  }

  @Test func aloneItPrintsItsHelp() {
    #expect(help() == help("--help"))
    #expect(help("help") == help("--help"))
    #expect(help("help", "card") == help("card", "-h"))
  }
}
