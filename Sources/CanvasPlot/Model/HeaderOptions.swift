/// The options of the headers of facets, with Vega-Lite's defaults.
package struct HeaderOptions: GrammarOptions {
  package var title: [String]?
  package var titleText = GuideTextOptions(padding: 10)
  package var hasLabels = true
  package var label = GuideTextOptions(padding: 10)
  package var labelText: GuideLabelText?
  package var labelSide: PlotSide?
  package var titleSide: PlotSide?
  package var format = PlotFormat()

  package init() {}
}
