import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// `compare --update` takes over what differs.
@Suite struct ComparisonUpdateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, actual, expected) in [
      ("changed.png", try dottedPNG(), try redPNG()), ("same.png", try redPNG(), try redPNG()),
      ("in/resized.png", try redPNG(width: 21), try redPNG()),
    ] {
      try folder.write(actual, as: "a/\(name)")
      try folder.write(expected, as: "b/\(name)")
    }
    try folder.write(redPNG(), as: "a/new folder/added.png")
    try folder.write(redPNG(), as: "b/removed.png")
  }

  private func compare(_ options: String...) -> RecordedRun {
    RecordedRun(["compare", folder["a"], folder["b"]] + options)
  }

  @Test func whatDiffersIsTakenOverAndNothingIsRemoved() throws {
    let run = compare("--update")
    // What is gone is still to be looked at.
    #expect(run.status == .picturesUnlike)
    #expect(run.output.split(separator: "\n").filter { $0.hasSuffix("; updated") }.count == 3)
    for name in ["changed.png", "in/resized.png", "new folder/added.png", "same.png"] {
      #expect(try folder.bytes("b/\(name)") == folder.bytes("a/\(name)"))
    }
    #expect(try folder.bytes("b/removed.png") == redPNG())
    #expect(
      compare().output == "FAIL removed.png: only in \(folder["b"])/removed.png\n"
        + "FAIL: 5 pictures: 4 the same, 1 removed\n")
  }

  @Test func onlyNamedPicturesAreTakenOver() throws {
    #expect(compare("changed.png", "--update").status == .done)
    #expect(try folder.bytes("b/changed.png") == dottedPNG())
    #expect(try folder.bytes("b/in/resized.png") == redPNG())
    #expect(compare("**/resized.png", "--update", "--json").output.contains(#""updated":1,"files""#))
  }

  @Test func aNewFolderOrFileIsMade() throws {
    let run = RecordedRun("compare", folder["a"], folder["new/c"], "--update")
    #expect(run.status == .done)
    #expect(run.output.hasSuffix("ok: 4 pictures: 4 added; 4 updated\n"))
    #expect(try folder.bytes("new/c/in/resized.png") == redPNG(width: 21))
    #expect(RecordedRun("compare", folder["a/same.png"], folder["new/1.png"], "--update").status == .done)
    #expect(try folder.bytes("new/1.png") == redPNG())
    #expect(RecordedRun("compare", folder["a"], folder["none"]).status == .unreadable)
    #expect(!folder.names.contains("none"))
  }

  @Test func namesOfUnfinishedFilesAreNotRead() throws {
    // Another process renames it between the listing of the folder and the look at the file.
    let name = TemporaryName.name(ofProcess: 1)
    #expect(symlink("nowhere", folder["b/\(name)"]) == 0 && symlink("nowhere", folder["b/link"]) == 0)
    let run = compare("--update")
    #expect(run.error == "warning: \(folder["b"])/link: a link to nothing; skipped\n")
  }

  @Test func twoUpdatesAtOnceBothSucceed() throws {
    for i in 0..<40 { try folder.write(dottedPNG(), as: "many/\(i).png") }
    try folder.write(redPNG(), as: "goldens/0.png")
    let (actual, expected) = (folder["many"], folder["goldens"])
    let statuses = parallelMap(count: 4, workers: 4) { _ in
      RecordedRun("compare", actual, expected, "--update", "--strict").status
    }
    #expect(statuses == Array(repeating: .done, count: 4))
    #expect(folder.names("goldens").count == 40)
  }

  @Test func filesAreTakenOverToo() throws {
    let (actual, expected) = (folder["a/changed.png"], folder["b/changed.png"])
    #expect(RecordedRun("compare", actual, expected, "--update", "--max-different", "1").status == .done)
    #expect(try folder.bytes("b/changed.png") == redPNG())
    #expect(RecordedRun("compare", actual, expected, "--update").status == .done)
    #expect(try folder.bytes("b/changed.png") == dottedPNG())
    let input = try folder.bytes("a/in/resized.png")
    #expect(RecordedRun(["compare", "-", expected, "--update"], inputBytes: input).status == .done)
    #expect(try folder.bytes("b/changed.png") == input)
    #expect(RecordedRun("compare", actual, "-", "--update").status == .usage)
  }

  @Test func whatIsNoPictureReplacesNone() throws {
    try folder.write("no picture", as: "a/changed.png")
    try folder.write("no picture", as: "a/other.png")
    let run = compare("changed.png", "other.png", "--update")
    #expect(run.status == .badContent && run.errorLines.count == 2)
    #expect(try folder.bytes("b/changed.png") == redPNG())
    #expect(!folder.names("b").contains("other.png"))
  }

  @Test(.enabled(if: Image.readsJPEG)) func aFileReplacesNoneOfAnotherFormat() throws {
    let jpeg = try folder.write(SampleJPEG.baseline, as: "1.jpg")
    let old = folder["b/changed.png"]
    let run = RecordedRun("compare", jpeg, old, "--update")
    #expect(run.status == .badContent)
    #expect(run.error == "\(jpeg): \(old) must be replaced with a PNG, not a JPEG\n")
    #expect(!run.output.isEmpty && !run.output.contains("updated"))
    #expect(try folder.bytes("b/changed.png") == redPNG())
    let other = RecordedRun("compare", old, jpeg, "--update")
    #expect(other.error == "\(old): \(jpeg) must be replaced with a JPEG, not a PNG\n")
    #expect(try folder.bytes("1.jpg") == SampleJPEG.baseline)
    // Nor does one whose own name says it wrongly.
    try folder.write(SampleJPEG.baseline, as: "a/new.PNG")
    #expect(compare("new.PNG", "--update").error.contains("new.PNG must be replaced with a PNG, not a JPEG"))
    #expect(!folder.names("b").contains("new.PNG"))
    // So no report offers it.
    let report = folder["r.html"]
    _ = RecordedRun("compare", jpeg, old, "--report", report)
    #expect(!String(decoding: try folder.bytes("r.html"), as: UTF8.self).contains("data-update=\""))
    _ = compare("new.PNG", "--report", report)
    #expect(!String(decoding: try folder.bytes("r.html"), as: UTF8.self).contains("data-update=\""))
  }

  @Test func theReportShowsTheCommand() throws {
    try folder.write(dottedPNG(), as: "a/it's.png")
    try folder.write(redPNG(), as: "b/it's.png")
    _ = compare("--report", folder["r.html"])
    let report = String(decoding: try folder.bytes("r.html"), as: UTF8.self)
    #expect(report.contains("data-command=\"easel compare \(folder["a"]) \(folder["b"]) --update\""))
    #expect(report.contains("data-update=\"changed.png\""))
    #expect(report.contains("data-update=\"&#39;new folder/added.png&#39;\""))
    #expect(report.contains("data-update=\"&#39;it&#39;\\&#39;&#39;s.png&#39;\""))
    #expect(report.ranges(of: "data-update=\"").count == 4)
  }
}
