import EaselCommands
import Testing

@Suite struct GoldensCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.png", "inside/b.png", "inside/c.png"] { try folder.write(redPNG(), as: "goldens/\(name)") }
  }

  private func unused(_ options: String...) -> RecordedRun {
    RecordedRun(["goldens", "unused", folder.path] + options)
  }

  @Test func goldensThatNoRunAskedForAreListed() throws {
    try folder.write("goldens/a.png\ngoldens/a.png\nother/inside/b.png\n", as: ".build/goldens-used/1-7.txt")
    try folder.write("goldens/inside/c.png\n", as: ".build/goldens-used/1-8.txt")
    let run = unused()
    #expect(run.status == .picturesUnlike)
    #expect(run.output == "goldens/inside/b.png\n")
    #expect(run.error.isEmpty)
    #expect(unused("--json").output == #"{"goldens":3,"unused":["goldens/inside/b.png"]}"# + "\n")
  }

  @Test func whereAllAreUsedNothingIsPrinted() throws {
    try folder.write(
      "goldens/a.png\ngoldens/inside/b.png\ngoldens/inside/c.png\n", as: ".build/goldens-used/1-7.txt")
    let run = unused()
    #expect(run.status == .done)
    #expect(run.output.isEmpty && run.error.isEmpty)
  }

  @Test func goldensMayLieInAnotherFolder() throws {
    try folder.write(redPNG(), as: "Tests/Pictures/a.png")
    try folder.write("goldens/a.png\n", as: ".build/goldens-used/1-7.txt")
    let run = unused("--folder", "Tests/Pictures")
    #expect(run.status == .picturesUnlike)
    #expect(run.output == "Tests/Pictures/a.png\n")
  }

  @Test func withoutARunNothingIsKnown() throws {
    let run = unused()
    #expect(run.status == .unreadable)
    #expect(run.output.isEmpty && run.errorLines.count == 1)
    try folder.write("", as: ".build/goldens-used/1-7.txt")
    #expect(unused().status == .unreadable)
  }

  @Test func withoutGoldensNothingIsKnown() throws {
    try folder.write("goldens/a.png\n", as: ".build/goldens-used/1-7.txt")
    #expect(unused("--folder", "none").status == .unreadable)
    try folder.write("", as: "empty/notes.txt")
    #expect(unused("--folder", "empty").status == .unreadable)
  }
}
