/// Makes the views of a template's elements for one row of data.
struct Filling {
  var scope: Scope
  let resources: TemplateResources
  /// The number of pixels per point for pictures in their own size.
  let pixelsPerPoint: Double
  /// Whether a picture that can't be read is an error, instead of a placeholder.
  let isStrict: Bool
  let log: FillingLog
  /// The container's width and height in points; nil for one that isn't known.
  var room: (width: Double?, height: Double?)
  var font = FontState()
  /// The colour of texts and icons, in an element.
  var color = Color.black
  /// The side of the lines of texts, in an element; nil for the leading one.
  var alignment: TextAlignment?
  /// The language of texts, in an element.
  var language: TextLanguage?
  /// Whether screen readers have words for an element, of its own or of what it is in.
  var hasWords = false
  /// What an element is beside its neighbours, for readers of files.
  var part: RecordedArea.Kind?

  /// The font of texts, in an element.
  struct FontState {
    var face = TemplateFace.standard
    var size = 17.0
    var weight = Font.Weight.regular
    var isItalic = false
    var isTabular = false
    var features: [FontFeature] = []
  }

  /// The views of an element: none if its condition is false, and several if it is repeated.
  func views(of node: TemplateNode) throws(TemplateError) -> [AnyView] {
    var list: Int?
    if part == nil, case .each = node.presence.repetition { list = log.nextGroup() }
    return try repeated(node.presence, at: node.place) { (filling) throws(TemplateError) in
      var filling = filling
      if let list { filling.part = .item(list: list) }
      return try filling.view(of: node)
    }
  }

  func views(of nodes: [TemplateNode]) throws(TemplateError) -> [AnyView] {
    var views: [AnyView] = []
    for node in nodes { views += try self.views(of: node) }
    return views
  }

  /// The values of a closure for each repetition.
  private func repeated<Value>(
    _ presence: Presence, at place: SourcePlace, _ body: (Filling) throws(TemplateError) -> Value?
  ) throws(TemplateError) -> [Value] {
    var values: [Value] = []
    func add(_ filling: Filling) throws(TemplateError) {
      if let condition = presence.condition {
        try filling.take(.conditions, at: place)
        guard try condition.isTrue(in: filling.scope) else { return }
      }
      if let value = try body(filling) { values.append(value) }
    }
    switch presence.repetition {
    case nil: try add(self)
    case .each(let reference)?:
      guard let data = try scope.value(reference, at: place) else { return [] }
      guard case .list(let elements) = data.content else {
        if data.value.isNull { return [] }
        throw place.error("{\(DataError.shown(reference.name))} is \(data.shown); must be a list\(scope.note)")
      }
      for element in elements { try add(inside(element)) }
    case .times(let count)?:
      for index in 0..<(try count.value(in: scope)) { try add(inside(TemplateData(integerLiteral: index + 1))) }
    }
    return values
  }

  private func inside(_ element: TemplateData) -> Filling { changing(self) { $0.scope = scope.inside(element) } }

  /// Counts an element, or a condition of one.
  private func take(_ row: Meter.Row, at place: SourcePlace) throws(TemplateError) {
    guard !log.meter.take(1, row), let excess = log.meter.excess else { return }
    throw place.error(excess + scope.note)
  }

  /// The view of an element, once.
  private func view(of node: TemplateNode) throws(TemplateError) -> AnyView {
    try take(.repetitions, at: node.place)
    var inner = self
    inner.part = nil
    inner.hasWords = hasWords || node.alternativeText != nil
    if case .grid = node.content { inner.font.isTabular = true }
    try inner.enter(node.look)
    return try dressed(try inner.content(of: node), node, inside: inner)
  }

  /// Takes the font of an element, and its room, for what is in it.
  private mutating func enter(_ look: NodeLook) throws(TemplateError) {
    if let face = look.font.face { font.face = face }
    if let size = look.font.size { font.size = try size.value(in: scope) }
    if let weight = look.font.weight { font.weight = try weight.value(in: scope) }
    if let isItalic = look.font.isItalic { font.isItalic = try isItalic.value(in: scope) }
    if let isTabular = look.font.isTabular { font.isTabular = isTabular }
    if let features = look.font.features { font.features = features }
    if let color = look.color { self.color = try color.value(in: scope) }
    if let own = look.text.language { language = try own.value(in: scope) }
    if let side = look.text.alignment { alignment = try side.value(in: scope) }
    let (width, height) = (try points(look.width, of: room.width), try points(look.height, of: room.height))
    let padding = try insets(look.padding)
    func known(_ own: Double?, _ outer: Double?) -> Double? { own.flatMap { $0.isFinite ? $0 : outer } }
    room.width = known(width, room.width).map { max($0 - padding.leading - padding.trailing, 0) }
    room.height = known(height, room.height).map { max($0 - padding.top - padding.bottom, 0) }
  }

