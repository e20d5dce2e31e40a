/// The column and settings of a histogram.
public struct HistogramSettings: PlotRequestKind {
  /// The column of numbers; nil for the first one.
  public var x: String?
  /// The column of colours, or nil.
  public var by: String?
  /// About how many bins there are, or nil for a number that fits.
  public var binCount: Int?
  /// The width of a bin, or nil for one that fits.
  public var binWidth: Double?
  /// Lines with texts at places along x.
  public var notes: [PlotChart.Note] = []

  /// The column and the bins are chosen.
  public init() {}

  public static let kind = PlotKind.histogram

  package static let x = PlotMembers.column(
    "x", \HistogramSettings.x, help: "Number column to count in bins. (default: the first number column)",
    example: "sales")
  package static let by = PlotMembers.by(\HistogramSettings.by, help: "Column for the colours, on top of each other.")
  package static let binCount = RequestMember<HistogramSettings>(
    "bins", \.binCount, .whole(in: 1...200), value: "number",
    help: "Number of bins, about. (default: by the spread of the numbers)", example: 4)
  package static let binWidth = RequestMember<HistogramSettings>(
    "bin-width", \.binWidth, .positive, value: "width", help: "Width of a bin, instead of \(member: "bins").",
    example: 5)
  package static let notes = PlotMembers.notes(\HistogramSettings.notes, example: ["20: goal"])

  public static let members = [Self.x, Self.by, Self.binCount, Self.binWidth, Self.notes]

  public var columns: PlotColumns { PlotColumns(x: x, series: by) }

  public func check() throws(RequestError) { try refuseBoth(Self.binCount, Self.binWidth) }

  public func apply(to chart: inout PlotChart) {
    chart.bins = binWidth.map { .width($0) } ?? binCount.map { .count($0) } ?? .automatic
    chart.marks = notes
  }
}
