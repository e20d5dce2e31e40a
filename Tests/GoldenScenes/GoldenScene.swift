public import Canvas
package import CanvasCharts

/// A named drawing. Its golden is `goldens/<name>.png`.
public struct GoldenScene: Sendable, CustomStringConvertible {
  /// A path of words: the folder of goldens, the feature, what the scene shows.
  public let name: String
  public let size: Size
  public let scale: Double
  /// Whether it shows text, and so depends on a font's version.
  public let hasText: Bool
  /// The chart that is drawn, if it is one whose claims can be checked.
  package let chart: Content?
  private let drawing: @Sendable (DrawingContext) throws -> Void

  init(
    _ name: String, size: Size = Size(width: 100, height: 100), scale: Double = 1, hasText: Bool = false,
    chart: Content? = nil, drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.hasText = hasText
    self.chart = chart
    self.drawing = drawing
  }

  package enum Content: Sendable {
    case marks(ChartModel, ChartTheme)
    case pie(PieModel, ChartTheme)
  }

  public var description: String { name }

  public func image() throws -> Image {
    try Image(size: size, scale: scale, drawing: drawing)
  }

  /// The drawing recorded at a scale.
  package func recording(scale: Double) throws -> Recording {
    try Recording(size: size, scale: scale, drawing: drawing)
  }

  /// At which levels of the kernels, on how many threads, and whether from a recording another picture is drawn: none.
  package func variants(otherThan image: Image, workers: [Int]) throws -> [String] {
    if workers.isEmpty { return [] }
    var variants: [String] = []
    let recording = try Recording(size: size, scale: scale, drawing: drawing)
    for kernels in Kernels.allLevels {
      for workers in workers {
        let context = try DrawingContext(size: size, scale: scale, kernels: kernels)
        // Small shapes have bands too.
        context.bands = DrawingBands(workers: workers, minimumColoredArea: 1, minimumPaintedArea: 1)
        try drawing(context)
        if context.makeImage() != image { variants.append("\(kernels), \(workers) threads") }
        let replayed = try recording.makeImage(kernels: kernels, bandCount: workers)
        if replayed != image { variants.append("\(kernels), a recording in \(workers) bands") }
      }
    }
    return variants
  }

  /// Small drawings of every feature of the engine, one feature each.
  public static let canvas: [GoldenScene] =
    [
      PathScenes.all,
      FillScenes.all,
      StrokeScenes.all,
      ClipScenes.all,
      StateScenes.all,
      ImageScenes.all,
      TextScenes.all,
      LayerScenes.all,
      BlendScenes.all,
      ImagePartScenes.all,
      PathOperationScenes.all,
      PaintScenes.all,
      LectureScenes.all,
      ViewTreeScenes.all,
      InteractionScenes.all,
    ].flatMap { $0 }
}

extension GoldenScene {
  /// The scenes of all folders.
  public static var all: [GoldenScene] {
    let cards = CardScenes.all + ClassicCardScenes.all + HandScenes.all
    let charts = ChartScenes.all + ChartScenes.korean + MarkScenes.all + MarkScenes.korean + PlotScenes.all
    let boards = [
      SolitaireScenes.all, VendingScenes.all, VendingScenes.korean, PieGraphScenes.all, ConcentrationScenes.all,
      EmojiArtScenes.all, ToggleScenes.all,
    ]
    return canvas + EmojiScenes.all + ParagraphScenes.all + cards + charts + boards.flatMap(\.self) + ViewScenes.all
  }
}

extension DrawingContext {
  /// Fills the whole picture.
  func fillBackground(_ color: Color) {
    withGState {
      setFillColor(color)
      fill(bounds)
    }
  }
}
