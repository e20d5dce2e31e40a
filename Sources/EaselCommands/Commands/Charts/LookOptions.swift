internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The titles and the theme of a chart. Every chart has these options.
struct LookOptions: MemberOptions {
  @Option(ChartLookSettings.title) var title
  @Option(ChartLookSettings.subtitle) var subtitle
  @Option(ChartLookSettings.caption) var caption
  @Option(ChartLookSettings.theme) var theme
  @Option(ChartLookSettings.palette, completion: .file()) var palette
  @Option(ChartLookSettings.background) var background

  @Flag(help: "Describe the chart in one sentence, for alt text, and draw nothing.")
  var describe = false

  var changes: [RequestMember<ChartLookSettings>.Change?] { [title, subtitle, caption, theme, palette, background] }
}
