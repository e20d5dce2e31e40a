internal import ArgumentParser
internal import Canvas
internal import CanvasCharts

/// A command that draws a table with one kind of mark.
protocol MarkCommand: JobCommand {
  static var mark: ChartMark { get }
  var chart: ChartArguments { get set }
}

extension MarkCommand {
  func validate() throws { try chart.picture.checkNoSeed() }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let label = InputFile.label(chart.data)
    let file = PictureDestination.name(chart.output, ofData: chart.data)
    let destination = chart.look.describe ? nil : try PictureDestination(file, in: environment)
    let (model, notes) = try chart.model(Self.mark, in: environment)
    let fonts = try ChartLookOptions.fonts(chart.picture.font, in: environment)
    let theme = try chart.look.chartTheme(in: environment)
    let measurer = TextMeasurer(fonts.fonts)
    let usual = model.usualSize(width: chart.picture.width, measurer: measurer)
    let size = chart.picture.pictureSize(usual: usual)
    let layout = ChartLayout(model, in: Rect(origin: .zero, size: size), theme: theme, measurer: measurer)
    let missing = fonts.fonts.missingGlyphs(in: layout.texts)
    try chart.picture.checkGlyphs(missing, in: label)
    let warnings = layout.notes + [missing?.description].compactMap(\.self)
    environment.printWarnings([fonts.warning].compactMap(\.self) + warnings.map { "\(label): \($0)" })
    if !chart.report.quiet { for note in notes { environment.printMessage("\(label): \(note)") } }
    guard let destination else {
      try environment.printResult(layout.alternativeText)
      return .done
    }
    let scale = chart.picture.scale
    let encoded = try EncodedPicture(
      compression: chart.picture.compression, pixelsPerInch: chart.picture.pixelsPerInch
    ) {
      try Image(size: size, scale: scale, inBands: { layout.draw(on: $0, fonts: fonts.fonts) })
    }
    try destination.write(encoded.bytes, sync: chart.picture.sync, in: environment)
    var report = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    report.chart = ChartReport(layout).json
    try report.send(chart.report, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }
}
