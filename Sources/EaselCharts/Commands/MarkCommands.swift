internal import ArgumentParser
internal import CanvasCharts
internal import EaselShared

package struct BarsCommand: MarkCommand {
  package init() {}

  static let mark = ChartMark.bars
  static let configuration = CommandConfiguration(
    commandName: "bars", abstract: "Draw horizontal bars, for names.",
    usage: "easel chart bars <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

package struct ColumnsCommand: MarkCommand {
  package init() {}

  static let mark = ChartMark.columns
  static let configuration = CommandConfiguration(
    commandName: "columns", abstract: "Draw vertical bars, for dates and short names.",
    usage: "easel chart columns <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

package struct LinesCommand: MarkCommand {
  package init() {}

  static let mark = ChartMark.lines
  static let configuration = CommandConfiguration(
    commandName: "lines", abstract: "Draw lines, for changes over time.",
    usage: "easel chart lines <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

package struct AreasCommand: MarkCommand {
  package init() {}

  static let mark = ChartMark.areas
  static let configuration = CommandConfiguration(
    commandName: "areas", abstract: "Draw stacked areas, for parts of a whole over time.",
    usage: "easel chart areas <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}

package struct TilesCommand: MarkCommand {
  package init() {}

  static let mark = ChartMark.tiles
  static let configuration = CommandConfiguration(
    commandName: "tiles", abstract: "Draw a number, its change and a small line for each series.",
    usage: "easel chart tiles <file> [-o <file>] [<options>]")
  @OptionGroup var chart: ChartArguments
}
