import CanvasRequests
import EaselShared
import Testing

/// The formats of files by their names.
@Suite struct FileFormatTests {
  @Test(arguments: [
    ("a.png", PictureFormat.png), ("a.PNG", .png), ("a.jpeg", .jpeg), ("a.b.svg", .svg), ("a.pdf", .pdf),
    ("a.webp", .webP), ("png", nil), ("a.gif", nil), ("-", nil), ("", nil),
  ])
  func theEndingSaysTheFormat(name: String, format: PictureFormat?) {
    #expect(FileFormat.picture(ofName: name) == format)
  }

  @Test func theFormatThatIsAskedForFitsTheName() throws {
    #expect(try FileFormat.picture(ofName: "a", asked: nil) == .png)
    #expect(try FileFormat.picture(ofName: "-", asked: .svg) == .svg)
    #expect(try FileFormat.picture(ofName: "a.svg", asked: .svg) == .svg)
    #expect(throws: ToolError.self) { try FileFormat.picture(ofName: "a.png", asked: .svg) }
  }

  @Test(arguments: [
    (
      "a.gif",
      "easel writes PNG, JPEG, WebP, SVG and PDF files, not .gif; use a name that ends in .png, .jpg, .webp, .svg or .pdf"
    ),
    (
      "a.csv",
      "easel writes PNG, JPEG, WebP, SVG and PDF files, not .csv; use a name that ends in .png, .jpg, .webp, .svg or .pdf"
    ),
    ("a.jpeg", nil), ("a.tar", nil), ("a", nil),
  ])
  func aNameOfAnotherFormatIsAProblem(name: String, problem: String?) {
    #expect(FileFormat.picture.problem(ofName: name) == problem)
  }

  @Test func filesOfOneFormatHaveItsEnding() {
    #expect(FileFormat.html.problem(ofName: "report.htm") == nil)
    #expect(
      FileFormat.html.problem(ofName: "r.png") == "easel writes an HTML file, not .png; use a name that ends in .html")
    #expect(FileFormat.isPicture("folder.png") && !FileFormat.isPicture("folder.d") && !FileFormat.isPicture("folder"))
  }
}
