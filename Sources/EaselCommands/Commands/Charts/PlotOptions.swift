internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// How a plot's table is read, and how its numbers are written.
struct ReadingOptions: MemberOptions {
  @Option(list: TableSettings.conditions) var conditions
  @Option(TableSettings.format) var format
  @Option(TableSettings.locale) var locale
  @Option(TableSettings.timeZone) var timeZone
  @Option(TableSettings.currency) var currency
  @Option(TableSettings.units) var units
  @Option(TableSettings.sheet) var sheet
  @Option(TableSettings.delimiter) var delimiter
  @Option(list: TableSettings.text) var text
  @Option(TableSettings.skip) var skip

  var changes: [RequestMember<TableSettings>.Change?] {
    [format, locale, timeZone, currency, units, sheet, delimiter, skip] + conditions + text
  }
}

/// The columns and settings of a scatter plot.
struct ScatterOptions: MemberOptions {
  @Option(ScatterSettings.x) var x
  @Option(ScatterSettings.y) var y
  @Option(ScatterSettings.by) var by
  @Option(ScatterSettings.sizeBy) var sizeBy
  @Option(ScatterSettings.label) var label
  @Option(ScatterSettings.trend) var trend
  @Option(list: ScatterSettings.notes) var notes

  var changes: [RequestMember<ScatterSettings>.Change?] { [x, y, by, sizeBy, label, trend] + notes }
}

/// The column and settings of a histogram.
struct HistogramOptions: MemberOptions {
  @Option(HistogramSettings.x) var x
  @Option(HistogramSettings.by) var by
  @Option(HistogramSettings.binCount) var binCount
  @Option(HistogramSettings.binWidth) var binWidth
  @Option(list: HistogramSettings.notes) var notes

  var changes: [RequestMember<HistogramSettings>.Change?] { [x, by, binCount, binWidth] + notes }
}

/// The columns and settings of a heat map.
struct HeatmapOptions: MemberOptions {
  @Option(HeatmapSettings.x) var x
  @Option(HeatmapSettings.y) var y
  @Option(HeatmapSettings.value) var value
  @Flag(HeatmapSettings.sum) var sum = false
  @Flag(HeatmapSettings.mean) var mean = false
  @Flag(HeatmapSettings.median) var median = false
  @Flag(HeatmapSettings.min) var min = false
  @Flag(HeatmapSettings.max) var max = false
  @Flag(HeatmapSettings.count) var count = false
  @Option(HeatmapSettings.xPeriod) var xPeriod
  @Option(HeatmapSettings.yPeriod) var yPeriod
  @Option(HeatmapSettings.order) var order

  var changes: [RequestMember<HeatmapSettings>.Change?] {
    [
      x, y, value, xPeriod, yPeriod, order, HeatmapSettings.sum.ifOn(sum), HeatmapSettings.mean.ifOn(mean),
      HeatmapSettings.median.ifOn(median), HeatmapSettings.min.ifOn(min), HeatmapSettings.max.ifOn(max),
      HeatmapSettings.count.ifOn(count),
    ]
  }
}

/// The columns and settings of box plots.
struct BoxOptions: MemberOptions {
  @Option(BoxSettings.x) var x
  @Option(BoxSettings.y) var y
  @Option(BoxSettings.order) var order

  var changes: [RequestMember<BoxSettings>.Change?] { [x, y, order] }
}

/// The columns and settings of rows of dots.
struct DotsOptions: MemberOptions {
  @Option(DotsSettings.x) var x
  @Option(DotsSettings.y) var y
  @Option(DotsSettings.by) var by
  @Option(DotsSettings.order) var order
  @Flag(DotsSettings.mean) var mean = false

  var changes: [RequestMember<DotsSettings>.Change?] { [x, y, by, order, DotsSettings.mean.ifOn(mean)] }
}
