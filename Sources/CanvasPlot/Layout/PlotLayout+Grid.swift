/// Places blocks in rows and columns at equal distances, as Vega's grid layout.
struct BlockGrid {
  var columns: [Double] = []
  var rows: [Double] = []
  /// The place of each block.
  private(set) var origins: [Point] = []

  /// - Parameters:
  ///   - view: The view of the blocks, whose spacing and alignment come first.
  ///   - alignment: Whether columns or rows have places of their own (`none`), common places (`each`), or common
  ///     places at equal distances (`all`).
  init(_ blocks: [PlotBlock], of view: PlotView, columns count: Int, spacing: Double, alignment: String) {
    // From the corners of their plots.
    let boxes = blocks.map { $0.outline(isFlush: view.hasFlushBounds) }
    let (spacing, alignment) = (view.spacing ?? (spacing, spacing), view.align ?? (alignment, alignment))
    let count = max(count, 1)
    let rowCount = (boxes.count + count - 1) / count
    let xs = Self.places(
      boxes.map { (Self.reach(-$0.minX), Self.reach($0.maxX)) }, lines: rowCount, count: count, spacing.column,
      alignment.column
    ) { line, place in line * count + place }
    let ys = Self.places(
      boxes.map { (Self.reach(-$0.minY), Self.reach($0.maxY)) }, lines: count, count: rowCount, spacing.row,
      alignment.row
    ) { line, place in place * count + line }
    origins = boxes.indices.map { Point(x: xs[$0] ?? 0, y: ys[$0] ?? 0) }
    columns = (0..<count).map { xs[$0] ?? 0 }
    rows = (0..<rowCount).map { ys[$0 * count] ?? 0 }
    if view.isCentered.column { center(boxes, count, isAcross: true) }
    if view.isCentered.row { center(boxes, count, isAcross: false) }
  }

  /// A distance in whole points, without what is only an error of rounding.
  private static func reach(_ distance: Double) -> Double { (distance - 1e-6).rounded(.up) }

  /// The places of all blocks in one direction, by index.
  private static func places(
    _ reaches: [(before: Double, after: Double)], lines: Int, count: Int, _ spacing: Double, _ alignment: String,
    _ index: (_ line: Int, _ place: Int) -> Int
  ) -> [Int: Double] {
    var before = [Double](repeating: 0, count: count)
    var after = [Double](repeating: 0, count: count)
    for line in 0..<lines {
      for place in 0..<count where index(line, place) < reaches.count {
        let reach = reaches[index(line, place)]
        before[place] = max(before[place], reach.before, 0)
        after[place] = max(after[place], reach.after)
      }
    }
    if alignment == "all", let most = before.dropFirst().max(), let longest = after.max() {
      before = [before[0]] + before.dropFirst().map { _ in most }
      after = after.map { _ in longest }
    }
    var result: [Int: Double] = [:]
    for line in 0..<lines {
      var place = 0.0
      var end = 0.0
      for item in 0..<count where index(line, item) < reaches.count {
        let own = alignment == "none" ? reaches[index(line, item)].before : before[item]
        place = item == 0 ? 0 : end + spacing + max(own, 0)
        result[index(line, item)] = place
        end = place + after[item]
      }
    }
    return result
  }

  /// Moves each block to the middle of its column or row.
  private mutating func center(_ boxes: [Rect], _ count: Int, isAcross: Bool) {
    for group in Dictionary(grouping: boxes.indices, by: { isAcross ? $0 % count : $0 / count }).values {
      let most = group.map { isAcross ? boxes[$0].maxX : boxes[$0].maxY }.max() ?? 0
      for index in group {
        if isAcross {
          origins[index].x += ((most - boxes[index].maxX) / 2).rounded(.down)
        } else {
          origins[index].y += ((most - boxes[index].maxY) / 2).rounded(.down)
        }
      }
    }
  }
}

extension PlotLayout {
  /// Views beside and below each other.
  mutating func grid(_ node: PlotNode, _ nodes: [PlotNode], _ columns: Int?) throws(PlotError) -> PlotBlock {
    let blocks = try nodes.map { (child) throws(PlotError) in
      var block = try self.block(child, hidden: [])
      try addTitle(&block, child.view, isTop: false)
      return block
    }
    let grid = BlockGrid(
      blocks, of: node.view, columns: columns ?? max(nodes.count, 1), spacing: config.concatSpacing, alignment: "each")
    var result = PlotBlock(size: .zero, bounds: .zero)
    for (index, (block, origin)) in zip(blocks, grid.origins).enumerated() {
      if index == 0 { result.bounds = block.moved(by: origin).bounds }
      result.add(block, at: origin)
    }
    return result
  }

