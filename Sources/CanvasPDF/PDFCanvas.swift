import CanvasVector

/// Draws on a page or a form.
struct PDFCanvas: VectorTarget {
  private let parts: PDFParts
  private var bounds: Rect
  /// The marks of a page; nil for a form, and for a page without a structure.
  private var marks: PDFMarks?
  private let isPage: Bool
  /// Whether it has texts, or drawings with texts.
  private(set) var hasDrawnText = false
  // The content of a page that is already in the file.
  private var streams: [PDFReference] = []
  // Patterns are placed in the space of their page or form, whose y may be up.
  private var patternBase: Transform
  // From the space of the recording that is drawn to the page's, and how deep it is in others.
  private var (toPage, depth) = (Transform.identity, 0)
  // The content of the page or form, followed by those of open groups, innermost last.
  private var contents: [PDFContent]
  private var groups: [(bounds: Rect, style: VectorStyle)] = []
  // The soft mask of each scope.
  private var masks: [PDFReference?] = [nil]
  // The scopes that are forms, by their depth among the masks.
  private var formScopes: [Int] = []

  init(
    _ parts: PDFParts, bounds: Rect, patternBase: Transform, isPage: Bool = false, marks: PDFMarks? = nil
  ) {
    (self.parts, self.isPage, self.bounds, self.patternBase) = (parts, isPage, bounds, patternBase)
    var content = PDFContent()
    self.marks = marks
    self.marks?.begin(&content)
    content.concatenate(patternBase)
    contents = [content]
  }

  /// The whole content of a form.
  var content: PDFContent { changing(contents[0]) { $0.leavePathSpace() } }

  /// The size from which a part of a page's content is a stream of its own.
  private static let streamSize = 1 << 22

  /// Writes what a page has so far, if it is long: a long page needs little memory.
  private mutating func endPart() {
    guard isPage, contents.count == 1, contents[0].text.bytes.count >= Self.streamSize else { return }
    streams.append(parts.file.addStream("", contents[0].takeText()))
  }

  /// Ends a page: the streams of its content, its resources, and its marked contents.
  mutating func endPage() -> (streams: [PDFReference], resources: String, texts: [PDFStructure.Text]) {
    current.leavePathSpace()
    if marks != nil { current.op("EMC\n") }
    streams.append(parts.file.addStream("", contents[0].takeText()))
    return (streams, contents[0].resourceEntry, marks?.texts ?? [])
  }

  private var current: PDFContent {
    get { contents[contents.count - 1] }
    _modify { yield &contents[contents.count - 1] }
  }

  var hasText: Bool { !parts.fonts.outlinesAll }

  private var mask: PDFReference? {
    get { masks[masks.count - 1] }
    set { masks[masks.count - 1] = newValue }
  }

  // MARK: Scopes and clips

  /// The most scopes in each other before the rest is a form: PDF/A allows 28, of which shapes need some.
  private static let depthLimit = 24

  mutating func save() {
    masks.append(mask)
    if current.depth >= Self.depthLimit {
      current.leavePathSpace()
      formScopes.append(masks.count)
      contents.append(PDFContent(in: current))
    }
    current.save()
    endPart()
  }

  mutating func restore() {
    current.restore()
    if formScopes.last == masks.count, let content = contents.popLast() {
      formScopes.removeLast()
      let form = parts.form(content, in: groups.last?.bounds ?? bounds, isGroup: false)
      drawWithText { $0.current.draw(form) }
    }
    if masks.count > 1 { masks.removeLast() }
  }

  // Draws a form, which is a text of the page if it has one, or else a figure. The figure of a form with texts is a mark
  // without content after it.
  private mutating func drawWithText(_ draw: (inout PDFCanvas) -> Void) {
    guard contents.count == 1, let (hasText, figure) = marks?.takeGroup() else { return draw(&self) }
    if hasText { beginText(continues: false) } else if let figure { marks?.beginFigure(figure, &contents[0]) }
    draw(&self)
    if hasText { endText() }
    guard let figure else { return }
    if hasText { marks?.beginFigure(figure, &contents[0]) }
    marks?.endFigure(&contents[0])
  }

  mutating func clip(to path: Path, transform: Transform, rule: FillRule) {
    current.leavePathSpace()
    if path.isEmpty { current.op("0 0 0 0 re\n") } else { current.append(path, transform: transform) }
    current.op(rule == .nonZero ? "W n\n" : "W* n\n")
  }

  mutating func clip(excluding path: Path, transform: Transform, rule: FillRule) {
    current.leavePathSpace()
    guard rule == .nonZero else {
      current.append(Path(rect: bounds.insetBy(dx: -1, dy: -1)), transform: .identity)
      current.append(path, transform: transform)
      return current.op("W* n\n")
    }
    setMask { [bounds] content in
      content.op("1 g\n")
      content.append(Path(rect: bounds), transform: .identity)
      content.op("f 0 g\n")
      content.append(path, transform: transform)
      content.fill(.nonZero)
    }
  }

