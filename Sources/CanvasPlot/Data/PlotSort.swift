/// The order of the names on a discrete scale.
enum PlotSort {
  /// The different values of a channel in their order.
  ///
  /// - Parameters:
  ///   - frame: The rows, for a sort by a field those before they were aggregated.
  ///   - channels: The channels of the unit, for a sort by another channel.
  static func order(
    _ frame: DataFrame, _ channel: PlotChannel, namePart: PlotColumnPart, stack: PlotStack?,
    channels: [PlotChannelName: PlotChannel]
  ) -> [DataValue] {
    let column = frame.column(channel.column(namePart))
    let rule = rule(channel, stack, channels)
    let (firstRows, rowsOf) = groups(column, needsRows: rule != nil)
    let values = firstRows.map { column[$0] }
    switch channel.sort {
    case .rows: return values
    case .values(let list): return listed(values, list, channel)
    default: break
    }
    if let rule {
      let keys = rowsOf.map { rule.value(frame, $0) }
      return sorted(values, keys, isAscending: rule.isAscending)
    }
    let isAscending = channel.sort != .descending
    if namePart == .range {
      let starts = frame.column(channel.column(.start))
      return sorted(values, firstRows.map { starts[$0] }, isAscending: isAscending)
    }
    return sorted(values, values, isAscending: isAscending)
  }

  /// The first row of each different value, and if needed all of its rows.
  private static func groups(_ column: DataColumn, needsRows: Bool) -> (firstRows: [Int], rows: [[Int]]) {
    var firstRows: [Int] = []
    if !needsRows, case .texts(let texts) = column {
      var known: Set<String> = []
      for (row, text) in texts.enumerated() where known.insert(text).inserted { firstRows.append(row) }
      return (firstRows, [])
    }
    var rows: [[Int]] = []
    var seen: [DataValue: Int] = [:]
    for row in 0..<column.count {
      let value = column[row]
      if let index = seen[value] {
        if needsRows { rows[index].append(row) }
      } else {
        seen[value] = firstRows.count
        firstRows.append(row)
        if needsRows { rows.append([row]) }
      }
    }
    return (firstRows, rows)
  }

  static func sorted(_ values: [DataValue], _ keys: [DataValue], isAscending: Bool) -> [DataValue] {
    values.indices.sorted { a, b in
      let order = ValueOrder.ascending(keys[a], keys[b])
      return order == 0 ? a < b : (order < 0) == isAscending
    }.map { values[$0] }
  }

  /// The values of a list first, the others after them.
  private static func listed(_ values: [DataValue], _ list: [DataValue], _ channel: PlotChannel) -> [DataValue] {
    let isDate = channel.timeUnit != nil || channel.type == .temporal
    let places = Dictionary(list.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    func place(_ value: DataValue) -> Int {
      if let place = places[value] { return place }
      guard isDate, let time = value.quantity else { return list.count }
      return list.firstIndex { channel.timeUnit?.matches($0, time) ?? false } ?? list.count
    }
    return values.indices.sorted { (place(values[$0]), $0) < (place(values[$1]), $1) }.map { values[$0] }
  }

  /// A field by which names are sorted.
  private struct Rule {
    var field: String?
    var operation: AggregateOperation
    var isAscending: Bool

    func value(_ frame: DataFrame, _ rows: [Int]) -> DataValue {
      guard operation != .count else { return .number(Double(rows.count)) }
      guard let field else { return .null }
      let column = frame.column(field)
      let part = DataFrame(["value": DataColumn(rows.map { column[$0] })])
      let measure = AggregateMeasure(operation, of: "value", as: "result")
      return (try? part.aggregated(by: [], measures: [measure]))?.value("result", 0) ?? .null
    }
  }

  private static func rule(
    _ channel: PlotChannel, _ stack: PlotStack?, _ channels: [PlotChannelName: PlotChannel]
  ) -> Rule? {
    switch channel.sort {
    case .channel(let name, let isAscending): return rule(name, channels, stack, isAscending: isAscending)
    case .rule(let own):
      if let name = own.channel { return rule(name, channels, stack, isAscending: own.isAscending) }
      let isStacked = stack.flatMap { channels[$0.channel]?.field } == own.field && stack != nil
      return Rule(
        field: own.field, operation: own.operation ?? (isStacked ? .sum : .min), isAscending: own.isAscending)
    case .rows, .ascending, .descending, .values, nil: return nil
    }
  }

  private static func rule(
    _ name: PlotChannelName, _ channels: [PlotChannelName: PlotChannel], _ stack: PlotStack?, isAscending: Bool
  ) -> Rule? {
    guard let other = channels[name] else { return nil }
    let field = other.aggregate == nil && (other.bin.isOn || other.timeUnit != nil) ? other.columnName : other.field
    return Rule(
      field: field, operation: other.aggregate?.operation ?? (stack?.channel == name ? .sum : .min),
      isAscending: isAscending)
  }
}