  /// The same view for each value of a field.
  mutating func facet(_ node: PlotNode, _ grid: PlotFacetGrid) throws(PlotError) -> PlotBlock {
    let resolve = node.view.resolve
    let hidden = Set(PlotChannelName.positions.filter { resolve.axis[$0] ?? resolve.scale[$0] ?? true })
    let canShare = grid.cells.contains { $0?.isPlot ?? false }
    let blocks = try grid.cells.enumerated().map { (index, cell) throws(PlotError) in
      guard let cell else { return PlotBlock(size: .zero, bounds: .zero) }
      var block = try self.block(cell, hidden: canShare ? hidden : [])
      if cell.isPlot, grid.facet.wrapped == nil, cell.units.allSatisfy({ $0.unit.frame.rowCount == 0 }) {
        block.leaveFrame()
      }
      if !cell.isPlot || cell.view.title != nil { try addTitle(&block, cell.view, isTop: false) }
      if let wrapped = grid.facet.wrapped { addHeader(&block, wrapped, grid.wrapped[index]) }
      return block
    }
    // Cells that are beside each other only have places of their own if they don't share the scale along them.
    let isFree =
      (grid.facet.row == nil && resolve.scale[.x] == false) || (grid.facet.column == nil && resolve.scale[.y] == false)
    let places = BlockGrid(
      blocks, of: node.view, columns: grid.columns.count, spacing: config.facetSpacing,
      alignment: isFree ? "none" : "all")
    var result = PlotBlock(size: .zero, bounds: blocks.first?.bounds ?? .zero)
    for (index, (block, origin)) in zip(blocks, places.origins).enumerated() where grid.cells[index] != nil {
      result.add(block, at: origin)
    }
    addSharedAxes(&result, grid, blocks, places)
    addHeaders(&result, grid, blocks, places)
    return result
  }

  // MARK: Axes of facets

