/// A mark's values by series and place, with their colours.
struct PreparedLayer: Sendable {
  var mark: ChartMark
  var arrangement: SeriesArrangement
  var series: [String]
  /// The name of the values, or empty if there is none.
  let valueName: String
  /// The units of the series if they differ, or empty.
  let units: [ValueUnit]
  /// Whether the places are known to be the parts of one whole.
  let isWhole: Bool
  /// The sum of the places that were left out because others are larger.
  let rest: Double
  /// Whether sums of the values mean something.
  let addsUp: Bool
  /// Whether the values are those of marks.
  private let areMarks: Bool
  /// Whether a series has no row at a place, or empty if each row has a value of all series.
  private var absences: [[Bool]]
  private(set) var values: [[Double?]]
  /// The places without a value that tear the line of each series, though it has no row there.
  private var gaps: [Set<Int>] = []
  /// The roles by series.
  private(set) var roles: [ColorRole] = []
  /// The roles by place, if parts of a single series are emphasised or coloured by place.
  private(set) var placeRoles: [ColorRole] = []
  private var sourceOfPlace: [Int]?
  /// The role of bars below zero, or nil for that of the others.
  private(set) var negativeRole: ColorRole?
  /// The numbers of answers on both sides of the middle, or nil if the layer doesn't diverge.
  let sides: AnswerScale.Sides?
  /// Further values at places of points and lines.
  private(set) var repeats: [RepeatedValue]
  /// The colours of single marks by series and place, or empty.
  private var markColors: [[Color?]]

  init(_ layer: ChartLayer, missing: MissingValues) {
    mark = layer.mark
    arrangement = layer.arrangement
    if arrangement == .automatic { arrangement = mark == .areas ? .stacked : .grouped }
    series = layer.table.series
    valueName = layer.table.valueName ?? ""
    units = layer.table.seriesUnits
    (isWhole, rest) = (layer.table.isWhole, layer.table.rest)
    addsUp = layer.table.addsUp
    areMarks = layer.areMarks
    absences = layer.table.absences
    values = layer.table.values
    repeats = layer.repeats
    markColors = layer.markColors
    sides = arrangement == .diverging ? AnswerScale(series, unnamed: "").sides : nil
    if missing == .zero { values = values.map { $0.map { $0 ?? 0 } } }
  }

  /// The value of a series at a place, or nil if it is missing or there is no such place.
  func value(_ series: Int, _ place: Int) -> Double? {
    guard values.indices.contains(series), values[series].indices.contains(place) else { return nil }
    return values[series][place].flatMap { $0.isFinite ? $0 : nil }
  }

  /// The values of a series at a number of places.
  func knownValues(_ series: Int, count: Int) -> [Double?] { (0..<count).map { value(series, $0) } }

  /// Whether a line is torn at a place: its series has no value there, and its own places say that there should be one.
  ///
  /// A place that belongs to others tears no line, and neither does one that was filled in, unless it is among the
  /// missing ones of the series' own step.
  func isTorn(_ series: Int, _ place: Int) -> Bool {
    guard value(series, place) == nil else { return false }
    guard absences.indices.contains(series) else { return true }
    return !absences[series][place] || gaps.indices.contains(series) && gaps[series].contains(place)
  }

  /// Finds the places without rows that are missing in the steps of a series.
  ///
  /// - Parameter missing: The missing places among those with these indices.
  mutating func findGaps(_ missing: ([Int]) -> Set<Int>) {
    guard !areMarks else { return }
    gaps = absences.indices.map { series in
      missing(absences[series].indices.filter { !absences[series][$0] })
        .filter { place in !absences.indices.contains { !absences[$0][place] } }
    }
  }

  /// The values of a series, with those between two others in proportion to the positions of places.
  func connectedValues(_ series: Int, at positions: [Double]) -> [Double?] {
    var values = knownValues(series, count: positions.count)
    var last: Int?
    for place in values.indices {
      guard let value = values[place] else { continue }
      if let last, place > last + 1, let before = values[last] {
        for between in (last + 1)..<place {
          let part = (positions[between] - positions[last]) / (positions[place] - positions[last])
          values[between] = part.isFinite ? before + (value - before) * part : before
        }
      }
      last = place
    }
    return values
  }

  /// Whether series of a stack of areas lack values where others have them, between their first and last.
  var hasStackGaps: Bool {
    guard mark == .areas, series.count > 1 else { return false }
    let isUsed = (0..<(values.map(\.count).max() ?? 0)).map { place in
      series.indices.contains { value($0, place) != nil }
    }
    return series.indices.contains { index in
      let known = isUsed.indices.filter { value(index, $0) != nil }
      guard let first = known.first, let last = known.last else { return false }
      return (first...last).contains { isUsed[$0] && value(index, $0) == nil }
    }
  }

