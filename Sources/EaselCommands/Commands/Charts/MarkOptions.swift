internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The arrangement and the labels of a chart's marks. Charts with axes have these options.
struct MarkOptions: MemberOptions {
  @Flag(MarkSettings.stacked) var stacked = false
  @Flag(MarkSettings.grouped) var grouped = false
  @Flag(MarkSettings.normalized) var normalized = false
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
      order, labels, legend, facet, other,
    ] + emphasize + rule + ruleLabel
  }
}
