/// The title and the subtitle of a view, with Vega-Lite's defaults.
package struct TitleOptions: GrammarOptions {
  package var lines: [String] = []
  package var subtitle: [String] = []
  /// The part of the width at which the title is. Nil is the middle of a plot, and the start of several.
  package var anchor: Double?
  package var align: Double?
  /// Whether the title is above the plot rather than above all that is drawn.
  package var isAbovePlot = false
  package var isBelow = false
  package var offset = 4.0
  package var dx = 0.0
  package var dy = 0.0
  package var limit: Double?
  package var weight = Font.Weight.bold
  package var size = 13.0
  package var color: Color?
  /// The colour if there is no other one.
  package var fill: Color?
  package var lineHeight: Double?
  package var subtitleWeight = Font.Weight.regular
  package var subtitleSize = 12.0
  package var subtitleColor: Color?
  package var subtitleLineHeight: Double?
  package var subtitlePadding = 3.0

  package init() {}
}