  var hasNegative: Bool { values.contains { $0.contains { ($0 ?? 0) < 0 } } }
  private var hasMixedSigns: Bool { hasNegative && values.contains { $0.contains { ($0 ?? 0) > 0 } } }
  /// Whether stacked areas would overlap, because values are on both sides of zero.
  var hasCrossingAreas: Bool { mark == .areas && series.count > 1 && hasMixedSigns }
  var isStacked: Bool { arrangement == .stacked || arrangement == .normalized || arrangement == .diverging }
  /// The number of bars side by side at a place.
  var rowCount: Int { isStacked ? 1 : series.count }

  /// The colour role of a series at a place.
  func role(_ series: Int, _ place: Int) -> ColorRole {
    if let color = ownColor(series, place), roles.indices.contains(series), roles[series] != .muted,
      !placeRoles.indices.contains(place) || placeRoles[place] != .muted
    {
      return .own(color)
    }
    if self.series.count == 1, placeRoles.indices.contains(place) { return placeRoles[place] }
    return roles.indices.contains(series) ? roles[series] : .series(series)
  }

  /// The colour role of a bar with a value. Pale bars and those with a colour of their own keep theirs.
  func role(_ series: Int, _ place: Int, of value: Double) -> ColorRole {
    let role = role(series, place)
    guard value < 0, let negativeRole else { return role }
    switch (role, negativeRole) {
    case (.series, _), (.other, .own): return negativeRole
    default: return role
    }
  }

  /// The colour of a single mark or, for a series as a whole, the colour that all of its marks have.
  private func ownColor(_ series: Int, _ place: Int) -> Color? {
    guard markColors.indices.contains(series) else { return nil }
    let row = markColors[series]
    if place >= 0 { return row.indices.contains(place) ? row[place] : nil }
    let used = Set(zip(values[series], row).filter { $0.0 != nil }.map(\.1))
    return used.count == 1 ? used.first.flatMap(\.self) : nil
  }

  /// The role of a further value at a place.
  func role(_ value: RepeatedValue) -> ColorRole {
    let role = role(value.series, value.place)
    return role == .muted ? role : value.color.map(ColorRole.own) ?? self.role(value.series, -1)
  }

  /// Leaves out the values that aren't above 0, and returns how many there are.
  mutating func dropNotPositive() -> Int {
    let count = values.joined().count { $0.map { $0 <= 0 } ?? false } + repeats.count { $0.value <= 0 }
    values = values.map { $0.map { value in value.flatMap { $0 > 0 ? $0 : nil } } }
    repeats.removeAll { $0.value <= 0 }
    return count
  }

  /// Leaves out all but the largest series. They keep their order.
  mutating func keepLargest(_ count: Int, emphasized: Set<String> = []) {
    let kept = largest(count, emphasized)
    series = kept.map { series[$0] }
    values = kept.map { values[$0] }
    if !absences.isEmpty { absences = kept.map { absences[$0] } }
    if !markColors.isEmpty { markColors = kept.map { markColors[$0] } }
    repeats = repeats.compactMap { value in
      kept.firstIndex(of: value.series).map { value.moved(series: $0) }
    }
  }

  /// The largest series, but first those that are emphasized.
  private func largest(_ count: Int, _ emphasized: Set<String>) -> [Int] {
    let totals = zip(series, values).map { name, values in
      emphasized.contains(name) ? .infinity : values.reduce(0) { $0 + abs($1 ?? 0) }
    }
    return series.indices.sorted { (totals[$1], $0) < (totals[$0], $1) }.prefix(count).sorted()
  }

  /// Combines all but the largest series, or leaves them out if their sum means nothing.
  mutating func sumUp(keeping count: Int, emphasized: Set<String>, name: String) {
    let kept = Set(largest(count, emphasized))
    var rest = [Double?](repeating: nil, count: values.first?.count ?? 0)
    for index in series.indices where !kept.contains(index) {
      for (place, value) in values[index].enumerated() where place < rest.count {
        if let value { rest[place] = (rest[place] ?? 0) + value }
      }
    }
    keepLargest(count, emphasized: emphasized)
    guard addsUp else { return }
    absences = []
    series.append(name)
    values.append(rest)
    if !markColors.isEmpty { markColors.append([]) }
  }

