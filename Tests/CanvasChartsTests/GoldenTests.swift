import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/charts`, compared exactly.
@Suite struct GoldenTests {
  @Test(.requiresFont(at: Font.defaultPath, version: "Version 2.37"), arguments: ChartScenes.all)
  func equals(scene: GoldenScene) throws {
    expectGolden(try scene.image(), named: scene.name)
  }

  #if Shaping
    @Test(
      .requiresFont(at: Font.defaultPath, version: "Version 2.37"),
      .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
      arguments: ChartScenes.korean)
    func equalsKorean(scene: GoldenScene) throws {
      expectGolden(try scene.image(), named: scene.name)
    }
  #endif
}
