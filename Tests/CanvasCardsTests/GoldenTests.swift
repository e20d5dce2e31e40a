import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/cards`, compared exactly.
@Suite struct GoldenTests {
  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: CardScenes.all)
  func equals(scene: GoldenScene) throws {
    let image = try scene.image()
    expectGolden(image, named: scene.name)
    #expect(try scene.variants(otherThan: image).isEmpty)
  }

  /// The classic deck needs no font.
  @Test(arguments: ClassicCardScenes.all + HandScenes.all)
  func classicEquals(scene: GoldenScene) throws {
    let image = try scene.image()
    expectGolden(image, named: scene.name)
    #expect(try scene.variants(otherThan: image).isEmpty)
  }
}
