/// A request for one picture of a template, such as a share image, a certificate or a receipt.
///
///     var request = TemplateRequest(template: .file("og.yaml"))
///     request.values = .data(["title": "Four aces"])
///     let png = try request.drawable(in: Resources(root: "templates")).png()
///
/// Pictures and fonts that the template names are read only below its folder.
public struct TemplateRequest: DrawableRequest, OwnMembers {
  /// The template: its YAML or JSON, or the name of its file.
  public var template: RequestData
  /// The values, or nil for none.
  public var values: TemplateValues?
  /// The row of a table of values whose cells have their columns' names, from 1; nil for none.
  public var row: Int?
  /// Values as texts, `name=value`. They replace those of `values` with the same name.
  public var assignments: [String] = []
  /// Whether the other side is drawn.
  public var isBack = false
  /// The size, font and encoding.
  public var picture = PictureSettings()

  /// A picture in the size of its template.
  public init(template: RequestData) { self.template = template }

  public var command: String { Self.command }

  static let command = "draw"

  package static let own = [values, row, set, back]

  public static let members = own + PictureSettings.members.within(\.picture)

  public func check() throws(RequestError) {
    for assignment in assignments where !assignment.contains("=") {
      throw RequestError(.request, "\(Self.set): \(DataError.quoted(assignment)); must be name=value")
    }
    // The height for a width is that of the template, which isn't read yet.
    guard let size = picture.size else { return }
    try picture.check(default: size)
  }

  package static let values = RequestMember<TemplateRequest>(
    "values", \.values, .templateValues, value: "file",
    help: "File with the values: JSON, or a table, whose rows are {rows}. In JSON, also an object.",
    example: "values.csv")
  package static let row = RequestMember<TemplateRequest>(
    "row", \.row, .whole(in: 1...Int.max), value: "number",
    help: "Row of a table of values, from 1, whose cells have the names of their columns.", example: 1,
    with: ["values": "values.csv"])
  package static let set = RequestMember<TemplateRequest>(
    list: "set", \.assignments, .text, value: "name=value", help: "A value as text, such as title=Hello; repeatable.",
    example: ["title=Hello"])
  package static let back = RequestMember<TemplateRequest>(
    flag: "back-side", \.isBack, help: "Draw the template's back.")

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try limited(in: resources) { () throws(RequestError) in
      let (template, files) = try resources.template(template, font: picture.font)
      let data = try data(in: resources)
      let (number, count) = (row ?? 1, row == nil ? 1 : data["rows"]?.count ?? 1)
      let filled: FilledTemplate
      do throws(TemplateError) {
        filled = try template.side(
          isBack: isBack, of: data, number: number, count: count, in: files, isStrict: picture.isStrict)
      } catch {
        throw RequestError(error)
      }
      return try drawable(filled, of: template)
    }
  }

  private func drawable(
    _ filled: FilledTemplate, of template: Template
  ) throws(RequestError) -> PlacedPicture {
    try picture.checkGlyphs(filled.missingGlyphs, in: template.name)
    let scale = template.pixelsPerPoint * picture.scale
    let size = picture.pictureSize(default: filled.idealSize)
    guard size.width > 0, size.height > 0 else {
      throw RequestError(.content, "\(template.name): the picture is empty; 'size' sets its size")
    }
    try RequestError.check(size, scale: scale, .content, of: template.name)
    var page = Page(filled, name: "", size: size)
    if template.bleed > 0 { (page.bleedBox, page.trimBox) = (Rect(origin: .zero, size: size), filled.trimBox) }
    var facts = try PictureFacts(
      picture, pixelsPerInch: template.pixelsPerInch.map { $0 * picture.scale },
      title: template.name == "data" ? "" : template.name.fileName,
      warnings: filled.requestNotes(in: template.name, picture),
      notes: template.paperNotes(isOnPaper: picture.format == .pdf))
    (facts.paperScale, facts.label) = (template.paperScale, template.name)
    return PlacedPicture(page, scale: scale, facts)
  }

  /// The values of the request.
  private func data(in resources: Resources) throws(RequestError) -> TemplateData {
    var data: TemplateData = [:]
    switch values {
    case nil: break
    case .data(let own)?: data = own
    case .file(let name)?:
      data = try TemplateData(
        contents: resources.bytes(name), named: resources.label(.file(name)), limits: resources.limits.table)
    }
    if let row {
      guard let cells = data["rows"]?.element(row - 1) else {
        throw RequestError(.request, "\(Self.row): \(row); there is no such row")
      }
      data = cells.merging(data)
    }
    for assignment in assignments {
      guard let sign = assignment.firstIndex(of: "=") else { continue }
      data[String(assignment[..<sign])] = TemplateData(String(assignment[assignment.index(after: sign)...]))
    }
    return data
  }
}