  // MARK: Measures

  /// A length in points; infinite for `fill`.
  func points(_ measure: Bound<Measure>?, of whole: Double? = nil) throws(TemplateError) -> Double? {
    try measure?.value(in: scope).points(of: whole, pixel: 1 / pixelsPerPoint)
  }

  func insets(_ edges: Edges) throws(TemplateError) -> EdgeInsets {
    func length(_ measure: Bound<Measure>?, _ whole: Double?) throws(TemplateError) -> Double {
      let points = try points(measure, of: whole) ?? 0
      return points.isFinite ? points : 0
    }
    return EdgeInsets(
      top: try length(edges.top, room.height), leading: try length(edges.leading, room.width),
      bottom: try length(edges.bottom, room.height), trailing: try length(edges.trailing, room.width))
  }

  // MARK: Kinds

  private func content(of node: TemplateNode) throws(TemplateError) -> AnyView {
    switch node.content {
    case .text(let text, let look): return try AnyView(self.text(text, look))
    case .picture(let name, let fit, let placeholder):
      if !hasWords { log.noteWordless(at: node.place) }
      return try picture(name, fit, placeholder, at: node.look.inner)
    case .row(let children, let alignment, let spacing):
      let views = try views(of: children)
      return AnyView(HStack(alignment: alignment, spacing: try points(spacing)) { ForEach(views) { $0 } })
    case .column(let children, let alignment, let spacing):
      let views = try views(of: children)
      return AnyView(VStack(alignment: alignment, spacing: try points(spacing)) { ForEach(views) { $0 } })
    case .pile(let children, let alignment):
      let views = try views(of: children)
      return AnyView(ZStack(alignment: alignment) { ForEach(views) { $0 } })
    case .grid(let rows, let alignment, let spacing, let rowSpacing):
      return try grid(rows, alignment, try points(spacing), try points(rowSpacing ?? spacing))
    case .spacer(let length): return AnyView(Spacer(minLength: try points(length)))
    case .divider: return AnyView(Divider())
    case .shape(let kind, let look): return try shape(kind, look)
    case .code(let text, let correction): return try code(text, correction)
    case .bar(let value, let look): return try bar(value, look)
    case .part(let part, let texts):
      var inner = self
      var record: [String: TemplateData] = [:]
      for (name, text) in texts { record[name] = try text.value(in: scope) }
      inner.scope.records.insert(record, at: 0)
      let views = try inner.views(of: part)
      return views.count == 1 ? views[0] : AnyView(Group { ForEach(views) { $0 } })
    }
  }

