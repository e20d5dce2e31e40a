import EaselTestSupport
import TestSupport
import Testing

/// What people type by mistake: a command's name, a picture's ending.
@Suite struct MistypedCommandTests {
  @Test(arguments: [
    (["crad", "QH"], "crad: no such command; did you mean card?"),
    (["paint"], "paint: no such command; see easel --help"),
    (["xyz"], "xyz: no such command; see easel --help"),
    (["pi"], "pi: no such command; did you mean pie?"),
    (["board", "chess"], "chess: no such command; see easel board --help"),
    (["chart", "colums", "sales.csv"], "colums: no such command; did you mean columns?"),
    (["board", "Solitair"], "Solitair: no such command; did you mean solitaire?"),
  ]) func theNearestCommandIsNamed(arguments: [String], message: String) {
    let run = RecordedRun(arguments)
    #expect(run.status == .usage)
    #expect(run.error == message + "\n")
  }

  @Test(arguments: [
    "x.gif", "x.HTML", "folder/x.eps", "x.html", "x.htm", "x.txt", "x.md", "x.csv", "x.tsv", "x.json", "x.ndjson",
    "x.css", "x.js", "x.xml", "x.jxl", "x.ico", "x.jp2", "x.jpe", "x.svgz", "x.tga", "x.qoi", "x.psd", "x.ai", "x.zip",
  ]) func aNameOfAnotherFormatIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("card", "QH", "-o", folder[name])
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    #expect(run.status == .usage)
    #expect(
      run.error
        == "\(folder[name]): easel writes PNG, JPEG, WebP, SVG and PDF files, not .\(ending); use a name that ends in .png, "
        + ".jpg, .webp, .svg or .pdf\n")
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["--panel", "--diff"]) func aDifferenceOfAnotherFormatIsRefused(option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "red.png")
    let run = RecordedRun("compare", folder["red.png"], folder["red.png"], option, folder["x.jpg"])
    #expect(run.status == .usage)
    #expect(run.error == "\(folder["x.jpg"]): easel writes PNG files, not .jpg; use a name that ends in .png\n")
    #expect(folder.names == ["red.png"])
  }

  @Test(arguments: [
    "deck --draw 2 --hand fan", "sheet AS", "sheet AS --atlas css", "pie t.csv", "chart bars t.csv", "board solitaire",
    "board vending",
  ]) func noCommandWritesAPNGUnderAnotherFormatsName(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("name,value\ntea,3\n", as: "t.csv")
    let words = command.split(separator: " ").map { $0 == "t.csv" ? folder["t.csv"] : String($0) }
    let run = RecordedRun(words + ["-o", folder["x.css"]])
    #expect(run.status == .usage)
    // A sheet with a data file is made of pixels.
    let hasPixels = command.contains("--atlas")
    let (formats, endings) =
      hasPixels ? ("PNG", ".png") : ("PNG, JPEG, WebP, SVG and PDF", ".png, .jpg, .webp, .svg or .pdf")
    #expect(
      run.error == "\(folder["x.css"]): easel writes \(formats) files, not .css; use a name that ends in \(endings)\n")
    #expect(folder.names == ["t.csv"])
  }

  @Test(arguments: [
    ("--report", "r.png", "an HTML file, not .png; use a name that ends in .html"),
    ("--report", "r.pdf", "an HTML file, not .pdf; use a name that ends in .html"),
    ("--report", "r.JSON", "an HTML file, not .json; use a name that ends in .html"),
    ("--junit", "j.html", "an XML file, not .html; use a name that ends in .xml"),
    ("--junit", "j.json", "an XML file, not .json; use a name that ends in .xml"),
  ]) func aReportOfAnotherFormatIsRefused(option: String, name: String, problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "red.png")
    let run = RecordedRun("compare", folder["red.png"], folder["red.png"], option, folder[name])
    #expect(run.status == .usage)
    #expect(run.error == "\(option) \(folder[name]): easel writes \(problem)\n")
    #expect(folder.names == ["red.png"])
  }

  @Test(arguments: [
    ("--report", "r.html"), ("--report", "r.HTM"), ("--report", "r.out"), ("--report", "r"), ("--junit", "j.xml"),
    ("--junit", "j"),
  ]) func aReportMayHaveItsOwnOrAnUnknownExtension(option: String, name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "red.png")
    let run = RecordedRun("compare", folder["red.png"], folder["red.png"], option, folder[name])
    #expect(run.status == .done)
    #expect(folder.names == [name, "red.png"].sorted())
  }

  @Test(arguments: ["--panel", "--diff"]) func thePanelsOfFoldersAreAFolder(option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "a/red.png")
    try folder.write(dottedPNG(), as: "b/red.png")
    let run = RecordedRun("compare", folder["a"], folder["b"], option, folder["x.png"])
    #expect(run.status == .usage)
    #expect(run.error == "\(option) \(folder["x.png"]): two folders have many pictures; use the name of a folder\n")
    #expect(folder.names == ["a", "b"])
  }

  @Test(arguments: ["d.png", "d.JPG", "d.svg"]) func aDeckNamedLikeAPictureIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("deck", "-o", folder[name])
    #expect(run.status == .usage)
    #expect(
      run.errorLines.first.map(String.init)
        == "-o \(folder[name]): a deck is many files; use the name of a folder or of a PDF file (--hand draws one "
        + "picture)")
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["x", "x.PNG", "x.out"]) func otherNamesAreTaken(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("card", "QH", "-o", folder[name]).status == .done)
    #expect(folder.names == [name])
  }
}
