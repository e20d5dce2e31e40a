import Canvas
import CanvasCharts
import CanvasGoldensTesting
import GoldenScenes
import Testing

/// The pictures in `goldens/charts`, compared exactly.
@Suite struct ChartGoldenTests {
  private static let inter = "\(SystemFonts.inter)/Inter-Regular.otf"
  private static let version = "Version 3.019;git-0a5106e0b"

  // Without shaping figures are not tabular.
  #if Full || Shaping
    @Test(.requiresFont(at: inter, version: version), arguments: ChartScenes.all)
    func equals(scene: GoldenScene) throws { try expectGolden(of: scene) }

    @Test(
      .requiresFont(at: inter, version: version),
      .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
      arguments: ChartScenes.korean)
    func equalsKorean(scene: GoldenScene) throws { try expectGolden(of: scene) }
  #endif

  #if Full || Shaping
    @Test(.requiresFont(at: MarkScenes.font.path, version: MarkScenes.font.version), arguments: MarkScenes.all)
    func equalsMarks(scene: GoldenScene) throws { try expectGolden(of: scene) }

    @Test(.requiresFont(at: MarkScenes.font.path, version: MarkScenes.font.version), arguments: PlotScenes.all)
    func equalsPlots(scene: GoldenScene) throws { try expectGolden(of: scene) }

    @Test(
      .requiresFont(at: MarkScenes.font.path, version: MarkScenes.font.version),
      .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
      arguments: MarkScenes.korean)
    func equalsKoreanMarks(scene: GoldenScene) throws { try expectGolden(of: scene) }
  #endif
}
