import Canvas
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// JPEG and WebP files by their ending or by `--output-format`.
@Suite struct PhotographFormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> RecordedRun { RecordedRun(arguments) }

  @Test(.enabled(if: Image.readsJPEG), arguments: ["og.jpg", "og.jpeg", "og.JPG"])
  func aJPEGIsWrittenByItsEnding(name: String) throws {
    let run = run("card", "QH", "-o", folder[name], "--json")
    #expect(run.status == .done, "\(run.error)")
    #expect(run.output.contains(#""format":"jpg","pixelWidth":250,"pixelHeight":350"#), "\(run.output)")
    let bytes = try folder.bytes(name)
    #expect(try Image(jpeg: bytes).pixelWidth == 250)
    // The card's round corners are white.
    let corner = try #require(try Image(jpeg: bytes).color(atPixelX: 0, y: 0))
    #expect(min(corner.red, corner.green, corner.blue) > 0.95)
  }

  @Test(.enabled(if: Image.readsWebP), arguments: [["card", "QH"], ["sheet", "AS", "KD"], ["board", "toggle"]])
  func aWebPHasThePixelsOfThePNG(command: [String]) throws {
    let drawn = RecordedRun(command + ["-o", folder["a.webp"]])
    #expect(drawn.status == .done, "\(drawn.error)")
    #expect(RecordedRun(command + ["-o", folder["a.png"]]).status == .done)
    #expect(try Image(contentsOf: folder["a.webp"]) == Image(contentsOf: folder["a.png"]))
  }

  @Test(.enabled(if: Image.readsJPEG && Image.readsWebP), arguments: ["jpg", "webp"])
  func theQualityMakesFilesSmaller(format: String) throws {
    let chart = ["pie", "-", "--quiet", "--output-format", format, "-o", "-"]
    let small = RecordedRun(chart + ["--quality", "20"], input: "a,1\nb,2\n")
    let large = RecordedRun(chart + ["--quality", "95"], input: "a,1\nb,2\n")
    #expect(small.status == .done && large.status == .done, "\(small.error)")
    #expect(small.outputBytes.count < large.outputBytes.count)
    #expect(try Image(contents: small.outputBytes).pixelWidth == 640)
  }

  @Test(arguments: ["0", "101", "high"]) func aQualityIsFrom1To100(quality: String) {
    #expect(run("card", "QH", "-o", folder["a.jpg"], "--quality", quality).status == .usage)
    #expect(folder.names.isEmpty)
  }

  @Test(.enabled(if: Image.readsJPEG)) func theEndingMustBeThatOfTheFormat() {
    let run = run("card", "QH", "-o", folder["a.png"], "--output-format", "jpg")
    #expect(run.status == .usage)
    #expect(run.error == "\(folder["a.png"]): --output-format is jpg; use a name that ends in .jpg\n")
  }

  @Test(.enabled(if: Image.readsJPEG && Image.readsWebP)) func jobsWriteThem() throws {
    let run = try BatchRun([
      #"{"command":"card","card":"QH","output":"\#(folder["a.jpg"])","options":{"quality":70}}"#,
      #"{"command":"card","card":"QH","options":{"output-format":"webp"}}"#,
    ])
    #expect(run.results.allSatisfy { $0.status == "done" })
    #expect(try Image(contentsOf: folder["a.jpg"]).pixelWidth == 250)
  }

  @Test(.enabled(if: Image.readsWebP)) func aPictureThatIsTooLargeForAWebPIsAnError() {
    let run = run("card", "QH", "-o", folder["a.webp"], "--size", "20x17000")
    #expect(run.status == .usage)
    #expect(run.error == "webp: 20x17000 pixels; a WebP has at most 16383 a side\n")
    #expect(folder.names.isEmpty)
  }

  @Test(.enabled(if: Image.readsWebP)) func webPsAreComparedAndRead() throws {
    #expect(run("card", "QH", "-o", folder["a.webp"]).status == .done)
    #expect(run("card", "QH", "-o", folder["b.png"]).status == .done)
    #expect(run("compare", folder["a.webp"], folder["b.png"]).status == .done)
  }

  #if !(Full || JPEG)
    @Test func aBuildWithoutTheTraitSaysSo() {
      let run = run("card", "QH", "-o", folder["a.jpg"])
      #expect(run.status == .usage)
      #expect(run.error.contains("built without the trait JPEG"))
      #expect(folder.names.isEmpty)
    }
  #endif
}
