/// The output of a command for one picture: its file, or its description.
struct PictureOutput {
  /// Who reads the notes on standard error.
  enum Readers {
    /// A person at a terminal, unless the result is JSON.
    case atTerminal
    /// Everyone, unless the result is JSON.
    case ofText
    /// Everyone.
    case all
  }

  /// The files beside a picture, which are written with it or not at all.
  struct Companions {
    var back: (path: String, picture: PlacedPicture)?
    /// The file that names the pictures.
    var data: AtomicFile.NewFile
  }

  /// The value of `-o`.
  let output: String?
  /// The name of the file without an ending, if there is no `-o`.
  let name: String
  let sync: Bool
  let report: ReportOptions
  var readers = Readers.atTerminal
  /// Whether the picture is described in a sentence, and not drawn.
  var isDescription = false

  /// Draws the picture of a request, writes it, and reports it.
  ///
  /// - Parameter companions: Returns the files beside the picture's file, or nil for none.
  func draw(
    _ request: some DrawableRequest, in environment: ToolEnvironment,
    beside companions: (PlacedPicture) -> Companions? = { _ in nil }
  ) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let asked = request.picture.format
    let file = PictureDestination.name(output, orNamed: name, as: asked)
    let place = isDescription ? nil : try PictureDestination.picture(file, asked: asked, in: environment)
    let picture = try asTool(request.drawable(in: Resources(of: environment)))
    guard let (destination, format) = place else {
      environment.print(warnings: picture.warnings)
      environment.print(notes: picture.notes, report, for: readers)
      let text = picture.alternativeText ?? ""
      if report.form == .note { for column in picture.columns { environment.printMessage(column.description) } }
      let json = JSONText.object([
        "version": .whole(Report.version), "alt": .text(text), "columns": picture.columnFacts,
      ]).line
      try environment.printResult(report.json ? json : text.escapingControlCharacters)
      return .done
    }
    let encoded = try encoded(picture, as: format, in: environment)
    let companions = companions(picture)
    var written = [Report.Picture(file: file, encoded)]
    if let companions {
      var files = [AtomicFile.NewFile(path: file, bytes: encoded.bytes)]
      if let (path, back) = companions.back {
        let encoded = try asTool(back.file(as: .png))
        files.append(AtomicFile.NewFile(path: path, bytes: encoded.bytes))
        written.append(Report.Picture(file: path, encoded))
      }
      // The data file is written last, so that it never names a missing picture.
      try PictureDestination.write(files + [companions.data], sync: sync, in: environment)
    } else {
      try destination.write(encoded.bytes, sync: sync, in: environment)
    }
    environment.print(warnings: picture.warnings + encoded.notes.filter(\.isLoss))
    environment.print(notes: picture.notes + encoded.notes.filter { !$0.isLoss }, report, for: readers)
    var said = Report(
      pictures: written, dataFile: companions?.data.path, milliseconds: environment.milliseconds() - start)
    (said.chart, said.notes) = (picture.chartFacts, picture.warnings + picture.notes + encoded.notes)
    try said.send(report.form, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }

  private func encoded(
    _ picture: PlacedPicture, as format: PictureFormat, in environment: ToolEnvironment
  ) throws(ToolError) -> EncodedPicture {
    let isShown = picture.partCount > 0 && format.hasPixels
    let progress = ProgressLine(
      "drawing", total: picture.partCount, isQuiet: report.quiet || !isShown, in: environment)
    defer { progress.end() }
    return try asTool(picture.file(as: format) { progress.advance() })
  }
}

extension ToolEnvironment {
  /// Prints the warnings about pictures.
  func print(warnings: [RequestNote]) { printWarnings(warnings.shownLines) }

  /// Prints notes about pictures, unless the options have `--quiet`.
  func print(notes: [RequestNote], _ options: ReportOptions, for readers: PictureOutput.Readers = .atTerminal) {
    let isRead =
      switch readers {
      case .atTerminal: options.form == .note && errorIsTerminal
      case .ofText: options.form == .note
      case .all: !options.quiet
      }
    guard isRead else { return }
    for line in notes.shownLines { printMessage(line) }
  }
}
