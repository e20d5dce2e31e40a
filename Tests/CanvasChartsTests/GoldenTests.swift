import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/charts`, compared exactly.
@Suite struct GoldenTests {
  #if Full || Shaping
    private static let scenes = ChartScenes.all
  #else
    private static let scenes = ChartScenes.all.filter { !ChartScenes.withLigatures.contains($0.name) }
  #endif

  @Test(.requiresFont(at: Font.defaultPath, version: "Version 2.37"), arguments: scenes)
  func equals(scene: GoldenScene) throws {
    expectGolden(try scene.image(), named: scene.name)
  }

  #if Full || Shaping
    @Test(
      .requiresFont(at: Font.defaultPath, version: "Version 2.37"),
      .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
      arguments: ChartScenes.korean)
    func equalsKorean(scene: GoldenScene) throws {
      expectGolden(try scene.image(), named: scene.name)
    }
  #endif

  #if Full || Shaping
    @Test(.requiresFont(at: MarkScenes.font.path, version: MarkScenes.font.version), arguments: MarkScenes.all)
    func equalsMarks(scene: GoldenScene) throws {
      expectGolden(try scene.image(), named: scene.name)
    }
  #endif
}
