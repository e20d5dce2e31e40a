/// A request for the chart of a Vega-Lite specification.
///
///     var request = VegaLiteRequest(spec: .file("cars.vl.json"))
///     request.theme = .dark
///     let png = try request.drawable(in: Resources(root: "charts")).png()
///
/// Data files are read only below the folder of the data. Resources without a root read none: the data is in the
/// specification.
public struct VegaLiteRequest: DrawableRequest, OwnMembers {
  /// The specification: its JSON, or the name of its file. The file may be a notebook.
  public var spec: RequestData
  /// The cell of a notebook whose chart is drawn, by the number that Jupyter shows beside it; nil for the first chart. With
  /// a number, bytes are a notebook too.
  public var cell: Int?
  /// The look. The specification's `config` changes it.
  public var theme = VegaLiteSpec.Theme.report
  /// The folder of the data files that the specification names; nil for the folder of the specification.
  public var dataRoot: String?
  /// The zone of local times, which are those without a zone of their own; nil for UTC.
  public var timeZone: ClockZone?
  /// Whether a property that is unknown is a note, instead of an error.
  public var isLenient = false
  /// The number of pixels per inch at a scale of 1. A point is 1/72 inch.
  public var pixelsPerInch = 72.0
  /// The size, font and encoding.
  public var picture = PictureSettings()

  /// A chart in the size that its specification has.
  public init(spec: RequestData) { self.spec = spec }

  public var command: String { Self.command }

  static let command = "chart spec"

  package static let own = [theme, cell, dataRoot, zone, lenient, ppi]

  public static let members = own + PictureSettings.members.within(\.picture)

  public func check() throws(RequestError) {
    // The height for a width is that of the specification, which isn't read yet.
    guard picture.width == nil || picture.size != nil else { return }
    try picture.check(default: ChartLayout.defaultSize)
  }

  package static let theme = RequestMember<VegaLiteRequest>(
    "theme", \.theme, .choice, value: "theme", default: .report,
    help: "Look: that of this tool's charts, light or dark, or that of Vega-Lite, also in one of Vega's themes.",
    example: "vega")
  package static let cell = RequestMember<VegaLiteRequest>(
    "cell", \.cell, .whole(in: 0...Int.max), value: "number",
    help: "Cell of a notebook, by the number beside it. (default: the first with a chart)", example: 3)
  package static let dataRoot = RequestMember<VegaLiteRequest>(
    "data-root", \.dataRoot, .folder, value: "folder",
    help: "Folder of the data files. Files outside of it aren't read. (default: the folder of the specification)",
    example: "pictures")
  package static let zone = RequestMember<VegaLiteRequest>(
    "time-zone", \.timeZone, .timeZone, value: "zone",
    help: "Time zone of times without one, such as Europe/Berlin or +09:00. (default: UTC)", example: "+09:00")
  package static let lenient = RequestMember<VegaLiteRequest>(
    flag: "lenient", \.isLenient, help: "Leave out what is unknown or can't be drawn, with a note.")
  package static let ppi = RequestMember<VegaLiteRequest>(
    "ppi", \.pixelsPerInch, .positive, value: "number", default: 72,
    help: "Pixels per inch, of which a point is 1/72; multiplied by \(PictureSettings.scale).", example: 144)

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    let picture = changing(picture) { $0.scale *= pixelsPerInch / 72 }
    return try resources.limited(picture) { () throws(RequestError) in
      try check()
      let label = resources.label(spec)
      let (fonts, fontWarning) = try ChartFonts.named(picture.font, in: resources)
      let (chart, choice) = try chart(in: resources, fonts: fonts)
      try picture.check(default: chart.idealSize)
      let title = chart.scene.title?.joined(separator: " ") ?? ""
      let text = chart.about.isEmpty ? title : chart.about
      let size = picture.pictureSize(default: chart.idealSize)
      var result = try PlacedPicture(
        PlacedChart(chart, in: size, scale: picture.scale), picture, named: label,
        // A picture for readers who don't see it has a name.
        title: !text.isEmpty ? title : label == "-" ? "Chart" : label.fileName, fontWarning,
        fonts.missingGlyphs(in: chart.scene.allTexts), drawn: chart.scene.notes.map { RequestNote($0, in: label) },
        notes: (choice.map { [$0] } ?? []) + chart.notes.map { RequestNote($0, in: label) })
      (result.content, result.alternativeText) = (.specification(chart), text.isEmpty ? nil : text)
      return result
    }
  }

  private func chart(
    in resources: Resources, fonts: ChartFonts
  ) throws(RequestError) -> (chart: VegaLiteSpec, choice: RequestNote?) {
    let label = resources.label(spec)
    let bytes = try bytes(in: resources)
    var text = try RequestError.reading(label) { () throws(DataError) in try DecodedText.utf8(bytes) }
    var choice: RequestNote?
    if cell != nil || label.lowercased().hasSuffix(".ipynb") {
      let notebook = try RequestError.reading(label) { () throws(DataError) in try Notebook(json: text) }
      (text, choice) = try notebook.chart(of: cell, label: label)
    }
    let files = try dataFolder(in: resources).map { SpecDataFiles(in: $0, of: resources) }
    var read: (@Sendable (String) throws(VegaLiteError) -> [UInt8])?
    if let files { read = { (path) throws(VegaLiteError) in try files.bytes(path) } }
    do throws(VegaLiteError) {
      let chart = try VegaLiteSpec(
        json: text, theme: theme, fonts: fonts, zone: timeZone ?? .utc, isLenient: isLenient, data: read)
      return (chart, choice)
    } catch {
      // The line and the column follow the name directly, as in compiler messages.
      let space = error.description.prefixMatch(of: /[0-9]+:[0-9]+:/) == nil ? " " : ""
      let failure = files?.failure
      let hint: RequestText = failure?.reason == .file ? "; \(Self.dataRoot) is the folder of data files" : ""
      throw RequestError(failure?.reason ?? .content, "\(label):\(space)\(error.description)\(hint)")
    }
  }

  /// Returns the bytes of the specification. Throws for a table, which other commands draw.
  private func bytes(in resources: Resources) throws(RequestError) -> [UInt8] {
    let bytes = try resources.bytes(spec)
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    guard bytes.first(where: { !blank.contains($0) }) == UInt8(ascii: "[") else { return bytes }
    let label = resources.label(spec)
    throw RequestError(
      .content, "\(label): a list, and no specification; for tables, use chart bars, columns, lines, areas or tiles")
  }

  /// The folder of the data files; nil if no file may be read.
  private func dataFolder(in resources: Resources) throws(RequestError) -> String? {
    guard resources.files != .none else { return nil }
    guard let dataRoot else { return resources.folder(of: spec) }
    return try resources.path(dataRoot)
  }
}
