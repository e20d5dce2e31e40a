import Canvas
import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

/// Limits of single pictures, from goldens.json or another file.
@Suite struct GoldenLimitsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["1.png", "2.png", "in/3.png"] {
      try folder.write(redPNG(), as: "b/\(name)")
      try folder.write(dottedPNG(), as: "a/\(name)")
    }
  }

  private func compare(_ options: String...) -> RecordedRun {
    RecordedRun(["compare", folder["a"], folder["b"]] + options)
  }

  private func changed(_ run: RecordedRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("FAIL ") }.map {
      String($0.dropFirst(5).prefix { $0 != ":" })
    }
  }

  @Test func theFileOfTheExpectedFolderIsRead() throws {
    try folder.write(
      """
      {"**/*.png": {"maxDifferent": 1}, "2.png": {"maxDifferent": 0}, "in/*": {"maxDifferent": "0.1%",
       "ignore": ["7,9,1x1"]}}
      """, as: "b/goldens.json")
    let run = compare()
    #expect(run.status == .pixelsDiffer && changed(run) == ["2.png"])
    #expect(run.output.contains("1.png: 1 of 600 pixels differ") && !run.output.contains("in/3.png"))
    #expect(compare("--json").output.contains(#""limits":{"tolerance":{"levels":0},"maxDifferent":{"pixels":1}"#))
  }

  @Test(arguments: ["--report", "--junit"]) func noOutputReplacesIt(option: String) throws {
    try folder.write(#"{"*": {"maxDifferent": 1}}"#, as: "b/goldens.json")
    let run = compare(option, folder["b/./goldens.json"])
    #expect(run.status == .usage)
    #expect(run.error == "\(folder["b/./goldens.json"]): this command also reads the file; write to another file\n")
    #expect(try folder.bytes("b/goldens.json") == Array(#"{"*": {"maxDifferent": 1}}"#.utf8))
  }

  @Test func anotherFileTakesItsPlace() throws {
    try folder.write(#"{"*": {"maxDifferent": 1}}"#, as: "b/goldens.json")
    try folder.write(#"{"in/*": {"perceptual": 0.9}, "no*": {"threshold": 0.1, "antialiasing": true}}"#, as: "l.json")
    let run = compare("--limits", folder["l.json"])
    #expect(changed(run) == ["1.png", "2.png"])
    #expect(run.error == "warning: \(folder["l.json"]): no picture matches no*\n")
    #expect(changed(compare("--limits", folder["l.json"], "in/3.png")).isEmpty)
  }

  @Test(
    arguments: [
      ("[]", "1:1: a list; must be an object of globs, each with an object of limits"),
      (#"{"a": 1}"#, "1:7: 1; must be an object of limits"),
      (#"{"a": {"tolerance": 255}}"#, "1:21: 255; must be a whole number from 0 to 254"),
      (#"{"a": {"tolerance": 1, "threshold": 0.1}}"#, "1:37: threshold beside another measure; use only one"),
      (#"{"a": {"antialiasing": "yes"}}"#, "1:24: 'yes'; must be true or false"),
      (
        #"{"a": {"ignore": ["1,2"]}}"#,
        "1:19: '1,2'; must be X,Y,WIDTHxHEIGHT in whole pixels, each side at least 1, such as 10,10,50x20"
      ),
      (
        #"{"a": {"tolerence": 1}}"#,
        "1:21: the member 'tolerence'; use tolerance, perceptual, threshold, maxDifferent, ignore, antialiasing or antialiasingMethod"
      ),
    ]) func whatIsWrongInItIsSaidWithItsPlace(text: String, message: String) throws
  {
    try folder.write(text, as: "b/goldens.json")
    let run = compare()
    #expect(run.status == .badContent)
    #expect(run.error == "\(folder["b/goldens.json"]):\(message)\n")
  }

  @Test func anAreaThatTouchesNoPictureIsSaid() throws {
    try folder.write(#"{"*.png": {"ignore": ["7,9,1x1", "20,0,5x5"]}, "in/*": {"ignore": ["0,30,1x1"]}}"#, as: "l.json")
    let path = folder["l.json"]
    #expect(
      compare("--limits", path).error
        == "warning: \(path): 20,0,5x5 of *.png: outside of every picture\n"
        + "warning: \(path): 0,30,1x1 of in/*: outside of every picture\n")
  }

  @Test func aFileThatIsTooLargeIsRefused() throws {
    func error(_ text: String) throws -> String {
      try folder.write(text, as: "l.json")
      let run = compare("--limits", folder["l.json"])
      #expect(run.status == .badContent)
      return String(run.error.dropFirst("\(folder["l.json"]):".count))
    }
    let areas = (0...10_000).map { "\"\($0),0,1x1\"" }.joined(separator: ",")
    #expect(
      try error("{\"*\": {\"ignore\": [\(areas)]}}")
        == "1:7: more than 10000 ignored areas in all; use fewer, larger ones\n")
    let long = String(repeating: "a", count: 4097)
    #expect(
      try error("{\"\(long)\": {}}")
        == "1:4103: the member '\(long.prefix(40))…'; a glob of 4097 characters; it must have at most 4096\n")
    let braces = String(repeating: "{a,b}", count: 9)
    #expect(try error("{\"\(braces)\": {}}").contains("; the braces make too many patterns; "))
    let many = (0..<65).map { "\"\(long.dropFirst(10))\($0)\": {}" }.joined(separator: ",")
    #expect(try error("{\(many)}").contains("globs of more than 262144 characters in all; use fewer or shorter ones"))
    #expect(try error(String(repeating: " ", count: 1 << 20) + "{}").contains("1048576"))
    #expect(compare(long).status == .usage)
  }

  @Test func globsExcludeAndHaveBraces() throws {
    #expect(changed(compare("{1,2}.png")) == ["1.png", "2.png"])
    #expect(changed(compare("**/*.png", "!{2,in/*}.png")) == ["1.png"])
    #expect(changed(compare("!in/**")) == ["1.png", "2.png"])
    #expect(compare("!**").error.hasSuffix(": the names exclude every picture; leave at least one to compare\n"))
    try folder.write(#"{"!in/*": {"maxDifferent": 1}}"#, as: "l.json")
    #expect(changed(compare("--limits", folder["l.json"])) == ["in/3.png"])
    for name in ["in", "in/"] {
      #expect(
        compare(name).error == "\(name): there is no such picture in \(folder["a"]) or \(folder["b"]); "
          + "did you mean 'in/**'?\n")
    }
    try folder.write(#"{"in/": {"maxDifferent": 1}}"#, as: "l.json")
    #expect(
      compare("--limits", folder["l.json"]).error
        == "warning: \(folder["l.json"]): no picture matches in/; did you mean 'in/**'?\n")
  }

  @Test func namesAndGlobsChooseThePictures() throws {
    #expect(changed(compare("in/*")) == ["in/3.png"])
    #expect(changed(compare("1.png", "**/3.png")) == ["1.png", "in/3.png"])
    let run = compare("no.png")
    #expect(run.status == .unreadable)
    #expect(run.error == "no.png: there is no such picture in \(folder["a"]) or \(folder["b"])\n")
    #expect(RecordedRun("compare", folder["a/1.png"], folder["b/1.png"], "1.png").status == .usage)
    // A name is that picture's alone, though as a pattern it would stand for another one too.
    try folder.write(dottedPNG(), as: "a/[1].png")
    try folder.write(redPNG(), as: "b/[1].png")
    #expect(changed(compare("[1].png")) == ["[1].png"])
  }
}
