import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/scenes`, compared exactly.
@Suite struct SceneGoldenTests {
  #if Full || Shaping
    private static let scenes = SolitaireScenes.all + VendingScenes.all + PieGraphScenes.all
    private static let withEmoji = ConcentrationScenes.all + EmojiArtScenes.all + ToggleScenes.all
    private static let korean = VendingScenes.korean
  #else
    // The machine sells Coffee, whose two f the font joins to one sign where text is shaped.
    private static let scenes =
      SolitaireScenes.all + PieGraphScenes.all.filter { !PieGraphScenes.withLigatures.contains($0.name) }
    private static let withEmoji =
      ConcentrationScenes.all.filter { !ConcentrationScenes.withLigatures.contains($0.name) } + EmojiArtScenes.all
    private static let korean = VendingScenes.korean
  #endif

  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: scenes)
  func equals(scene: GoldenScene) throws { try expectGolden(of: scene) }

  @Test(
    .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
    .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
    arguments: korean)
  func equals(korean scene: GoldenScene) throws { try expectGolden(of: scene) }

  @Test(
    .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion),
    arguments: withEmoji)
  func equals(emoji scene: GoldenScene) throws { try expectGolden(of: scene) }
}
