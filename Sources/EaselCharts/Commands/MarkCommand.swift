internal import ArgumentParser
internal import CanvasCharts
internal import EaselShared

/// A command that draws a table with one kind of mark.
protocol MarkCommand: JobCommand {
  static var mark: ChartMark { get }
  var chart: ChartArguments { get set }
}

extension MarkCommand {
  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    try chart.draw(Self.mark, in: environment)
  }
}

extension MarkCommand {
  static var input: JobInput { .table }
  static var plainOptions: Set<String> { ["title", "subtitle", "caption", "emphasize"] }

  mutating func setInput(_ name: String) { chart.data = name }

  mutating func set(_ option: PlainOption) {
    chart.look.set(option)
    if case .emphasize(let names) = option { chart.marks.emphasize = names }
  }
}
