import Canvas
import CanvasCharts
import CanvasScenes

/// The app's pie graph: its labels, its states, and odd data.
public enum PieGraphScenes {
  /// Those that show the name Coffee, whose two f the font joins to one sign where text is shaped.
  public static let withLigatures = Set(["reference", "state-ended"].map { "charts/pie/\($0)" })

  public static let all: [GoldenScene] = [
    scene("reference", ChartScenes.beverages),
    scene("state-began", ChartScenes.beverages) { $0.state = .began },
    scene("state-moved", ChartScenes.beverages) {
      $0.state = .moved
      $0.radius = 120
    },
    scene("state-ended", ChartScenes.beverages) {
      $0.state = .ended
      $0.radius = 150
    },
    scene("one-segment-reference", [PieSegment(name: "Cola", value: 3)]),
    scene("tiny-sectors-reference", ChartScenes.tiny),
  ]

  private static func scene(
    _ name: String, _ segments: [PieSegment], _ change: @escaping @Sendable (inout PieGraphOptions) -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("charts/pie/\(name)", size: Size(width: 400, height: 400), hasText: true) { context in
      var options = PieGraphOptions(font: try Font.default(size: PieGraphOptions.defaultFontSize))
      change(&options)
      PieGraph(PieData(segments: segments), options: options).draw(in: context.bounds, on: context)
    }
  }
}
