/// A request for a pie or donut chart, or for the app's pie graph.
///
///     var request = PieRequest(data: .text("Cola,30\nTea,12"))
///     request.pie.hole = 0.6
///     let png = try request.drawable(in: Resources()).png()
public struct PieRequest: DrawableRequest {
  /// The table, or the state of a vending machine.
  public var data: RequestData
  /// The columns and rows of the table.
  public var table = TableSettings()
  /// The titles and the theme.
  public var look = ChartLookSettings()
  /// The look of the pie.
  public var pie = PieSettings()
  /// The size, font and encoding.
  public var picture = PictureSettings()

  /// A pie of a table, 640 × 400 points.
  public init(data: RequestData) { self.data = data }

  public var command: String { "pie" }

  public static let members: [RequestMember<PieRequest>] = [
    TableSettings.members.within(\.table), ChartLookSettings.members.within(\.look),
    PieSettings.members.within(\.pie), PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  var defaultSize: Size { pie.order == .clean ? ChartLayout.defaultSize : Size(width: 400, height: 400) }

  public func check() throws(RequestError) {
    try picture.check(default: defaultSize)
    try pie.check()
    if pie.order == .reference {
      guard Boards.areAvailable else {
        throw RequestError(.request, "\(PieSettings.order, "reference"): \(Boards.missing)")
      }
      // The app's pie graph has neither titles nor numbers.
      typealias Look = ChartLookSettings
      let reason: RequestText = "can't be used with \(PieSettings.order, "reference")"
      try look.refuse([Look.title, Look.subtitle, Look.caption, Look.theme, Look.palette], reason)
      let numbers = [TableSettings.missing, TableSettings.format, TableSettings.currency, TableSettings.units]
      try table.refuse(numbers + [TableSettings.percent], reason)
    }
  }

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    #if Full || Boards
      if pie.order == .reference { return try graphPicture(in: resources) }
    #endif
    return try limited(in: resources) { () throws(RequestError) in
      try chart(PieTable(self, in: resources), in: resources)
    }
  }

  private func chart(_ table: PieTable, in resources: Resources) throws(RequestError) -> PlacedPicture {
    let label = table.label
    let (fonts, fontWarning) = try ChartFonts.named(picture.font, in: resources)
    let pie = changing(model(table)) { $0.titles = look.titles }
    let theme = try look.chartTheme(in: resources)
    let measurer = TextMeasurer(fonts)
    let size: Size
    let layout: PieLayout
    do throws(PieError) {
      if let asked = picture.size {
        size = asked
      } else {
        size = try pie.defaultSize(width: picture.width, theme: theme, measurer: measurer)
      }
      layout = try PieLayout(pie, in: Rect(origin: .zero, size: size), theme: theme, measurer: measurer)
    } catch {
      throw RequestError(.content, "\(label): \(error)")
    }
    let chart = changing(Chart(pie)) { ($0.theme, $0.fonts) = (theme, fonts) }
    let placed = ChartLayout(layout, theme: theme)
    var result = try PlacedPicture(
      PlacedChart(chart, placed, fonts, scale: picture.scale), picture, named: label, title: look.title, fontWarning,
      fonts.missingGlyphs(in: placed), drawn: (table.warnings + layout.notes).map { RequestNote($0, in: label) },
      notes: table.notes)
    (result.content, result.alternativeText, result.columns) = (.pie(layout), layout.summary, table.columns)
    return result
  }

  func model(_ table: PieTable) -> PieModel {
    var style = PieStyle(locale: self.table.locale ?? table.locale ?? .plain)
    style.labels = pie.labels ?? .all
    style.top = pie.top.count
    if let other = pie.other { style.otherName = other }
    style.order = pie.sort
    style.startAngle = pie.startAngle
    style.hole = pie.hole
    style.exploded = pie.exploded
    style.showsLegend = pie.showsLegend
    return changing(PieModel(table.data, style: style)) { $0.formats = table.formats }
  }
}
