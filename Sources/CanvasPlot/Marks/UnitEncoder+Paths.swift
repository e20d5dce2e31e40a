extension UnitEncoder {
  /// Lines and areas: one for each series, which ends and begins again where a value is missing.
  mutating func paths(_ style: PlotMarkStyle) throws(PlotError) -> [PlotItem] {
    let isFlipped = unit.isRangedOffset(.x) || (unit.orientation == .horizontal && !unit.isRangedOffset(.y))
    let curve = PlotCurve(name: options.curve, tension: options.tension)
    if mark.kind == .area {
      let along = try points(isFlipped ? .y : .x, .zeroOrLow)
      let ranges = try ranges(isFlipped ? .x : .y, .zeroOrLow, .zeroOrLow)
      return shapes(sortedBy: along, style) { area($0, along, ranges, curve, isFlipped) }
    }
    let (x, y) = (try points(.x, .middle), try points(.y, .middle))
    let sizes = mark.kind == .trail ? try numbers(.size, options.size?.points) ?? PlotNumbers(2) : nil
    return shapes(sortedBy: isFlipped ? y : x, style) { runs in
      if let sizes { return trail(runs, x, y, sizes) }
      var path = Path()
      for run in runs { curve.add(run.map { Point(x: x[$0], y: y[$0]) }, to: &path, isFlipped: isFlipped) }
      return path
    }
  }

  // MARK: Series

  /// A shape for each series with rows.
  ///
  /// - Parameter path: The path through the rows in order, of which each stretch is one without gaps.
  private func shapes(sortedBy places: PlotNumbers, _ style: PlotMarkStyle, path: ([[Int]]) -> Path) -> [PlotItem] {
    let defined = definedRows()
    return unit.series.compactMap { series in
      let rows = sorted(series, places)
      let runs = rows.split { !defined[$0] }.map(Array.init)
      return rows.first.map { .shape(style.styled(PlotShape(path(runs)), row: $0)) }
    }
  }

  private func sorted(_ rows: [Int], _ places: PlotNumbers) -> [Int] {
    if let order = unit.channels[.order] {
      if order.hasField, unit.stack == nil { return unit.frame.sorted(rows, by: order.sortFields) }
      if order.value == .null || order.value == .bool(false) { return rows }
    } else if mark.own[\.keepsOrder] == true {
      return rows
    }
    let dimension = unit.channels[unit.orientation == .horizontal ? .y : .x]
    guard dimension?.hasField == true else { return rows }
    // Rows without a place come first, so that they tear no line.
    func place(_ row: Int) -> Double { places[row].isNaN ? -.infinity : places[row] }
    return rows.enumerated().sorted { a, b in
      let (pa, pb) = (place(a.element), place(b.element))
      return pa < pb || (!(pb < pa) && a.offset < b.offset)
    }.map(\.element)
  }

  /// Whether each row has valid values along both axes.
  private func definedRows() -> [Bool] {
    var defined = [Bool](repeating: true, count: rowCount)
    for (name, channel) in unit.channels where name.isPosition && channel.hasField {
      guard let scale = scales[name], !scale.isDiscrete, !showsInvalid(name) else { continue }
      for (row, value) in unit.frame.column(channel.columnName).quantities.enumerated() where !value.isFinite {
        defined[row] = false
      }
    }
    return defined
  }

  // MARK: Areas

  private func area(
    _ runs: [[Int]], _ along: PlotNumbers, _ ranges: PlotRanges, _ curve: PlotCurve, _ isFlipped: Bool
  ) -> Path {
    func point(_ row: Int, _ value: Double) -> Point {
      isFlipped ? Point(x: value, y: along[row]) : Point(x: along[row], y: value)
    }
    var path = Path()
    for run in runs {
      curve.add(run.map { point($0, ranges.ends[$0]) }, to: &path, isFlipped: isFlipped)
      curve.reversed.add(
        run.reversed().map { point($0, ranges.starts[$0]) }, to: &path, continues: true, isFlipped: isFlipped)
      path.close()
    }
    return path
  }

  // MARK: Trails

  /// A line whose width changes from point to point.
  private func trail(_ runs: [[Int]], _ x: PlotNumbers, _ y: PlotNumbers, _ sizes: PlotNumbers) -> Path {
    var path = Path()
    for run in runs {
      for row in run where sizes[row] > 0 {
        path.addEllipse(
          in: Rect(center: Point(x: x[row], y: y[row]), size: Size(width: sizes[row], height: sizes[row])))
      }
      for (a, b) in zip(run, run.dropFirst()) {
        let (dx, dy) = (x[b] - x[a], y[b] - y[a])
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { continue }
        let (nx, ny) = (dy / length / 2, -dx / length / 2)
        path.move(to: Point(x: x[a] + nx * sizes[a], y: y[a] + ny * sizes[a]))
        path.addLine(to: Point(x: x[b] + nx * sizes[b], y: y[b] + ny * sizes[b]))
        path.addLine(to: Point(x: x[b] - nx * sizes[b], y: y[b] - ny * sizes[b]))
        path.addLine(to: Point(x: x[a] - nx * sizes[a], y: y[a] - ny * sizes[a]))
        path.close()
      }
    }
    return path
  }
}

extension PlotCurve {
  /// The curve with which the points are met in the opposite order.
  fileprivate var reversed: PlotCurve {
    var curve = self
    if name == .stepBefore || name == .stepAfter { curve.name = name == .stepBefore ? .stepAfter : .stepBefore }
    return curve
  }
}
