import Canvas
import CanvasPlot
import CanvasVegaLite
import Testing

/// The fonts of all tests, read once.
let testFonts = try? ChartFonts.standard()

/// Reads a specification that has its data in it, or reads it from some files.
func read(
  _ json: String, theme: VegaLiteSpec.Theme = .vega, isLenient: Bool = false, files: [String: String]? = nil
) throws -> VegaLiteSpec {
  var data: (@Sendable (String) throws(VegaLiteError) -> [UInt8])?
  if let files {
    data = { (path) throws(VegaLiteError) in
      guard let text = files[path] else { throw VegaLiteError("\(path): no such file") }
      return Array(text.utf8)
    }
  }
  return try VegaLiteSpec(json: Array(json.utf8), theme: theme, fonts: testFonts, isLenient: isLenient, data: data)
}

/// The message for a specification that can't be drawn, or nil if it can be.
func message(_ json: String) -> String? {
  do {
    _ = try read(json)
    return nil
  } catch {
    return "\(error)"
  }
}

/// Three rows, which most tests draw: a name, two numbers and a day.
let rows = """
  "data": {"values": [
    {"a": "A", "b": 28, "c": 1, "d": "2024-01-01"}, {"a": "B", "b": 55, "c": 2, "d": "2024-02-01"},
    {"a": "C", "b": 43, "c": 3, "d": "2024-03-01"}]}
  """

/// A view of the three rows with some members.
func view(_ members: String) -> String { "{\(rows), \(members)}" }

/// What tests know of a placed chart.
struct Facts {
  let scene: PlotScene

  init(_ json: String, files: [String: String]? = nil) throws { scene = try read(json, files: files).scene }

  init(_ scene: PlotScene) { self.scene = scene }

  /// The views with marks.
  var plots: [PlotGroup] { scene.groups.filter { !$0.isGuide } }

  /// The kinds of all marks, from back to front.
  var kinds: [String] { plots.flatMap { $0.marks.map(\.kind) } }

  private func items(_ kind: String?) -> [PlotItem] {
    plots.flatMap { $0.marks.filter { kind == nil || $0.kind == kind }.flatMap(\.items) }
  }

  /// The number of marks of a kind, or of all.
  func count(_ kind: String? = nil) -> Int { items(kind).count }

  /// The shapes of a kind.
  func shapes(_ kind: String? = nil) -> [PlotShape] {
    items(kind).compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  /// The boxes of shapes, rounded to whole points: x, y, width, height.
  func boxes(_ kind: String? = nil) -> [[Double]] {
    shapes(kind).map { shape in
      let box = (shape.rect ?? shape.path.boundingBoxOfPath).offsetBy(dx: shape.offset.x, dy: shape.offset.y)
      return [box.minX, box.minY, box.width, box.height].map { $0.rounded() + 0 }
    }
  }

  /// The colours of fills, or of strokes where nothing is filled.
  func colors(_ kind: String? = nil) -> [String] {
    shapes(kind).map { ($0.fill ?? $0.stroke)?.color?.hex ?? "none" }
  }

  /// The texts of text marks.
  var texts: [String] {
    items("text").compactMap { if case .text(let text) = $0 { text.lines.joined(separator: "|") } else { nil } }
  }

  /// The labels of the axes on a side, in their order.
  func labels(_ orient: String) -> [String] {
    scene.groups.flatMap(\.axes).filter { $0.orient == orient }.flatMap { $0.labels.map(\.text) }
  }

  /// The titles of the axes on a side.
  func titles(_ orient: String) -> [String] {
    scene.groups.flatMap(\.axes).filter { $0.orient == orient }.compactMap { $0.title?.joined(separator: "|") }
  }
}

extension Color {
  /// The colour as `#RRGGBB`, without its opacity.
  var hex: String {
    let parts = [red, green, blue].map { Int(exactly: ($0 * 255).rounded()) ?? 0 }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
