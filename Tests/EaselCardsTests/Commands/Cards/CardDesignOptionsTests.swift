import Canvas
import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

@Suite struct CardDesignOptionsTests {
  private func bytes(_ arguments: String...) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["card", "--width", "100", "-o", folder["a.png"]] + arguments)
    #expect(run.status == .done, "\(run.error)")
    #expect(run.error.isEmpty)
    return try folder.bytes("a.png")
  }

  @Test func eachOptionChangesThePicture() throws {
    let pictures = [
      try bytes("10D"), try bytes("10D", "--style", "lecture"), try bytes("10D", "--four-color"),
      try bytes("10D", "--suit-colors", "S=#123,d=green"), try bytes("10D", "--suit-pattern"),
      try bytes("10D", "--index-size", "1.5"), try bytes("10D", "--index-corners", "4"),
      try bytes("10D", "--index-only"),
      try bytes("10D", "--ten", "T"), try bytes("10D", "--corner-radius", "0"), try bytes("10D", "--no-outline"),
      try bytes("10D", "--card-color", "ivory"), try bytes("10D", "--font", "DejaVu Serif"), try bytes("QD"),
      try bytes("QD", "--traditional"), try bytes("QD", "--letters", "fr"), try bytes("back"),
      try bytes("back", "--back", "circles"), try bytes("back", "--back", "stars"),
      try bytes("back", "--back", "quatrefoils"), try bytes("10D", "--suit-paths", "D=M0 0H9V9H0Z"),
      try bytes("KD", "--letters", "es"), try bytes("RJ", "--index-size", "1.5"), try bytes("RJ", "--index-size", "2"),
      try bytes("back", "--back-color", "navy"), try bytes("joker-red"), try bytes("🃏"),
      try bytes("QD", "--style", "lecture"), try bytes("QD", "--style", "lecture", "--suits", "emoji"),
      try bytes("QD", "--style", "lecture", "--black-ranks"), try bytes("QD", "--style", "lecture", "--empty-courts"),
      try bytes("QD", "--style", "lecture", "--continuous-corners"),
    ]
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func namesOfUsualValuesChangeNothing() throws {
    #expect(
      try bytes(
        "10D", "--style", "classic", "--index-size", "1", "--index-corners", "2", "--letters", "en", "--ten", "10",
        "--card-color", "#fff", "--suit-colors", "D=#CE1F2D", "--suit-paths", "S=M0 0H9V9Z,C=M0,0 H9,9 V9Z")
        == bytes("10D"))
    #expect(try bytes("QD", "--style", "lecture", "--suits", "text") == bytes("QD", "--style", "lecture"))
    #expect(try bytes("back", "--back", "lattice", "--back-color", "#A81F2D") == bytes("back"))
  }

  @Test(arguments: [
    ["--style", "modern"], ["--back", "waves"], ["--back-color", "nocolor"], ["--suit-colors", "X=#000"],
    ["--suit-colors", "S"], ["--suit-colors", "S=#000,S=#111"], ["--suit-colors", "S=#000,"],
    ["--suit-paths", "M0 0H9V9H0Z"], ["--suit-paths", "S="], ["--suit-paths", "S=M0 0H9"],
    ["--suit-paths", "S=M0 0H9V9Z,S=M0 0H9V9Z"], ["--suit-paths", "X=M0 0H9V9Z"],
    ["--style", "lecture", "--suit-paths", "S=M0 0H9V9Z"],
    ["--index-size", "0.9"],
    ["--index-size", "2.3"], ["--index-size", "nan"], ["--index-corners", "3"], ["--letters", "xx"], ["--ten", "11"],
    ["--corner-radius", "-1"], ["--corner-radius", "inf"], ["--card-color", ""],
    ["--style", "lecture", "--four-color"], ["--style", "lecture", "--back", "stars"],
    ["--style", "lecture", "--index-size", "1"], ["--text-size", "2"], ["--suits", "emoji"], ["--black-ranks"],
    ["--empty-courts"], ["--continuous-corners"], ["--style", "lecture", "--suits", "letters"],
  ])
  func whatDoesNotFitIsOneLineWithWhatDoes(arguments: [String]) {
    let run = RecordedRun(["card", "QH"] + arguments)
    #expect(run.status == .usage)
    #expect(run.errorLines.first?.contains("--") == true)
    #expect(run.output.isEmpty)
  }

  @Test func pathDataThatIsWrongIsALineWithWhatWasFound() {
    for (path, problem) in [
      ("H=M0 0L9 9 0 x", "H: must be path data as in SVG; byte 11: found \"x\"; expected a number"),
      ("S=M0 0H9V9Z,H=Z", "H: must be path data as in SVG; byte 0: found \"Z\"; path data must begin with M or m"),
      ("C=M0 0H9", "C: must be path data with an area"), ("D=M0 0H2e9V1Z", "D: must be path data of at most 1e9 units"),
    ] {
      let run = RecordedRun("card", "QH", "--suit-paths", path)
      #expect(run.status == .usage)
      #expect(
        run.errorLines.first.map(String.init) == "The value '\(path)' is invalid for '--suit-paths <paths>': \(problem)"
      )
    }
  }

  @Test(arguments: [("0", 53), ("1", 54), ("2", 55)]) func aDeckHasAsManyJokersAsOneAsksFor(
    count: String, files: Int
  ) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["deck", "--width", "20", "--jokers", count, "-o", folder.path])
    #expect(run.status == .done)
    #expect(folder.names.count == files)
    #expect(folder.names.contains("RJ.png") == (count != "0"))
    #expect(folder.names.contains("BJ.png") == (count == "2"))
  }

  @Test func aLectureDeckHasNone() throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun(["deck", "--style", "lecture", "--width", "20", "-o", folder.path]).status == .done)
    #expect(folder.names.count == 53)
    #expect(RecordedRun(["deck", "--jokers", "3", "-o", folder.path]).status == .usage)
  }

  @Test func aBoardHasTheDeckThatOneAsksFor() throws {
    let folder = try TemporaryFolder()
    for cards in ["large", "deck", "classic"] {
      let run = RecordedRun(["board", "solitaire", "--cards", cards, "--width", "200", "-o", folder[cards + ".png"]])
      #expect(run.status == .done, "\(run.error)")
    }
    let boards = try ["large", "deck", "classic"].map { try folder.bytes($0 + ".png") }
    #expect(Set(boards).count == 3)
  }
}
