import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/canvas` and `goldens/views`, compared exactly.
@Suite struct EngineGoldenTests {
  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: GoldenScene.canvas)
  func equals(scene: GoldenScene) throws { try expectGolden(of: scene) }

  #if Full || Shaping
    @Test(
      .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
      .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
      .requiresFont(at: ParagraphScenes.fonts[1].path, version: ParagraphScenes.fonts[1].version),
      .requiresFont(at: ParagraphScenes.fonts[2].path, version: ParagraphScenes.fonts[2].version),
      .requiresFont(at: ParagraphScenes.fonts[3].path, version: ParagraphScenes.fonts[3].version),
      .requiresFont(at: ParagraphScenes.fonts[4].path, version: ParagraphScenes.fonts[4].version),
      arguments: ParagraphScenes.all)
    func equalsParagraph(scene: GoldenScene) throws { try expectGolden(of: scene) }

    @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: ViewScenes.all)
    func equals(view scene: GoldenScene) throws { try expectGolden(of: scene) }
  #endif

  @Test(
    .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion), arguments: EmojiScenes.all)
  func equals(emoji scene: GoldenScene) throws { try expectGolden(of: scene) }
}
