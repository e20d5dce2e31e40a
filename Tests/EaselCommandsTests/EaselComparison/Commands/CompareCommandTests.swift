import Canvas
import EaselCommands
import Foundation
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
    #expect(run.output.isEmpty && run.error.isEmpty)
  }

  @Test func pixelsThatDifferEndWith1AndSayWhere() {
    let run = compare("dotted.png", "red.png")
    #expect(run.status == .pixelsDiffer)
    #expect(
      run.output == "\(folder["dotted.png"]): 1 of 600 pixels differ (0.17%) in 1x1 at 7,9; "
        + "largest channel difference 255, in red; RMS 6.01; SSIM 0.9534; "
        + "first at 7,9: (0, 0, 0, 255), expected (255, 0, 0, 255); limit: no different pixel\n")
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
    #expect(run.output.hasPrefix("\(folder["wide.png"]): size 21x30, expected 20x30; "))
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
        #expect(run.output.isEmpty)
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
    #expect(equal.output.isEmpty)

    try folder.write(dottedPNG(), as: "a/inside/same.png")
    let differing = compare("a", "b")
    #expect(differing.status == .pixelsDiffer)
    #expect(differing.output.hasPrefix("inside/same.png: 1 of 600 pixels differ"))

    try folder.write(redPNG(), as: "a/more.png")
    try folder.write(redPNG(), as: "b/other.png")
    let unlike = compare("a", "b")
    #expect(unlike.status == .picturesUnlike)
    let lines = unlike.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.dropFirst() == ["more.png: only in \(folder["a"])/more.png", "other.png: only in \(folder["b"])/other.png"])
  }

  @Test func whatCannotBeReadDoesNotHideWhatDiffers() throws {
    try folder.write(dottedPNG(), as: "a/1.png")
    try folder.write(redPNG(), as: "b/1.png")
    try folder.write("no picture", as: "a/2.png")
    try folder.write(redPNG(), as: "b/2.png")
    let run = compare("a", "b")
    #expect(run.status == .badContent)
    #expect(run.output.hasPrefix("1.png: 1 of 600 pixels differ"))
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
    #expect(run.output == "1.png: only in \(folder["a"])/1.png\n2.png: only in \(folder["b"])/2.png\n")
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
      #expect(names == stride(from: 103, to: 200, by: 10).map { "\($0).png"[...] })
      #expect(run.output == runs[0].output)
    }
  }

  @Test func standardInputIsAPicture() throws {
    let dotted = try folder.bytes("dotted.png")
    func run(_ arguments: String...) -> RecordedRun { RecordedRun(["compare"] + arguments, inputBytes: dotted) }
    #expect(run("-", folder["dotted.png"]).status == .done)
    let differing = run("-", folder["red.png"])
    #expect(differing.status == .pixelsDiffer)
    #expect(differing.output.hasPrefix("standard input: 1 of 600 pixels differ"))
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
      (["--ignore", "0,0,7x30", "--ignore", "7,0,5000x30"], nil),
    ] as [([String], Bool?)]) func aLimitDecides(options: [String], passes: Bool?)
  {
    let run = RecordedRun(["compare", folder["dotted.png"], folder["red.png"]] + options)
    // Where nothing is left to compare, nothing has passed.
    #expect(run.status == (passes.map { $0 ? .done : .pixelsDiffer } ?? .usage))
  }

  @Test func whatIsWithinTheLimitIsSaidUnlessQuiet() {
    let run = compare("dotted.png", "red.png", "--max-different", "1")
    #expect(run.status == .done)
    #expect(run.output.hasSuffix("; within the limit: 1 different pixel\n"))
    #expect(compare("dotted.png", "red.png", "--max-different", "1", "--quiet").output.isEmpty)
    #expect(!compare("dotted.png", "red.png", "--quiet").output.isEmpty)
  }

  @Test func aTerminalGetsASummary() throws {
    try folder.write(redPNG(), as: "a/1.png")
    try folder.write(dottedPNG(), as: "a/2.png")
    try folder.write(redPNG(), as: "b/1.png")
    try folder.write(redPNG(), as: "b/2.png")
    let arguments = ["compare", folder["a"], folder["b"]]
    #expect(RecordedRun(arguments, errorIsTerminal: true).error.hasSuffix("2 pictures: 1 the same, 1 changed\n"))
    #expect(RecordedRun(arguments + ["--quiet"], errorIsTerminal: true).error.isEmpty)
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
        "limits":{"tolerance":{"levels":0},"maxDifferent":{"pixels":0},"antialiasing":false,"ignored":[]},\
        "compared":3,"same":1,"within":0,"changed":1,"resized":0,"added":0,"removed":1,"failed":0,"updated":0,"files":[\
        {"name":"1.png","state":"changed","message":"\(line)","notes":[],"updated":false,"limits":null,"limit":"no different pixel",\
        "actualSize":[20,30],"expectedSize":[20,30],"pixels":600,"ignoredPixels":0,"differentPixels":1,\
        "share":0.0016666666666666668,"antialiasedPixels":0,"changedPixels":1,"largestDensity":null,\
        "largestChannelDifference":255,"largestChannel":"red","largestDistance":null,"rms":6.010407640085654,\
        "ssim":S,"bounds":{"x":7,"y":9,"width":1,"height":1},\
        "first":{"x":7,"y":9,"actual":[255,0,0,255],"expected":[0,0,0,255]},"regionCount":1,\
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