  private func grid(
    _ rows: [TemplateRow], _ alignment: Alignment, _ spacing: Double?, _ rowSpacing: Double?
  ) throws(TemplateError) -> AnyView {
    var views: [AnyView] = []
    let table = log.nextGroup()
    var count = 0
    // Rows before those of data are headers, or those at the start whose texts are bold. Without them, the first cell of
    // a row is.
    let fixed = rows.prefix { $0.presence.repetition == nil }
    let heads = fixed.count < rows.count ? fixed.count : fixed.prefix { $0.isBold }.count
    let hasHeads = heads > 0 && heads < rows.count
    let columnCount = rows.map(\.cells.count).max() ?? 1
    for (index, row) in rows.enumerated() {
      views += try repeated(row.presence, at: row.place) { (filling) throws(TemplateError) -> AnyView? in
        var filling = filling
        if row.isCells || row.cells.contains(where: \.holdsTexts) {
          let heads = hasHeads ? index < heads ? RecordedArea.CellHeads.column : nil : .row
          filling.part = .cell(table: table, row: count, span: row.isCells ? 1 : columnCount, heads: heads)
        }
        var cells = try filling.views(of: Array(row.cells.prefix(1)))
        if !hasHeads { filling.part = .cell(table: table, row: count) }
        count += 1
        cells += try filling.views(of: Array(row.cells.dropFirst()))
        guard row.isCells else { return cells.first }
        return AnyView(GridRow { ForEach(cells) { $0 } })
      }
    }
    return AnyView(
      Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: rowSpacing) { ForEach(views) { $0 } })
  }

  /// A picture in its frame. An optional one that is missing has no frame, unless there is a placeholder.
  private func picture(
    _ name: CellText, _ fit: PictureFit, _ placeholder: CellText?, at place: Bound<Alignment>?
  ) throws(TemplateError) -> AnyView {
    let isEmpty = try name.text(in: scope).isEmpty
    let isLeftOut = name.isOptional && isEmpty
    let place = try place?.value(in: scope) ?? .center
    if !isLeftOut, let picture = try picture(name) { return fitted(picture, fit, at: place) }
    if let placeholder, let picture = try picture(placeholder) { return fitted(picture, fit, at: place) }
    return isLeftOut ? AnyView(EmptyView()) : Self.placeholder
  }

  /// What stands for a picture that can't be read: a grey frame with its diagonals.
  private static var placeholder: AnyView {
    AnyView(
      Drawing { context, size in
        let rect = Rect(origin: .zero, size: size)
        context.fill(rect, with: .color(Color(white: 0.93)))
        var cross = Path()
        cross.addLines(between: [Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY)])
        cross.addLines(between: [Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY)])
        cross.addRect(rect.insetBy(dx: 0.5, dy: 0.5))
        context.stroke(cross, with: .color(Color(white: 0.65)), style: StrokeStyle(width: 1))
      })
  }

  /// The picture of a file; nil with a note if it can't be read.
  func picture(_ file: CellText) throws(TemplateError) -> Picture? {
    let name = try file.text(in: scope)
    do {
      guard name.contains(where: { !$0.isWhitespace }) else { throw Self.emptyName }
      let picture = try resources.picture(name, scale: pixelsPerPoint)
      for note in picture.notes {
        log.note(Note(note.kind, at: "\(DataError.shown(name)): \(note.place)", note.what, count: note.count))
      }
      return picture.view(in: color)
    } catch {
      let found = "\(error)"
      let message = name.allSatisfy(\.isWhitespace) || found.contains(name) ? found : "\(name): \(found)"
      guard !isStrict else { throw file.place.error(message.shortening(name) + scope.note, .file) }
      log.note(Note(.replaced, at: "\(file.place)", message.shortening(name) + scope.note))
      return nil
    }
  }

  private static let emptyName = ResourceProblem(description: "no picture; the name of its file is empty")

  private func fitted(_ picture: Picture, _ fit: PictureFit, at place: Alignment) -> AnyView {
    switch fit {
    case .fit: AnyView(picture.resizable().scaledToFit())
    case .fill:
      AnyView(Color.clear.overlay(picture.resizable().scaledToFill(), alignment: place).clipped())
    case .stretch: AnyView(picture.resizable())
    case .none: AnyView(picture)
    }
  }

  private func shape(_ kind: ShapeKind, _ look: ShapeLook) throws(TemplateError) -> AnyView {
    let (fill, stroke) = (try look.fill?.value(in: scope), try look.stroke?.value(in: scope))
    let width = try points(look.lineWidth) ?? 1
    func drawn(_ shape: some Shape) -> AnyView {
      switch (fill, stroke) {
      case (let fill?, let stroke?): AnyView(shape.fill(fill).overlay(shape.strokeBorder(stroke, lineWidth: width)))
      case (nil, let stroke?): AnyView(shape.strokeBorder(stroke, lineWidth: width))
      case (let fill?, nil): AnyView(shape.fill(fill))
      case (nil, nil): AnyView(shape)
      }
    }
    return drawn(kind.shape)
  }

  private func code(_ text: CellText, _ correction: QRCode.Correction) throws(TemplateError) -> AnyView {
    let content = try text.text(in: scope)
    if content.isEmpty { log.note(Note(.empty, at: "\(text.place)", "a QR code of an empty text\(scope.note)")) }
    do throws(QRCodeError) {
      return AnyView(Picture(try QRCode(content, correction: correction)).resizable().scaledToFit())
    } catch {
      throw text.place.error("\(error)\(scope.note)")
    }
  }
}

/// What filling found, and what it used.
final class FillingLog {
  private static let noteLimit = 100

  /// Counts the elements of the picture, with those that are repeated.
  let meter = Meter.forPicture
  /// What is replaced or left out.
  private(set) var notes: [Note] = []

  /// The pictures that screen readers have no words for.
  private(set) var wordless: [Note] = []

  private var groupCount = 0

  /// The number of another table or list.
  func nextGroup() -> Int {
    groupCount += 1
    return groupCount - 1
  }

  func note(_ note: Note) { if !notes.contains(note) { notes.add(note, limit: Self.noteLimit) } }

  func noteWordless(at place: SourcePlace) {
    let note = Note(.dropped, at: "\(place)", "the picture has no 'alt' for screen readers; \"\" makes it decoration")
    if !wordless.contains(note) { wordless.add(note, limit: Self.noteLimit) }
  }
}