  /// Adds the axes that all rows or columns share, at the outer edges.
  private func addSharedAxes(
    _ result: inout PlotBlock, _ grid: PlotFacetGrid, _ blocks: [PlotBlock], _ places: BlockGrid
  ) {
    let box = Rect(origin: .zero, size: result.size)
    for name in PlotChannelName.positions {
      let isX = name == .x
      let lines = isX ? grid.columns.count : grid.rows.count
      for line in 0..<lines {
        let members = blocks.indices.filter { isX ? $0 % grid.columns.count == line : $0 / grid.columns.count == line }
        guard let block = members.lazy.map({ blocks[$0] }).first(where: { $0.sharedAxes[name] != nil }),
          var axis = block.sharedAxes[name]
        else { continue }
        axis.grid = []
        let origin: Point
        switch axis.orient {
        case "top": origin = Point(x: places.columns[line], y: 0)
        case "bottom": origin = Point(x: places.columns[line], y: box.height - block.size.height)
        case "right": origin = Point(x: box.width - block.size.width, y: places.rows[line])
        default: origin = Point(x: 0, y: places.rows[line])
        }
        // The axis belongs to a plot at the edge, and is drawn from its corner.
        var holder = PlotGroup(origin: origin, size: block.size)
        holder.axes = [axis]
        holder.isGuide = true
        result.groups.append(holder)
        let bounds = axis.bounds(in: block.size)
        result.bounds = result.bounds.union(bounds.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }

  // MARK: Headers

  private func headerText(_ channel: PlotChannel, _ value: DataValue) -> [String] {
    let options = config.header(channel.header, .all).applied()
    let formatter = PlotValueFormatter(channel, options.format, config, environment.zone)
    let text = formatter.name(value)
    guard case .expression(let source) = options.labelText, let expression = try? PlotExpression(source) else {
      return [text]
    }
    var environment = environment
    return [(try? expression.value(["label": .text(text), "value": value], &environment))?.name ?? text]
  }

  private func headerLabel(_ look: GuideTextOptions, _ lines: [String], _ anchor: Point, angle: Double = 0) -> PlotText
  {
    let style = look.style(over: config.textStyle(.label))
    var text = PlotText(lines: lines, anchor: anchor, style: style, align: 0.5, baseline: .bottom)
    text.angle = angle
    return text.measured(measurer, limit: look.limit)
  }

  /// Adds the name of a wrapped facet above its plot.
  private func addHeader(_ block: inout PlotBlock, _ channel: PlotChannel, _ value: DataValue) {
    guard let header = channel.header, header[\.hasLabels] ?? true else { return }
    let look = config.header(header, .facet).applied().label
    let lines = headerText(channel, value)
    let place = Point(x: block.size.width * look.anchor, y: block.bounds.minY - look.padding)
    var text = headerLabel(look, lines, place)
    text.align = look.anchor
    block.texts.append(text)
    if let index = block.groups.indices.first { block.groups[index].header += lines }
    block.bounds = block.bounds.union(text.box)
  }

  /// Adds the names of columns and rows, and the titles of their fields.
  private func addHeaders(_ result: inout PlotBlock, _ grid: PlotFacetGrid, _ blocks: [PlotBlock], _ places: BlockGrid)
  {
    let facets: [(PlotChannel?, HeaderRole)] = [
      (grid.facet.column, .column), (grid.facet.row, .row), (grid.facet.wrapped, .facet),
    ]
    for (channel, role) in facets {
      guard let channel, let header = channel.header else { continue }
      let settings = config.header(header, role)
      let options = settings.applied()
      if role != .facet, options.hasLabels {
        let names = role == .row ? rowNames : columnNames
        add(names(result, grid, channel, options, blocks, places), to: &result)
      }
      addFacetTitle(channel, settings, &result, isColumn: role != .row)
    }
  }

  private func columnNames(
    _ result: PlotBlock, _ grid: PlotFacetGrid, _ channel: PlotChannel, _ options: HeaderOptions, _ blocks: [PlotBlock],
    _ places: BlockGrid
  ) -> [PlotText] {
    let (look, isBelow) = (options.label, options.labelSide == .bottom)
    return grid.columns.enumerated().map { index, value in
      let width = blocks[index].size.width > 0 ? blocks[index].size.width : blocks.map(\.size.width).max() ?? 0
      let y = isBelow ? result.bounds.maxY + look.padding + 10 : result.bounds.minY - look.padding
      let angle = look.angle ?? 0
      let place = Point(x: places.columns[index] + width * look.anchor, y: y)
      var text = headerLabel(look, headerText(channel, value), place, angle: angle)
      text.align = angle == 0 ? look.anchor : angle < 0 ? (isBelow ? 1 : 0) : 1
      return text
    }
  }

  private func rowNames(
    _ result: PlotBlock, _ grid: PlotFacetGrid, _ channel: PlotChannel, _ options: HeaderOptions, _ blocks: [PlotBlock],
    _ places: BlockGrid
  ) -> [PlotText] {
    let (look, isRight) = (options.label, options.labelSide == .right)
    let angle = look.angle ?? (isRight ? 90 : -90)
    return grid.rows.enumerated().map { index, value in
      let member = index * grid.columns.count
      let height = blocks[member].size.height > 0 ? blocks[member].size.height : blocks.map(\.size.height).max() ?? 0
      let x = isRight ? result.bounds.maxX + look.padding : result.bounds.minX - look.padding
      let place = Point(x: x, y: places.rows[index] + height / 2)
      var text = headerLabel(look, headerText(channel, value), place, angle: angle)
      if angle == 0 { (text.align, text.baseline) = (isRight ? 0 : 1, .middle) }
      if look.align == 0 {
        text.align = 0
        if angle == 0, !isRight { text.anchor.x -= text.width }
      }
      return text
    }
  }

  private func add(_ texts: [PlotText], to result: inout PlotBlock) {
    for text in texts {
      result.texts.append(text)
      result.headers += text.lines
      result.bounds = result.bounds.union(text.box)
    }
  }

  private func addFacetTitle(
    _ channel: PlotChannel, _ settings: Partial<HeaderOptions>, _ result: inout PlotBlock, isColumn: Bool
  ) {
    var titles = PlotTitles()
    titles.add(channel, channel.header?[\.title], config)
    guard let lines = titles.lines(theme: settings[\.title]) else { return }
    let (look, side) = (settings.applied().titleText, settings.applied().titleSide)
    let style = look.style(over: config.textStyle(.title))
    let box = result.bounds
    let anchor =
      isColumn
      ? Point(
        x: result.size.width * look.anchor, y: side == .bottom ? box.maxY + look.padding : box.minY - look.padding)
      : Point(
        x: side == .right ? box.maxX + look.padding : box.minX - look.padding,
        y: result.size.height * (side == .right ? look.anchor : 1 - look.anchor))
    var text = PlotText(
      lines: lines, anchor: anchor, style: style, align: look.anchor,
      baseline: isColumn && side == .bottom ? .top : .bottom)
    text.angle = isColumn ? 0 : side == .right ? 90 : -90
    add([text.measured(measurer)], to: &result)
  }
}
