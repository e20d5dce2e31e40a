import Canvas
import CanvasPDF
import CanvasSVG
import TestSupport

extension Target {
  /// The drawings of `drawing`, as SVG and PDF files, which are read back by strict parsers.
  static let vector = Target(
    name: "vector", mostSeconds: 60, seeds: drawing.seeds,
    run: { bytes in
      let recording: Recording
      do {
        recording = try RandomDrawing.recording(.bytes(bytes[...]), font: sampleFont)
      } catch let failure as RandomDrawingFailure {
        fatalError(failure.description)
      }
      let isText = (bytes.last ?? 0) & 1 == 1
      let options = SVGOptions(
        title: String(decoding: bytes.prefix(9), as: UTF8.self), text: isText ? .text : .outlines)
      do { _ = try StrictXML(recording.svg(options)) } catch { fatalError("SVG: \(error)") }
      var document = PDFDocument(title: options.title, text: isText ? .embedded : .outlines, resolution: 72)
      document.addPage(recording)
      do { _ = try StrictPDF(document.bytes()) } catch { fatalError("PDF: \(error)") }
    })
}
