import Canvas
import CanvasGoldensTesting
import CanvasTemplates
import EaselTestSupport
import Foundation
import GoldenScenes
import TestSupport
import Testing

/// The templates in `assets/templates`, drawn with their data.
@Suite(.goldens(folder: "goldens/templates"), .enabled(if: Template.readsYAML))
struct TemplateGoldenTests {
  private static let folder = PackageFolder.assets + "/templates"

  private func picture(_ words: String...) throws -> Image {
    let folder = try TemporaryFolder()
    let run = RecordedRun(
      words.map { $0.contains(".") && !$0.hasPrefix("0") ? "\(Self.folder)/\($0)" : $0 } + ["-o", folder["a.png"]])
    #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
    return try Image(png: folder.bytes("a.png"))
  }

  @Test(
    .requiresFont(at: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b"),
    arguments: ["share", "certificate", "receipt", "badges"])
  func aPicture(name: String) throws {
    let scale = name == "certificate" ? "0.25" : "1"
    expectGolden(try picture("draw", "\(name).yaml", "\(name).json", "--scale", scale), named: name)
  }

  @Test(
    .requiresFont(at: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b"))
  func aTable() throws { expectGolden(try picture("draw", "table.yaml", "table.csv"), named: "table") }

  @Test(
    .requiresFont(at: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b"),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion), arguments: ["1", "2", "5"])
  func aCard(row: String) throws {
    expectGolden(try picture("draw", "card.yaml", "card.csv", "--row", row, "--scale", "0.5"), named: "card-\(row)")
    expectGolden(
      try picture("draw", "flashcards.yaml", "flashcards.csv", "--row", row == "5" ? "4" : row, "--scale", "0.5"),
      named: "flashcard-\(row)")
  }

  @Test func backs() throws {
    expectGolden(
      try picture("draw", "card.yaml", "card.csv", "--row", "1", "--scale", "0.5", "--back-side"), named: "card-back")
  }
}
