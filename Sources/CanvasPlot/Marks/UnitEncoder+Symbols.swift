extension UnitEncoder {
  /// The symbols of a point, circle or square mark.
  mutating func symbols(_ style: PlotMarkStyle) throws(PlotError) -> PlacedMarks {
    let (x, y) = (try points(.x, .middle), try points(.y, .middle))
    let sizes = try numbers(.size, options.size?.points) ?? PlotNumbers(30)
    let angles = try numbers(.angle, options.angle)
    let shapes = mark.kind == .point ? try outputs(.shape) : nil
    let fixed =
      mark.kind == .square ? "square" : mark.kind == .circle ? "circle" : options.shape ?? "circle"
    var known = KnownSymbols(fixed)
    var placed = style.symbolLook.map { PlacedSymbols(shared: $0) }
    placed?.symbols.reserveCapacity(rowCount)
    var items: [PlotItem] = []
    for row in 0..<rowCount {
      let (center, size, angle) = (Point(x: x[row], y: y[row]), sizes[row], angles?[row] ?? 0)
      guard center.isFinite, size >= 0 else { continue }
      let shape = known.symbol(shapes?[row].text)
      if case .named(let name) = shape, placed != nil {
        let symbol = PlacedSymbol(name: name, center: center, size: size, angle: angle)
        placed?.symbols.append(style.styled(symbol, row: row))
        continue
      }
      // One with a path of its own, or paints that aren't colours.
      if let placed { items = placed.items }
      placed = nil
      items.append(.shape(style.styled(shape.shape(at: center, size: size, angle: angle), row: row)))
    }
    return placed.map { PlacedMarks(kind: "symbol", symbols: $0) } ?? PlacedMarks(kind: "symbol", items: items)
  }
}
