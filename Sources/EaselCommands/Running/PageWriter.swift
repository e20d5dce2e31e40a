/// Draws pages, and writes each to a file of a folder, or all to a PDF file.
struct PageWriter {
  /// The folder, or the PDF file.
  let output: String
  let sync: Bool
  let report: ReportOptions
  var readers = PictureOutput.Readers.atTerminal

  /// Whether a name is that of a PDF file.
  static func isPDF(_ output: String) -> Bool { FileFormat.picture(ofName: output) == .pdf }

  /// Writes sets of pages, and reports them with the notes of the first. In a PDF file, pages with the same index follow
  /// each other.
  ///
  /// - Parameters:
  ///   - data: A file in the folder that names the pictures, or nil for none.
  ///   - start: When the command began.
  func send(
    _ sets: [PlacedPages], data: AtomicFile.NewFile? = nil, since start: Double, in environment: ToolEnvironment
  ) throws(ToolError) -> ExitStatus {
    let first = sets[0]
    let (written, notes) =
      Self.isPDF(output)
      ? try writePDF(first.interleaved(with: Array(sets.dropFirst())), in: environment)
      : try writeFiles(sets, as: first.format ?? .png, data: data, in: environment)
    environment.print(warnings: first.warnings + notes.filter(\.isLoss))
    environment.print(notes: first.notes + notes.filter { !$0.isLoss }, report, for: readers)
    var said = Report(pictures: written, dataFile: data?.path, milliseconds: environment.milliseconds() - start)
    said.notes = first.warnings + first.notes + notes
    try said.send(report.form, outputIsTaken: false, in: environment)
    return .done
  }

  private func writePDF(
    _ pages: PlacedPages, in environment: ToolEnvironment
  ) throws(ToolError) -> ([Report.Picture], [RequestNote]) {
    let (destination, _) = try PictureDestination.picture(output, asked: pages.format, in: environment)
    let progress = ProgressLine("drawing", total: pages.pages.count, isQuiet: report.quiet, in: environment)
    defer { progress.end() }
    let encoded = try asTool(pages.pdf { progress.advance() })
    try destination.write(encoded.bytes, sync: sync, in: environment)
    return ([Report.Picture(file: output, encoded)], encoded.notes)
  }

  private func writeFiles(
    _ sets: [PlacedPages], as format: PictureFormat, data: AtomicFile.NewFile?, in environment: ToolEnvironment
  ) throws(ToolError) -> ([Report.Picture], [RequestNote]) {
    let places = sets.indices.flatMap { set in sets[set].pages.indices.map { (set: set, index: $0) } }
    let paths = places.map { place in
      (sets[place.set].pages[place.index].name + "." + format.rawValue).path(in: output)
    }
    try environment.files.check(paths + [data?.path].compactMap(\.self))
    var files = PictureFiles(count: places.count, sync: sync, isQuiet: report.quiet, in: environment)
    defer { files.end() }
    for start in stride(from: 0, to: places.count, by: PictureFiles.pictureLimit) {
      let part = start..<min(start + PictureFiles.pictureLimit, places.count)
      _ = try files.draw(count: part.count, names: Array(paths[part])) { (offset) throws(RequestError) in
        let place = places[start + offset]
        return try sets[place.set].file(at: place.index, as: format)
      }
    }
    // The data file is the last, so that it never names a missing picture.
    if let data { try files.add([data]) }
    try files.place(inOrder: data != nil)
    return (files.written, files.notes)
  }
}
