import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/cards`, compared exactly.
@Suite struct CardGoldenTests {
  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: CardScenes.all)
  func equals(scene: GoldenScene) throws { try expectGolden(of: scene) }

  /// The classic deck needs no font.
  @Test(arguments: ClassicCardScenes.all + HandScenes.all)
  func classicEquals(scene: GoldenScene) throws { try expectGolden(of: scene) }
}
