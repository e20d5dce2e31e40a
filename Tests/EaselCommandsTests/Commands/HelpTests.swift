import EaselCommands
import EaselShared
import EaselTestSupport
import Foundation
import Testing

/// Help texts word for word: they are what a newcomer reads first, and they change by intent only.
///
/// They are in `Tests/EaselCommandsTests/Help`, and are recorded as goldens are.
@Suite struct HelpTests {
  private static let folder = "Tests/EaselCommandsTests/Help"

  private func help(_ arguments: String...) -> String { help(arguments) }

  private func help(_ arguments: [String]) -> String {
    let run = RecordedRun(arguments)
    #expect(run.status == .done)
    #expect(run.error.isEmpty)
    return run.output
  }

  private static func file(_ command: [String]) -> String {
    folder + "/" + (["easel"] + command).joined(separator: "-") + ".txt"
  }

  @Test(arguments: Tool.commands) func helpIsAsItIsRecorded(command: [String]) throws {
    let text = help(command + ["--help"])
    try expectRecorded(text, in: Self.file(command))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func everyRecordedHelpIsThatOfACommand() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path + "/" + Self.folder)
    #expect(Set(names.map { Self.folder + "/" + $0 }) == Set(Tool.commands.map(Self.file)))
  }

  @Test(arguments: [
    "card", "sheet", "chart bars", "chart columns", "chart lines", "chart areas", "chart tiles",
    "chart scatter", "chart histogram", "chart heatmap", "chart box", "chart dots", "chart spec", "board toggle",
    "board emoji-art",
  ]) func commandsThatAlwaysRefuseASeedDoNotListIt(command: String) {
    let text = help(command.split(separator: " ").map(String.init) + ["--help"])
    #expect(text.contains("--strict-glyphs"))
    #expect(!text.contains("--seed"))
  }

  @Test func aloneItPrintsItsHelp() {
    #expect(help() == help("--help"))
    #expect(help("help") == help("--help"))
    #expect(help("help", "card") == help("card", "-h"))
  }
}
