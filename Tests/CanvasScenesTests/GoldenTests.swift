import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/scenes`, compared exactly.
@Suite struct GoldenTests {
  @Test(
    .requiresFont(at: Font.defaultPath, version: "Version 2.37"), arguments: SolitaireScenes.all + VendingScenes.all)
  func equals(scene: GoldenScene) throws {
    expectGolden(try scene.image(), named: scene.name)
  }

  @Test(
    .requiresFont(at: Font.defaultPath, version: "Version 2.37"),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion),
    arguments: ConcentrationScenes.all + EmojiArtScenes.all)
  func equals(emoji scene: GoldenScene) throws {
    expectGolden(try scene.image(), named: scene.name)
  }
}
