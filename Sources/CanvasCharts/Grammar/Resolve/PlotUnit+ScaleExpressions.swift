internal import CanvasData

extension PlotUnit {
  /// The unit with the values of expressions that read scales, in settings of the mark and in values of channels.
  func evaluatingScales(_ environment: inout ExpressionEnvironment) throws(PlotError) -> PlotUnit {
    var unit = self
    for (name, value) in mark.settings.values {
      unit.mark.settings[name] = try Self.evaluated(value, "\(mark.path).\(name)", &environment)
    }
    for (name, channel) in channels {
      unit.channels[name] = try Self.evaluated(channel, "encoding.\(name.rawValue)", &environment)
    }
    return unit
  }

  private static func evaluated(
    _ channel: PlotChannel, _ path: String, _ environment: inout ExpressionEnvironment
  ) throws(PlotError) -> PlotChannel {
    var channel = channel
    if let value = channel.value { channel.value = try evaluated(value, path, &environment) }
    for index in channel.conditions.indices {
      guard let value = channel.conditions[index].channel.value else { continue }
      channel.conditions[index].channel.value = try evaluated(value, path, &environment)
    }
    return channel
  }

  private static func evaluated(
    _ value: DataValue, _ path: String, _ environment: inout ExpressionEnvironment
  ) throws(PlotError) -> DataValue {
    guard let source = value.expressionSource else { return value }
    do throws(PlotError) { return try PlotExpression(source).value([:], &environment) } catch {
      throw PlotError("\(path): \(error)")
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

  private func wrap(_ number: Double) -> DataValue { kind.isTime ? .time(number) : .number(number) }

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
