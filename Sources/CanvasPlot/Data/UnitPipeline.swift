internal import CanvasMath

/// Prepares the rows of a unit: parses values, groups them by bins and periods, aggregates, fills gaps and stacks.
struct UnitPipeline {
  let mark: PlotMark
  let channels: [PlotChannelName: PlotChannel]
  /// The fields that divide the rows into facets.
  let facets: [PlotChannel]
  let config: PlotConfig

  func unit(_ input: DataFrame, _ environment: inout ExpressionEnvironment) throws(PlotError) -> PlotUnit {
    let zone = environment.zone
    let orientation = mark.orientation(channels, config)
    var unit = PlotUnit(
      mark: mark, channels: channels, orientation: orientation,
      stack: PlotStack(mark, channels, orientation), frame: parsed(input, zone), rawFrame: DataFrame())
    for (name, channel) in definitions {
      let (frame, bins) = Self.withGroups(unit.frame, channel, name, config, zone)
      unit.frame = frame
      if let bins { unit.bins[name] = bins }
    }
    unit.rawFrame = unit.frame
    do throws(TransformError) {
      try aggregate(&unit)
      try impute(&unit)
      try stack(&unit)
    } catch {
      throw PlotError(error.description)
    }
    filter(&unit)
    for name in PlotChannelName.positions { shiftPeriods(&unit, name, zone) }
    return unit
  }

  /// The fields of channels that no row has.
  func notes(_ rows: DataFrame) -> [Note] {
    return definitions.compactMap { name, channel in
      guard ![.tooltip, .key, .href, .description].contains(name), let field = channel.field, rows.lacks(field) else {
        return nil
      }
      let kind: Note.Kind = channel.isContinuous && PlotChannelName.scaled.contains(name) ? .empty : .invalid
      return Note(kind, at: mark.place(of: name), "no row has the field \(DataError.quoted(field))")
    }
  }

  /// The definitions of all channels, in a fixed order.
  private var definitions: [(PlotChannelName, PlotChannel)] {
    PlotChannelName.allCases.flatMap { name in (channels[name]?.withConditions ?? []).map { (name, $0) } }
      .filter { $0.1.hasField }
  }

  // MARK: Values

  /// The rows with quantities as numbers and times as times.
  private func parsed(_ frame: DataFrame, _ zone: ClockZone) -> DataFrame {
    var frame = frame
    for (_, channel) in definitions {
      guard let field = channel.field, channel.aggregate.map({ !$0.isCount && $0.key == nil }) ?? true else { continue }
      let column = frame.column(field)
      if channel.type == .temporal || channel.timeUnit != nil {
        guard column.all.contains(where: { $0.text != nil }) || channel.type == .temporal else { continue }
        frame[field] = DataColumn(column.all.map { PlotDates.value($0, zone: zone) })
      } else if channel.type == .quantitative, column.hasTexts {
        frame[field] = column.withNumbersOfTexts
      }
    }
    return frame
  }

  /// The rows with the bins or periods of a channel, and all bins.
  static func withGroups(
    _ frame: DataFrame, _ channel: PlotChannel, _ name: PlotChannelName, _ config: PlotConfig, _ zone: ClockZone
  ) -> (frame: DataFrame, bins: Bins?) {
    guard let field = channel.field else { return (frame, nil) }
    var frame = frame
    let path = FieldPath(field)
    if case .bins(let parameters) = channel.bin {
      let (starts, ends) = frame.binned(path, parameters)
      frame[channel.column(.start)] = starts
      frame[channel.column(.end)] = ends
      if channel.type.isDiscrete {
        let formatter = PlotValueFormatter(channel, channel.format, config, zone)
        let texts = zip(starts.all, ends.all).map { start, end in
          start.quantity == nil || end.quantity == nil
            ? DataValue.text("null") : .text(formatter.text(start) + " \u{2013} " + formatter.text(end))
        }
        frame[channel.column(.range)] = DataColumn(texts)
      }
      return (frame, frame.bins(path, parameters))
    }
    if let timeUnit = channel.timeUnit {
      let times = frame.column(field).all.map { PlotDates.value($0, zone: zone) }
      let periods = times.map { value in value.quantity.map { timeUnit.bounds(of: $0, zone: zone) } }
      if !channel.isBinnedTime {
        frame[channel.column(.start)] = DataColumn(periods.map { $0.map { .time($0.start) } ?? .null })
      }
      frame[channel.column(.end)] = DataColumn(periods.map { $0.map { .time($0.end) } ?? .null })
    } else if name == .facet, channel.type == .temporal {
      frame[field] = DataColumn(frame.column(field).all.map { PlotDates.value($0, zone: zone) })
    }
    return (frame, nil)
  }

