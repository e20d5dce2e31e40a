import EaselCommands
import EaselTestSupport
import TestSupport
import Testing

@Suite struct UnusedGoldensCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.png", "inside/b.png", "inside/c.png"] { try folder.write(redPNG(), as: "goldens/\(name)") }
  }

  private func unused(_ options: String...) -> RecordedRun {
    RecordedRun(["goldens", "unused", folder.path] + options)
  }

  @Test func goldensThatNoRunAskedForAreListed() throws {
    try folder.write("goldens\ta.png\ngoldens\ta.png\n", as: ".build/goldens-used/1-7.txt")
    try folder.write("goldens\tinside/c.png\n", as: ".build/goldens-used/1-8.txt")
    let run = unused()
    #expect(run.status == .picturesUnlike)
    #expect(run.output == "goldens/inside/b.png\n")
    #expect(run.error.isEmpty)
    #expect(unused("--json").output == #"{"version":1,"goldens":3,"unused":["goldens/inside/b.png"]}"# + "\n")
  }

  @Test func otherMachinesUseGoldensToo() throws {
    try folder.write("goldens\ta.png\n", as: ".build/goldens-used/1-7.txt")
    try folder.write("goldens\tinside/b.png\n", as: "mac/goldens-used/1-7.txt")
    try folder.write("goldens\tinside/c.png\n", as: "arm/used.txt")
    #expect(unused("--used", folder["mac/goldens-used"]).output == "goldens/inside/c.png\n")
    let all = unused("--used", folder["mac/goldens-used"], "--used", folder["arm/used.txt"])
    #expect(all.status == .done && all.output.isEmpty)
    #expect(unused("--used", folder["none"]).status == .unreadable)
  }

  @Test func whereAllAreUsedNothingIsPrinted() throws {
    try folder.write(
      "goldens\ta.png\ngoldens\tinside/b.png\ngoldens\tinside/c.png\n", as: ".build/goldens-used/1-7.txt")
    let run = unused()
    #expect(run.status == .done)
    #expect(run.output.isEmpty && run.error.isEmpty)
  }

  @Test func goldensMayLieInAnotherFolder() throws {
    try folder.write(redPNG(), as: "Tests/Pictures/a.png")
    try folder.write("goldens\ta.png\n", as: ".build/goldens-used/1-7.txt")
    let run = unused("--folder", "Tests/Pictures")
    #expect(run.status == .picturesUnlike)
    #expect(run.output == "Tests/Pictures/a.png\n")
  }

  @Test func foldersThatTestsNamedAreLookedThrough() throws {
    try folder.write(redPNG(), as: "Tests/Pictures/a.png")
    try folder.write(redPNG(), as: "Tests/Pictures/b.png")
    try folder.write(
      "Tests/Pictures\ta.png\ngoldens\ta.png\ngoldens\tinside/b.png\ngone\tx.png\n", as: ".build/goldens-used/1-7.txt")
    #expect(unused().output == "Tests/Pictures/b.png\ngoldens/inside/c.png\n")
    #expect(unused("--folder", "goldens").output == "goldens/inside/c.png\n")
  }

  @Test func withoutARunNothingIsKnown() throws {
    let run = unused()
    #expect(run.status == .unreadable)
    #expect(run.output.isEmpty && run.errorLines.count == 1)
    #expect(
      run.error
        == "\(folder[".build/goldens-used"]): there is no such folder; run the package's tests first, then this command "
        + "in the package's folder\n")
    try folder.write("", as: ".build/goldens-used/1-7.txt")
    #expect(unused().status == .unreadable)
  }

  @Test func withoutGoldensNothingIsKnown() throws {
    try folder.write("goldens\ta.png\n", as: ".build/goldens-used/1-7.txt")
    #expect(unused("--folder", "none").status == .unreadable)
    try folder.write("", as: "empty/notes.txt")
    #expect(unused("--folder", "empty").status == .unreadable)
  }

  @Test func theScratchPathOfTheTestsIsFollowed() throws {
    try folder.write("goldens\ta.png\ngoldens\tinside/b.png\n", as: "elsewhere/goldens-used/1-7.txt")
    let run = unused("--scratch-path", folder["elsewhere"])
    #expect(run.status == .picturesUnlike)
    #expect(run.output == "goldens/inside/c.png\n")
    #expect(unused().status == .unreadable)
  }

  @Test func theOldNameOfARenamedGoldenIsUnused() throws {
    try folder.write(redPNG(), as: "goldens/BadgeTests/round.png")
    try folder.write(redPNG(), as: "goldens/BadgeTests/roundBadge.png")
    try folder.write(
      "goldens\ta.png\ngoldens\tinside/b.png\ngoldens\tinside/c.png\ngoldens\tBadgeTests/roundBadge.png\n",
      as: ".build/goldens-used/1-7.txt")
    #expect(unused().output == "goldens/BadgeTests/round.png\n")
  }
}
