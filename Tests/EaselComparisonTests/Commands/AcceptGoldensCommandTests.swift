import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct AcceptGoldensCommandTests {
  private let package: FailedPackage
  private var folder: TemporaryFolder { package.folder }

  init() throws {
    package = try FailedPackage()
    try package.fail("goldens/CardTests/queen.png", at: "CardTests/queen", actual: dottedPNG(), expected: redPNG())
    try package.fail("goldens/CardTests/new.png", at: "CardTests/new", actual: redPNG(width: 7))
    try package.fail(
      "Tests/Pictures/a.png", at: "Tests/Pictures/a", actual: redPNG(width: 9), expected: redPNG(),
      limits: #"{"tolerance":2}"#)
  }

  private func accept(_ arguments: String...) -> RecordedRun { package.run("accept", arguments) }

  @Test func allFailuresBecomeGoldens() throws {
    let run = accept()
    #expect(run.status == .done && run.error.isEmpty)
    #expect(
      run.output
        == "Tests/Pictures/a.png: replaced\ngoldens/CardTests/new.png: added\ngoldens/CardTests/queen.png: replaced\n")
    #expect(try folder.bytes("goldens/CardTests/queen.png") == dottedPNG())
    #expect(try folder.bytes("goldens/CardTests/new.png") == redPNG(width: 7))
    #expect(try folder.bytes("Tests/Pictures/a.png") == redPNG(width: 9))
    #expect(folder.names(".build/goldens-failed").isEmpty)
    let again = package.run("accept", [], errorIsTerminal: true)
    #expect(again.status == .done && again.output.isEmpty && again.error == "no golden failed\n")
  }

  @Test(arguments: [
    ["CardTests/*"], ["goldens/CardTests/queen.png", "goldens/CardTests/new.png"], ["CardTests/queen", "**/new"],
    ["!Tests/**"],
  ])
  func namesAndGlobsChoose(names: [String]) throws {
    let run = package.run("accept", names)
    #expect(run.status == .done)
    #expect(run.output == "goldens/CardTests/new.png: added\ngoldens/CardTests/queen.png: replaced\n")
    #expect(try folder.bytes("Tests/Pictures/a.png") == redPNG())
    #expect(
      package.files(in: ".build/goldens-failed")
        == ["actual.png", "expected.png", "golden.txt", "panel.png"].map { "Tests/Pictures/a/\($0)" })
  }

  @Test func aListNamesGoldens() throws {
    try folder.write("goldens/CardTests/queen.png\r\nCardTests/new\n", as: "list.txt")
    let run = accept("--from", folder["list.txt"])
    #expect(run.output == "goldens/CardTests/new.png: added\ngoldens/CardTests/queen.png: replaced\n")
    // No name isn't all names.
    try folder.write("\n", as: "list.txt")
    #expect(accept("--from", folder["list.txt"]).status == .badContent)
    #expect(try folder.bytes("Tests/Pictures/a.png") == redPNG())
  }

  @Test func goldensThatNoTestUsesAreRemoved() throws {
    for name in ["old", "[odd]", "both", "both@macos", "me@home"] {
      try folder.write(redPNG(), as: "goldens/\(name).png")
    }
    try folder.write(
      "goldens\tCardTests/queen.png\nTests/Pictures\ta.png\ngoldens\tboth.png\n", as: ".build/goldens-used/1-7.txt")
    #expect(accept("--removed", "goldens/[odd].png").output == "goldens/[odd].png: removed\n")
    #expect(accept("--removed", "--json", "old").output.contains(#"{"golden":"goldens/old.png","change":"removed"}"#))
    // Another platform may use both@macos.png.
    let run = accept("--removed")
    #expect(run.status == .done && run.output.contains("goldens/me@home.png: removed\n"))
    #expect(package.files(in: "goldens") == ["CardTests/new.png", "CardTests/queen.png", "both.png", "both@macos.png"])
    try folder.write("goldens\tCardTests/new.png\nassets\ta.png\n", as: "mac.txt")
    try folder.write(redPNG(), as: "assets/icon.png")
    let others = accept("--removed", "--used", folder["mac.txt"])
    // What another machine calls a folder of goldens needn't be one.
    #expect(others.status == .badContent && others.error.contains("'assets/icon.png' is not in a folder named goldens"))
    #expect(others.output == "goldens/both@macos.png: removed\n" && folder.names("assets") == ["icon.png"])
    #expect(accept("--used", folder["mac.txt"]).status == .usage)
  }

  @Test func aNameOfNoFailureIsAnErrorAndChangesNothing() throws {
    let run = accept("CardTests/queen", "CardTests/king")
    #expect(run.status == .unreadable && run.output.isEmpty)
    #expect(run.error == "CardTests/king: there is no such picture in \(folder[".build/goldens-failed"])\n")
    #expect(try folder.bytes("goldens/CardTests/queen.png") == redPNG())
  }

  @Test func theResultIsAlsoJSON() throws {
    try folder.write("no picture", as: ".build/goldens-failed/CardTests/new/actual.png")
    let run = accept("--json", "CardTests/*")
    let place = folder[".build/goldens-failed/CardTests/new/actual.png"]
    #expect(run.status == .badContent)
    #expect(
      run.output.hasPrefix(
        #"{"version":1,"accepted":[{"golden":"goldens/CardTests/queen.png","change":"replaced"}],"#
          + #""failed":[{"golden":"goldens/CardTests/new.png","message":"\#(place): "#))
    #expect(run.errorLines.count == 1)
  }

  @Test func aGoldenThatIsThePictureAlreadyStays() throws {
    // As after a run that recorded it.
    try folder.write(redPNG(width: 7), as: "goldens/CardTests/new.png")
    let run = accept("CardTests/new")
    #expect(run.status == .done && run.output == "goldens/CardTests/new.png: unchanged\n")
    #expect(folder.names(".build/goldens-failed/CardTests") == ["queen"])
  }

  @Test func aGoldenThatChangedSinceIsToldOf() throws {
    try folder.write(redPNG(width: 3), as: "goldens/CardTests/queen.png")
    let run = accept("CardTests/queen")
    #expect(run.status == .done && run.output == "goldens/CardTests/queen.png: replaced\n")
    #expect(run.error == "warning: goldens/CardTests/queen.png: the golden has changed since the test failed\n")
  }

  @Test func aDownloadedFolderAndTheScratchPathOfTheTestsAreOptions() throws {
    try package.fail("goldens/b.png", at: "b", actual: redPNG(width: 4), in: "downloads/failed")
    // A folder of an older version has no records.
    try folder.write(redPNG(width: 5), as: "downloads/failed/Older/c/actual.png")
    let run = accept("--failed", folder["downloads/failed"])
    #expect(run.output == "goldens/Older/c.png: added\ngoldens/b.png: added\n")
    try package.fail("goldens/d.png", at: "d", actual: redPNG(width: 4), in: "elsewhere/goldens-failed")
    #expect(accept("--scratch-path", folder["elsewhere"]).output == "goldens/d.png: added\n")
    #expect(folder.names("goldens") == ["CardTests", "Older", "b.png", "d.png"])
  }

  @Test func theFolderCanBeThatOfOneFailure() throws {
    #expect(
      accept("--failed", folder[".build/goldens-failed/CardTests/new"]).output == "goldens/CardTests/new.png: added\n")
    #expect(folder.names(".build/goldens-failed/CardTests") == ["queen"])
    // Without a record nothing says which golden it is.
    try folder.write(redPNG(), as: "alone/actual.png")
    let run = accept("--failed", folder["alone"])
    #expect(run.status == .badContent && run.errorLines.count == 1)
    #expect(folder.names("goldens") == ["CardTests"])
  }

  @Test func withoutAFolderNothingFailedIfTestsRan() throws {
    let other = try FailedPackage()
    #expect(other.run("accept", []).status == .unreadable)
    try other.folder.write("", as: ".build/goldens-used/1-2-3.txt")
    #expect(other.run("accept", []).status == .done)
    #expect(accept("--failed", folder["none"]).status == .unreadable)
  }

  @Test func aFolderWithoutAManifestIsNoPackage() throws {
    try FileManager.default.removeItem(atPath: folder["Package.swift"])
    let run = accept()
    #expect(run.status == .unreadable && run.error.contains("there is no Package.swift"))
  }

  // MARK: Folders that are not trusted

  @Test(arguments: [
    "../outside.png", "/tmp/outside.png", "goldens/../../outside.png", "goldens//a.png", "goldens/./a.png", "",
    "goldens/a.png/", "Package.swift", ".png/..", "goldens/.png", "goldens/a\u{1B}[2J.png", "goldens/a\0.png",
  ])
  func pathsThatLeaveThePackageOrAreNoPicturesAreRefused(golden: String) throws {
    let before = folder.names
    try folder.write("golden\t\(golden)\n", as: ".build/goldens-failed/CardTests/new/golden.txt")
    let run = accept()
    #expect(run.status == .badContent)
    #expect(run.errorLines.count == 1 && !run.error.utf8.contains(0x1B))
    #expect(run.error.contains("is not the path of a PNG file in the package's folder"))
    // The others are accepted.
    #expect(run.output == "Tests/Pictures/a.png: replaced\ngoldens/CardTests/queen.png: replaced\n")
    #expect(folder.names == before && package.files(in: "goldens") == ["CardTests/queen.png"])
    #expect(!FileManager.default.fileExists(atPath: "/tmp/outside.png"))
  }

  @Test func linksAreNotFollowedOutOfThePackage() throws {
    let outside = try TemporaryFolder()
    try outside.write(redPNG(), as: "secret.png")
    let files = FileManager.default
    // The folder of the goldens, a golden, a golden's place that doesn't exist, and the pictures of a failure.
    try files.createSymbolicLink(atPath: folder["linked"], withDestinationPath: outside.path)
    try package.fail("linked/a.png", at: "1", actual: redPNG(width: 4))
    try files.createSymbolicLink(atPath: folder["goldens/b.png"], withDestinationPath: outside["secret.png"])
    try package.fail("goldens/b.png", at: "2", actual: redPNG(width: 4))
    try files.createSymbolicLink(atPath: folder["goldens/c.png"], withDestinationPath: outside["none.png"])
    try package.fail("goldens/c.png", at: "3", actual: redPNG(width: 4))
    try package.fail("goldens/d.png", at: "4", actual: redPNG(width: 4))
    try files.removeItem(atPath: folder[".build/goldens-failed/4/actual.png"])
    try files.createSymbolicLink(
      atPath: folder[".build/goldens-failed/4/actual.png"], withDestinationPath: outside["secret.png"])
    try files.createSymbolicLink(atPath: folder[".build/goldens-failed/5"], withDestinationPath: outside.path)
    let run = accept()
    #expect(run.status == .unwritable)
    #expect(run.error.ranges(of: "a link leads out of the package's folder").count == 3)
    #expect(run.error.contains("4/actual.png: not a regular file; skipped"))
    #expect(outside.names == ["secret.png"])
    #expect(try outside.bytes("secret.png") == redPNG())
    #expect(folder.names("goldens") == ["CardTests", "b.png", "c.png"])
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test func brokenPicturesAreNotAccepted() throws {
    let whole = try dottedPNG()
    for (name, bytes) in [
      ("cut", Array(whole.dropLast(20))), ("empty", []), ("text", Array("no picture".utf8)),
      // A header of a picture with 2^31 - 1 rows.
      ("huge", Array(whole[..<20] + [0x7F, 0xFF, 0xFF, 0xFF] + whole[24...])),
    ] { try package.fail("goldens/broken/\(name).png", at: "broken/\(name)", actual: bytes) }
    let run = accept()
    #expect(run.status == .badContent)
    #expect(run.errorLines.count == 4)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(folder.names("goldens") == ["CardTests"])
    #expect(folder.names(".build/goldens-failed/broken") == ["cut", "empty", "huge", "text"])
  }

  @Test func oddRecordsAreErrorsOfTheirOwn() throws {
    let failures = ".build/goldens-failed"
    try folder.write("nothing", as: "\(failures)/odd/text/golden.txt")
    try folder.write(redPNG(), as: "\(failures)/odd/text/actual.png")
    let limits = #"{"tolerance":99999999999999999999}"#
    try package.fail("goldens/x.png", at: "odd/limits", actual: redPNG(), limits: limits)
    try package.fail("goldens/y.png", at: "odd/first", actual: redPNG())
    try package.fail("goldens/y.png", at: "odd/second", actual: redPNG(width: 4))
    try folder.write(redPNG(), as: "\(failures)/odd/half/expected.png")
    try folder.write(Array(repeating: 0x0A, count: 1 << 17), as: "\(failures)/odd/long/golden.txt")
    try folder.write(redPNG(), as: "\(failures)/odd/long/actual.png")
    let run = accept()
    #expect(run.errorLines.count == 5, "\(run.error)")
    #expect(run.status == .unreadable)
    #expect(try folder.bytes("goldens/y.png") == redPNG())
    #expect(run.output.split(separator: "\n").count == 4)
  }

  @Test func namesThatAreNoTextAreKept() throws {
    let odd = FilePath(bytes: Array("a ".utf8) + [0xFF] + Array("'\"é.png".utf8))
    let place = FilePath(bytes: odd.bytes.dropLast(4))
    let failed = FilePath(bytes: Array("\(folder[".build/goldens-failed"])/".utf8) + place.bytes)
    try AtomicFile.write(redPNG(width: 4), to: "\(failed.text)/actual.png")
    try AtomicFile.write(
      Array("golden\tgoldens/".utf8) + odd.bytes + [0x0A], to: "\(failed.text)/golden.txt")
    let run = accept(place.text)
    #expect(run.status == .done)
    #expect(run.output == "goldens/a \\xFF'\"é.png: added\n")
    #expect(try FileReader.bytes(of: "\(folder["goldens"])/\(odd.text)", limit: 1 << 20) == redPNG(width: 4))
  }

  @Test(arguments: [
    ".git/hooks/x.png", "assets/logo.png", "goldens.png", "Tests/.goldens/x.png", "mygoldens/x.png",
  ])
  func aDownloadedFailureReplacesOnlyGoldens(path: String) throws {
    try folder.write("golden\t\(path)\n", as: "downloads/x/golden.txt")
    try folder.write(redPNG(width: 3), as: "downloads/x/actual.png")
    let run = accept("--failed", folder["downloads"])
    #expect(run.status == .badContent && run.output.isEmpty)
    #expect(run.error.contains("'\(path)' is not "))
    #expect(!FileManager.default.fileExists(atPath: folder[path]))
  }

  @Test func anOptionAllowsAnotherFolderOfGoldens() throws {
    try package.fail("Tests/Shots/x.png", at: "x", actual: redPNG(width: 3), in: "downloads")
    #expect(accept("--failed", folder["downloads"]).status == .badContent)
    #expect(accept("--failed", folder["downloads"], "--goldens", "Tests/Other").status == .badContent)
    let run = accept("--failed", folder["downloads"], "--goldens", "./Tests/Shots/")
    #expect(run.status == .done && run.output == "Tests/Shots/x.png: added\n")
  }

  @Test func shardsAreAcceptedTogether() throws {
    try package.fail("goldens/a.png", at: "a", actual: redPNG(width: 3), in: "shard-1")
    try package.fail("goldens/b.png", at: "b", actual: redPNG(width: 4), in: "shard-2")
    try FileManager.default.createDirectory(atPath: folder["shard-3"], withIntermediateDirectories: true)
    let shards = [1, 2, 3].flatMap { ["--failed", folder["shard-\($0)"]] }
    let report = package.run("report", shards + ["-o", folder["report.html"]])
    #expect(report.status == .picturesUnlike && report.output.split(separator: "\n").count == 2)
    let run = package.run("accept", shards)
    #expect(run.status == .done && run.output == "goldens/a.png: added\ngoldens/b.png: added\n")
    #expect(package.run("accept", shards + ["--failed", folder["none"]]).status == .unreadable)
  }
}
