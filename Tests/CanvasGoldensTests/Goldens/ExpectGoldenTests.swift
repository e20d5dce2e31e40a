import Canvas
import CanvasCLibrary
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

  // MARK: Names

  /// A place in the package, as if this file were one of its tests.
  private var here: SourceLocation {
    SourceLocation(fileID: "A/Badge.swift", filePath: "\(package.path)/Tests/Badge.swift", line: 1, column: 1)
  }

  @Test func withoutANameItIsThatOfTheFileAndTheTest() throws {
    try package.write(image, to: "goldens/Badge/withoutANameItIsThatOfTheFileAndTheTest.png")
    expectGolden(image, sourceLocation: here)
    expectGolden(image, in: package.store(.never), sourceLocation: here)
  }

  @Test(arguments: [1]) func aTestWithArgumentsNeedsNames(argument: Int) {
    withKnownIssue {
      expectGolden(image, sourceLocation: here)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined()
        == "Badge/aTestWithArgumentsNeedsNames: a test with arguments must name its goldens"
    }
    #expect(package.names(in: "goldens").isEmpty)
  }

  // MARK: Recording

  /// Where `CI` is set nothing is recorded, whatever a test asks for.
  private let isCI = unsafe getenv("CI").map { unsafe String(cString: $0) }.map { !$0.isEmpty } ?? false

  @Test func anAssertionSaysWhatItRecords() throws {
    try package.write(textured(5, 6), to: "goldens/scene.png")
    withKnownIssue { expectGolden(image, named: "scene", record: .never, sourceLocation: here) }
    #expect(try package.image(at: "goldens/scene.png") != image)
    withKnownIssue { expectGolden(image, named: "scene", record: .all, sourceLocation: here) }
    #expect(try (package.image(at: "goldens/scene.png") == image) == !isCI)
  }

  @Test(.goldens(record: .failed)) func aTraitSaysWhatIsRecorded() throws {
    try package.write(textured(5, 6), to: "goldens/scene.png")
    withKnownIssue { expectGolden(image, named: "missing", sourceLocation: here) }
    #expect(package.names(in: "goldens") == ["scene.png"])
    withKnownIssue { expectGolden(image, named: "scene", sourceLocation: here) }
    #expect(try (package.image(at: "goldens/scene.png") == image) == !isCI)
  }

  @Test(.goldens(record: .all)) func anAssertionOverridesItsTrait() throws {
    withKnownIssue { expectGolden(image, named: "missing", record: .never, sourceLocation: here) }
    #expect(package.names(in: "goldens").isEmpty)
  }

  @Test func aTestOutsideOfAPackageRecordsAnIssue() {
    withKnownIssue {
      expectGolden(
        image, named: "scene",
        sourceLocation: SourceLocation(fileID: "A/B.swift", filePath: "/no/such/B.swift", line: 1, column: 1))
    }
  }
}
