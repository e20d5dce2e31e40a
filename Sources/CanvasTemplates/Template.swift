internal import CanvasPrint

/// A picture as data: elements with the names and the layout of `CanvasViews`, and references to the values that fill
/// them.
///
///     let template = try Template(contentsOf: "potion.yaml")
///     let card = try template.front(of: ["Name": "Potion", "Cost": 3])
///     try card.writePNG(to: "potion.png", scale: template.pixelsPerPoint)
///
/// It is read from YAML or from JSON. Unknown members, colours and words are errors with their line and column.
public struct Template: Sendable {
  /// What errors call the template: the name of its file.
  public let name: String
  /// The width of the picture after it is cut, in points of 1/72 inch; nil for that of its elements.
  public let width: Double?
  /// The height of the picture after it is cut, in points of 1/72 inch; nil for that of its elements.
  public let height: Double?
  /// How far the background extends beyond the cut, in points: 0 without a bleed.
  public let bleed: Double
  /// The number of pixels per point: 1 for a size in points, and that of `dpi` for one in inches, in millimetres, or of a
  /// standard card.
  public let pixelsPerPoint: Double
  /// The resolution of files in pixels per inch, or nil for a size in points.
  public let pixelsPerInch: Double?
  /// The size on paper divided by that in points: 0.24 for a size in pixels without `dpi`, of which 300 are an inch, and 1
  /// for others.
  public let paperScale: Double
  /// Whether there is a picture for the other side.
  public var hasBack: Bool { back != nil }
  /// The size with the bleed, in points; nil if it depends on the elements.
  public var size: Size? {
    guard let width, let height else { return nil }
    return Size(width: width + 2 * bleed, height: height + 2 * bleed)
  }

  /// Whether templates in YAML can be read: with the trait `Templates`.
  public static var readsYAML: Bool {
    #if Full || Templates
      true
    #else
      false
    #endif
  }

  private let front: TemplateNode
  private let back: TemplateNode?
  /// What is said about the template with any data.
  private let notes: [Note]

  /// The largest text of a template, in bytes.
  private static let byteLimit = 4 << 20

