import EaselCommands
import EaselTestSupport
import Testing

/// What is wrong on the command line ends with 64, says so on the first line, and writes nothing.
@Suite struct UsageErrorTests {
  private func expectUsageError(_ run: RecordedRun, _ line: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(run.status == .usage, sourceLocation: location)
    #expect(run.errorLines.first.map(String.init) == line, sourceLocation: location)
    #expect(run.output.isEmpty, sourceLocation: location)
  }

  @Test(arguments: [
    ("card QH", "can't be used here, because nothing is random"),
    ("sheet", "can't be used here, because nothing is random"),
    ("deck -o d", "requires --draw"), ("chart bars t.csv", "can't be used here, because nothing is random"),
    ("pie t.csv", "requires --order reference, and --random-colors, --state ended or --moves"),
    (
      "pie t.csv --order reference --state moved",
      "requires --order reference, and --random-colors, --state ended or --moves"
    ),
  ])
  func aSeedWhereNothingIsRandomIsRefused(command: String, reason: String) {
    let run = RecordedRun(command.split(separator: " ").map(String.init) + ["--seed", "3"])
    #expect(run.status == .usage)
    #expect(run.errorLines.first == "--seed \(reason)")
  }

  @Test(arguments: ["0x0", "-5x5", "5x-5", "nanxnan", "infx5", "5", "5x", "x5", "5x5x5", "", "0x10x5", "a4", "5e999x5"])
  func aSizeIsTwoNumbersAboveZero(size: String) {
    expectUsageError(
      RecordedRun("card", "QH", "-o", "/nowhere/a.png", "--size", size),
      "The value '\(size)' is invalid for '--size <WxH>': "
        + "must be WIDTHxHEIGHT in points, each greater than 0, such as 250x350")
  }

  @Test(arguments: ["--width", "--scale"], ["0", "-1", "nan", "inf", "1e999", "0x10", "wide", ""])
  func widthAndScaleAreNumbersAboveZero(option: String, number: String) {
    let value = option == "--width" ? "points" : "number"
    expectUsageError(
      RecordedRun("card", "QH", "-o", "/nowhere/a.png", option, number),
      "The value '\(number)' is invalid for '\(option) <\(value)>': must be a number greater than 0")
  }

  @Test(arguments: ["--face-scale", "--text-size"], ["0", "-1", "nan", "101"])
  func factorsAreNumbersInTheirRange(option: String, number: String) {
    expectUsageError(
      RecordedRun("deck", "-o", "/nowhere", option, number),
      "The value '\(number)' is invalid for '\(option) <factor>': must be a number greater than 0 and at most 100")
  }

  @Test(arguments: ["-1", "1.5", "18446744073709551616", "x"]) func aSeedIsAWholeNumber(seed: String) {
    expectUsageError(
      RecordedRun("board", "solitaire", "--seed", seed),
      "The value '\(seed)' is invalid for '--seed <number>': must be a whole number from 0 to 18446744073709551615")
  }

  @Test(arguments: ["card QH", "deck", "pie /nowhere.csv"]) func aPictureHasLimits(command: String) {
    let words = command.split(separator: " ").map(String.init) + ["-o", "/nowhere/out"]
    let limits = "a side must be 1 to 32767 pixels, the whole at most 100 megapixels"
    func run(_ options: String...) -> RecordedRun { RecordedRun(words + options) }
    expectUsageError(run("--size", "1e9x1e9"), "1000000000x1000000000 pixels: \(limits)")
    expectUsageError(run("--size", "20000x20000"), "20000x20000 pixels: \(limits)")
    expectUsageError(run("--size", "40x40", "--scale", "1000"), "40000x40000 pixels: \(limits)")
    expectUsageError(
      run("--size", "1e300x1", "--scale", "1e300"), "9007199254740992x9007199254740992 pixels: \(limits)")
  }

  @Test func sizeAndWidthExcludeEachOther() {
    expectUsageError(
      RecordedRun("card", "QH", "--size", "5x5", "--width", "5"),
      "use either --size or --width, not both")
  }

  @Test(arguments: ["ZZ", "11H", "", "queen", "QH AS", "white joker", "🃟"]) func anUnknownCardIsNamed(card: String) {
    let run = RecordedRun("card", card)
    #expect(run.status == .usage)
    #expect(run.errorLines.first?.hasPrefix("The value '\(card)' is invalid for '<card>': ") == true)
    #expect(run.errorLines.first?.contains("; use ") == true)
  }

  @Test func whatIsMissingOrTooMuchIsSaid() {
    expectUsageError(RecordedRun("card"), "Missing expected argument '<card>'")
    expectUsageError(RecordedRun("deck"), "Missing expected argument '--output <folder>'")
    expectUsageError(RecordedRun("pie"), "Missing expected argument '<file>'")
    expectUsageError(RecordedRun("compare", "a.png"), "Missing expected argument '<expected>'")
    expectUsageError(RecordedRun("card", "QH", "-o"), "Missing value for '-o <file>'")
    expectUsageError(RecordedRun("card", "QH", "AS"), "Unexpected argument 'AS'")
    expectUsageError(RecordedRun("card", "QH", "--siz", "5x5"), "Unknown option '--siz'. Did you mean '--size'?")
  }

  @Test(arguments: [
    ("--titel", "--title"), ("--sumby", "--sum-by"), ("--Title", "--title"), ("--fornt", "--font"),
    ("--stack", "--stacked"),
  ]) func anOptionThatIsAlikeIsSuggested(option: String, suggestion: String) {
    expectUsageError(
      RecordedRun("chart", "bars", "x.csv", option), "Unknown option '\(option)'. Did you mean '\(suggestion)'?")
  }

  @Test(arguments: ["--log", "--rotate", "--q", "--zzzzzzzz"]) func anOptionLikeNoOtherHasNoSuggestion(option: String) {
    expectUsageError(RecordedRun("chart", "bars", "x.csv", option), "Unknown option '\(option)'")
  }

  @Test func aDeckIsAFolder() {
    expectUsageError(RecordedRun("deck", "-o", "-"), "a deck can't be written to standard output; use -o with a folder")
  }

  @Test(arguments: [
    (["card", "QH", "-o", ""], "-o <file>"), (["deck", "-o", ""], "-o <folder>"), (["pie", ""], "<file>"),
    (["compare", "", "b.png"], "<actual>"), (["compare", "a.png", ""], "<expected>"),
    (["card", "QH", "--font", ""], "--font <font>"), (["card", "QH", "--faces", ""], "--faces <folder>"),
  ]) func anEmptyNameIsNoName(arguments: [String], option: String) {
    expectUsageError(
      RecordedRun(arguments), "The value '' is invalid for '\(option)': must be the name of a file or folder")
  }

  @Test(arguments: [
    ["card", "QH", "--compression", "x"], ["card", "QH", "--letters", "x"], ["card", "QH", "--style", "x"],
    ["compare", "a", "b", "--preview-as", "x"], ["compare", "a", "b", "--max-different", "x"],
    ["chart", "bars", "x", "--x"],
    ["pie", "x", "--order", "x"], ["board", "solitaire", "--size", "x"],
  ]) func aUsageErrorHasAtMostFourLines(arguments: [String]) {
    let run = RecordedRun(arguments)
    #expect(run.status == .usage)
    #expect((2...4).contains(run.errorLines.count), "\(run.error)")
  }

  @Test func usageFollowsTheErrorsLine() {
    #expect(
      RecordedRun("card", "QH", "AS").error == """
        Unexpected argument 'AS'
        Usage: easel card <card> [-o <file>] [<options>]
          See 'easel card --help' for more information.

        """)
  }
}
