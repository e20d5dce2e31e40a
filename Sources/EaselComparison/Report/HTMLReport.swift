/// A report as one self-contained HTML file.
///
/// It is written pair by pair, so that memory doesn't grow with the number of pairs. The file appears when it is
/// complete.
final class HTMLReport {
  private let file: AtomicFileWriter

  /// The pictures of a pair; each can be missing.
  struct Pictures {
    var actual: ComparedPictures.Picture?
    var expected: ComparedPictures.Picture?
    /// PNG files as large as the larger picture on each axis.
    var difference: [UInt8]?
    var heat: [UInt8]?
  }

  /// Begins the file. Throws if it can't be written.
  ///
  /// - Parameters:
  ///   - heading: What the pairs are.
  ///   - places: The files or folders that they are in.
  ///   - command: The start of the command that accepts pictures, before their names.
  init(_ path: String, _ heading: String, of places: [String], command: String) throws(ToolError) {
    file = try asTool(file: AtomicFileWriter(path))
    let paths = places.map { "<b>\($0.escapedForMarkup)</b>" }.joined(separator: " with ")
    try add(Array(HTMLPage.head(heading: heading, paths: paths, command: command).utf8))
  }

  /// Adds a pair's part.
  func add(_ part: [UInt8]) throws(ToolError) { try asTool(file: file.write(part)) }

  /// Adds the end of the page, and moves the file to its path.
  ///
  /// - Parameter summary: The line at the end of the list.
  func finish(summary: String) throws(ToolError) {
    try add(Array(HTMLPage.tail(summary: summary).utf8))
    try asTool(file: file.finish())
  }

  /// Returns the markup of a pair: its line, and the pictures and regions for the page's script.
  ///
  /// - Parameter word: What the command that accepts the actual picture ends with, or nil if it can't be accepted.
  static func part(_ result: ComparisonResult, _ pictures: Pictures, word: String?) -> [UInt8] {
    let state = result.state
    var attributes = "data-state=\"\(state.rawValue)\""
    if case .compared(let report) = result.outcome {
      let boxes = RegionBoxes.merging(report.regions?.largest ?? []).map { area in
        "\(area.x),\(area.y),\(area.width),\(area.height)"
      }
      attributes += " data-boxes=\"\(boxes.joined(separator: " "))\""
      attributes += " data-share=\"\(report.share)\" data-largest=\"\(report.largestChannelDifference)\""
      attributes += " data-rms=\"\(report.rootMeanSquare)\""
    }
    if let change = result.change { attributes += " data-change=\"\(change.rawValue)\"" }
    if [.changed, .resized, .added].contains(state), !result.isUpdated, let word {
      attributes += " data-update=\"\(word.escapedForMarkup)\""
    }
    let anchor = result.name.percentEncoded()
    let message = ([result.message] + result.notes).joined(separator: "; ")
    var part = Array(
      """
      <li class="pair" \(attributes) id="\(anchor)"><a href="#\(anchor)"><span class="chip \(state.rawValue)">\
      \(state.words)</span> <span class="name">\(result.name.escapedForMarkup)</span></a>\
      <p>\(message.escapedForMarkup)</p>
      """.utf8)
    func add(_ name: String, _ png: [UInt8]?, _ size: PixelSize?) {
      guard let png else { return }
      let size = size.map { " data-width=\"\($0.width)\" data-height=\"\($0.height)\"" } ?? ""
      // A data block, which the browser neither runs nor shows.
      let type = Image.isJPEG(png) ? " data-type=\"jpeg\"" : Image.isWebP(png) ? " data-type=\"webp\"" : ""
      part += Array("<script type=\"text/plain\" data-part=\"\(name)\"\(size)\(type)>".utf8)
      part += Base64.encode(png)
      part += Array("</script>".utf8)
    }
    add("expected", pictures.expected?.bytes, pictures.expected?.samples.pixelSize)
    add("actual", pictures.actual?.bytes, pictures.actual?.samples.pixelSize)
    add("difference", pictures.difference, nil)
    add("heat", pictures.heat, nil)
    part += Array("</li>\n".utf8)
    return part
  }
}