  /// Reads a template from a file.
  ///
  /// - Throws: If the file can't be read, and for what isn't a template.
  public init(contentsOf path: String) throws(TemplateError) {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: Self.byteLimit) } catch {
      throw TemplateError(.file, place: path, message: "\(error)".droppingStart(path))
    }
    try self.init(contents: bytes, name: path)
  }

  /// Reads a template from the bytes of its text, in UTF-8: JSON if it begins with `{`, or else YAML.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: What errors call it.
  public init(contents bytes: [UInt8], name: String = "template") throws(TemplateError) {
    guard bytes.count <= Self.byteLimit else {
      throw TemplateError(place: name, message: "\(bytes.count) bytes; must be at most \(Self.byteLimit)")
    }
    try self.init(Self.source(bytes, name), name: name)
  }

  private static func source(_ bytes: [UInt8], _ name: String) throws(TemplateError) -> SourceValue {
    let start = TextPosition.startOfText(in: bytes)
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // A JSON error is clearer than that of YAML for the same text.
    if first == UInt8(ascii: "{") { return try SourceValue(json: bytes, name: name) }
    #if Full || Templates
      return try SourceValue(yaml: bytes, name: name)
    #else
      throw TemplateError(place: name, message: "YAML can't be read without the trait Templates; use JSON")
    #endif
  }

  private init(_ source: SourceValue, name: String) throws(TemplateError) {
    guard case .map(let members) = source.content else {
      throw source.wrong("a map with 'size' and 'front', the elements of the picture")
    }
    var fields = Fields(members, of: "a template", at: source.place)
    let format = try TemplateFormat(&fields)
    let theme = try TemplateTheme(&fields)
    var reader = NodeReader(theme: theme)
    let (front, back) = (fields.take("front") ?? fields.take("view"), fields.take("back"))
    guard let front else {
      try fields.end()
      throw source.place.error("no 'front'; a template has a front, the elements of its picture")
    }
    try fields.end()
    self.name = name
    (width, height, bleed) = (format.width, format.height, format.bleed)
    (pixelsPerPoint, pixelsPerInch) = (format.pixelsPerPoint, format.pixelsPerInch)
    paperScale = format.paperScale
    self.front = try Self.side(front, theme, &reader)
    self.back = try back.map { (value) throws(TemplateError) in try Self.side(value, theme, &reader) }
    notes = reader.notes
  }

  /// One side, with the theme's font and colour.
  private static func side(
    _ value: SourceValue, _ theme: TemplateTheme, _ reader: inout NodeReader
  ) throws(TemplateError) -> TemplateNode {
    guard let look = theme.look, case .map(let own) = look.content, case .map(let members) = value.content else {
      return try reader.node(value)
    }
    let names = Set(members.map(\.key))
    let all = members + own.filter { !names.contains($0.key) }
    return try reader.node(SourceValue(content: .map(all), place: value.place))
  }

  // MARK: Filling

  /// The front, filled with data.
  ///
  /// - Parameters:
  ///   - data: The values by their names.
  ///   - number: The position of the picture among all, from 1: `{#}`.
  ///   - count: The number of pictures: `{##}`.
  ///   - row: What errors call the data, such as "cards.csv, row 3".
  ///   - resources: What the template may read.
  ///   - isStrict: Whether a picture that can't be read is an error. Otherwise a grey frame stands for it, with a note.
  /// - Throws: For data that is missing or of another kind, with the place in the template, and for missing fonts.
  public func front(
    of data: TemplateData = [:], number: Int = 1, count: Int = 1, row: String = "",
    in resources: TemplateResources = TemplateResources(), isStrict: Bool = false
  ) throws(TemplateError) -> FilledTemplate {
    try side(isBack: false, of: data, number: number, count: count, row: row, in: resources, isStrict: isStrict)
  }

  /// The back, filled with data; nil for a template without one. The parameters are those of `front`.
  public func back(
    of data: TemplateData = [:], number: Int = 1, count: Int = 1, row: String = "",
    in resources: TemplateResources = TemplateResources(), isStrict: Bool = false
  ) throws(TemplateError) -> FilledTemplate? {
    guard hasBack else { return nil }
    return try side(isBack: true, of: data, number: number, count: count, row: row, in: resources, isStrict: isStrict)
  }

  /// A side, filled with data. The other parameters are those of `front`.
  ///
  /// - Throws: Also for the back of a template without one.
  package func side(
    isBack: Bool, of data: TemplateData, number: Int, count: Int, row: String = "", in resources: TemplateResources,
    isStrict: Bool
  ) throws(TemplateError) -> FilledTemplate {
    guard var side = isBack ? back : front else { throw TemplateError(place: name, message: "no 'back'") }
    let log = FillingLog()
    let filling = Filling(
      scope: Scope(records: [data.members], rowName: row, number: number, count: count), resources: resources,
      pixelsPerPoint: pixelsPerPoint, isStrict: isStrict, log: log, room: (width, height))
    if let width { side.look.width = .constant(.length(Length(width, .points))) }
    if let height { side.look.height = .constant(.length(Length(height, .points))) }
    if side.look.inner == nil { side.look.inner = .constant(.top) }
    let background = side.look.background ?? .color(.constant(.white))
    side.look.background = bleed > 0 ? nil : background
    if bleed > 0 { side.look.corner = nil }
    let views = try filling.views(of: side)
    var view = AnyView(ZStack { ForEach(views) { $0 } })
    if bleed > 0 {
      view = AnyView(view.padding(bleed).background(try filling.backdrop(background), alignment: .center))
    }
    return FilledTemplate(view: view, size: size, bleed: bleed, notes: notes + log.notes, wordless: log.wordless)
  }
}

/// A template filled with data: a picture with its bleed.
public struct FilledTemplate: Drawable {
  private let placed: PlacedView
  private let bleed: Double
  /// What is replaced or left out, such as pictures that are missing.
  public let notes: [Note]
  /// The pictures that screen readers have no words for.
  package let wordless: [Note]
  /// The size with the bleed, in points.
  public let idealSize: Size

  init(view: AnyView, size: Size?, bleed: Double, notes: [Note], wordless: [Note]) {
    (self.bleed, self.wordless) = (bleed, wordless)
    placed = view.layout(in: size)
    self.notes = notes + placed.notes.filter { note in !notes.contains { $0.what == note.what } }
    idealSize = size ?? placed.frame.size
  }

  /// The characters of its texts that no font has; nil if there are none.
  public var missingGlyphs: MissingGlyphs? { placed.missingGlyphs }

  /// The texts that don't fit, for whose ends an ellipsis stands, in the order of the template.
  public var cutTexts: [String] { placed.cutTexts }

  /// The part that remains after the cut, in points from the upper left corner.
  public var trimBox: Rect { Rect(origin: .zero, size: idealSize).insetBy(dx: bleed, dy: bleed) }

  /// Draws the picture so that it fills a rectangle in user space. A rectangle that is null, empty or not finite draws
  /// nothing.
  ///
  /// - Throws: `ViewError` if a part of it can't be drawn.
  public func draw(in rect: Rect, on context: DrawingContext) throws(ViewError) {
    guard rect.isFinite, !rect.isEmpty, idealSize.width > 0, idealSize.height > 0 else { return }
    let rect = rect.standardized
    try context.withGState { () throws(ViewError) in
      context.clip(to: rect)
      context.place(idealSize, in: rect)
      try placed.draw(in: Rect(origin: placed.frame.origin, size: placed.frame.size), on: context)
    }
  }
}

extension String {
  /// The text without a start and what separates it from the rest.
  fileprivate func droppingStart(_ start: String) -> String {
    hasPrefix(start + ": ") ? String(dropFirst(start.count + 2)) : self
  }
}
