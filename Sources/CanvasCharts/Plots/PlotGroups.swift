/// The numbers of a column by the names of another, for boxes and dots.
package struct PlotGroups: Sendable {
  /// The names in their order, or one empty name.
  private(set) var names: [String] = []
  /// The numbers of each name, ascending, with their rows.
  private(set) var values: [[(value: Double, row: Int)]] = []
  private(set) var notes: [Note] = []
  /// The orientation of the numbers. If it is horizontal, the names are one below the other.
  private(set) var orientation = Orientation.vertical
  package let context: PlotContext

  /// The most names.
  package static let nameLimit = 40
  /// The part of a step between two names.
  package static let padding = 0.2
  private static let verticalLimit = 12
  /// The height of a name's row in points.
  package static let rowHeight = 36.0

  package init(_ context: PlotContext) {
    self.context = context
    let numbers = context.numbers(.y)
    var groups: [String: [(value: Double, row: Int)]] = [:]
    var found: [String] = []
    var (left, unnamed) = (0, 0)
    let cells = context.frame[PlotRole.x.rawValue]
    let column = context.column(.x)
    for (row, value) in numbers.enumerated() {
      let name = cells.map { $0[row].isNull ? nil : Self.name($0[row], column, context) } ?? ""
      guard let name else {
        unnamed += 1
        continue
      }
      guard value.isFinite else {
        left += 1
        continue
      }
      if groups[name] == nil { found.append(name) }
      groups[name, default: []].append((value, row))
    }
    if found.isEmpty { found = [""] }
    if left > 0 { notes.append(Note(.dropped, "\(context.counted(left, "row")) without a value left out")) }
    if unnamed > 0 { notes.append(Note(.dropped, "\(context.counted(unnamed, "row")) without a name left out")) }
    if found.count > Self.nameLimit {
      let title = DataError.quoted(context.title(.x))
      notes.append(Note(.dropped, "the \(Self.nameLimit) most frequent of \(found.count) names of \(title) are shown"))
      let kept = Set(
        found.indices.sorted { (groups[found[$1]]?.count ?? 0, $0) < (groups[found[$0]]?.count ?? 0, $1) }
          .prefix(Self.nameLimit))
      found = found.indices.filter(kept.contains).map { found[$0] }
    }
    order(found, groups, column)
    values = names.map { (groups[$0] ?? []).sorted { ($0.value, $0.row) < ($1.value, $1.row) } }
    let step = max(context.room.width - 60, 1) / Double(names.count)
    let isHorizontal =
      context.chart.data.isHorizontal || names.count > Self.verticalLimit
      || PlotNames(names: names).labels(width: step - 10, context) == nil
    orientation = isHorizontal ? .horizontal : .vertical
  }

  package var isHorizontal: Bool { orientation == .horizontal }

  private static func name(_ value: DataValue, _ column: PlotColumn?, _ context: PlotContext) -> String {
    guard let column, column.isTemporal, let moment = value.number.flatMap(CalendarTime.init(milliseconds:))
    else { return value.name }
    if case .date(let period) = column.kind { return context.locale.calendar.label(of: moment.date, period: period) }
    return column.kind == .timeOfDay ? moment.clock() : context.locale.calendar.label(of: moment)
  }

  private mutating func order(
    _ found: [String], _ groups: [String: [(value: Double, row: Int)]], _ column: PlotColumn?
  ) {
    guard let column else { return names = found }
    let order = context.chart.order
    if order == .automatic, column.isContinuous {
      // Numbers and times ascend. Their texts don't.
      let cells = context.frame[PlotRole.x.rawValue]
      let keys = found.map { name in groups[name]?.first.flatMap { cells?[$0.row].number } ?? .nan }
      names = found.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { found[$0] }
      return
    }
    names =
      PlotOrder.order(found, column, order) { name in
        Self.middle((groups[name] ?? []).map(\.value)) ?? 0
      }.names
  }

  /// The median of numbers.
  package static func middle(_ numbers: [Double]) -> Double? { Quantiles.quantile(numbers.sorted(), 0.5) }

  // MARK: Axes

  /// The axis of the numbers.
  package func axis(_ area: Size) -> PlotAxisChoice {
    .numbers(
      values.joined().map(\.value), length: isHorizontal ? area.width : area.height, isX: isHorizontal, room: 8,
      fits: true, formatter: PlotNumberTexts(context, .y, isValue: true))
  }

  /// The width of a name's step along the names' axis, in points.
  package func step(_ area: Size) -> Double { (isHorizontal ? area.height : area.width) / Double(max(names.count, 1)) }

  /// The channels of both axes: names in the field `name`, numbers in another.
  package func channels(_ field: String, _ area: Size) -> [PlotChannelName: PlotChannel] {
    let plotNames = PlotNames(names: names)
    let labels =
      isHorizontal
      ? plotNames.rowLabels(width: rowLabelWidth, height: step(area) - 2, context)
      : plotNames.labels(width: step(area) - 8, context) ?? names
    var name = plotNames.channel(
      "name", labels: labels, title: isHorizontal ? "" : context.title(.x), padding: Self.padding,
      limit: rowLabelWidth + 1)
    if names == [""] { name.axis?[\.hasLabels] = false }
    let number = axis(area).channel(field, isX: isHorizontal, title: isHorizontal ? context.title(.y) : "")
    return isHorizontal ? [.x: number, .y: name] : [.x: name, .y: number]
  }

  /// The width of the labels beside rows, in points.
  private var rowLabelWidth: Double { context.room.width * 0.35 }

  /// The channels of a further layer on the same axes.
  package func plainChannels(_ field: String, _ area: Size) -> [PlotChannelName: PlotChannel] {
    let name = PlotNames(names: names).plainChannel("name", padding: Self.padding)
    let number = axis(area).plainChannel(field)
    return isHorizontal ? [.x: number, .y: name] : [.x: name, .y: number]
  }

  /// The title above the vertical axis.
  package var yTitle: String { isHorizontal ? context.title(.x) : context.title(.y) }

  /// The look of a tick across a group.
  func tick(_ length: Double, thickness: Double, _ paint: PlotPaint) -> Partial<MarkOptions> {
    var tick = Partial<MarkOptions>()
    (tick[\.size], tick[\.thickness], tick[\.color]) = (.absolute(length), thickness, paint)
    (tick[\.opacity], tick[\.orientation]) = (1, isHorizontal ? .vertical : .horizontal)
    return tick
  }

  /// The channel of the numbers' other end.
  package var secondNumber: PlotChannelName { isHorizontal ? .x2 : .y2 }

  /// The height of the rows of names, or nil if the names are side by side.
  package var rowsHeight: Double? {
    guard isHorizontal else { return nil }
    let height = PlotNames(names: names).rowHeight(width: rowLabelWidth, context) + 6
    return max(Double(names.count) * max(Self.rowHeight, height), 80) + 40
  }
}