  /// Adds the ends of rectangles that aren't at the middle of their periods: a part of a period earlier or later.
  private func shiftPeriods(_ unit: inout PlotUnit, _ name: PlotChannelName, _ zone: ClockZone) {
    guard mark.kind.isRectangular, let channel = channels[name], channel.field != nil, let timeUnit = channel.timeUnit,
      let part = channel.bandPosition ?? mark.options(config).timeUnitBandPosition, part != 0.5
    else { return }
    let starts = unit.frame.column(channel.columnName).quantities
    let ends = unit.frame.column(channel.column(.end)).quantities
    func between(_ a: Double, _ b: Double) -> DataValue {
      let time = a + (b - a) * (part + 0.5)
      return time.isFinite ? .time(time) : .null
    }
    unit.frame[channel.column(.rectStart)] = DataColumn(
      starts.map { $0.isFinite ? between(timeUnit.earlier($0, zone: zone), $0) : .null })
    unit.frame[channel.column(.rectEnd)] = DataColumn(zip(starts, ends).map(between))
  }

  // MARK: Groups

  private func aggregate(_ unit: inout PlotUnit) throws(TransformError) {
    let all = definitions.map(\.1)
    guard all.contains(where: { $0.aggregate != nil }) else { return }
    var groups: [String] = []
    for channel in all + facets where channel.field != nil && channel.aggregate == nil {
      var parts: [PlotColumnPart] = [.start]
      if channel.bin.isOn || channel.timeUnit != nil { parts.append(.end) }
      if channel.bin.isOn, channel.type.isDiscrete { parts.append(.range) }
      for part in parts where !groups.contains(channel.column(part)) { groups.append(channel.column(part)) }
    }
    var measures: [AggregateMeasure] = []
    var names: Set<String> = []
    for channel in all {
      guard let aggregate = channel.aggregate else { continue }
      let field = aggregate.key ?? channel.field
      let name = aggregate.key.map { "\(aggregate.operation.rawValue)_\($0)" } ?? channel.columnName
      if names.insert(name).inserted {
        let path = field.map { FieldPath($0) }
        measures.append(AggregateMeasure(aggregate.operation, of: path, as: name, parameter: aggregate.rate))
      }
    }
    unit.frame = try unit.frame.aggregated(by: groups.map { FieldPath($0) }, measures: measures)
  }

  private func impute(_ unit: inout PlotUnit) throws(TransformError) {
    for (name, other) in [(PlotChannelName.y, PlotChannelName.x), (.x, .y)] {
      guard let channel = channels[name], let impute = channel.impute, let key = channels[other] else { continue }
      let groups = pathNames.map(\.columnName) + facets.map(\.columnName)
      unit.frame = try unit.frame.imputed(
        FieldPath(channel.columnName), key: FieldPath(key.columnName), keys: impute.keys,
        by: groups.map { FieldPath($0) }, method: impute.method)
    }
    guard let stack = unit.stack, mark.kind.isPath, channels[stack.channel]?.impute == nil,
      let value = channels[stack.channel]
    else { return }
    // A stacked area has a value of each series at each place.
    let groups = PlotStack.names(channels, besides: stack.channel).map(\.columnName) + facets.map(\.columnName)
    for place in PlotStack.placeChannels(channels, stack.channel) {
      let ends = place.bin.isOn || place.timeUnit != nil ? unit.frame[place.column(.end)] : nil
      let starts = unit.frame.column(place.columnName)
      unit.frame = try unit.frame.imputed(
        FieldPath(value.columnName), key: FieldPath(place.columnName), by: groups.map { FieldPath($0) },
        method: .value(.number(0)))
      if let ends {
        let known = Dictionary(zip(starts.all, ends.all)) { first, _ in first }
        unit.frame[place.column(.end)] = DataColumn(
          unit.frame.column(place.columnName).all.map { known[$0] ?? .null })
      }
    }
  }

  /// The definitions that divide rows into lines.
  private var pathNames: [PlotChannel] {
    let names: [PlotChannelName] = [.color, .fill, .stroke, .opacity, .strokeDash, .strokeWidth, .detail, .shape]
    return names.flatMap { (name: PlotChannelName) -> [PlotChannel] in channels[name]?.all ?? [] }
      .filter { $0.field != nil && $0.aggregate == nil }
  }

