import Canvas
import EaselCommands
import Foundation
import Testing

@Suite struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "red.png")
    try folder.write(redPNG(), as: "red again.png")
    try folder.write(redPNG(width: 21), as: "wide.png")
    try folder.write(dottedPNG(), as: "dotted.png")
  }

  private func compare(_ actual: String, _ expected: String, _ options: String...) -> RecordedRun {
    RecordedRun(["compare", folder[actual], folder[expected]] + options)
  }

  /// Red with one black pixel.
  private func dottedPNG() throws -> [UInt8] {
    try Image(size: Size(width: 20, height: 30)) { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 20, height: 30))
      context.setFillColor(.black)
      context.fill(Rect(x: 7, y: 9, width: 1, height: 1))
    }.png()
  }

  @Test func equalFilesAreDone() {
    let run = compare("red.png", "red again.png")
    #expect(run.status == .done)
    #expect(run.output.isEmpty && run.error.isEmpty)
  }

  @Test func pixelsThatDifferEndWith1AndSayWhere() {
    let run = compare("dotted.png", "red.png")
    #expect(run.status == .pixelsDiffer)
    #expect(
      run.output == "\(folder["dotted.png"]): 1 of 600 pixels differ (0.17%) in 1x1 at 7,9; "
        + "largest channel difference 255, in red; RMS 5.21; "
        + "first at 7,9: (0, 0, 0, 255), expected (255, 0, 0, 255); limit: no different pixel\n")
    #expect(run.error.isEmpty)
  }

  @Test func sizesThatDifferEndWith2() {
    let run = compare("wide.png", "red.png")
    #expect(run.status == .picturesUnlike)
    #expect(run.output.hasPrefix("\(folder["wide.png"]): size 21x30, expected 20x30; "))
  }

  @Test func aMissingFileEndsWith66() {
    for (actual, expected) in [("no.png", "red.png"), ("red.png", "no.png"), ("no.png", "."), (".", "no.png")] {
      let run = compare(actual, expected)
      #expect(run.status == .unreadable)
      #expect(run.error == "\(folder["no.png"]): No such file or directory; a readable PNG file or folder is needed\n")
      #expect(run.output.isEmpty)
    }
  }

  @Test func aCorruptFileEndsWith65() throws {
    let contents: [[UInt8]] = [[], Array("not a picture".utf8), Array(try redPNG().dropLast(20))]
    for content in contents {
      try folder.write(content, as: "bad.png")
      for run in [compare("bad.png", "red.png"), compare("red.png", "bad.png")] {
        #expect(run.status == .badContent)
        #expect(run.error.hasPrefix("\(folder["bad.png"]): "))
        #expect(run.errorLines.count == 1)
        #expect(run.output.isEmpty)
      }
    }
  }

  @Test func aFileAndAFolderAreNotCompared() {
    let run = compare("red.png", ".")
    #expect(run.status == .usage)
    #expect(run.errorLines.count == 1)
  }

  // MARK: Folders

  @Test func foldersAreComparedByName() throws {
    for side in ["a", "b"] {
      try folder.write(redPNG(), as: "\(side)/same.png")
      try folder.write(redPNG(), as: "\(side)/inside/same.png")
    }
    let equal = compare("a", "b")
    #expect(equal.status == .done)
    #expect(equal.output.isEmpty)

    try folder.write(dottedPNG(), as: "a/inside/same.png")
    let differing = compare("a", "b")
    #expect(differing.status == .pixelsDiffer)
    #expect(differing.output.hasPrefix("inside/same.png: 1 of 600 pixels differ"))

    try folder.write(redPNG(), as: "a/more.png")
    try folder.write(redPNG(), as: "b/other.png")
    let unlike = compare("a", "b")
    #expect(unlike.status == .picturesUnlike)
    let lines = unlike.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.dropFirst() == ["more.png: only in \(folder["a"])", "other.png: only in \(folder["b"])"])
  }

  @Test func whatCannotBeReadDoesNotHideWhatDiffers() throws {
    try folder.write(dottedPNG(), as: "a/1.png")
    try folder.write(redPNG(), as: "b/1.png")
    try folder.write("no picture", as: "a/2.png")
    try folder.write(redPNG(), as: "b/2.png")
    let run = compare("a", "b")
    #expect(run.status == .badContent)
    #expect(run.output.hasPrefix("1.png: 1 of 600 pixels differ"))
    #expect(run.error.hasPrefix("\(folder["a"])/2.png: "))
  }

  @Test func foldersWithoutPicturesAreNotTheSame() throws {
    try folder.write("", as: "a/notes.txt")
    try folder.write("", as: "b/notes.txt")
    let run = compare("a", "b")
    #expect(run.status == .unreadable)
    #expect(run.error == "\(folder["a"]), \(folder["b"]): no PNG file in either; at least one is needed\n")
  }

  @Test func jsonListsDifferences() throws {
    try folder.write(redPNG(), as: "a/1.png")
    try folder.write(dottedPNG(), as: "b/1.png")
    try folder.write(redPNG(), as: "b/2.png")
    #expect(
      compare("a", "b", "--json").output == """
        {"compared":2,"differences":[{"name":"1.png","difference":{"actualSize":[20,30],"expectedSize":[20,30],\
        "differentPixels":1,"pixels":600,"largestChannelDifference":255,\
        "bounds":{"x":7,"y":9,"width":1,"height":1}}},{"name":"2.png","onlyIn":"\(folder["b"])"}]}

        """)
  }
}
