/// The options of a legend, with Vega-Lite's defaults.
package struct LegendOptions: GrammarOptions {
  package enum Place: String, Sendable, Hashable {
    case left, right, top, bottom, none
    case topLeft = "top-left"
    case topRight = "top-right"
    case bottomLeft = "bottom-left"
    case bottomRight = "bottom-right"

    var isInside: Bool { ![.left, .right, .top, .bottom, .none].contains(self) }
  }

  package enum Kind: String, Sendable {
    case symbol, gradient
  }

  package var place = Place.right
  /// Nil is the kind that fits the scale.
  package var kind: Kind?
  package var isHorizontal: Bool?
  package var title: [String]?
  package var titleText = GuideTextOptions(limit: 180, padding: 5)
  package var label = GuideTextOptions(limit: 160, padding: 0)
  package var labelText: GuideLabelText?
  package var labelOffset = 4.0
  package var labelOverlap: LabelOverlap?
  package var labelSeparation = 0.0
  package var format = PlotFormat()
  package var values: [DataValue]?
  package var tickCount: Double?
  package var offset = 18.0
  package var padding = 0.0
  /// The distance between two legends.
  package var margin = 8.0
  package var columns: Double?
  package var columnPadding = 10.0
  package var rowPadding = 2.0
  /// The width and the height that there are for the legend. Nil for any.
  package var room: (width: Double?, height: Double?)
  /// The place of a legend that is on no side.
  package var origin = Point.zero
  package var symbolLimit = 30.0
  package var symbolType: String?
  package var symbolSize = 100.0
  package var symbolFill: Color?
  package var symbolStroke: Color?
  package var symbolStrokeWidth = 1.5
  package var symbolDash: [Double]?
  package var symbolOpacity: Double?
  /// The colours of symbols whose marks have theirs by another legend.
  package var symbolBaseFill = Color.black
  package var symbolBaseStroke = Color(setting: "#888")
  package var gradientThickness = 16.0
  package var gradientLength: Double?
  package var gradientOpacity = 1.0
  package var gradientLabelOffset = 2.0

  package init() {}
}