  private func stack(_ unit: inout PlotUnit) throws(TransformError) {
    guard let stack = unit.stack, let channel = channels[stack.channel] else { return }
    let places = PlotStack.placeChannels(channels, stack.channel)
    let groups =
      places.flatMap { $0.bin.isOn ? [$0.columnName, $0.column(.end)] : [$0.columnName] } + facets.map(\.columnName)
    var sort: [SortField] = []
    if let order = channels[.order], order.hasField {
      sort = order.sortFields
    } else if let (name, domain) = colorOrder {
      let places = Dictionary(domain.enumerated().map { ($0.element, Double($0.offset)) }) { first, _ in first }
      unit.frame[Self.colorPlace] = .numbers(unit.frame.column(name).all.map { places[$0] ?? -1 })
      sort = [SortField(FieldPath(Self.colorPlace), isAscending: unit.orientation == .horizontal)]
    } else {
      let isAscending = channels[.order]?.sort.map { $0 != .descending } ?? (stack.channel != .y)
      var known: Set<String> = []
      for name in PlotStack.names(channels, besides: stack.channel) where known.insert(name.columnName).inserted {
        sort.append(SortField(FieldPath(name.column(name.namePart)), isAscending: isAscending))
      }
    }
    unit.frame = try unit.frame.stacked(
      FieldPath(channel.columnName), by: groups.map { FieldPath($0) }, sort: sort, offset: stack.offset,
      as: (channel.column(.stackStart), channel.column(.stackEnd)))
    unit.frame[Self.colorPlace] = nil
  }

  /// The field of the colours and their names in the order that the specification gives them, in which values are
  /// stacked. Nil if it gives none, or another order.
  private var colorOrder: (field: String, names: [DataValue])? {
    guard channels[.order] == nil else { return nil }
    let colors = [PlotChannelName.color, .fill].lazy.compactMap { channels[$0] }
    return colors.filter { $0.field != nil && $0.aggregate == nil && $0.type == .nominal }
      .compactMap { channel in channel.scale?.domainValues.map { (channel.columnName, $0) } }.first
  }

  /// The column with the places of colours, while values are stacked.
  private static let colorPlace = "__colorPlace"

  // MARK: Missing values

  /// Leaves out rows without a value on a continuous scale. Lines and areas keep them as gaps, unless `invalid` is
  /// `filter`. A second end may be missing.
  private func filter(_ unit: inout PlotUnit) {
    let mode = mark.options(config).invalid
    guard mode != .show else { return }
    let drawsAll = mark.kind.isPath && mode != .filter
    let countsAll = mode == .breakPathsShowDomains || (mark.kind.isPath && mode == .breakPaths)
    guard !drawsAll || !countsAll else { return }
    var isValid = [Bool](repeating: true, count: unit.frame.rowCount)
    var dropped = 0
    for (name, channel) in definitions {
      guard PlotChannelName.scaled.contains(name), channel.isContinuous, channel.scale != nil,
        channel.aggregate?.isCount != true, config.scale.invalid[name.scaleChannel] == nil
      else { continue }
      switch unit.frame.column(channel.columnName) {
      case .numbers(let numbers):
        for (row, number) in numbers.enumerated() where !number.isFinite { isValid[row] = false }
      case .texts: break
      case .values(let values):
        for (row, value) in values.enumerated() where value.quantity == nil { isValid[row] = false }
      }
      let count = isValid.count { !$0 } - dropped
      dropped += count
      guard !drawsAll, count > 0, dropped < isValid.count else { continue }
      let what = channel.type == .temporal ? "time" : "number"
      unit.notes.append(
        Note(.dropped, at: mark.place(of: name), "rows without a \(what) aren't drawn: \(count) of \(isValid.count)"))
    }
    guard isValid.contains(false) else { return }
    let valid = unit.frame.rows(isValid.indices.filter { isValid[$0] })
    unit.domainFrame = drawsAll ? valid : countsAll ? unit.frame : nil
    if !drawsAll { unit.frame = valid }
  }
}

extension DataColumn {
  var hasTexts: Bool {
    switch self {
    case .numbers: false
    case .texts: true
    case .values(let values): values.contains { $0.text != nil }
    }
  }

  /// The values with numbers in place of texts: NaN for a text that isn't one, and null for an empty one.
  var withNumbersOfTexts: DataColumn {
    if case .texts(let texts) = self, !texts.isEmpty, !texts.contains(where: \.isEmpty) { return .numbers(quantities) }
    return DataColumn(
      all.map { value in
        guard case .text(let text) = value else { return value }
        return text.isEmpty ? .null : .number(ShortDecimal.number(text) ?? .nan)
      })
  }

  /// The values as numbers. NaN for those that aren't.
  package var quantities: [Double] {
    switch self {
    case .numbers(let numbers): numbers
    case .texts(let texts): texts.map { ShortDecimal.number($0) ?? .nan }
    case .values(let values): values.map { $0.quantity ?? .nan }
    }
  }
}

extension DataFrame {
  /// Whether there are rows, and none has a field.
  func lacks(_ field: String) -> Bool {
    rowCount > 0 && self[field] == nil && column(field).all.allSatisfy { $0 == .undefined }
  }

  /// The column with a name, or the one that a path leads to.
  func column(_ name: String) -> DataColumn { self[name] ?? column(at: FieldPath(name)) }
}
