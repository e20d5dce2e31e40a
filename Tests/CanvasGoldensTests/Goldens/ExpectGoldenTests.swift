import Canvas
import CanvasGoldens
import CanvasGoldensTesting
import Testing

struct ExpectGoldenTests {
  let package: TemporaryPackage
  let image: Image

  init() throws {
    package = try TemporaryPackage()
    image = try textured(5, 5)
  }

  @Test func anEqualPictureRecordsNoIssue() throws {
    try package.write(image, to: "goldens/scene.png")
    expectGolden(image, named: "scene", in: package.store(.never))
  }

  @Test func aDifferentPictureRecordsOneIssueWhereItIsExpected() throws {
    try package.write(image, to: "goldens/scene.png")
    let line = #line + 2
    withKnownIssue {
      expectGolden(image.replacing(x: 1, y: 2, with: .clear), named: "scene", in: package.store(.never))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined().hasPrefix("goldens/scene.png: 1 of 25 pixels differ (4.00%)")
    }
  }

  @Test func aRecordingRecordsAnIssue() throws {
    withKnownIssue {
      expectGolden(image, named: "scene", in: package.store(.missing))
    }
    #expect(try package.image(at: "goldens/scene.png") == image)
  }

  @Test func aTestOutsideOfAPackageRecordsAnIssue() {
    withKnownIssue {
      expectGolden(
        image, named: "scene",
        sourceLocation: SourceLocation(fileID: "A/B.swift", filePath: "/no/such/B.swift", line: 1, column: 1))
    }
  }
}
