import Canvas
import CanvasRequests
import Foundation
import Testing

/// Which files a request may read.
@Suite struct ResourcesTests {
  private let folder: String
  private let resources: Resources

  init() throws {
    folder = NSTemporaryDirectory() + "requests-" + UUID().uuidString
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/root/pictures", withIntermediateDirectories: true)
    for name in ["root/in.csv", "out.csv", "root2.csv"] {
      try Data("a,1\nb,2\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    let png = try Image(size: Size(width: 2, height: 2)) { $0.fill($0.bounds, with: .color(.red)) }.png()
    try Data(png).write(to: URL(fileURLWithPath: folder + "/out.png"))
    try files.createSymbolicLink(atPath: folder + "/root/link.csv", withDestinationPath: "../out.csv")
    try files.createSymbolicLink(atPath: folder + "/root/here.csv", withDestinationPath: "in.csv")
    try files.createSymbolicLink(atPath: folder + "/root/pictures/QH.png", withDestinationPath: "../../out.png")
    resources = Resources(root: folder + "/root")
  }

  private func reason(_ request: some DrawableRequest) -> RequestError.Reason? {
    do throws(RequestError) {
      _ = try request.drawable(in: resources)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func filesInTheRootAreRead() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["in.csv", "./in.csv", "pictures/../in.csv", "here.csv", folder + "/root/in.csv"] {
      #expect(reason(PieRequest(data: .file(name))) == nil, "\(name)")
    }
  }

  @Test func filesOutsideAreRefused() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in [
      "../out.csv", "link.csv", "/etc/passwd", folder + "/out.csv", "pictures/../../out.csv", "../root2.csv", "-",
    ] {
      #expect(reason(PieRequest(data: .file(name))) == .file, "\(name)")
    }
    var card = CardRequest(.back)
    card.artwork.backPicture = "../out.png"
    #expect(reason(card) == .file)
    card.artwork = CardArtworkSettings()
    card.picture.font = "../out.ttf"
    #expect(reason(card) == .file)
    // A picture in the folder that is a link out of it.
    var queen = CardRequest(.card(.init(.queen, of: .hearts)))
    queen.artwork.faces = "pictures"
    #expect(reason(queen) == .file)
  }

  @Test func aLongNameIsRefusedAtOnce() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let start = ContinuousClock.now
    defer { #expect(ContinuousClock.now - start < .seconds(60)) }
    for name in [String(repeating: "a/", count: 30_000), String(repeating: "../", count: 20_000) + "etc/passwd"] {
      #expect(reason(PieRequest(data: .file(name))) == .file)
    }
  }
}