  /// The place of the data at a place, or −1 for none.
  private func source(of place: Int) -> Int {
    sourceOfPlace.map { $0.indices.contains(place) ? $0[place] : -1 } ?? place
  }

  /// Reorders the values. Each element is the old place of the value at that index, or −1 for none.
  mutating func permute(_ places: [Int]) {
    values = values.map { row in places.map { row.indices.contains($0) ? row[$0] : nil } }
    absences = absences.map { row in places.map { !row.indices.contains($0) || row[$0] } }
    markColors = markColors.map { row in places.map { row.indices.contains($0) ? row[$0] : nil } }
    let newPlaces = Dictionary(zip(places, 0...)) { first, _ in first }
    repeats = repeats.compactMap { value in
      newPlaces[value.place].map { value.moved(place: $0) }
    }
    sourceOfPlace = places.map(source(of:))
  }

  /// Keeps some places and combines the others in one more place, which has its colour if it is emphasised, and no value
  /// if their sum means nothing.
  mutating func sumUpPlaces(isKept: [Bool], isRestEmphasized: Bool) {
    values = values.map { row in
      var kept: [Double?] = []
      var rest: Double?
      for (place, value) in row.enumerated() {
        if place < isKept.count, isKept[place] {
          kept.append(value)
        } else if let value, addsUp {
          rest = (rest ?? 0) + value
        }
      }
      return kept + [rest.map { min(max($0, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }]
    }
    markColors = markColors.map { row in zip(row, isKept).filter(\.1).map(\.0) + [nil] }
    sourceOfPlace = isKept.indices.filter { isKept[$0] }.map(source(of:)) + [-1]
    if !placeRoles.isEmpty {
      let isAnyMuted = placeRoles.contains(.muted)
      let kept = zip(placeRoles, isKept).filter(\.1).map(\.0)
      placeRoles = isRestEmphasized && !isAnyMuted ? kept.map { _ in .muted } : kept
      placeRoles.append(isRestEmphasized ? roles.first ?? .series(0) : isAnyMuted ? .muted : .other)
    }
  }

  /// Combines the places from each start to the next one: by their sum, or the mean of what doesn't add up. Combined bars
  /// have the colour of their series, unless all their marks have the same.
  mutating func sumUpNeighbours(from starts: [Int]) {
    func parts<Value>(_ row: [Value]) -> [ArraySlice<Value>] {
      zip(starts, starts.dropFirst() + [row.count]).map { row[min($0, row.count)..<max($1, min($0, row.count))] }
    }
    values = values.map { row in
      parts(row).map { part in
        let known = part.compactMap(\.self)
        return known.isEmpty ? nil : known.reduce(0, StackSums.sum) / (addsUp ? 1 : Double(known.count))
      }
    }
    markColors = markColors.map {
      parts($0).map { part in part.allSatisfy { $0 == part.first } ? part.first ?? nil : nil }
    }
    absences = []
    sourceOfPlace = starts.map { _ in -1 }
  }

  /// Assigns colours to the series, and to the places of a single series.
  mutating func assignRoles(
    names: [String], colors: [Color?], placeNames: [String], model: ChartModel, otherPlace: Int?
  ) {
    let seriesColors = names.count > 1 ? colors : names.map { model.colors[$0] }
    let emphasized = model.emphasized
    let scale = ColorScale(names: names, colors: seriesColors, other: model.otherName, emphasized: emphasized)
    roles = series.map { name in scale.role(of: names.firstIndex(of: name) ?? 0) }
    if let sides { roles = roles.enumerated().map { $1.ofAnswer($0, sides) } }
    guard names.count == 1, let base = roles.first, base != .muted else { return }
    if mark == .bars || mark == .columns, emphasized.isEmpty, case .series(let index) = base {
      negativeRole =
        model.negativeColor.map(ColorRole.own)
        ?? (LossWords.areIn([valueName] + series) ? .loss : hasMixedSigns ? .belowZero(index) : nil)
    }
    let placeNames = placeNames.enumerated().map { $0 == otherPlace ? model.otherName : $1 }
    let emphasis = Set(emphasized).intersection(placeNames)
    placeRoles = placeNames.enumerated().map { place, name in
      let source = sourceOfPlace.flatMap { $0.indices.contains(place) ? $0[place] : nil } ?? place
      if !emphasis.isEmpty, !emphasis.contains(name) { return .muted }
      if let color = model.colors[name] { return .own(color) }
      if colors.indices.contains(source), let color = colors[source] { return .own(color) }
      return place == otherPlace && emphasis.isEmpty ? .other : base
    }
  }
}
