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
              goldens unused: no test uses some goldens;
              goldens report: a golden failed
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
          goldens                 Look at failed goldens, accept them, and find unused
                                  ones.

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
          easel card back --back stars -o - > back.png    to standard output
          easel card QH --card poker --bleed 1/8in        for printing, 825x1125 pixels

        USAGE: easel card <card> [-o <file>] [<options>]

        ARGUMENTS:
          <card>                  Name of the card.

        LOOK:
          --style <style>         Design of the cards. classic: the package's own deck;
                                  lecture: the card from a well-known iOS course.
                                  (values: classic, lecture; default: classic)
          --back <pattern>        Pattern of the back. (default: lattice) (values:
                                  lattice, circles, stars)
          --back-color <color>    Colour of the back: #RGB, #RRGGBB or a CSS name.
                                  (default: the pattern's own)
          --four-color            Draw diamonds in blue and clubs in green.
          --suit-colors <colors>  Colours of the suits, such as S=#14161f,H=crimson.
          --suit-pattern          Give each suit a pattern as well as a colour, for
                                  colour-blind readers.
          --index-size <factor>   Size of the indices, 1 to 2.2; jumbo decks use 1.94.
                                  (default: 1)
          --index-corners <number>
                                  Number of corners with an index, 2 or 4. (default: 2)
          --index-only            Draw only the indices, without pips and figures.
          --traditional           Place the suits of court cards as in the
                                  Anglo-American pattern.
          --letters <language>    Language of the letters in the indices. (default: en)
                                  (values: en, fr, de, ru, sv, da, nl, pl, pt, is, et)
          --ten <text>            Index of a ten: 10 or T. (default: 10)
          --corner-radius <points>
                                  Radius of the card's corners in points; 0 for square
                                  corners.
          --no-outline            Don't draw the thin outline of the card.
          --card-color <color>    Colour of the card: #RGB, #RRGGBB or a CSS name.
                                  (default: white)
          --suits <form>          With --style lecture: suits as text in their colour,
                                  or as emoji. (default: text) (values: text, emoji)
          --black-ranks           With --style lecture: write the ranks of all suits in
                                  black.
          --empty-courts          With --style lecture: leave the middle of court cards
                                  without a picture empty.
          --continuous-corners    With --style lecture: bend the card's corners without
                                  a jump in curvature, as on iOS.

        PRINT:
          --card <name>           Printed size, such as poker, at --dpi; --list-sizes
                                  prints all. Replaces --size, --width and --scale.
          --dpi <number>          Pixels per inch of --card, also written to the PNG.
                                  (default: 300)
          --bleed <length>        Bleed of --card: how far the background extends
                                  beyond the cut, such as 1/8in, 3mm, 9pt or 36px.
                                  Corners are square.
          --marks                 Draw proof marks: the cut line and the safe area of
                                  --card.
          --list-sizes            Print the sizes of --card and draw nothing.

        OPTIONS:
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are created. (default: the card's name, such
                                  as QH.png)
          --face-down             Draw the card's back.
          --faces <folder>        Folder with PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Fill the whole face with each picture from --faces.
                                  (default: only with pictures with the ratio of the
                                  card)
          --faces-inset           Never fill the whole face with a picture from
                                  --faces. Draw the indices over the picture.
          --back-picture <file>   PNG or JPEG picture for the back, instead of the one
                                  in --faces.
          --face-scale <factor>   Size of pictures from --faces, as a fraction of the
                                  card. (default: 0.75)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Text size as an iOS content size category: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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
        is created if it is missing. Files with these names are replaced; other files
        stay. All pictures are drawn before the first file is written, and no file is
        replaced before all are written. With --hand, all cards are in one picture.

        EXAMPLES:
          easel deck -o deck
          easel deck -o deck --width 750 --back stars --letters fr
          easel deck -o deck --style lecture --faces pictures
          easel deck -o deck --card bridge --bleed 3mm
          easel deck -o hand --draw 10 --seed 3                ten random cards
          easel deck -o hand.png --draw 5 --seed 3 --hand fan  five as one picture
          easel deck --draw 10 --seed 3 --print                ten as lines of text

        USAGE: easel deck -o <folder> [<options>]
               easel deck --print [--draw <number>] [--seed <number>]

        HAND:
          --draw <number>         Draw this many random cards, chosen by --seed,
                                  instead of all. Jokers are included only with
                                  --jokers.
          --print                 Print the cards as the lecture does, one per line,
                                  such as 12 ❤️, and draw nothing. Needs no -o.
          --hand <arrangement>    Draw overlapping cards in one picture, as a fan or a
                                  row. --size and --width apply to one card. (values:
                                  fan, row)
          --ground-color <color>  Colour behind the cards of --hand, or none for
                                  transparent. (default: #2D5448)
          --seed <number>         Seed for random choices. (default: 1)

        LOOK:
          --style <style>         Design of the cards. classic: the package's own deck;
                                  lecture: the card from a well-known iOS course.
                                  (values: classic, lecture; default: classic)
          --back <pattern>        Pattern of the back. (default: lattice) (values:
                                  lattice, circles, stars)
          --back-color <color>    Colour of the back: #RGB, #RRGGBB or a CSS name.
                                  (default: the pattern's own)
          --four-color            Draw diamonds in blue and clubs in green.
          --suit-colors <colors>  Colours of the suits, such as S=#14161f,H=crimson.
          --suit-pattern          Give each suit a pattern as well as a colour, for
                                  colour-blind readers.
          --index-size <factor>   Size of the indices, 1 to 2.2; jumbo decks use 1.94.
                                  (default: 1)
          --index-corners <number>
                                  Number of corners with an index, 2 or 4. (default: 2)
          --index-only            Draw only the indices, without pips and figures.
          --traditional           Place the suits of court cards as in the
                                  Anglo-American pattern.
          --letters <language>    Language of the letters in the indices. (default: en)
                                  (values: en, fr, de, ru, sv, da, nl, pl, pt, is, et)
          --ten <text>            Index of a ten: 10 or T. (default: 10)
          --corner-radius <points>
                                  Radius of the card's corners in points; 0 for square
                                  corners.
          --no-outline            Don't draw the thin outline of the card.
          --card-color <color>    Colour of the card: #RGB, #RRGGBB or a CSS name.
                                  (default: white)
          --suits <form>          With --style lecture: suits as text in their colour,
                                  or as emoji. (default: text) (values: text, emoji)
          --black-ranks           With --style lecture: write the ranks of all suits in
                                  black.
          --empty-courts          With --style lecture: leave the middle of court cards
                                  without a picture empty.
          --continuous-corners    With --style lecture: bend the card's corners without
                                  a jump in curvature, as on iOS.

        PRINT:
          --card <name>           Printed size, such as poker, at --dpi; --list-sizes
                                  prints all. Replaces --size, --width and --scale.
          --dpi <number>          Pixels per inch of --card, also written to the PNG.
                                  (default: 300)
          --bleed <length>        Bleed of --card: how far the background extends
                                  beyond the cut, such as 1/8in, 3mm, 9pt or 36px.
                                  Corners are square.
          --marks                 Draw proof marks: the cut line and the safe area of
                                  --card.
          --list-sizes            Print the sizes of --card and draw nothing.

        OPTIONS:
          -o, --output <folder>   Folder to write to, created if it is missing. With
                                  --hand, a PNG file, or - for standard output.
          --jokers <number>       Number of jokers: 0, 1 or 2. (default: 2; 0 with
                                  --style lecture)
          --faces <folder>        Folder with PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Fill the whole face with each picture from --faces.
                                  (default: only with pictures with the ratio of the
                                  card)
          --faces-inset           Never fill the whole face with a picture from
                                  --faces. Draw the indices over the picture.
          --back-picture <file>   PNG or JPEG picture for the back, instead of the one
                                  in --faces.
          --face-scale <factor>   Size of pictures from --faces, as a fraction of the
                                  card. (default: 0.75)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Text size as an iOS content size category: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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
        names are found by type. Values are numbers of at least 0. Values with the same
        name are summed. The state of a vending machine (easel board vending) also
        works, as a table of its sales.

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
                                  the first date column, or the first text column)
          --y <column>            Column with values; repeatable. (default: 'value', or
                                  the first number column)
          --by <column>           Column for the series, or none. (default: the next
                                  text column)
          --sum-by <period|column>
                                  Sum values by minute, hour, day, week, month,
                                  quarter, half-year or year, or by a column.
          --mean                  Average the values of the same place and series,
                                  instead of summing them.
          --median                Take their median.
          --min                   Take the smallest.
          --max                   Take the largest.
          --count                 Count them, or the rows if no column has numbers.
          --totals <totals>       Rows and columns that sum up the others: automatic
                                  leaves them out if they add up, omit always, keep
                                  never. (values: automatic, keep, omit; default:
                                  automatic)
          --where <condition>     Condition for the rows to use, such as "product =
                                  Cola and sales >= 100"; repeatable.
          --missing <missing>     Replacement for a missing value: a gap, a zero, or a
                                  line to the next value. (values: gap, zero, connect;
                                  default: gap)
          --format <format>       Format of values, as in d3: ,.0f or ~s or .1% or $,.2f
          --locale <locale>       Locale of numbers and dates in the table and in the
                                  picture, such as ko or de_CH. (default: en, or
                                  detected)
          --time-zone <zone>      Time zone for times that are seconds since 1970 or
                                  have an offset, such as Europe/Berlin or +09:00.
                                  (default: UTC for seconds, other times as written)
          --currency <code>       Currency of the values: KRW, USD, EUR, JPY …
          --units <language>      Write large values in the units of a language: K, M,
                                  B for en; 만, 억 for ko.
          --percent <rounding>    Rounding of percentages: each by itself, or so that
                                  they add up to 100. (values: exact, sum100; default:
                                  exact)
          --delimiter <delimiter> Separator of fields: comma, tab, semicolon or bar.
                                  (default: detected)
          --text <column>         Column to read as text, even if its cells look like
                                  numbers or dates; repeatable.
          --skip <number>         Lines above the header of the table. (default: titles
                                  above it are detected)

        LOOK:
          --title <text>          Title above the chart.
          --subtitle <text>       Smaller line below the title, such as the subject,
                                  the time and the unit.
          --caption <text>        Line below the chart, such as the source of the data.
          --theme <theme>         Colour theme; print adds patterns. (values: light,
                                  dark, print; default: light)
          --palette <file>        Text file with a colour on each line, instead of the
                                  theme's colours.
          --background <color>    Colour behind the chart, as in CSS, or none. With
                                  none, gaps are transparent and text has a halo.
                                  (default: the theme's)
          --describe              Describe the chart in one sentence, for alt text, and
                                  draw nothing.

        PIE:
          --labels <labels>       Contents of the labels. (default: all; with --order
                                  reference: name) (values: all, name, value, percent,
                                  none)
          --top <number>          Number of slices to show before the rest are
                                  combined, or all. (default: 7)
          --other <name>          Label for the combined slices. (default: Other, in
                                  the locale's language)
          --sort <order>          Order of the slices. (values: value, data, name;
                                  default: value)
          --start-angle <degrees> Angle at which the first slice begins, clockwise from
                                  12 o'clock. (default: 0)
          --hole <part>           Radius of a hole with the total in it, as a fraction
                                  of the pie's radius, such as 0.6. (default: 0)
          --explode <name>        Slice to move out from the centre; repeatable.
          --legend                Write names and values in a table beside the pie.
          --order <order>         Drawing order. clean: exact edges; reference: like
                                  the app, each sector drawn over the previous one.
                                  (values: clean, reference; default: clean)
          --disc                  With --order reference: clip the picture to a disc.
          --state <state>         With --order reference: state after a touch. began
                                  and moved draw a black disc, ended draws the pie in
                                  new colours. (values: initial, began, moved, ended;
                                  default: initial)
          --radius <points>       With --order reference: radius in a picture of 400
                                  points, 30 to 194. (default: 194)
          --moves <file>          With --order reference: text file with one touch
                                  event per line (down 300 200, move 280 200, up,
                                  shake), or - for standard input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png … Only with --moves.
          --random-colors         With the app's graph: random colours from the start,
                                  by --seed, as in the app.
          --whole-steps           With touches of the app's graph: check the limits
                                  before a step and then make it whole, as in the app,
                                  instead of ending it at the limit.

        OPTIONS:
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are created. (default: the data file's name
                                  with .png; - if the data is -)
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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
        --save writes the state as JSON. --json prints the state of the board, such as
        the number of flips or the legal moves.

        EXAMPLES:
          easel board solitaire --seed 7 -o board.png      Klondike, dealt with a seed
          easel board concentration --choose 0,5 -o c.png  pairs, two cards face up
          easel board toggle --touch 0,1 -o toggle.png     cards turned over by touch
          easel board emoji-art art.json -o art.png        a document's picture
          easel board vending vending.json -o screen.png   a machine's screen

        USAGE: easel board <kind> …

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          solitaire               Draw a board of Klondike solitaire.
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
        OVERVIEW: Draw a board of Klondike solitaire.

        Moves in --moves: draw (turn over the top spare card, or restart the spare pile
        if it is empty), w a1 (move the revealed card to the first arranged place), c3
        c5 2 (move two cards from column 3 to column 5), shuffle or shuffle 12 (shuffle
        and deal again). # begins a comment. --auto then plays safe moves: aces, twos,
        and cards whose two next lower cards of the other colour are arranged. The
        default size is 375x667.

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
                                  dealt with --seed)
          --background <file>     PNG or JPEG tile to repeat behind the cards.
          --refresh-picture <file>
                                  PNG or JPEG picture for an empty spare pile, instead
                                  of an arrow.
          --status-bar <time>     Draw a phone's status bar above the cards, with this
                                  time, such as 9:41.
          --cards <faces>         Design of the cards. large: large rank and suit, for
                                  overlapping cards; deck: pips, like easel deck
                                  --style lecture; classic: the package's own deck.
                                  (values: large, deck, classic; default: large)
          --stage <stage>         Part of the board to draw. backs: a row of seven
                                  backs; open: the places, the spare pile and the front
                                  card of each column; game: everything. (values:
                                  backs, open, game; default: game)
          --auto                  After --moves, move cards to the arranged places as
                                  long as it is safe.
          --list-moves            Print the legal moves after --moves, one per line,
                                  and draw nothing.
          --hint                  Print a useful move after --moves, if there is one,
                                  and draw nothing.
          --moves <file>          Text file with moves, one per line, or - for standard
                                  input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are created. (default: the command's name
                                  with .png; none with --frames)
          --faces <folder>        Folder with PNG or JPEG pictures for faces and back:
                                  JS.png, "J♠️.jpg", back.png.
          --faces-cover           Fill the whole face with each picture from --faces.
                                  (default: only with pictures with the ratio of the
                                  card)
          --faces-inset           Never fill the whole face with a picture from
                                  --faces. Draw the indices over the picture.
          --back-picture <file>   PNG or JPEG picture for the back, instead of the one
                                  in --faces.
          --face-scale <factor>   Size of pictures from --faces, as a fraction of the
                                  card. (default: 0.75)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Text size as an iOS content size category: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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

        Cards are numbered from 0, row by row. The move in --moves is choose 4. #
        begins a comment. The default size is 375x667.

        EXAMPLES:
          easel board concentration --pairs 8 --seed 3 --choose 0,5,2 -o pairs.png
          easel board concentration --theme fruit --colors coral --choose 0
          easel board concentration --state game.json --moves game.txt --frames steps

        USAGE: easel board concentration [-o <file>] [<options>]

        OPTIONS:
          --state <file>          JSON file of the game, written by --save. (default:
                                  dealt with --seed)
          --pairs <number>        Number of pairs. (default: 8)
          --theme <theme>         Emoji of the cards: halloween, imps, animals, fruit,
                                  sports, or a list of emoji. (default: halloween)
          --colors <colors>       Colour of the backs. (values: orange, coral; default:
                                  orange)
          --choose <cards>        Cards to choose, in order, before --moves; repeatable.
          --count-flips <way>     How to count flips. choices: each chosen card;
                                  touches: also touches on matched cards; redraws: at
                                  each touch, every unmatched face-up card. (default:
                                  choices) (values: choices, touches, redraws)
          --label <label>         Label of the flip count, as Flips: 3 or flipCount: 3.
                                  (values: flips, flipCount; default: flips)
          --plain-label           Write the label as plain text, not as an outline.
          --moves <file>          Text file with moves, one per line, or - for standard
                                  input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are created. (default: the command's name
                                  with .png; none with --frames)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Text size as an iOS content size category: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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
        counts the cards that were turned up. Cards are numbered from 0, row by row.
        The move in --moves is touch 2. # begins a comment. The default size is
        375x667.

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
          --moves <file>          Text file with moves, one per line, or - for standard
                                  input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are created. (default: the command's name
                                  with .png; none with --frames)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Text size as an iOS content size category: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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

        The document is a JSON file with a background and emoji, such as
        assets/emoji-art.json. Without a document, a blank one is drawn, with the
        palette. Moves in --moves: add 😀 10 -20 40 (x and y from the centre, size),
        move 1 5 -3, scale 1 1.5, background photo.jpg, background blank. # begins a
        comment. The default size is 640x480.

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
          --palette/--no-palette  Draw the palette along the bottom. (default: only
                                  without a document)
          --palette-offset <points>
                                  Distance by which the palette is scrolled to the
                                  left, up to its last emoji. (default: 0)
          --fit                   Scale the page of 640x480, and emoji that reach
                                  beyond it, to fit the picture.
          --blank <color>         Colour of a blank background: #RGB, #RRGGBB,
                                  #RRGGBBAA or a CSS name. (default: #FFCC00)
          --moves <file>          Text file with moves, one per line, or - for standard
                                  input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are created. (default: the command's name
                                  with .png; none with --frames)
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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

        The state is a JSON file with menu, money and history. Without a state, an
        example machine is drawn. Moves in --moves: insert 500 (or 100, 1000), buy
        Cola, add Cola 3 (to the stock), admin and user (switch the screen); on the
        admin screen with --pie graph also down 300 356, move 320 356 (touches that
        resize the graph, in points of the screen), up and shake. # begins a comment;
        write \\# for a # in a name. The default size is 1112x834. A picture that is
        taller than wide shows the screen in portrait, 834x1112.

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
          --screen <screen>       Screen to draw. user: products and money; admin:
                                  sales. (values: user, admin; default: user)
          --pie <pie>             Pie on the admin screen. chart: the package's chart;
                                  graph: the app's graph of 400x400. (values: chart,
                                  graph; default: chart)
          --random-colors         With the app's graph: random colours from the start,
                                  by --seed, as in the app.
          --whole-steps           With touches of the app's graph: check the limits
                                  before a step and then make it whole, as in the app,
                                  instead of ending it at the limit.
          --pictures <folder>     Folder of pictures named after the products:
                                  Cola.png, Cola.jpg.
          --locale <locale>       Locale for amounts of won. (default: ko_KR)
          --won <form>            Form of amounts: with the sign, ₩1,500, or with the
                                  word, 1,500원. (values: sign, word; default: sign)
          --language <language>   Language of the screens. (values: en, ko; default: en)
          --moves <file>          Text file with moves, one per line, or - for standard
                                  input.
          --frames <folder>       Folder for a picture of the start and one after each
                                  move: 0000.png, 0001.png …
          --save <file>           JSON file for the state after the moves, or - for
                                  standard output.
          -o, --output <file>     PNG file to write, or - for standard output. Missing
                                  folders are created. (default: the command's name
                                  with .png; none with --frames)
          --text-size <factor>    Factor for the size of text. On cards with pips, it
                                  applies to the corners of --style lecture. (default:
                                  1)
          --text-size-category <name>
                                  Text size as an iOS content size category: XS, S, M,
                                  L (factor 1), XL, XXL, XXXL, AX1 to AX5.
          --size <WxH>            Size in points. (default: 250x350; charts: 640x400;
                                  boards: their own)
          --width <points>        Width in points, instead of --size. The height keeps
                                  the default ratio.
          --scale <number>        Pixels per point. (default: 1)
          --font <font>           Font file or family for text. (default: DejaVu Sans;
                                  charts: Inter)
          --strict-glyphs         Fail if no font has a character, instead of drawing a
                                  box.
          --compression <effort>  Compression of the PNG: fast makes larger files,
                                  small takes longer. It doesn't change the pixels.
                                  (values: fast, balanced, small; default: balanced)
          --sync                  Flush files to disk before exiting.
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
        by name. Two pixels are the same if all four channels are equal, unless an
        option allows differences. The colour of pixels with alpha 0 is ignored. For
        each pair that differs, one line reports how many pixels differ, where, by how
        much, and which limit was exceeded. Each line begins with FAIL or ok, and the
        last one has the verdict.

        For two folders, goldens.json in the expected one can set limits for single
        pictures, named like the options: {"charts/*.png": {"tolerance": 1, "ignore":
        ["10,10,50x20"]}}.

        EXAMPLES:
          easel compare new.png old.png
          easel compare new.png old.png --tolerance 2 --panel panel.png
          easel compare new-deck old-deck --report report.html --junit junit.xml
          easel compare new-deck old-deck '**/*H.png' --update
          easel card QH -o - | easel compare - QH.png --ignore 0,0,40x80 --preview

        The exit code is 0 if all pictures are the same, within the limits, or updated;
        1 if pixels differ; and 2 if sizes differ or a name is on one side only. The
        highest one wins.

        USAGE: easel compare <actual> <expected> [<name> …] [<options>]

        ARGUMENTS:
          <actual>                Picture or folder to check, or - for standard input.
          <expected>              Expected picture or folder, or - for standard input.
          <name>                  For folders: names or globs of the pictures to
                                  compare. * stays in a folder, ** matches across
                                  folders, {a,b} matches a or b, and a glob after !
                                  excludes pictures. (default: all)

        OPTIONS:
          --tolerance <levels>    Allowed difference per channel, 0 to 254. Colours are
                                  compared premultiplied. (default: 0)
          --perceptual <distance> Allowed perceptual distance per pixel, instead of
                                  --tolerance. A number from 0 to below 1 is in OKLab
                                  (HyAB, lightness with its toe); greys one level apart
                                  are less than 0.02 apart. ciede2000:1.5 is in
                                  CIEDE2000, from 0 to below 100.
          --threshold <number>    Threshold as in pixelmatch since July 2026 (in
                                  OKLab), instead of --tolerance, from 0 to below 1.
                                  The defaults of pixelmatch are 0.1 and --antialiasing.
          --max-different <pixels>
                                  Number of pixels that may exceed the tolerance: a
                                  number, a share such as 0.5%, or 12/16x16 for 12 in
                                  any square of that size. (default: 0)
          --ignore <x,y,WxH>      Area to ignore: column and row of its top left pixel,
                                  width and height; repeatable.
          --antialiasing          Ignore differences in antialiased edges; count them
                                  separately.
          --limits <file>         File with limits for single pictures, instead of
                                  goldens.json.
          --update                Replace expected files that differ with the actual
                                  ones, and add new ones. A missing folder is created.
                                  Nothing is removed.
          --strict                Fail instead of printing a warning: for PNGs that are
                                  truncated, animated, have much data after the last
                                  row or 16 bits per channel; for unlike colour spaces;
                                  for files that can't be compared, such as SVG; and if
                                  every pixel is ignored.
          --panel <file>          PNG file to write: expected, difference, actual and a
                                  heat map, side by side. For folders: a folder, with
                                  one file for each pair that differs.
          --diff <file>           PNG file to write: the expected picture, faded, with
                                  every different pixel in red. For folders: a folder,
                                  as for --panel.
          --diff-mask             Write only the different pixels to --diff, on a
                                  transparent background.
          --report <file>         HTML file to write, with all results and their
                                  pictures.
          --junit <file>          JUnit XML file to write, for CI servers.
          --format <format>       Format of the printed results. github annotates files
                                  in GitHub Actions. (values: text, markdown, github;
                                  default: text)
          --preview               Show differences in the terminal, if there is one.
          --preview-as <protocol> Protocol for the preview. Implies --preview, even
                                  without a terminal. (values: kitty, iterm2, sixel,
                                  blocks)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func goldensSaysWhichCommandsThereAre() {
    #expect(
      help("goldens", "--help") == """
        OVERVIEW: Look at failed goldens, accept them, and find unused ones.

        USAGE: easel goldens <command> …

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          report                  Show the pictures of failed tests in an HTML file.
          accept                  Replace goldens with the pictures of failed tests.
          unused                  List the golden pictures that no test uses.

          See 'easel help goldens <subcommand>' for detailed help.

        """)
  }

  @Test func goldensReportSaysWhatIsShown() {
    #expect(
      help("goldens", "report", "--help") == """
        OVERVIEW: Show the pictures of failed tests in an HTML file.

        Failed tests leave their pictures in .build/goldens-failed. They are compared
        again, with the limits of the test, and written to one HTML file that works
        offline. Each golden is also printed with its difference. The report shows the
        command that accepts a picture; see easel goldens accept.

        EXAMPLES:
          easel goldens report
          easel goldens report 'CardTests/**' -o cards.html
          easel goldens report --failed ~/Downloads/goldens-failed

        The exit code is 0 if no golden failed, and 2 otherwise.

        USAGE: easel goldens report [<name> …] [<options>]

        ARGUMENTS:
          <name>                  Names or globs of the goldens, as in the test or as
                                  paths in the package. * stays in a folder, ** matches
                                  across folders. (default: all)

        OPTIONS:
          -o, --output <file>     HTML file to write. (default: goldens-report.html in
                                  the scratch folder)
          --package <folder>      Folder of the package. (default: the current folder)
          --scratch-path <folder> Folder that swift test --scratch-path built in.
                                  (default: .build in the package)
          --failed <folder>       Folder of the failures, such as one downloaded from a
                                  CI server. (default: goldens-failed in the scratch
                                  folder)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func goldensAcceptSaysWhatIsReplaced() {
    #expect(
      help("goldens", "accept", "--help") == """
        OVERVIEW: Replace goldens with the pictures of failed tests.

        Copies the picture that each failed test has drawn over its golden, or makes a
        new golden, and removes the failure. Prints the path of each golden, and
        whether it was replaced, added, or unchanged because it was this picture
        already. Look at the pictures first: easel goldens report.

        EXAMPLES:
          easel goldens accept
          easel goldens accept 'CardTests/**' goldens/badge.png
          easel goldens accept --failed ~/Downloads/goldens-failed

        The exit code is 0 if all pictures were accepted.

        USAGE: easel goldens accept [<name> …] [<options>]

        ARGUMENTS:
          <name>                  Names or globs of the goldens, as in the test or as
                                  paths in the package. * stays in a folder, ** matches
                                  across folders. (default: all)

        OPTIONS:
          --package <folder>      Folder of the package. (default: the current folder)
          --scratch-path <folder> Folder that swift test --scratch-path built in.
                                  (default: .build in the package)
          --failed <folder>       Folder of the failures, such as one downloaded from a
                                  CI server. (default: goldens-failed in the scratch
                                  folder)
          --quiet                 Print no progress and no notes, only warnings and
                                  errors.
          --json                  Print the result as one line of JSON.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func goldensUnusedSaysWhatToRunFirst() {
    #expect(
      help("goldens", "unused", "--help") == """
        OVERVIEW: List the golden pictures that no test uses.

        Run all tests first. They record the goldens that they use in
        .build/goldens-used. Each golden that no test used is printed, one path per
        line. After a golden or its test is renamed, this is the file with the old
        name. A run of all tests replaces the record; a run with --filter or --skip
        adds to it.

        EXAMPLES:
          easel goldens unused
          easel goldens unused ~/cards --folder Tests/Pictures

        The exit code is 0 if every golden is used, and 2 otherwise.

        USAGE: easel goldens unused [<package>] [<options>]

        ARGUMENTS:
          <package>               Folder of the package.

        OPTIONS:
          --folder <folder>       Folder of the goldens in the package. (default:
                                  goldens, and the folders that the tests use)
          --scratch-path <folder> Folder that swift test --scratch-path built in.
                                  (default: .build in the package)
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

        A job is a JSON object on one line, with the members command (card, pie, chart
        bars …, board solitaire …), card, data or file (the input), output, id, and
        options (an object of options by name). Each job prints a line of JSON with
        version, line, id, status (done, skipped, failed), output or the PNG in base64
        as png, size, milliseconds and message.

          {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "output": "1.png"}
          {"command": "card", "card": "QH", "options": {"width": 400}}

        EXAMPLES:
          easel batch jobs.ndjson > results.ndjson
          easel batch jobs.ndjson --root out --resume > results.ndjson
          easel batch jobs.ndjson --shard 3/16 > results-3.ndjson
          parallel --pipe easel batch - --threads 1 < jobs.ndjson > results.ndjson

        If a line is invalid or can't be drawn, message has the error, and the other
        jobs are still drawn. Jobs can read only regular files. With parallel, line
        counts within a block of lines. The exit code is 1 if a job failed, and 0
        otherwise.

        USAGE: easel batch [<jobs>] [<options>]

        ARGUMENTS:
          <jobs>                  File of jobs, or - for standard input. (default: -)

        OPTIONS:
          --root <folder>         Folder that all outputs must be in. Relative outputs
                                  start there.
          --resume                Skip jobs whose output exists, to continue an
                                  interrupted run.
          --shard <k/n>           Draw every n-th line, starting at the k-th: 3/16 is
                                  the third of 16 parts.
          --unordered             Print results when jobs end, not in the order of the
                                  jobs.
          --threads <number>      Number of jobs to draw at once. (default: one for
                                  each core)
          --max-pixels <number>   Maximum number of pixels of a picture. (default:
                                  16777216, which is 4096x4096)
          --max-seconds <seconds> Maximum time for a job, in seconds. (default: 60)
          --sync                  Flush files to disk before exiting.
          --quiet                 Print no progress. Errors are still printed.
          --json                  Print results as JSON. batch always does, so this has
                                  no effect.
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
