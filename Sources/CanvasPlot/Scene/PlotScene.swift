/// A plot whose parts all have their places: what is drawn, and what tests read. Coordinates are in points.
package struct PlotScene: Sendable {
  package var size: Size
  package var background: Color?
  package var groups: [PlotGroup] = []
  package var legends: [PlacedLegend] = []
  /// The titles and the headers of facets, in coordinates of the picture.
  package var texts: [PlotText] = []
  /// The names of facets, and the titles of their fields.
  package var headers: [String] = []
  /// The title of the whole plot, and the one below it.
  package var title: [String]?
  package var subtitle: [String]?
  /// What the plot leaves out, one line each.
  package var notes: [Note] = []

  package init(size: Size, background: Color? = nil) { (self.size, self.background) = (size, background) }

  /// All texts of the plot: those of marks, axes and legends, titles, and headers of facets.
  package var allTexts: [PlotText] {
    var texts = texts + legends.flatMap(\.texts)
    for group in groups {
      texts += group.axes.flatMap(\.texts)
      for item in group.marks.lazy.flatMap(\.items) { if case .text(let text) = item { texts.append(text) } }
    }
    return texts
  }
}

/// A view's plot: its marks, axes and grid, in coordinates from its own corner.
package struct PlotGroup: Sendable {
  package var name: String
  package var origin: Point
  package var size: Size
  /// The area behind the marks.
  package var frame: PlotShape?
  package var marks: [PlacedMarks] = []
  package var axes: [PlacedAxis] = []
  package var title: [String]?
  package var header: [String] = []
  /// Whether the group has the axes of several plots, and no marks.
  package var isGuide = false
  /// Whether the group is drawn as one picture, so that what its marks cut out is only cut out of them.
  package var isLayer = false

  package init(name: String = "", origin: Point = .zero, size: Size) {
    (self.name, self.origin, self.size) = (name, origin, size)
  }
}

/// Marks of one kind, from back to front.
package struct PlacedMarks: Sendable {
  /// The kind in Vega's words: `rect`, `symbol`, `line`, `area`, `rule`, `text`, `arc`, `trail`, `image`.
  package var kind: String
  /// The area outside of which nothing is drawn, or nil.
  package var clip: Rect?
  /// Whether the shapes are filled as parts of one area, without seams between them.
  package var isPartition = false
  private var own: [PlotItem]
  /// The symbols, if they are stored as such rather than as items.
  private(set) var symbols: PlacedSymbols?

  package init(kind: String, items: [PlotItem] = [], clip: Rect? = nil) {
    (self.kind, own, self.clip) = (kind, items, clip)
  }

  init(kind: String, symbols: PlacedSymbols) { (self.kind, own, self.symbols) = (kind, [], symbols) }

  package var items: [PlotItem] {
    get { symbols?.items ?? own }
    set { (own, symbols) = (newValue, nil) }
  }

  /// Whether there are no marks, or only lines and areas without a point.
  var areEmpty: Bool {
    symbols.map(\.symbols.isEmpty)
      ?? own.allSatisfy { item in
        if case .shape(let shape) = item { shape.rect == nil && shape.path.isEmpty } else { false }
      }
  }

  /// Whether some mark leaves a trace.
  var areVisible: Bool {
    symbols?.symbols.contains { PlotItem.shape($0.shape(symbols?.shared)).isVisible }
      ?? own.contains(where: \.isVisible)
  }

  package mutating func append(_ item: PlotItem) {
    if let symbols { items = symbols.items }
    own.append(item)
  }
}

package enum PlotItem: Sendable {
  case shape(PlotShape)
  case text(PlotText)
  case picture(PlotPicture)

  /// Whether the item leaves a trace: it has a size, and a paint that isn't transparent.
  fileprivate var isVisible: Bool {
    func isVisible(_ paint: Paint?, _ opacity: Double) -> Bool {
      paint.map { ($0.color?.alpha ?? 1) * opacity > 0 } ?? false
    }
    switch self {
    case .shape(let shape):
      let (box, opacity) = (shape.reach, shape.opacity)
      return (box.width > 0 && box.height > 0 && isVisible(shape.fill, opacity * shape.fillOpacity))
        || (max(box.width, box.height) > 0 && shape.style.width > 0
          && isVisible(shape.stroke, opacity * shape.strokeOpacity))
    case .text(let text):
      return !text.lines.allSatisfy(\.isEmpty) && isVisible(.color(text.style.color), text.style.opacity)
    case .picture: return true
    }
  }
}

