internal import Canvas
internal import CanvasData
internal import CanvasGoldens
internal import EaselShared

/// Results as one HTML file that refers to nothing outside of itself, to be looked at in a browser.
///
/// It is written pair by pair, so that memory does not grow with their number, and appears whole when it is finished.
final class HTMLReport {
  private let file: AtomicFileWriter

  /// The pictures of a pair, where there are such.
  struct Pictures {
    var actual: Picture?
    var expected: Picture?
    /// PNG files as large as the larger picture on each axis.
    var difference: [UInt8]?
    var heat: [UInt8]?
  }

  /// A picture as its file has it.
  struct Picture {
    let png: [UInt8]
    let size: PixelSize

    init(_ picture: LoadedPair.LoadedPicture) {
      png = picture.bytes
      size = picture.picture.pixelSize
    }
  }

  /// Begins the file; throws where it can't be written.
  init(_ path: String, actual: String, expected: String) throws(ToolError) {
    do { file = try AtomicFileWriter(path) } catch { throw ToolError(error) }
    try add(Array(HTMLPage.head(actual: actual, expected: expected).utf8))
  }

  /// Adds a pair's part.
  func add(_ part: [UInt8]) throws(ToolError) {
    do { try file.write(part) } catch { throw ToolError(error) }
  }

  /// Adds what comes after the pairs, and puts the file in its place.
  func finish(_ summary: ComparisonSummary) throws(ToolError) {
    try add(Array(HTMLPage.tail(summary: summary.line).utf8))
    do { try file.finish() } catch { throw ToolError(error) }
  }

  /// What the file holds of a pair: its line for every reader, and for the page's script its pictures and regions.
  ///
  /// - Parameter command: What takes over the actual picture; empty where nothing can.
  static func part(_ result: ComparisonResult, _ pictures: Pictures, command: String) -> [UInt8] {
    let state = result.state
    var attributes = "data-state=\"\(state.rawValue)\""
    if case .compared(let report) = result.outcome {
      let boxes = (report.regions?.largest ?? []).map { region in
        "\(region.bounds.x),\(region.bounds.y),\(region.bounds.width),\(region.bounds.height)"
      }
      attributes += " data-boxes=\"\(boxes.joined(separator: " "))\""
    }
    if [.changed, .resized, .added].contains(state), !result.isUpdated, !command.isEmpty {
      attributes += " data-update=\"\(command.escapedForMarkup)\""
    }
    let message = ([result.message] + result.notes).joined(separator: "; ")
    var part = Array(
      """
      <li class="pair" \(attributes)><button type="button"><span class="chip \(state.rawValue)">\(state.words)</span> \
      <span class="name">\(result.name.escapedForMarkup)</span></button>\
      <p>\(message.escapedForMarkup)</p>
      """.utf8)
    func add(_ name: String, _ png: [UInt8]?, _ size: PixelSize?) {
      guard let png else { return }
      let size = size.map { " data-width=\"\($0.width)\" data-height=\"\($0.height)\"" } ?? ""
      // A block of data: the browser neither runs nor shows it.
      let type = Image.isJPEG(png) ? " data-type=\"jpeg\"" : ""
      part += Array("<script type=\"text/plain\" data-part=\"\(name)\"\(size)\(type)>".utf8)
      part += Base64.encode(png)
      part += Array("</script>".utf8)
    }
    add("expected", pictures.expected?.png, pictures.expected?.size)
    add("actual", pictures.actual?.png, pictures.actual?.size)
    add("difference", pictures.difference, nil)
    add("heat", pictures.heat, nil)
    part += Array("</li>\n".utf8)
    return part
  }
}
