import Canvas
import CanvasCLibrary
import CanvasPDF
import CanvasSVG
import GoldenScenes
import Testing

/// Writes the scenes for `.ci/checks/vector`, which compares other programs' pictures of them with ours. It does nothing
/// without `VECTOR_CHECK_FOLDER`.
@Suite struct VectorCheckTests {
  @Test func writesScenesForTheCheck() throws {
    guard let folder = getenv("VECTOR_CHECK_FOLDER").map({ String(cString: $0) }) else { return }
    var scenes = GoldenScene.canvas + EmojiScenes.all
    #if Full || Shaping
      scenes += ParagraphScenes.all
    #endif
    for scene in scenes {
      let path = folder + "/" + String(scene.name.map { $0 == "/" ? "_" : $0 })
      var document = PDFDocument(title: scene.name)
      document.addPage(try scene.recording(scale: 300.0 / 72))
      try document.write(to: path + ".pdf")
      let svg = try scene.recording(scale: 2).svg(SVGOptions(title: scene.name))
      try AtomicFile.write(Array(svg.utf8), to: path + ".svg")
      // Four times as large: the check averages pixels, because every program antialiases in its own way.
      try scene.recording(scale: 4 * scene.scale).makeImage().writePNG(to: path + ".png")
    }
  }
}
