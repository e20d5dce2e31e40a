import Canvas
import CanvasCards
import Foundation
import Testing

@Suite struct ImageFolderTests {
  private let path: String

  /// A folder with pictures as wide as their scale says, and some that are none.
  init() throws {
    path = NSTemporaryDirectory() + "image-folder-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path + "/folder.png", withIntermediateDirectories: true)
    func write(_ width: Double, _ name: String) throws {
      let image = try Image(size: Size(width: width, height: 1)) { $0.fill($0.bounds) }
      try Data(image.png()).write(to: URL(fileURLWithPath: path + "/" + name))
    }
    for scale in 1...3 { try write(Double(scale), scale == 1 ? "tree.png" : "tree@\(scale)x.png") }
    try write(2, "leaf@2x.png")
    try write(1, "root.png")
    try write(3, "root@3x.PNG")
    try write(1, "a.b.png")
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path + "/text.jpg"))
  }

  private func clear() { try? FileManager.default.removeItem(atPath: path) }

  @Test(arguments: [
    ("tree", 1.0, 1), ("tree", 2, 2), ("tree", 3, 3), ("tree", 1.5, 2), ("tree", 2.1, 3), ("tree", 9, 3),
    ("tree", 0.25, 1), ("tree", 0, 1), ("tree", -2, 1), ("tree", .nan, 1), ("tree", .infinity, 3),
    // Where a scale is missing: the next larger one, else the largest there is.
    ("leaf", 1, 2), ("leaf", 2, 2), ("leaf", 3, 2), ("root", 2, 3), ("root", 3, 3), ("root", 1, 1),
  ])
  func theFileThatSuitsTheScaleIsTaken(name: String, scale: Double, expected: Int) throws {
    defer { clear() }
    let folder = ImageFolder(path)
    let file = try #require(folder.file(named: name, scale: scale))
    #expect(file.scale == Double(expected))
    let image = try #require(try folder.image(named: name, scale: scale))
    // One point wide, whatever the scale.
    #expect(image.pixelWidth == expected && image.scale == Double(expected) && image.size.width == 1)
  }

  @Test func aNameMayHaveAnEndingOrADot() throws {
    defer { clear() }
    let folder = ImageFolder(path)
    #expect(folder.file(named: "tree.png", scale: 2)?.path == path + "/tree@2x.png")
    #expect(folder.file(named: "tree.jpg") == nil)
    #expect(folder.file(named: "a.b")?.path == path + "/a.b.png")
    #expect(ImageFolder(path + "/").file(named: "root")?.path == path + "/root.png")
  }

  @Test(arguments: ["", "none", "folder", "../tree", "/tree", "tree\0", ".png", "tree@2x@2x"])
  func whatIsNotThereIsNil(name: String) throws {
    defer { clear() }
    #expect(ImageFolder(path).file(named: name) == nil)
    #expect(try ImageFolder(path).image(named: name) == nil)
    #expect(try ImageFolder(path + "/no").image(named: "tree") == nil)
  }

  @Test func whatIsNoPictureIsAnError() {
    defer { clear() }
    let file = ImageFolder(path).file(named: "text")?.path ?? ""
    #expect(throws: ImageFileError.picture(path: file, .unknown(format: nil))) {
      try ImageFolder(path).image(named: "text")
    }
  }
}
