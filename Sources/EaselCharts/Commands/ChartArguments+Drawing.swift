internal import Canvas
internal import CanvasCharts
internal import EaselShared

extension ChartArguments {
  /// Draws the chart and writes it, or describes it.
  func draw(_ mark: ChartMark, in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let label = InputFile.label(data)
    let file = PictureDestination.name(output, ofData: data)
    let destination = look.describe ? nil : try PictureDestination(file, in: environment)
    let (model, tableNotes) = try self.model(mark, in: environment)
    let fonts = try ChartLookOptions.fonts(picture.font, in: environment)
    let theme = try look.chartTheme(in: environment)
    let measurer = TextMeasurer(fonts.fonts)
    let usual = model.defaultSize(width: picture.width, measurer: measurer)
    let size = picture.pictureSize(default: usual)
    let layout = ChartLayout(model, in: Rect(origin: .zero, size: size), theme: theme, measurer: measurer)
    if destination != nil, let tiles = layout.tiles, tiles.tiles.isEmpty {
      throw ToolError(
        .usage,
        "\(label): no tile fits in \(Self.text(size)) points; use a larger --size"
      )
    }
    let missing = fonts.fonts.missingGlyphs(in: layout.texts)
    try picture.checkGlyphs(missing, in: label)
    let warnings = layout.notes + [missing?.description].compactMap(\.self)
    environment.printWarnings([fonts.warning].compactMap(\.self) + warnings.map { "\(label): \($0)" })
    let notes = tableNotes + [sizeNote(drawn: size)].compactMap(\.self)
    if !report.quiet { for note in notes { environment.printMessage("\(label): \(note)") } }
    guard let destination else {
      let text = layout.alternativeText
      try environment.printResult(report.json ? Report.alternative(text).line : text.escapingControlCharacters)
      return .done
    }
    let scale = picture.scale
    let encoded = try EncodedPicture(
      compression: picture.compression, pixelsPerInch: picture.pixelsPerInch
    ) {
      try Image(size: size, scale: scale, inBands: { layout.draw(on: $0, fonts: fonts.fonts) })
    }
    try destination.write(encoded.bytes, sync: picture.sync, in: environment)
    var said = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    said.chart = ChartReport(layout).json
    try said.send(report.form, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }

  /// A note about a picture whose height isn't in the default ratio to its width, unless its size was given.
  private func sizeNote(drawn size: Size) -> String? {
    guard picture.size == nil else { return nil }
    let usual = ChartLayout.defaultSize
    let height = size.width * usual.height / usual.width
    guard picture.width == nil ? size.height > height + 1 : abs(size.height - height) > 1 else { return nil }
    return "the picture is \(Self.text(size)) points, so that its contents fit; --size sets another size"
  }

  private static func text(_ size: Size) -> String {
    "\(Int(saturating: size.width.rounded()))x\(Int(saturating: size.height.rounded(.up)))"
  }
}
