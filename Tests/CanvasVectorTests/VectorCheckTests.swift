import Canvas
import CanvasCLibrary
import CanvasPDF
import CanvasSVG
import GoldenScenes
import TestSupport
import Testing

/// Writes scenes as files. `.ci/checks/vector` names a folder in `VECTOR_CHECK_FOLDER`, gets all scenes there, and compares
/// other programs' pictures of them with ours. Otherwise a few are written.
@Suite struct VectorCheckTests {
  @Test func scenesAreWrittenInEachFormat() throws {
    let own = try TemporaryFolder()
    let asked = getenv("VECTOR_CHECK_FOLDER").map { String(cString: $0) }
    let folder = asked ?? own.path
    // The largest are drawn at smaller sizes too.
    let scenes =
      asked == nil
      ? Array(GoldenScene.canvas.prefix(3))
      : GoldenScene.all.filter { $0.size.width * $0.size.height * $0.scale * $0.scale < 2_000_000 }
    for scene in scenes {
      let path = folder + "/" + String(scene.name.map { $0 == "/" ? "_" : $0 })
      // Four times as large: the check averages pixels, because every program antialiases in its own way.
      let recording = try scene.recording(scale: 4 * scene.scale)
      var document = PDFDocument(title: scene.name)
      document.addPage(recording)
      try document.write(to: path + ".pdf")
      let svg = recording.svg(SVGOptions(title: scene.name))
      try AtomicFile.write(Array(svg.utf8), to: path + ".svg")
      try recording.makeImage().writePNG(to: path + ".png")
      _ = try StrictPDF(FileReader.bytes(of: path + ".pdf", limit: 1 << 24))
      _ = try StrictXML(svg)
    }
    if asked == nil { #expect(own.names.count == 9) }
  }
}
