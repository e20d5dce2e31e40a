/// A command that draws a table with one kind of mark.
protocol MarkCommand: PictureCommand {
  /// The kind; nil if the table chooses it.
  static var mark: ChartMark? { get }
  var chart: ChartArguments { get }
}

extension MarkCommand {
  func request() throws(RequestError) -> ChartRequest { try chart.request(Self.mark) }

  var picture: PictureOutput { chart.output }

  fileprivate static func described(_ abstract: String) -> CommandConfiguration {
    let name = mark?.rawValue ?? "table"
    return CommandConfiguration(
      commandName: name, abstract: abstract, usage: "easel chart \(name) <file> [-o <file>] [<options>]")
  }
}

/// `easel chart table`, also without `table`.
struct TableCommand: MarkCommand {
  static let mark: ChartMark? = nil
  static let configuration: CommandConfiguration = described(
    "Draw lines along dates, times or numbers, bars for names, columns for single events, or points for measurements.")
  @OptionGroup var chart: ChartArguments
}

struct BarsCommand: MarkCommand {
  static let mark: ChartMark? = .bars
  static let configuration: CommandConfiguration = described("Draw horizontal bars, for names.")
  @OptionGroup var chart: ChartArguments
}

struct ColumnsCommand: MarkCommand {
  static let mark: ChartMark? = .columns
  static let configuration: CommandConfiguration = described("Draw vertical bars, for dates and short names.")
  @OptionGroup var chart: ChartArguments
}

struct LinesCommand: MarkCommand {
  static let mark: ChartMark? = .lines
  static let configuration: CommandConfiguration = described("Draw lines, for changes over time.")
  @OptionGroup var chart: ChartArguments
}

struct AreasCommand: MarkCommand {
  static let mark: ChartMark? = .areas
  static let configuration: CommandConfiguration = described("Draw stacked areas, for parts of a whole over time.")
  @OptionGroup var chart: ChartArguments
}

struct TilesCommand: MarkCommand {
  static let mark: ChartMark? = .tiles
  static let configuration: CommandConfiguration = described(
    "Draw a number, its change and a small line for each series.")
  @OptionGroup var chart: ChartArguments
}
