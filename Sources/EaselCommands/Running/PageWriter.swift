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
  ///
  /// - Parameter data: A file in the folder that names the pictures, or nil for none.
  func write(
    _ sets: [RequestedPages], data: AtomicFile.NewFile? = nil, in environment: ToolEnvironment
  ) throws(ToolError) -> [Report.Picture] {
    guard let first = sets.first else { return [] }
    if Self.isPDF(output) { return [try writePDF(first.interleaved(with: Array(sets.dropFirst())), in: environment)] }
    return try writeFiles(sets, as: first.format ?? .png, data: data, in: environment)
  }

  private func writePDF(_ pages: RequestedPages, in environment: ToolEnvironment) throws(ToolError) -> Report.Picture {
    let (destination, _) = try PictureDestination.picture(output, asked: pages.format, in: environment)
    let progress = ProgressLine("drawing", total: pages.pages.count, isQuiet: isQuiet, in: environment)
    defer { progress.end() }
    let bytes = try asTool { () throws(RequestError) in try pages.pdf { progress.advance() } }
    let encoded = EncodedPicture(
      bytes, pages.paperPages.first?.idealSize ?? .zero, .pdf, pageCount: pages.pages.count)
    try destination.write(encoded.bytes, sync: sync, in: environment)
    return Report.Picture(file: output, encoded)
  }

  /// The pictures are encoded under temporary names, a few at a time, and get their own together: an error leaves the
  /// folder unchanged, and thousands of cards take the memory of a few.
  private func writeFiles(
    _ sets: [RequestedPages], as format: PictureFormat, data: AtomicFile.NewFile?, in environment: ToolEnvironment
  ) throws(ToolError) -> [Report.Picture] {
    let places = sets.indices.flatMap { set in sets[set].pages.indices.map { (set: set, index: $0) } }
    let paths = places.map { place in
      (sets[place.set].pages[place.index].name + "." + format.rawValue).path(in: output)
    }
    try environment.files.check(paths + [data?.path].compactMap(\.self))
    let progress = ProgressLine("drawing", total: places.count, isQuiet: isQuiet, in: environment)
    defer { progress.end() }
    // Writing mostly waits for the disk.
    let writers = max(8, environment.coreCount)
    var files = UnnamedFiles()
    var written: [Report.Picture] = []
    for start in stride(from: 0, to: places.count, by: Self.pictureLimit) {
      let part = start..<min(start + Self.pictureLimit, places.count)
      let results = mapPictures(count: part.count, workers: environment.coreCount) { offset in
        defer { progress.advance() }
        let place = places[start + offset]
        return Result { () throws(ToolError) in try EncodedPicture(sets[place.set], page: place.index, as: format) }
      }
      var contents: [AtomicFile.NewFile] = []
      for (path, result) in zip(paths[part], results) {
        let picture = try result.get()
        written.append(Report.Picture(file: path, picture))
        contents.append(AtomicFile.NewFile(path: path, bytes: picture.bytes))
      }
      do throws(FileError) { try files.add(contents, sync: sync, workers: writers) } catch { throw ToolError(error) }
    }
    do throws(FileError) {
      if let data { try files.add([data], sync: sync) }
      // The data file is the last, so that it never names a missing picture.
      try files.place(workers: data == nil ? writers : 1)
    } catch {
      throw ToolError(error)
    }
    return written
  }

  /// The number of pictures that are in memory at once.
  private static let pictureLimit = 64
}
