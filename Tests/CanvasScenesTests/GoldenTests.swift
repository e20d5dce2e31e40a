import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/scenes`, compared exactly.
@Suite struct GoldenTests {
  #if Full || Shaping
    private static let scenes = SolitaireScenes.all + VendingScenes.all + PieGraphScenes.all
  #else
    // The machine sells Coffee, whose two f the font joins to one sign where text is shaped.
    private static let scenes =
      SolitaireScenes.all + PieGraphScenes.all.filter { !PieGraphScenes.withLigatures.contains($0.name) }
  #endif

  @Test(.requiresFont(at: Font.defaultPath, version: "Version 2.37"), arguments: scenes)
  func equals(scene: GoldenScene) throws {
    let image = try scene.image()
    expectGolden(image, named: scene.name)
    #expect(try scene.variants(otherThan: image).isEmpty)
  }

  @Test(
    .requiresFont(at: Font.defaultPath, version: "Version 2.37"),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion),
    arguments: ConcentrationScenes.all + EmojiArtScenes.all)
  func equals(emoji scene: GoldenScene) throws {
    let image = try scene.image()
    expectGolden(image, named: scene.name)
    #expect(try scene.variants(otherThan: image).isEmpty)
  }
}
