public import Canvas
import CanvasVector

/// How a picture is written as SVG.
public struct SVGOptions: Sendable, Hashable {
  /// How texts are written.
  public enum TextForm: String, Sendable, Hashable, CaseIterable {
    /// As outlines: the same everywhere. Each glyph is in the file once.
    case outlines
    /// As text with the font's name, which can be searched and edited. Without the font it looks different, in the same
    /// width.
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
  /// The start of all ids, so that two pictures can stand in one page: ASCII letters, `-` and `_`; other characters are
  /// left out.
  public var idPrefix: String
  /// The number of pixels per inch of what SVG doesn't have and is drawn as an image: conic gradients, shadows and some
  /// blend modes. From 36 to 2,400; other numbers are clamped.
  public var resolution: Double

  /// Creates options. See the properties.
  public init(
    title: String = "", description: String = "", text: TextForm = .outlines, precision: Int = 2, idPrefix: String = "",
    resolution: Double = 192
  ) {
    self.title = title
    self.description = description
    self.text = text
    self.precision = precision
    self.idPrefix = idPrefix
    self.resolution = resolution
  }
}

extension Recording {
  /// Returns the drawing as an SVG file (SVG 1.1). The same drawing gives the same bytes.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    let parts = SVGParts(options, pathCounts: PathCounts([self]))
    var walk = VectorWalk(self, on: SVGCanvas(parts, self), resolution: parts.resolution)
    walk.draw()
    let (width, height) = (size.width.text(decimals: 3), size.height.text(decimals: 3))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(width)\" "
      + "height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    if !options.title.isEmpty { text += "<title>\(SVGText.escaped(options.title))</title>\n" }
    if !options.description.isEmpty { text += "<desc>\(SVGText.escaped(options.description))</desc>\n" }
    if !parts.definitions.bytes.isEmpty {
      text += "<defs>\n" + String(decoding: parts.definitions.bytes, as: UTF8.self) + "</defs>\n"
    }
    text += String(decoding: walk.target.text.bytes, as: UTF8.self)
    for link in links {
      let rect = SVGCanvas.attributes(of: link.rect)
      text +=
        "<a xlink:href=\"\(SVGText.escaped(link.url))\">"
        + "<rect \(rect) fill=\"none\" pointer-events=\"all\"/></a>\n"
    }
    return text + "</svg>\n"
  }
}

extension Drawable {
  /// Returns the picture as an SVG file (SVG 1.1), whose unit is the point.
  ///
  /// - Parameters:
  ///   - size: The size in points. If nil, the ideal size.
  ///   - options: How it is written.
  public func svg(size: Size? = nil, options: SVGOptions = SVGOptions()) throws(PictureError<Failure>) -> String {
    let context: DrawingContext
    // Lines that are aligned to pixels are aligned to halves of points.
    do { context = try DrawingContext(recording: size ?? idealSize, scale: 2) } catch { throw .size(error) }
    do { try draw(in: context.bounds, on: context) } catch { throw .drawing(error) }
    return context.makeRecording().svg(options)
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
    let bytes = Array(try svg(size: size, options: options).utf8)
    do { try AtomicFile.write(bytes, to: path) } catch { throw .file(error) }
  }
}
