import CanvasVector

/// How a picture is written as SVG.
public struct SVGOptions: Sendable, Hashable {
  /// How texts are written.
  public enum TextForm: String, Sendable, Hashable, CaseIterable {
    /// As outlines: the same everywhere. Each glyph is in the file once.
    case outlines
    /// As text with the font's name, which can be searched and edited. Without the font it looks different, in the same
    /// width. Words of letters that join, of which parts have styles of their own, are outlines, with their text beside
    /// them: each part alone would have other forms.
    case text
  }

  /// The title, which browsers show as a tip and read aloud; empty for none.
  public var title: String
  /// A description, such as a chart's alternative text; empty for none.
  public var description: String
  /// How texts are written.
  public var text: TextForm
  /// The number of decimals of coordinates in points, 0…6; other numbers are clamped.
  public var precision: Int
  /// The start of all ids, before a hyphen and letters: ASCII letters, digits, `-` and `_`, of which the first is a letter
  /// or `_`; other characters are left out. If it is empty, a hash of the file: different pictures have different ids, so
  /// that they can stand in one page.
  public var idPrefix: String
  /// The number of pixels per inch of what SVG doesn't have and is drawn as an image: conic gradients, shadows and some
  /// blend modes. From 36 to 2,400; other numbers are clamped.
  public var resolution: Double

  /// Creates options. See the properties.
  public init(
    title: String = "", description: String = "", text: TextForm = .outlines, precision: Int = 2, idPrefix: String = "",
    resolution: Double = 192
  ) {
    (self.title, self.description, self.text) = (title, description, text)
    (self.precision, self.idPrefix, self.resolution) = (precision, idPrefix, resolution)
  }

  /// What all ids begin with.
  var idStart: String {
    let allowed = idPrefix.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_")
    }
    let name = allowed.drop { $0 == "-" || $0.properties.numericType != nil }
    return name.isEmpty ? VectorOutput.standIn : "\(String(String.UnicodeScalarView(name)))-"
  }
}

extension Recording {
  /// Returns the drawing as an SVG file (SVG 1.1). The same drawing gives the same bytes.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    String(decoding: write(options, to: VectorOutput()).text.bytes, as: UTF8.self)
  }

  /// Writes the drawing as an SVG file, complete or not at all. Missing folders are created. The file is written in
  /// pieces, so that a large drawing needs little memory.
  ///
  /// - Parameters:
  ///   - path: The file to write. An existing file is replaced.
  ///   - options: How it is written.
  public func writeSVG(to path: String, options: SVGOptions = SVGOptions()) throws(PictureError<Never>) {
    do { try writeFile(to: path, options) } catch { throw .file(error) }
  }

  fileprivate func writeFile(to path: String, _ options: SVGOptions) throws(FileError) {
    var output = write(options, to: VectorOutput(to: try AtomicFileWriter(path)))
    try output.finish()
  }

  private func write(_ options: SVGOptions, to output: VectorOutput) -> VectorOutput {
    let parts = SVGParts(options, pathCounts: PathCounts([self]), output: output)
    parts.output.hasStandIns = options.idStart == VectorOutput.standIn
    let (width, height) = (size.width.text(decimals: 3), size.height.text(decimals: 3))
    parts.output.text += "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    // Texts, figures and links in an image aren't read.
    let role = links.isEmpty && !hasFigures && !(options.text == .text && hasTexts) ? " role=\"img\"" : ""
    parts.output.text.append(
      " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\"\(role)")
    // A description is no name. Without a title it is the name too.
    if options.title.isEmpty, !options.description.isEmpty {
      parts.output.text.append(" aria-label=\"\(XMLText.escaped(options.description))\"")
    }
    parts.output.text += ">\n"
    for (name, text) in [("title", options.title), ("desc", options.description)] where !text.isEmpty {
      parts.output.text.append("<\(name)>\(XMLText.escaped(text))</\(name)>\n")
    }
    var walk = VectorWalk(self, on: SVGCanvas(parts, self), resolution: parts.resolution)
    walk.draw()
    for (index, link) in links.enumerated() {
      let words = (walk.target.linkWords.words[index] ?? link.url).split(whereSeparator: \.isWhitespace)
      let name = XMLText.escaped(words.joined(separator: " "))
      parts.output.text.append("<a xlink:href=\"\(XMLText.escaped(link.url))\" aria-label=\"\(name)\"><rect")
      parts.output.text.append(link.rect)
      parts.output.text += " fill=\"none\" pointer-events=\"all\"/></a>\n"
    }
    parts.output.text += "</svg>\n"
    parts.output.replaceStandIns()
    return parts.output
  }
}

extension Drawable {
  /// Returns the picture as an SVG file (SVG 1.1), whose unit is the point.
  ///
  /// - Parameters:
  ///   - size: The size in points. If nil, the ideal size.
  ///   - options: How it is written.
  public func svg(size: Size? = nil, options: SVGOptions = SVGOptions()) throws(PictureError<Failure>) -> String {
    try svgRecording(size: size).svg(options)
  }

  /// Writes the picture as an SVG file, complete or not at all. Missing folders are created.
  ///
  /// - Parameters:
  ///   - path: The file to write. An existing file is replaced.
  ///   - size: The size in points. If nil, the ideal size.
  ///   - options: How it is written.
  public func writeSVG(
    to path: String, size: Size? = nil, options: SVGOptions = SVGOptions()
  ) throws(PictureError<Failure>) {
    let recording = try svgRecording(size: size)
    do { try recording.writeFile(to: path, options) } catch { throw .file(error) }
  }

  private func svgRecording(size: Size?) throws(PictureError<Failure>) -> Recording {
    // Lines that are aligned to pixels are aligned to halves of points.
    try Recording(size: size ?? idealSize, scale: 2) { (context) throws(Failure) in
      try draw(in: context.bounds, on: context)
    }
  }
}