  mutating func clip(toMask image: Image, transform: Transform, channel: MaskChannel) {
    let reference = parts.images.mask(of: image, channel, isSmooth: false, in: &parts.file)
    setMask { content in
      content.concatenate(Self.unitSquare(of: image).concatenating(transform))
      content.draw(reference)
    }
  }

  // Masks what follows with the luminosity of a drawing, and with the mask that is already set.
  private mutating func setMask(_ draw: (inout PDFContent) -> Void) {
    current.leavePathSpace()
    var content = PDFContent()
    if let mask { content.set(state: mask) }
    draw(&content)
    let form = parts.form(content, in: bounds, isGroup: true, space: "DeviceGray")
    let state = parts.file.add("<</SMask<</S/Luminosity/G \(form.text)>>>>")
    mask = state
    current.set(state: state)
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, transform: Transform, rule: FillRule, paint: VectorPaint, style: VectorStyle) {
    var shape: (form: PDFReference, scale: Double)?
    if case .color = paint { shape = parts.shape(path, rule: rule) }
    endPart()
    let space = shape == nil ? transform.ownSpace(of: path) : nil
    paintScope(paint, style, in: space) { canvas, isOwn in
      if let (form, scale) = shape {
        canvas.current.save()
        canvas.current.concatenate(Transform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform))
        canvas.current.draw(form)
        canvas.current.restore()
      } else {
        let start = canvas.current.byteCount
        canvas.append(path, transform: transform, inOwnSpace: isOwn)
        canvas.current.fill(rule)
        guard style == .normal, paint.isOpaque else { return }
        canvas.current.lastFill = PDFContent.FilledPath(
          path: PathKey(path, rule: rule), transform: transform, isInOwnSpace: isOwn, start: start,
          end: canvas.current.byteCount)
      }
    }
  }

  mutating func stroke(_ path: Path, transform: Transform, pen: StrokeStyle, paint: VectorPaint, style: VectorStyle) {
    endPart()
    if strokeLastFill(path, transform: transform, pen: pen, paint: paint, style: style) { return }
    let path = path.withDots(pen)
    let space = transform.similarity == nil ? nil : transform.ownSpace(of: path)
    paintScope(paint, style, isStroke: true, in: space) { canvas, isOwn in
      if let scale = transform.similarity {
        canvas.current.setPen(pen, scale: isOwn ? 1 : scale)
        canvas.append(path, transform: transform, inOwnSpace: isOwn)
        canvas.current.op("S\n")
      } else {
        canvas.current.save()
        canvas.current.concatenate(transform)
        canvas.current.setPen(pen, scale: 1)
        canvas.current.append(path, transform: .identity)
        canvas.current.op("S\n")
        canvas.current.restore()
      }
    }
  }

  /// Makes the fill that the content ends with a fill and a stroke, and returns true, if it has the same path: the path is
  /// then in the file once.
  private mutating func strokeLastFill(
    _ path: Path, transform: Transform, pen: StrokeStyle, paint: VectorPaint, style: VectorStyle
  ) -> Bool {
    guard style == .normal, case .color(let color) = paint, color.alpha >= 1, pen.cap != .square,
      let fill = current.lastFill, fill.end == current.byteCount, fill.transform == transform,
      let scale = transform.similarity, fill.path == PathKey(path, rule: fill.path.rule)
    else { return false }
    let outline = current.take(fill)
    current.set(.color(color), isStroke: true)
    current.setPen(pen, scale: fill.isInOwnSpace ? 1 : scale)
    current.fillAndStroke(outline, fill.path.rule)
    return true
  }

  private mutating func append(_ path: Path, transform: Transform, inOwnSpace: Bool) {
    guard inOwnSpace else { return current.append(path, transform: transform) }
    current.append(path, transform: .identity, decimals: transform.decimals)
  }

  // Sets a paint, and calls `draw`. A gradient whose alpha changes has a mask in a scope of its own.
  //
  // - Parameters:
  //   - space: The space in which a shape of one colour is written; nil for that of the canvas.
  //   - draw: Draws the shape; its argument says whether in `space`.
  private mutating func paintScope(
    _ paint: VectorPaint, _ style: VectorStyle, isStroke: Bool = false, in space: Transform? = nil,
    draw: (inout PDFCanvas, _ isOwn: Bool) -> Void
  ) {
    var isOwn = false
    if case .color = paint, let space {
      current.enterPathSpace(space)
      isOwn = true
    } else {
      current.leavePathSpace()
    }
    var isMasked = false
    switch paint {
    case .color(let color):
      setStyle(style, alpha: color.alpha.channel)
      current.set(.color(color), isStroke: isStroke)
    case .gradient(let gradient, let transform):
      let alpha = gradient.alpha
      isMasked = alpha == nil
      if isMasked {
        save()
        setMask { [parts, bounds] content in
          content.set(.pattern(parts.pattern(gradient.alphaShading, transform)))
          content.append(Path(rect: bounds), transform: .identity)
          content.fill(.nonZero)
        }
      }
      setStyle(style, alpha: alpha ?? 1)
      let pattern = parts.pattern(gradient.colorShading, transform.concatenating(base))
      current.set(.pattern(pattern), isStroke: isStroke)
    case .pattern(let tiles, let transform):
      setStyle(style, alpha: 1)
      let pattern = parts.pattern(tiles, transform.concatenating(base))
      current.set(.pattern(pattern), isStroke: isStroke)
    }
    draw(&self, isOwn)
    if isMasked { restore() }
  }

  private var base: Transform { contents.count == 1 ? patternBase : .identity }

  private mutating func setStyle(_ style: VectorStyle, alpha: Double = 1) {
    let whole = VectorStyle(alpha: style.alpha * alpha, blendMode: style.blendMode)
    guard current.needsStyle(whole) else { return }
    current.set(state: parts.state(whole))
  }

  // MARK: Images and recordings

  mutating func draw(_ image: Image, transform: Transform, style: VectorStyle) {
    let (reference, hasMask) = parts.images.reference(of: image, in: &parts.file)
    let placed = Self.unitSquare(of: image).concatenating(transform)
    guard hasMask, mask != nil else { return draw(object: reference, transform: placed, style) }
    // An image's own mask would replace that of the scope (PDF 1.7, 11.6.5.3).
    var content = PDFContent()
    content.concatenate(placed)
    content.draw(reference)
    draw(object: parts.form(content, in: bounds, isGroup: true), transform: .identity, style)
  }

  mutating func draw(_ recording: Recording, transform: Transform, style: VectorStyle) {
    let isPlain = contents.count == 1 && mask == nil && style == .normal
    let isRead = recording.hasTexts || recording.hasFigures
    if marks?.isInFigure == false, isPlain, isRead, depth < Self.depthInPlace {
      return drawInPlace(recording, transform)
    }
    let symbol = parts.symbol(recording)
    hasDrawnText = hasDrawnText || symbol.hasText
    if symbol.hasText { marks?.addTextInGroup() }
    for (words, rect) in recording.figures {
      addFigure(words, in: rect.applying(transform), inGroup: true)
      endFigure()
    }
    drawWithText { $0.draw(object: symbol.form, transform: transform, style) }
  }

  /// Recordings that are deeper in others are forms, which are once in the file however often they are drawn.
  private static let depthInPlace = 3

  /// Draws a recording as a part of the page, which has each of its texts alone: those of a form are one.
  private mutating func drawInPlace(_ recording: Recording, _ transform: Transform) {
    save()
    clip(to: Path(rect: recording.bounds), transform: transform, rule: .nonZero)
    current.concatenate(transform)
    let outer = (bounds, patternBase, toPage, depth)
    (bounds, patternBase) = (recording.bounds, transform.concatenating(patternBase))
    (toPage, depth) = (transform.concatenating(toPage), depth + 1)
    var walk = VectorWalk(recording, on: self, resolution: parts.resolution)
    // It is not copied.
    contents = []
    walk.draw()
    self = walk.target
    (bounds, patternBase, toPage, depth) = outer
    restore()
  }

  private mutating func draw(object: PDFReference, transform: Transform, _ style: VectorStyle) {
    endPart()
    current.leavePathSpace()
    setStyle(style)
    current.save()
    current.concatenate(transform)
    current.draw(object)
    current.restore()
  }

  /// The transform from the square in which PDF has an image, with y up, to its pixels.
  static func unitSquare(of image: Image) -> Transform {
    let (width, height) = (Double(image.pixelWidth), Double(image.pixelHeight))
    return Transform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: height)
  }

  // MARK: Groups and figures

  mutating func beginFigure(_ words: String, in rect: Rect) { addFigure(words, in: rect, inGroup: contents.count > 1) }

  private mutating func addFigure(_ words: String, in rect: Rect, inGroup: Bool) {
    let placed = rect.applying(toPage)
    let figure = PDFStructure.Figure(
      words: words, box: rect.applying(patternBase), place: Point(x: placed.midX, y: placed.midY))
    marks?.beginFigure(figure, inGroup: inGroup, &contents[0])
  }

  mutating func endFigure() { marks?.endFigure(&contents[0]) }

  mutating func beginGroup(in bounds: Rect, style: VectorStyle) {
    groups.append((bounds, style))
    masks.append(nil)
    contents.append(PDFContent())
  }

  mutating func endGroup() {
    guard let (bounds, style) = groups.popLast(), var content = contents.popLast() else { return }
    content.leavePathSpace()
    if masks.count > 1 { masks.removeLast() }
    let form = parts.form(content, in: bounds, isGroup: true)
    drawWithText { $0.draw(object: form, transform: .identity, style) }
  }

  // MARK: Letters

  mutating func beginText(continues: Bool) {
    hasDrawnText = true
    if contents.count == 1 { marks?.beginText(&contents[0], continues: continues) } else { marks?.addTextInGroup() }
  }

  mutating func endText() {
    if contents.count == 1 { marks?.endText(&contents[0]) }
  }

  mutating func draw(_ letters: VectorLetters, transform: Transform, style: VectorStyle) {
    let place = transform.concatenating(toPage)
    for letters in letters.split(at: marks?.links ?? [], place) {
      marks?.note(letters, place, &contents[0])
      drawPart(letters: letters, transform: transform, style: style)
    }
  }

  private mutating func drawPart(letters: VectorLetters, transform: Transform, style: VectorStyle) {
    let (letters, isJoined) = letters.readable
    // Readers take wide gaps between letters for spaces. A text without shapes is as wide as its places.
    var places =
      letters.spacing.letters > letters.emSize / 10
      ? letters.letters.map { _ in nil } : parts.fonts.places(of: letters, in: &parts.file)
    for index in places.indices where isJoined[index] { places[index] = nil }
    // Beside a glyph without text, the text of the cluster is as wide as all of it. Readers take gaps for spaces.
    var last: Int?
    for (index, letter) in letters.letters.enumerated() {
      if !letter.text.isEmpty { last = index } else if letter.advance != 0, let last { places[last] = nil }
    }
    if letters.hasPattern, places.contains(where: { $0 == nil }) { places = places.map { _ in nil } }
    var (outlined, shown) = (letters, letters)
    outlined.letters = zip(letters.letters, places).filter { $1 == nil }.map(\.0)
    if !outlined.letters.isEmpty { drawOutlines(of: outlined, transform: transform, style: style) }
    guard outlined.letters.count < places.count else {
      guard !parts.fonts.outlinesAll else { return }
      current.leavePathSpace()
      current.leavePattern()
      return show(letters, places, transform: transform, mode: 0)
    }
    shown.letters = zip(letters.letters, places).filter { $1 != nil }.map(\.0)
    endPart()
    if let paint = letters.fill {
      paintScope(paint, style) { canvas, _ in
        canvas.show(letters, places, transform: transform, mode: 0)
      }
    }
    guard let (paint, pen) = letters.stroke else { return }
    guard letters.fill == nil else {
      // Shown a second time, they would be read twice.
      shown.fill = nil
      return drawOutlines(of: shown, transform: transform, style: style)
    }
    paintScope(paint, style, isStroke: true) { canvas, _ in
      canvas.current.save()
      canvas.current.setPen(pen, scale: transform.similarity ?? transform.meanScale)
      canvas.show(letters, places, transform: transform, mode: 1)
      canvas.current.restore()
    }
  }

  mutating func addText(of letters: VectorLetters, transform: Transform) {
    guard !parts.fonts.outlinesAll, letters.letters.contains(where: { !$0.text.isEmpty }) else { return }
    let place = transform.concatenating(toPage)
    for letters in letters.split(at: marks?.links ?? [], place) {
      marks?.note(letters, place, &contents[0])
      let letters = letters.readable.letters
      current.leavePathSpace()
      current.leavePattern()
      show(letters, letters.letters.map { _ in nil }, transform: transform, mode: 0)
    }
  }

  // Shows letters that have a place, and adds the text of others, in their order.
  //
  // - Parameter mode: 0 fills, 1 strokes.
  private mutating func show(
    _ letters: VectorLetters, _ places: [PDFFonts.Place?], transform: Transform, mode: Int
  ) {
    var line = PDFTextLine(letters, transform: transform, mode: mode)
    for (index, (letter, place)) in zip(letters.letters, places).enumerated() {
      if let place {
        line.show(letter, place, in: &current)
      } else if !letter.text.isEmpty {
        var letter = letter
        letter.advance += letters.letters[(index + 1)...].prefix { $0.text.isEmpty }.reduce(0) { $0 + $1.advance }
        line.addText(of: letter, &parts.fonts.blanks, &parts.file, in: &current)
      }
    }
    line.end(in: &current, mode: mode)
  }
}
