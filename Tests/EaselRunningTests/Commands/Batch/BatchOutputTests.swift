import Canvas
import CanvasCLibrary
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// Where jobs write, and where they must not.
@Suite struct BatchOutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func job(_ output: String, card: String = "QH", width: Int = 20) -> String {
    #"{"command":"card","card":"\#(card)","output":"\#(output)","options":{"width":\#(width)}}"#
  }

  @Test func outputsOutsideOfTheRootAreErrors() throws {
    try FileManager.default.createDirectory(atPath: folder["root"], withIntermediateDirectories: true)
    symlink(folder.path, folder["root/out"])
    let run = try BatchRun(
      [job("a.png"), job("../b.png"), job("out/b.png"), job(folder["b.png"]), job(folder["root/c.png"])], "--root",
      folder["root"])
    #expect(run.run.status == .pixelsDiffer)
    #expect(run.results.map(\.status) == ["done", "failed", "failed", "failed", "done"])
    #expect(run.messages[2] == "../b.png: outside \(folder["root"]); use a file inside that folder")
    #expect(folder.names("root") == ["a.png", "c.png", "out"])
    #expect(folder.names == ["root"])
  }

  @Test func theOptionJSONChangesNothing() throws {
    let lines = [job(folder["a.png"])]
    let run = try BatchRun(lines, "--json")
    #expect(run.run.status == .done && run.run.error.isEmpty)
    #expect(run.results.map(\.status) == ["done"] && run.results[0].version == 2)
    #expect(folder.names == ["a.png"])
  }

  @Test func theRootIsMadeWhereItIsMissing() throws {
    let run = try BatchRun([job("x/a.png")], "--root", folder["new/root"])
    #expect(run.run.status == .done, "\(run.messages)")
    #expect(folder.names("new/root/x") == ["a.png"])
  }

  @Test func ofTwoJobsWithOneOutputTheSecondIsAnError() throws {
    mkdir(folder["real"], 0o777)
    symlink("real", folder["same"])
    let lines = [
      job(folder["real/a.png"]), job(folder["same/a.png"], card: "KH"), job(folder["real/../real/a.png"], card: "AS"),
      job(folder["real/b.png"]),
    ]
    let run = try BatchRun(lines)
    #expect(run.results.map(\.status) == ["done", "failed", "failed", "done"])
    #expect(
      run.messages[2] == "\(folder["same/a.png"]): an earlier job writes this file; use a different file for each job")
    let single = RecordedRun("card", "QH", "--width", "20", "-o", "-")
    #expect(try folder.bytes("real/a.png") == single.outputBytes)
    // The same where the run is resumed.
    let again = try BatchRun(lines, "--resume")
    #expect(again.results.map(\.status) == ["skipped", "failed", "failed", "skipped"])
  }

  @Test func aRunThatIsResumedDrawsWhatIsMissing() throws {
    let lines = (1...6).map { job(folder["\($0).png"], width: 10 + $0) } + [job("")]
    #expect(try BatchRun(lines).results.map(\.status) == Array(repeating: "done", count: 6) + ["failed"])
    let whole = try (1...6).map { try folder.bytes("\($0).png") }
    unlink(folder["2.png"])
    try folder.write("", as: "4.png")
    try folder.write("old", as: "5.png")
    let run = try BatchRun(lines, "--resume")
    #expect(run.results.map(\.status) == ["skipped", "done", "skipped", "done", "skipped", "skipped", "failed"])
    #expect(try folder.bytes("2.png") == whole[1])
    #expect(try folder.bytes("4.png") == whole[3])
    #expect(try folder.bytes("5.png") == Array("old".utf8))
    #expect(run.results[0].output == folder["1.png"] && run.results[0].size == nil)
  }

  @Test func partsAreTheWhole() throws {
    let lines = (1...20).map { #"{"id":\#($0),"command":"card","card":"QH","options":{"width":10}}"# }
    var found: [Int] = []
    for part in 1...3 {
      let run = try BatchRun(lines, "--shard", "\(part)/3")
      #expect(run.results.allSatisfy { ($0.line - part) % 3 == 0 })
      found += run.results.map(\.line)
    }
    #expect(found.sorted() == Array(1...20))
    #expect(try BatchRun(["{", "{"], "--shard", "3/4").results.isEmpty)
  }

  @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/0", "1/2/3", "-1/3", "1/1000001"])
  func aWrongPartIsAnError(part: String) {
    #expect(RecordedRun(["batch", "--shard=" + part]).status == .usage)
  }

  @Test func whatIsReadIsNotWrittenOver() throws {
    let table = try folder.write("name,value\na,1\n", as: "table.png")
    let jobs = folder["jobs.png"]
    let lines = [
      #"{"command":"pie","file":"\#(table)","output":"\#(table)"}"#, job(jobs), job(folder["good.png"]),
    ]
    try folder.write(lines.joined(separator: "\n"), as: "jobs.png")
    let run = RecordedRun("batch", jobs)
    #expect(run.status == .pixelsDiffer)
    #expect(run.output.contains("table.png: this command also reads the file; write to another file"))
    #expect(run.output.contains("jobs.png: this batch also reads or writes the file; write to another file"))
    #expect(try folder.bytes("table.png") == Array("name,value\na,1\n".utf8))
    #expect(try folder.bytes("jobs.png") == Array(lines.joined(separator: "\n").utf8))
    #expect(folder.names.contains("good.png"))
  }

  @Test func thePlaceOfTheResultsIsNotWrittenOver() throws {
    try folder.write("", as: "results.png")
    let output = try #require(FileHandle(forWritingAtPath: folder["results.png"]))
    try folder.write([job("results.png"), job("/dev/stdout"), job("a.png")].joined(separator: "\n"), as: "jobs")
    let run = try SpawnedTool("batch", "jobs", in: folder.path, output: output)
    #expect(run.status == 1)
    let lines = String(decoding: try folder.bytes("results.png"), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.prefix(2).allSatisfy { $0.contains(#""status":"failed""#) })
    #expect(folder.names == ["a.png", "jobs", "results.png"])
  }

  @Test func resultsThatNobodyGetsEndTheRunWith73() throws {
    try folder.write((1...50).map { job("\($0).png") }.joined(separator: "\n"), as: "jobs")
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try SpawnedTool("batch", "jobs", in: folder.path, output: full)
    #expect(run.status == 73)
    #expect(run.error == "standard output: can't be written: No space left on device\n")
    #expect(!folder.names.contains { $0.hasPrefix(".") })
  }

  @Test func itEndsWithItsReaderThoughMoreJobsMayCome() throws {
    let (jobs, results) = (Pipe(), Pipe())
    try results.fileHandleForReading.close()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try SpawnedTool.path)
    process.arguments = ["batch"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = jobs
    process.standardOutput = results
    process.standardError = FileHandle.nullDevice
    try process.run()
    try jobs.fileHandleForWriting.write(contentsOf: Array((job("a.png") + "\n" + job("b.png") + "\n").utf8))
    // The pipe stays open: only the lost results end it.
    process.waitUntilExit()
    #expect(process.terminationStatus == 73)
    try jobs.fileHandleForWriting.close()
  }

  @Test func aResultComesBeforeTheNextJob() throws {
    let (jobs, results) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try SpawnedTool.path)
    process.arguments = ["batch", "--threads", "1"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = jobs
    process.standardOutput = results
    try process.run()
    for number in 1...3 {
      try jobs.fileHandleForWriting.write(contentsOf: Array((job("\(number).png") + "\n").utf8))
      let result = String(decoding: results.fileHandleForReading.availableData, as: UTF8.self)
      #expect(result.contains(#""line":\#(number),"id":null,"status":"done""#))
    }
    try jobs.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func jobsThatCannotBeReadEndTheRunWith66() {
    let run = RecordedRun("batch", "/nowhere/jobs")
    #expect(run.status == .unreadable)
    #expect(run.error == "/nowhere/jobs: can't be read: No such file or directory\n")
    #expect(run.output.isEmpty)
  }

  @Test func noJobsAreNoError() throws {
    for bytes in [[], Array("\n\n".utf8)] as [[UInt8]] {
      let run = try BatchRun(bytes: bytes, [])
      #expect(run.run.status == .done && run.results.isEmpty && run.run.error.isEmpty)
    }
  }

  @Test func aPictureHasNoMorePixelsThanAreAllowed() throws {
    let chart = #"{"command":"pie","data":[["a",1]],"options":{"width":100}}"#
    let run = try BatchRun([job(folder["a.png"], width: 26), job(folder["b.png"]), chart], "--max-pixels", "900")
    #expect(run.results.map(\.status) == ["failed", "done", "failed"])
    #expect(run.messages[1]?.contains("26x36 pixels: a side must be 1 to 32767 pixels, the whole at most 900") == true)
    #expect(folder.names == ["b.png"])
  }

  @Test func aJobThatTakesTooLongIsAnError() throws {
    let large =
      #"{"command":"board solitaire","output":"\#(folder["a.png"])","options":{"size":"3900x4000"}}"#
    let run = try BatchRun([large], "--max-seconds", "0.03")
    #expect(run.results.map(\.status) == ["failed"])
    // Its work is within that of these seconds.
    #expect(run.messages[1] == "the job took longer than the limit of 0.03 s")
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [
    #"{"command":"pei","output":"OUT"}"#, #"{"command":"card","card":"ZZ","output":"OUT"}"#,
    #"{"command":"card","card":"QH","output":"OUT","options":{"widht":1}}"#, #"{"output":"OUT","command":7}"#,
    #"{"command":"pie","output":"OUT"}"#,
  ])
  func aWrongLineIsNotSkippedWhereItsFileIsThere(line: String) throws {
    try folder.write("old", as: "a.png")
    let run = try BatchRun([line.replacing("OUT", with: folder["a.png"]), job(folder["b.png"])], "--resume")
    #expect(run.results.map(\.status) == ["failed", "done"])
    let drawn = try BatchRun([line.replacing("OUT", with: folder["c.png"])])
    #expect(run.results[0].message == drawn.results[0].message)
    #expect(try folder.bytes("a.png") == Array("old".utf8))
  }

  @Test func theFileOfTheJobsIsNotSkipped() throws {
    let jobs = folder["jobs.png"]
    try folder.write(job(jobs), as: "jobs.png")
    let run = RecordedRun("batch", jobs, "--resume")
    #expect(run.status == .jobsFailed)
    #expect(run.output.contains("jobs.png: this batch also reads or writes the file; write to another file"))
  }

  @Test func aRootThatCannotBeOneEndsTheRunWith73() throws {
    try folder.write("", as: "file")
    symlink("nowhere", folder["link"])
    for (root, reason) in [
      ("file", "Not a directory"), ("file/x", "Not a directory"), ("link", "No such file or directory"),
      ("link/x", "No such file or directory"), ("missing/../x", "No such file or directory"),
    ] {
      let run = try BatchRun([job("a.png")], "--root", folder[root])
      #expect(run.run.status == .unwritable)
      #expect(run.run.error == "\(folder[root]): can't be written: \(reason)\n")
      #expect(run.results.isEmpty)
    }
  }

  @Test func warningsAreTheMessageOfTheResult() throws {
    let run = try BatchRun([#"{"command":"pie","data":[["a",1]],"options":{"title":"a \uDBFF\uDFFD"}}"#])
    #expect(run.run.status == .done)
    #expect(run.results[0].message?.hasPrefix("data: ") == true, "\(run.results[0].message ?? "none")")
    #expect(run.run.error.isEmpty)
  }

  @Test func onATerminalProgressIsShown() throws {
    let run = try BatchRun([job(folder["a.png"])], errorIsTerminal: true)
    #expect(run.run.error == "\r1 picture\r         \r")
    let quiet = try BatchRun([job(folder["a.png"])], "--quiet", errorIsTerminal: true)
    #expect(quiet.run.error.isEmpty)
  }

  @Test func progressTellsTheRateAndTheTimeThatIsLeft() {
    #expect(BatchProgress.text(done: 1200, seconds: 2, part: nil) == "1200 pictures, 600 a second")
    #expect(BatchProgress.text(done: 1200, seconds: 2, part: 0.5) == "1200 pictures, 600 a second, 2 s left")
    #expect(BatchProgress.text(done: 10, seconds: 60, part: 0.1) == "10 pictures, 0 a second, 9 min left")
    #expect(BatchProgress.text(done: 10, seconds: 3600, part: 0.1) == "10 pictures, 0 a second, 9 h left")
    #expect(BatchProgress.text(done: 0, seconds: 0, part: 0) == "0 pictures")
  }
}
