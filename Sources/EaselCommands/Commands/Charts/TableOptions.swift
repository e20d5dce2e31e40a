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
  @Option(TableSettings.delimiter) var delimiter
  @Option(list: TableSettings.text) var text
  @Option(TableSettings.skip) var skip

  var changes: [RequestMember<TableSettings>.Change?] {
    [
      x, by, sumBy, totals, missing, format, locale, timeZone, currency, units, percent, delimiter, skip,
      TableSettings.mean.ifOn(mean), TableSettings.median.ifOn(median), TableSettings.min.ifOn(min),
      TableSettings.max.ifOn(max), TableSettings.count.ifOn(count),
    ] + y + conditions + text
  }
}
