import Canvas
import CanvasGoldens
import CanvasGoldensTesting
import Testing

/// The trait of a suite and of its tests, in a package of its own that is gone afterwards.
@Suite(.goldens(folder: "Tests/Pictures"))
struct GoldenTraitTests {
  private let package: TemporaryPackage
  private let golden: Image
  private let offByOne: Image

  init() throws {
    package = try TemporaryPackage()
    golden = try textured(9, 9)
    offByOne = golden.replacing(x: 4, y: 4, with: PremultipliedPixel(bits: golden.pixels[4, 4].bits + 1))
    // Opaque, so that one level of the premultiplied pixel is one of the straight.
    try package.write(opaque(golden), to: "Tests/Pictures/scene.png")
  }

  private func opaque(_ image: Image) -> Image {
    var image = image
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth { image.pixels[x, y].bits |= 0xFF00_0000 }
    }
    return image
  }

  private func expectScene(_ image: Image) {
    let here = SourceLocation(
      fileID: "A/B.swift", filePath: "\(package.path)/Tests/B.swift", line: 1, column: 1)
    expectGolden(opaque(image), named: "scene", sourceLocation: here)
  }

  @Test func theFolderOfTheSuiteHoldsTheGoldens() { expectScene(golden) }

  @Test func withoutAToleranceOneLevelFails() {
    withKnownIssue { expectScene(offByOne) }
  }

  @Test(.goldens(ImageComparison(tolerance: .levels(1)), because: "this is what the trait is for"))
  func aTolerancePassesWhatIsWithinIt() { expectScene(offByOne) }

  @Test(.goldens(ImageComparison(tolerance: .levels(1)), because: "it was rounded elsewhere"))
  func aFailureTellsTheReasonOfItsTolerance() {
    withKnownIssue {
      expectScene(golden.replacing(x: 4, y: 4, with: .clear))
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains(" (this comparison is used because it was rounded elsewhere)")
    }
  }

  @Test(.goldens(ImageComparison(tolerance: .levels(1)), because: " "))
  func aToleranceWithoutAReasonFails() {
    withKnownIssue { expectScene(golden) }
  }
}
