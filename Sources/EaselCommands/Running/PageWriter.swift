internal import Canvas
internal import CanvasRequests
internal import EaselShared

/// Draws pages, and writes each to a file of a folder, or all to a PDF file.
struct PageWriter {
  /// The folder, or the PDF file.
  let output: String
  let sync: Bool
  let isQuiet: Bool

  /// Whether a name is that of a PDF file.
  static func isPDF(_ output: String) -> Bool { FileFormat.picture(ofName: output) == .pdf }

  /// Writes sets of pages. In a PDF file, pages with the same index follow each other.
  func write(_ sets: [RequestedPages], in environment: ToolEnvironment) throws(ToolError) -> [Report.Picture] {
    guard let first = sets.first else { return [] }
    if Self.isPDF(output) { return [try writePDF(first.interleaved(with: Array(sets.dropFirst())), in: environment)] }
    return try writeFiles(sets, as: first.format ?? .png, in: environment)
  }

  private func writePDF(_ pages: RequestedPages, in environment: ToolEnvironment) throws(ToolError) -> Report.Picture {
    let (destination, _) = try PictureDestination.picture(output, asked: pages.format, in: environment)
    let progress = ProgressLine("drawing", total: pages.pages.count, isQuiet: isQuiet, in: environment)
    defer { progress.end() }
    let bytes = try asTool { () throws(RequestError) in try pages.pdf { progress.advance() } }
    let encoded = EncodedPicture(bytes, pages.pages.first?.idealSize ?? .zero, .pdf, pageCount: pages.pages.count)
    try destination.write(encoded.bytes, sync: sync, in: environment)
    return Report.Picture(file: output, encoded)
  }

  private func writeFiles(
    _ sets: [RequestedPages], as format: PictureFormat, in environment: ToolEnvironment
  ) throws(ToolError) -> [Report.Picture] {
    let places = sets.indices.flatMap { set in sets[set].pages.indices.map { (set: set, index: $0) } }
    let progress = ProgressLine("drawing", total: places.count, isQuiet: isQuiet, in: environment)
    let results = mapPictures(count: places.count, workers: environment.coreCount) { index in
      defer { progress.advance() }
      let place = places[index]
      return Result { () throws(ToolError) in try EncodedPicture(sets[place.set], page: place.index, as: format) }
    }
    progress.end()
    // Encode all pictures before writing the first file, so that an error leaves the folder unchanged.
    var pictures: [EncodedPicture] = []
    for result in results { pictures.append(try result.get()) }
    let files = zip(places, pictures).map { place, picture in
      let name = sets[place.set].pages[place.index].name + "." + format.rawValue
      return AtomicFile.NewFile(path: name.path(in: output), bytes: picture.bytes)
    }
    // Writing mostly waits for the disk.
    try PictureDestination.write(files, sync: sync, workers: max(8, environment.coreCount), in: environment)
    return zip(files, pictures).map { Report.Picture(file: $0.path, $1) }
  }
}
