import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/canvas` and `goldens/views`, compared exactly.
@Suite struct GoldenTests {
  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: GoldenScene.canvas)
  func equals(scene: GoldenScene) throws {
    let image = try scene.image()
    expectGolden(image, named: scene.name)
    #expect(try scene.variants(otherThan: image).isEmpty)
  }

  #if Full || Shaping
    @Test(
      .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
      .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
      .requiresFont(at: ParagraphScenes.fonts[1].path, version: ParagraphScenes.fonts[1].version),
      .requiresFont(at: ParagraphScenes.fonts[2].path, version: ParagraphScenes.fonts[2].version),
      .requiresFont(at: ParagraphScenes.fonts[3].path, version: ParagraphScenes.fonts[3].version),
      .requiresFont(at: ParagraphScenes.fonts[4].path, version: ParagraphScenes.fonts[4].version),
      arguments: ParagraphScenes.all)
    func equalsParagraph(scene: GoldenScene) throws {
      let image = try scene.image()
      expectGolden(image, named: scene.name)
      #expect(try scene.variants(otherThan: image).isEmpty)
    }

    @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: ViewScenes.all)
    func equals(view scene: GoldenScene) throws {
      let image = try scene.image()
      expectGolden(image, named: scene.name)
      #expect(try scene.variants(otherThan: image).isEmpty)
    }
  #endif

  @Test(
    .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion), arguments: EmojiScenes.all)
  func equals(emoji scene: GoldenScene) throws {
    let image = try scene.image()
    expectGolden(image, named: scene.name)
    #expect(try scene.variants(otherThan: image).isEmpty)
  }
}
