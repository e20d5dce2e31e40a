import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "red.png")
    try folder.write(redPNG(), as: "red again.png")
    try folder.write(redPNG(width: 21), as: "wide.png")
    try folder.write(dottedPNG(), as: "dotted.png")
  }

  private func compare(_ actual: String, _ expected: String, _ options: String...) -> RecordedRun {
    RecordedRun(["compare", folder[actual], folder[expected]] + options)
  }

  @Test func equalFilesAreDone() {
    let run = compare("red.png", "red again.png")
    #expect(run.status == .done)
    #expect(run.output == "ok: the same\n" && run.error.isEmpty)
  }

  @Test func pixelsThatDifferEndWith1AndSayWhere() {
    let run = compare("dotted.png", "red.png")
    #expect(run.status == .pixelsDiffer)
    #expect(
      run.output == "FAIL \(folder["dotted.png"]): 1 of 600 pixels differ (0.17%) in 1x1 at 7,9; "
        + "largest channel difference 255, in red; RMS 6.01; SSIM 0.9534; "
        + "first at 7,9: (0, 0, 0, 255), expected (255, 0, 0, 255); limit: no different pixel\n"
        + "FAIL: 1 picture: 1 changed\n")
    #expect(run.error.isEmpty)
  }

  @Test func thePlainCallSaysWhatTheParsedOneDoes() throws {
    try folder.write(redPNG(), as: "a/1.png")
    try folder.write(dottedPNG(), as: "b/1.png")
    let names = ["red.png", "red again.png", "wide.png", "dotted.png", "a", "b", "no.png", ""].map { folder[$0] }
    for actual in names + ["-", "", "-x"] {
      for expected in names + ["-", ""] {
        let input = try folder.bytes("dotted.png")
        let plain = RecordedRun(["compare", actual, expected], inputBytes: input, errorIsTerminal: true)
        let parsed = RecordedRun(["compare", "--", actual, expected], inputBytes: input, errorIsTerminal: true)
        // After -- every word is a name, so that -x is one.
        guard actual != "-x" else {
          #expect(plain.status == .usage)
          continue
        }
        #expect(plain.status == parsed.status && plain.output == parsed.output && plain.error == parsed.error)
      }
    }
  }

  @Test func sizesThatDifferEndWith2() {
    let run = compare("wide.png", "red.png")
    #expect(run.status == .picturesUnlike)
    #expect(run.output.hasPrefix("FAIL \(folder["wide.png"]): size 21x30, expected 20x30; "))
  }

  @Test func aMissingFileEndsWith66() {
    for (actual, expected) in [("no.png", "red.png"), ("red.png", "no.png"), ("no.png", "."), (".", "no.png")] {
      let run = compare(actual, expected)
      #expect(run.status == .unreadable)
      #expect(run.error == "\(folder["no.png"]): can't be read: No such file or directory\n")
      #expect(run.output.isEmpty)
    }
  }

  @Test func aCorruptFileEndsWith65() throws {
    let contents: [[UInt8]] = [[], Array("not a picture".utf8), Array(try redPNG().dropLast(20))]
    for content in contents {
      try folder.write(content, as: "bad.png")
      for run in [compare("bad.png", "red.png"), compare("red.png", "bad.png")] {
        #expect(run.status == .badContent)
        #expect(run.error.hasPrefix("\(folder["bad.png"]): "))
        #expect(run.errorLines.count == 1)
        #expect(run.output == "FAIL: 1 picture: 1 not compared\n")
      }
    }
  }

  @Test func aFileAndAFolderAreNotCompared() {
    let run = compare("red.png", ".")
    #expect(run.status == .usage)
    #expect(run.errorLines.count == 1)
  }

  // MARK: Folders

  @Test func foldersAreComparedByName() throws {
    for side in ["a", "b"] {
      try folder.write(redPNG(), as: "\(side)/same.png")
      try folder.write(redPNG(), as: "\(side)/inside/same.png")
    }
    let equal = compare("a", "b")
    #expect(equal.status == .done)
    #expect(equal.output == "ok: 2 pictures, all the same\n")

    try folder.write(dottedPNG(), as: "a/inside/same.png")
    let differing = compare("a", "b")
    #expect(differing.status == .pixelsDiffer)
    #expect(differing.output.hasPrefix("FAIL inside/same.png: 1 of 600 pixels differ"))

    try folder.write(redPNG(), as: "a/more.png")
    try folder.write(redPNG(), as: "b/other.png")
    let unlike = compare("a", "b")
    #expect(unlike.status == .picturesUnlike)
    let lines = unlike.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines.dropFirst() == [
        "FAIL more.png: only in \(folder["a"])/more.png", "FAIL other.png: only in \(folder["b"])/other.png",
        "FAIL: 4 pictures: 1 the same, 1 changed, 1 added, 1 removed",
      ])
  }

  @Test func whatCannotBeReadDoesNotHideWhatDiffers() throws {
    try folder.write(dottedPNG(), as: "a/1.png")
    try folder.write(redPNG(), as: "b/1.png")
    try folder.write("no picture", as: "a/2.png")
    try folder.write(redPNG(), as: "b/2.png")
    let run = compare("a", "b")
    #expect(run.status == .badContent)
    #expect(run.output.hasPrefix("FAIL 1.png: 1 of 600 pixels differ"))
    #expect(run.error.hasPrefix("\(folder["a"])/2.png: "))
  }

  @Test func foldersWithoutPicturesAreNotTheSame() throws {
    try folder.write("", as: "a/notes.txt")
    try folder.write("", as: "b/notes.txt")
    let run = compare("a", "b")
    #expect(run.status == .unreadable)
    #expect(run.error == "\(folder["a"]), \(folder["b"]): there is no picture in either folder\n")
  }

  @Test func foldersWithoutACommonNameAreNotCompared() throws {
    try folder.write(redPNG(), as: "a/1.png")
    try folder.write(redPNG(), as: "b/2.png")
    let run = compare("a", "b")
    #expect(run.status == .unreadable)
    #expect(
      run.output == "FAIL 1.png: only in \(folder["a"])/1.png\nFAIL 2.png: only in \(folder["b"])/2.png\n"
        + "FAIL: 2 pictures: 1 added, 1 removed\n")
    #expect(run.error == "\(folder["a"]), \(folder["b"]): the folders have no file name in common\n")
  }

  @Test func oneUnreadablePictureOfAHundredIsAFailureAndTheRestIsCompared() throws {
    let red = try redPNG()
    let dotted = try dottedPNG()
    for i in 100..<200 {
      try folder.write(i == 150 ? Array(red.dropLast(20)) : i % 10 == 3 ? dotted : red, as: "a/\(i).png")
      try folder.write(red, as: "b/\(i).png")
    }
    let runs = [1, 2, 7].map { cores in
      RecordedRun(["compare", folder["a"], folder["b"]], coreCount: cores)
    }
    for run in runs {
      #expect(run.status == .badContent)
      #expect(run.error.hasPrefix("\(folder["a"])/150.png: ") && run.errorLines.count == 1)
      let names = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
      #expect(names == stride(from: 103, to: 200, by: 10).map { "FAIL \($0).png"[...] } + ["FAIL"])
      #expect(run.output == runs[0].output)
    }
  }

  @Test func standardInputIsAPicture() throws {
    let dotted = try folder.bytes("dotted.png")
    func run(_ arguments: String...) -> RecordedRun { RecordedRun(["compare"] + arguments, inputBytes: dotted) }
    #expect(run("-", folder["dotted.png"]).status == .done)
    let differing = run("-", folder["red.png"])
    #expect(differing.status == .pixelsDiffer)
    #expect(differing.output.hasPrefix("FAIL standard input: 1 of 600 pixels differ"))
    #expect(run(folder["red.png"], "-").status == .pixelsDiffer)
    #expect(run("-", folder.path).status == .usage)
  }

  // MARK: Limits

  @Test(arguments: [
    ["--tolerance", "255"], ["--tolerance", "-1"], ["--tolerance", "1.5"], ["--perceptual", "1"],
    ["--perceptual", "-0.1"], ["--perceptual", "nan"], ["--perceptual", "ciede2000:100"], ["--perceptual", "lab:1"],
    ["--max-different", "-1"], ["--max-different", "100%"], ["--max-different", "nan%"], ["--max-different", "4/2x2"],
    ["--max-different", "1/2x3"], ["--max-different", "1/2000x2000"], ["--max-different", "many"],
    ["--ignore", "1,2"], ["--ignore", "1,2,0x5"], ["--ignore", "-1,2,5x5"], ["--ignore", "1,2,5"],
    ["--tolerance", "1", "--perceptual", "0.1"], ["--threshold", "1"], ["--threshold", "0.1", "--tolerance", "1"],
    ["--preview-as", "ascii"], ["--preview", "--json"],
  ]) func aLimitWithoutMeaningIsAUsageError(options: [String]) {
    let run = RecordedRun(["compare", folder["red.png"], folder["red.png"]] + options)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(["must be", "use either", "Please provide"].contains { run.error.contains($0) })
  }

  @Test(
    arguments: [
      (["--max-different", "1"], true), (["--max-different", "0"], false), (["--max-different", "0.2%"], true),
      (["--max-different", "0.1%"], false), (["--max-different", "1/4x4"], true),
      (["--max-different", "0/4x4"], false),
      (["--tolerance", "254"], false), (["--perceptual", "0.83"], true), (["--perceptual", "0.82"], false),
      (["--threshold", "0.83"], true), (["--threshold", "0.82"], false),
      (["--perceptual", "ciede2000:60"], true), (["--perceptual", "ciede2000:40"], false),
      (["--ignore", "7,9,1x1"], true), (["--ignore", "0,0,7x30", "--ignore", "8,0,5000x30"], false),
      (["--ignore", "0,0,7x30", "--ignore", "7,0,5000x30"], true), (["--max-different", "600"], true),
    ] as [([String], Bool)]) func aLimitDecides(options: [String], passes: Bool)
  {
    let run = RecordedRun(["compare", folder["dotted.png"], folder["red.png"]] + options)
    #expect(run.status == (passes ? .done : .pixelsDiffer))
  }

  @Test func whatIsWithinTheLimitIsSaidUnlessQuiet() {
    let run = compare("dotted.png", "red.png", "--max-different", "1")
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("ok \(folder["dotted.png"]): 1 of 600"))
    #expect(run.output.hasSuffix("; within the limit: 1 different pixel\nok: 1 picture: 1 within the limit\n"))
    #expect(compare("dotted.png", "red.png", "--max-different", "1", "--quiet").output.isEmpty)
    #expect(!compare("dotted.png", "red.png", "--quiet").output.isEmpty)
  }

  @Test func theLastLineIsTheVerdict() throws {
    try folder.write(redPNG(), as: "a/1.png")
    try folder.write(dottedPNG(), as: "a/2.png")
    try folder.write(redPNG(), as: "b/1.png")
    try folder.write(redPNG(), as: "b/2.png")
    let lines = compare("a", "b").output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("FAIL 2.png: 1 of 600 pixels differ"))
    #expect(lines.last == "FAIL: 2 pictures: 1 the same, 1 changed")
    #expect(compare("a", "b", "--quiet").output.split(separator: "\n").count == 1)
    #expect(
      compare("a", "b", "--max-different", "1").output.hasSuffix("ok: 2 pictures: 1 the same, 1 within the limit\n"))
  }

  // MARK: Small pictures

  @Test func aLimitLargerThanThePictureIsNoMistake() throws {
    try folder.write(Image(size: Size(width: 8, height: 8)) { _ in }.png(), as: "small.png")
    try folder.write(redPNG(width: 8, height: 8), as: "small red.png")
    for limit in ["100", "63", "12/16x16", "200/16x16"] {
      #expect(compare("small.png", "small.png", "--max-different", limit).status == .done)
      // Pictures without an equal pixel are not the same, however large the limit is.
      #expect(compare("small.png", "small red.png", "--max-different", limit).status == .pixelsDiffer)
      #expect(compare("small.png", "red.png", "--max-different", limit).status == .picturesUnlike)
    }
    #expect(
      compare("small.png", "small red.png", "--max-different", "100").output.contains(
        "limit: 100 different pixels, but not all pixels\n"))
  }

  @Test func aPictureThatIsIgnoredWholeIsSaid() throws {
    let run = compare("dotted.png", "red.png", "--ignore", "0,0,20x30")
    #expect(run.status == .done && run.output == "ok: the same\n")
    let name = folder["dotted.png"]
    #expect(run.error == "warning: \(name): every pixel is ignored, so none was compared\n")
    let strict = compare("dotted.png", "red.png", "--ignore", "0,0,20x30", "--strict")
    #expect(strict.status == .badContent)
    #expect(strict.error == "\(name): every pixel is ignored, so none was compared; this is an error with --strict\n")
    #expect(compare("wide.png", "red.png", "--ignore", "0,0,21x30").output.contains("; no pixel compared; "))
    #expect(compare("wide.png", "red.png", "--ignore", "0,0,21x30").status == .picturesUnlike)
  }

  @Test func anAreaOutsideOfThePictureIsSaid() throws {
    let one = compare("red.png", "red.png", "--ignore", "20,0,5x5", "--ignore", "19,29,50x50")
    #expect(one.status == .done)
    #expect(one.error == "warning: --ignore 20,0,5x5: the area is outside of the picture\n")
    for side in ["a", "b"] {
      for (name, width) in [("1.png", 20), ("2.png", 21), ("3.png", 21)] {
        try folder.write(redPNG(width: width), as: "\(side)/\(name)")
      }
    }
    #expect(
      compare("a", "b", "--ignore", "20,0,5x5", "--ignore", "0,40,1x1").error
        == "warning: --ignore 20,0,5x5: the area is outside of 1 of 3 pictures, such as 1.png\n"
        + "warning: --ignore 0,40,1x1: the area is outside of all 3 pictures\n")
  }

  @Test func insertedRowsAreSaid() throws {
    func picture(_ rows: [UInt8], columns: [UInt8] = Array(0..<10)) -> [UInt8] {
      HandMadePNG(width: columns.count, height: rows.count, bitDepth: 8, colorType: 2) { x, y in
        [Int(rows[y]), Int(columns[x]), 0]
      }.bytes
    }
    try folder.write(picture(Array(0..<10)), as: "old.png")
    try folder.write(picture(Array(0..<4) + [90, 91, 92] + Array(4..<10)), as: "rows.png")
    try folder.write(picture(Array(0..<10), columns: Array(0..<4) + [90] + Array(4..<10)), as: "column.png")
    let rows = compare("rows.png", "old.png", "--json", "--panel", folder["p.png"])
    #expect(rows.status == .picturesUnlike)
    #expect(
      rows.output.contains(
        "size 10x13, expected 10x10; inserted 3 rows at 4; the rest is equal; 30 of 130 pixels differ (23.08%) "
          + "in 10x3 at 0,4; first at 0,4: (90, 0, 0, 255), expected no pixel; limit: equal sizes"))
    #expect(rows.output.contains(#""insertion":{"axis":"rows","side":"actual","start":4,"count":3}"#))
    // The rows below are side by side.
    let panel = try Image(png: folder.bytes("p.png")).pixels
    #expect(panel.height == 13 && (7..<13).allSatisfy { panel[0, $0] == panel[2 * 18, $0] })
    #expect(panel[0, 4] == panel[10, 4] && panel[0, 4] != panel[36, 4])
    #expect(compare("old.png", "rows.png").output.contains("; removed 3 rows at 4; the rest is equal; "))
    #expect(compare("column.png", "old.png").output.contains("; inserted 1 column at 4; the rest is equal; "))
    #expect(compare("column.png", "rows.png").output.contains("size 11x10, expected 10x13; 124 of 140"))
  }

  // MARK: Panels

  @Test func aPanelShowsFourPictures() throws {
    #expect(compare("dotted.png", "red.png", "--panel", folder["out/panel.png"]).status == .pixelsDiffer)
    let panel = try Image(png: folder.bytes("out/panel.png")).pixels
    #expect(panel.width == 4 * 20 + 3 * 8 && panel.height == 30)
    let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
    let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    #expect(panel[7, 9] == red && panel[28 + 7, 9] == red && panel[56 + 7, 9] == black)
    // The heat of the largest difference there is, in a cold map.
    #expect(panel[84 + 7, 9] == PremultipliedPixel(red: 255, green: 250, blue: 196, alpha: 255))
    #expect(panel[84, 0] == PremultipliedPixel(red: 18, green: 16, blue: 24, alpha: 255))
  }

  @Test func ofFoldersEachPairThatIsNotEqualHasItsPanel() throws {
    for (name, actual) in [("same.png", try redPNG()), ("in/dotted.png", try dottedPNG())] {
      try folder.write(actual, as: "a/\(name)")
      try folder.write(redPNG(), as: "b/\(name)")
    }
    try folder.write(redPNG(), as: "a/more.png")
    #expect(compare("a", "b", "--panel", folder["panels"]).status == .picturesUnlike)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder["panels"]).sorted() == ["in", "in/dotted.png"])
  }

  @Test func whatCannotBeWrittenEndsWith73() {
    for option in ["--panel", "--diff", "--report", "--junit"] {
      let run = compare("dotted.png", "red.png", option, "/proc/nowhere/file")
      #expect(run.status == .unwritable)
      #expect(run.error.hasPrefix("/proc/nowhere/file: can't be written: ") && run.errorLines.count == 1)
    }
  }

  @Test func noOutputReplacesAPicture() throws {
    let before = try folder.bytes("red.png")
    for options in [["--panel", folder["red.png"]], ["--report", folder["./red.png"]], ["--junit", "-"]] {
      #expect(RecordedRun(["compare", folder["dotted.png"], folder["red.png"]] + options).status == .usage)
    }
    #expect(compare("dotted.png", "red.png", "--report", "/nowhere/a", "--junit", "/nowhere/a").status == .usage)
    #expect(try folder.bytes("red.png") == before)
  }

  @Test func outputsOfOnePlaceAreRefusedHoweverItIsWritten() throws {
    try FileManager.default.createDirectory(atPath: folder["there"], withIntermediateDirectories: true)
    for (first, second) in [
      ("out", "./out"), ("out", "out/"), ("new/out", "new/./out//"), ("e\u{301}/../out", "out"), ("there", "./there/"),
    ] {
      let run = compare("dotted.png", "red.png", "--panel", folder[first], "--diff", folder[second])
      #expect(run.status == .usage, "\(first), \(second)")
      #expect(run.error.contains("this is also --panel; use different files"))
    }
    // To Unicode these are one name.
    let run = compare("dotted.png", "red.png", "--panel", folder["e\u{301}"], "--diff", folder["\u{E9}"])
    #expect(run.status == .pixelsDiffer)
    // What is written to a device is lost all the same.
    #expect(compare("red.png", "red.png", "--report", "/dev/null", "--junit", "/dev/null").status == .done)
  }

  // MARK: JSON

  @Test func jsonHasEveryFigure() throws {
    try folder.write(redPNG(), as: "a/1.png")
    try folder.write(dottedPNG(), as: "b/1.png")
    try folder.write(redPNG(), as: "b/2.png")
    try folder.write(redPNG(), as: "a/3.png")
    try folder.write(redPNG(), as: "b/3.png")
    let line =
      "1 of 600 pixels differ (0.17%) in 1x1 at 7,9; largest channel difference 255, in red; RMS 6.01; "
      + "SSIM 0.9534; first at 7,9: (255, 0, 0, 255), expected (0, 0, 0, 255); limit: no different pixel"
    let run = compare("a", "b", "--json")
    #expect(run.status == .picturesUnlike)
    #expect(
      run.output.replacing(/"ssim":0\.9534[0-9]*/, with: "\"ssim\":S") == """
        {"version":2,"actual":"\(folder["a"])","expected":"\(folder["b"])","status":2,\
        "limits":{"tolerance":{"levels":0},"maxDifferent":{"pixels":0},"antialiasing":false,\
        "antialiasingMethod":"edges","ignored":[]},"notes":[],\
        "compared":3,"same":1,"within":0,"changed":1,"resized":0,"added":0,"removed":1,"failed":0,"updated":0,"files":[\
        {"name":"1.png","state":"changed","message":"\(line)","notes":[],"updated":false,"limits":null,"limit":"no different pixel",\
        "actualSize":[20,30],"expectedSize":[20,30],"pixels":600,"ignoredPixels":0,"differentPixels":1,\
        "share":0.0016666666666666668,"antialiasedPixels":0,"changedPixels":1,"largestDensity":null,\
        "largestChannelDifference":255,"largestChannel":"red","largestDistance":null,"rms":6.010407640085654,\
        "ssim":S,"bounds":{"x":7,"y":9,"width":1,"height":1},\
        "first":{"x":7,"y":9,"actual":[255,0,0,255],"expected":[0,0,0,255]},"insertion":null,"moves":[],"regionCount":1,\
        "regions":[{"bounds":{"x":7,"y":9,"width":1,"height":1},"pixels":1}]},\
        {"name":"2.png","state":"removed","message":"only in \(folder["b"])/2.png","notes":[],\
        "updated":false},\
        {"name":"3.png","state":"same","message":"equal","notes":[],"updated":false,"actualSize":[20,30],"expectedSize":[20,30],\
        "pixels":600,"ignoredPixels":0,"differentPixels":0}]}

        """)
  }

  @Test func jsonIsJSONWhateverTheNamesAre() throws {
    for name in ["\"<&'.png", "a\nb.png", "é♥️.png"] {
      try folder.write(dottedPNG(), as: "a/\(name)")
      try folder.write(redPNG(), as: "b/\(name)")
    }
    let limits = ["--perceptual", "ciede2000:1", "--max-different", "3/8x8", "--ignore", "1,2,3x4"]
    let run = RecordedRun(["compare", folder["a"], folder["b"], "--json"] + limits)
    let json = try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [String: Any]
    let files = try #require(json?["files"] as? [[String: Any]])
    #expect(files.map { $0["name"] as? String } == ["\"<&'.png", "a\nb.png", "é♥️.png"])
    #expect(files.allSatisfy { $0["state"] as? String == "within" && $0["largestDensity"] as? Int == 1 })
  }
}