/// A path with a fill and a stroke. Parts of its look are its own: `shape.opacity`.
@dynamicMemberLookup
package struct PlotShape: Sendable {
  private var outline: PlotOutline
  package var fill: Paint?
  package var stroke: Paint?
  package var shared = SharedLook.default

  package init(_ path: Path) { outline = .path(path) }
  package init(rect: Rect) { outline = .rect(rect) }
  init(_ symbol: PlacedSymbol) { outline = .symbol(symbol) }

  package init(rect: Rect, fill color: Color) {
    self.init(rect: rect)
    fill = .color(color)
  }

  package init(_ path: Path, fill: ChartFill) {
    self.init(path)
    self.fill = .color(fill.color)
    if fill.pattern != .none { self.pattern = fill.pattern }
  }

  /// A line with round joins, and with round ends unless it has dashes.
  package init(_ path: Path, stroke color: Color, width: Double, dash: [Double] = [], cap: StrokeStyle.Cap = .round) {
    self.init(path)
    stroke = .color(color)
    self.style = StrokeStyle(width: width, cap: dash.isEmpty ? cap : .butt, join: .round)
    if !dash.isEmpty { self.style.dash = dash }
  }

  package init(discAt center: Point, radius: Double, _ color: Color) {
    self.init(Path(circleAt: center, radius: radius), fill: ChartFill(color: color))
  }

  package var path: Path {
    get { outline.path }
    set { outline = .path(newValue) }
  }

  /// A rectangle without round corners, which is drawn faster than its path.
  package var rect: Rect? {
    get { if case .rect(let rect) = outline { rect } else { nil } }
    set { outline = newValue.map(PlotOutline.rect) ?? .path(path) }
  }

  /// A box that has all points, and is cheap to find.
  package var reach: Rect { outline.reach }

  /// How the shape is painted, besides its colours. Shapes that are changed no longer share it.
  var look: PlotLook {
    get { shared.look }
    set { shared = SharedLook(newValue) }
  }

  /// A part of the look, such as `opacity`.
  package subscript<Value>(dynamicMember path: WritableKeyPath<PlotLook, Value>) -> Value {
    get { shared.look[keyPath: path] }
    set { look[keyPath: path] = newValue }
  }
}

/// Lines of text at a point.
package struct PlotText: Sendable {
  package var lines: [String]
  package var anchor: Point
  package var style: PlotTextStyle
  /// Where the anchor is along a line: 0 at its start, 1 at its end.
  package var align: Double
  package var baseline: PlotBaseline
  /// Degrees, clockwise.
  package var angle = 0.0
  /// The width of the longest line.
  package var width: Double
  /// The rest of the paragraph, if this is one line of several.
  package var surroundings: TextSurroundings?

  package init(
    lines: [String], anchor: Point, style: PlotTextStyle, align: Double = 0, baseline: PlotBaseline = .alphabetic,
    width: Double = 0
  ) {
    (self.lines, self.anchor, self.style) = (lines, anchor, style)
    (self.align, self.baseline, self.width) = (align, baseline, width)
  }

  /// The box without the angle, relative to the anchor.
  package var localBox: Rect {
    Rect(
      x: -width * align, y: baseline.shift(style) - style.size * 0.8, width: width,
      height: style.size + style.lineHeight * Double(lines.count - 1))
  }

  /// The point of the first baseline that the anchor stands for.
  package var letters: Point { Point(x: 0, y: baseline.shift(style)).applying(turned) }

  /// The box with the angle.
  package var box: Rect { localBox.applying(turned) }

  /// From the space of a text without the angle, whose origin is the anchor.
  private var turned: Transform { Transform(translationX: anchor.x, y: anchor.y).rotated(by: angle * .pi / 180) }

  /// The text with its width, and cut to a limit with an ellipsis.
  package func measured(_ measurer: TextMeasurer, limit: Double? = nil) -> PlotText {
    var text = self
    let style = self.style.chartStyle
    if let limit, limit > 0 { text.lines = lines.map { measurer.cut($0, style, to: limit) } }
    text.width = text.lines.map { measurer.width(of: $0, style) }.max() ?? 0
    return text
  }
}

