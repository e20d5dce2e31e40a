extension PlotUnit {
  /// The unit in parts of rows, with the values of the expressions in options of the mark and in values of channels.
  /// It is one part unless an expression reads rows: then neighbours with the same values are a part, and the series of
  /// lines and areas that have the same values at their first rows.
  func parts(_ environment: inout ExpressionEnvironment) throws(PlotError) -> [PlotUnit] {
    var unit = self
    var late: [(place: ExpressionPlace, values: DataColumn)] = []
    for place in expressionPlaces {
      guard let source = source(place) else { continue }
      do throws(PlotError) {
        let expression = try PlotExpression(source)
        if expression.readsRows {
          late.append((place, try expression.values(of: frame, &environment)))
          unit.set(place, nil)
        } else {
          unit.set(place, try expression.value([:], &environment))
        }
      } catch {
        throw PlotError("\(path(of: place)): \(error)")
      }
    }
    guard !late.isEmpty, frame.rowCount > 0 else { return [unit] }
    return groups(late.map(\.values)).map { values, rows in
      var part = unit
      for (place, value) in zip(late.map(\.place), values) { part.set(place, value) }
      part.frame = frame.rows(rows)
      return part
    }
  }

  /// Rows with the same values.
  private func groups(_ columns: [DataColumn]) -> [(values: [DataValue], rows: [Int])] {
    var groups: [(values: [DataValue], rows: [Int])] = []
    for rows in mark.kind.isPath ? series : (0..<frame.rowCount).map({ [$0] }) {
      let values = columns.map { $0[rows[0]] }
      let known = mark.kind.isPath ? groups.firstIndex { $0.values == values } : groups.indices.last
      if let known, groups[known].values == values {
        groups[known].rows += rows
      } else {
        groups.append((values, rows))
      }
    }
    return groups
  }

  /// The rows of each line or area.
  var series: [[Int]] {
    let names: [PlotChannelName] = [
      .color, .fill, .stroke, .opacity, .fillOpacity, .strokeOpacity, .strokeDash, .strokeWidth, .detail, .key, .size,
    ]
    let columns = names.flatMap { (name: PlotChannelName) -> [PlotChannel] in
      name == .size && mark.kind != .area ? [] : channels[name]?.withConditions ?? []
    }
    .filter { $0.field != nil && $0.aggregate == nil }
    .map { frame.column($0.columnName) }
    if columns.isEmpty { return frame.rowCount == 0 ? [] : [Array(0..<frame.rowCount)] }
    let series = Dictionary(grouping: 0..<frame.rowCount) { row in columns.map { $0[row] } }
    return series.values.sorted { $0[0] < $1[0] }
  }

  // MARK: Places of expressions

  private enum ExpressionPlace {
    case option(MarkExpression)
    /// The value of a channel, or that of one of its conditions.
    case value(PlotChannelName, condition: Int?)
  }

  private var expressionPlaces: [ExpressionPlace] {
    var places = mark.expressions.map(ExpressionPlace.option)
    for name in PlotChannelName.allCases {
      guard let channel = channels[name] else { continue }
      places.append(.value(name, condition: nil))
      places += channel.conditions.indices.map { .value(name, condition: $0) }
    }
    return places
  }

  private func path(of place: ExpressionPlace) -> String {
    switch place {
    case .option(let option): "\(mark.path).\(option.name)"
    case .value(let name, _): mark.place(of: name)
    }
  }

  private func source(_ place: ExpressionPlace) -> String? {
    switch place {
    case .option(let option): option.source
    case .value(let name, nil): channels[name]?.value?.expressionSource
    case .value(let name, let index?): channels[name]?.conditions[index].channel.value?.expressionSource
    }
  }

  private mutating func set(_ place: ExpressionPlace, _ value: DataValue?) {
    switch place {
    case .option(let option): if let value { mark.own = option.options(value).over(mark.own) }
    case .value(let name, nil): channels[name]?.value = value
    case .value(let name, let index?): channels[name]?.conditions[index].channel.value = value
    }
  }
}

extension ExpressionScales {
  /// The scales of a plot by the names of their channels.
  init(_ scales: [PlotChannelName: PlotScale]) {
    self.init { name, question in
      PlotChannelName(rawValue: name).flatMap { scales[$0] }?.answer(question)
    }
  }
}

extension PlotScale {
  fileprivate func answer(_ question: ExpressionScales.Question) -> DataValue {
    switch question {
    case .place(let value): Self.value(output(value))
    case .value(let place): quantity.map { wrap($0.invert(place)) } ?? .null
    case .bandwidth: .number(isDiscrete ? bandwidth : 0)
    case .domain: .list(isDiscrete ? names : quantity?.domain.map(wrap) ?? [])
    case .range:
      if case .list(let outputs) = range { .list(outputs.map(Self.value)) } else { [.number(start), .number(end)] }
    }
  }

  private static func value(_ output: PlotOutput) -> DataValue {
    switch output {
    case .none: .null
    case .number(let number): .number(number)
    case .color(let color): color.setting
    case .text(let text): .text(text)
    case .numbers(let numbers): .list(numbers.map(DataValue.number))
    }
  }
}
