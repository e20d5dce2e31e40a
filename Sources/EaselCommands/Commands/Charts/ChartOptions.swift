internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The columns and rows of a chart's table, and the format of its numbers. Every command that draws a chart has these
/// options.
struct TableOptions: MemberOptions {
  @Option(TableSettings.x) var x
  @Option(list: TableSettings.y) var y
  @Option(TableSettings.by) var by
  @Option(TableSettings.sumBy) var sumBy
  @Flag(TableSettings.mean) var mean = false
  @Flag(TableSettings.median) var median = false
  @Flag(TableSettings.min) var min = false
  @Flag(TableSettings.max) var max = false
  @Flag(TableSettings.count) var count = false
  @Option(TableSettings.totals) var totals
  @Option(list: TableSettings.conditions) var conditions
  @Option(TableSettings.missing) var missing
  @Option(TableSettings.format) var format
  @Option(TableSettings.locale) var locale
  @Option(TableSettings.timeZone) var timeZone
  @Option(TableSettings.currency) var currency
  @Option(TableSettings.units) var units
  @Option(TableSettings.percent) var percent
  @Option(TableSettings.sheet) var sheet
  @Option(TableSettings.delimiter) var delimiter
  @Option(list: TableSettings.text) var text
  @Option(TableSettings.skip) var skip

  var changes: [RequestMember<TableSettings>.Change?] {
    [
      x, by, sumBy, totals, missing, format, locale, timeZone, currency, units, percent, sheet, delimiter, skip,
      TableSettings.mean.ifOn(mean), TableSettings.median.ifOn(median), TableSettings.min.ifOn(min),
      TableSettings.max.ifOn(max), TableSettings.count.ifOn(count),
    ] + y + conditions + text
  }
}

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

/// The arrangement and the labels of a chart's marks. Charts with axes have these options.
struct MarkOptions: MemberOptions {
  @Flag(MarkSettings.stacked) var stacked = false
  @Flag(MarkSettings.grouped) var grouped = false
  @Flag(MarkSettings.normalized) var normalized = false
  @Flag(MarkSettings.diverging) var diverging = false
  @Option(MarkSettings.order) var order
  @Option(MarkSettings.labels) var labels
  @Option(MarkSettings.legend) var legend
  @Option(list: MarkSettings.emphasize) var emphasize
  @Option(list: MarkSettings.rule) var rule
  @Option(list: MarkSettings.ruleLabel) var ruleLabel
  @Option(MarkSettings.facet) var facet
  @Option(MarkSettings.other) var other

  var changes: [RequestMember<MarkSettings>.Change?] {
    [
      MarkSettings.stacked.ifOn(stacked), MarkSettings.grouped.ifOn(grouped), MarkSettings.normalized.ifOn(normalized),
      MarkSettings.diverging.ifOn(diverging), order, labels, legend, facet, other,
    ] + emphasize + rule + ruleLabel
  }
}