/// Which line of the letters is at a text's anchor.
package enum PlotBaseline: String, Sendable, Hashable {
  case alphabetic, top, middle, bottom
  case lineTop = "line-top"
  case lineBottom = "line-bottom"

  /// The distance from the anchor to the first baseline. The factors are Vega's.
  func shift(_ style: PlotTextStyle) -> Double {
    switch self {
    case .alphabetic: 0
    case .top: (0.79 * style.size).rounded()
    case .middle: (0.30 * style.size).rounded()
    case .bottom: (-0.21 * style.size).rounded()
    case .lineTop: (0.29 * style.size + 0.5 * style.lineHeight).rounded()
    case .lineBottom: (0.29 * style.size - 0.5 * style.lineHeight).rounded()
    }
  }
}

/// The style of a text in a plot.
package struct PlotTextStyle: Sendable, Hashable {
  package var weight: Font.Weight
  package var size: Double
  package var color: Color
  package var opacity = 1.0
  package var lineHeight: Double
  /// The colour around the letters, or nil for none.
  package var halo: Color?
  /// Whether all figures have the same width, for columns of numbers.
  package var isTabular = false

  package init(
    weight: Font.Weight = .regular, size: Double, color: Color = .black, lineHeight: Double? = nil
  ) {
    (self.weight, self.size, self.color) = (weight, size, color)
    self.lineHeight = lineHeight ?? size + 2
  }

  var chartStyle: ChartTextStyle { ChartTextStyle(weight, size: size, isTabular: isTabular) }
}

/// An axis: its line, ticks, grid and texts.
package struct PlacedAxis: Sendable {
  package var orient: String
  package var title: [String]?
  /// The visible labels with their places along the axis.
  package var labels: [(text: String, position: Double)] = []
  /// The lines and texts, in coordinates of the group.
  package var grid: [PlotShape] = []
  package var lines: [PlotShape] = []
  package var texts: [PlotText] = []
  /// Whether it is in front of the marks.
  package var isInFront = false

  package init(orient: String) { self.orient = orient }

  /// The box of the axis, without its grid.
  package func bounds(in size: Size) -> Rect {
    let boxes = texts.map(\.box) + lines.map(\.path.boundingBox)
    return boxes.reduce(Rect(origin: .zero, size: size)) { $0.union($1) }
  }
}

/// A legend, in coordinates of the picture.
package struct PlacedLegend: Sendable {
  package var title: [String]?
  package var isGradient = false
  package var labels: [String] = []
  package var colors: [Color?] = []
  package var shapes: [PlotShape] = []
  package var texts: [PlotText] = []
  /// The number of names for which there is no room.
  package var leftOut = 0
  /// The number of names that are cut.
  package var cut = 0

  package init(title: [String]? = nil) { self.title = title }

  package func moved(by offset: Point) -> PlacedLegend {
    var legend = self
    for index in shapes.indices { legend.shapes[index].offset.move(by: offset) }
    for index in texts.indices { legend.texts[index].anchor.move(by: offset) }
    return legend
  }
}

extension ChartFonts {
  /// Returns the characters of texts that no font has, or nil if there are none.
  package func missingGlyphs(in texts: [PlotText]) -> MissingGlyphs? {
    let lines = texts.lazy.flatMap { text in
      text.lines.lazy.map { line in
        var styled = StyledText(line, font: font(for: text.style.chartStyle), color: text.style.color)
        styled.surroundings = text.surroundings
        return styled
      }
    }
    return MissingGlyphs(joining: lines.map(\.missingGlyphs), font: self[.regular])
  }
}
