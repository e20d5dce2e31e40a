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

  @Test func aDrawingIsAPicture() throws {
    let recording = try Recording(size: Size(width: 5, height: 4)) { $0.fill(Rect(x: 1, y: 1, width: 2, height: 2)) }
    withKnownIssue {
      expectGolden(recording, scale: 2, named: "never-recorded", record: .never)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix("goldens/never-recorded.png: no such golden")
    }
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
  private var here: SourceLocation { place(line: 1) }

  private func place(line: Int, column: Int = 1, file: String = "Tests/Badge.swift") -> SourceLocation {
    SourceLocation(fileID: "A/Badge.swift", filePath: "\(package.path)/\(file)", line: line, column: column)
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
  private let isCI =
    (try? GoldenRecording(asked: .all) { name in unsafe getenv(name).map { unsafe String(cString: $0) } }) != .all

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

  // MARK: Goldens that are used twice

  private var other: Image { image.replacing(x: 1, y: 2, with: .clear) }

  /// Runs assertions that record issues, and returns their texts.
  private func issues(_ assertions: () -> Void) -> [String] {
    let texts = Locked<[String]>([])
    withKnownIssue(isIntermittent: true) {
      assertions()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return texts.withLock { $0 }
  }

  private func useTwice(_ places: String...) -> String {
    ": two assertions use this golden, at \(places.joined(separator: " and ")); give each picture a name of its own"
  }

  @Test(arguments: [true, false]) func twoUnnamedAssertionsAreAMistake(areEqual: Bool) throws {
    let golden = "goldens/Badge/twoUnnamedAssertionsAreAMistake.png"
    // As in a test without arguments, which has names by default.
    func expect(_ image: Image, line: Int, column: Int = 1) {
      let store = package.store(.all)
      do throws(GoldenFailure) {
        try store.verify(
          image, named: "Badge/twoUnnamedAssertionsAreAMistake",
          by: GoldenAssertion(
            file: "\(package.path)/Tests/Badge.swift", line: line, column: column, isNamed: false))
      } catch { Issue.record("\(error.description)") }
    }
    try package.write(image, to: golden)
    expect(image, line: 3)
    let second = issues { expect(areEqual ? image : other, line: 4) }
    let places = useTwice("Tests/Badge.swift:3:1", "Tests/Badge.swift:4:1")
    #expect(second.count == 1 && second[0].hasPrefix("\(golden)\(places)"))
    // In one line, too.
    #expect(issues { expect(image, line: 3, column: 40) }.count == 1)
    // Nothing was recorded over the golden, and the first assertion may run again.
    #expect(try package.image(at: golden) == image)
    expect(image, line: 3)
  }

  @Test func withoutNamesTheSecondAssertionIsAnError() throws {
    let golden = "goldens/Badge/withoutNamesTheSecondAssertionIsAnError.png"
    try package.write(image, to: golden)
    expectGolden(image, sourceLocation: place(line: 7))
    let second = issues { expectGolden(image, record: .all, sourceLocation: place(line: 6)) }
    let places = useTwice("Tests/Badge.swift:6:1", "Tests/Badge.swift:7:1")
    #expect(second.count == 1 && second[0].hasPrefix("\(golden)\(places)"))
    let inStore = issues { expectGolden(image, in: package.store(.all), sourceLocation: place(line: 9)) }
    #expect(inStore.count == 1 && inStore[0].contains("Tests/Badge.swift:7:1 and Tests/Badge.swift:9:1"))
  }

  @Test func equalNamesInTwoSuitesAreAMistake() throws {
    let (first, second) = (place(line: 3), place(line: 30, file: "Tests/Other/Suite.swift"))
    try package.write(image, to: "goldens/scene.png")
    expectGolden(image, named: "scene", sourceLocation: first)
    let texts = issues { expectGolden(other, named: "scene", record: .all, sourceLocation: second) }
    #expect(
      texts.count == 1
        && texts[0].hasPrefix("goldens/scene.png\(useTwice("Tests/Badge.swift:3:1", "Tests/Other/Suite.swift:30:1"))"))
    #expect(try package.image(at: "goldens/scene.png") == image)
    #expect(package.names(in: ".build/goldens-failed").isEmpty)
  }

  @Test func theSecondOfTwoIsAMistakeEvenIfItHasTheGoldensPicture() throws {
    try package.write(image, to: "goldens/scene.png")
    #expect(issues { expectGolden(other, named: "scene", record: .never, sourceLocation: place(line: 3)) }.count == 1)
    #expect(issues { expectGolden(image, named: "scene", record: .never, sourceLocation: place(line: 4)) }.count == 1)
    // The pictures of the first one's failure stay.
    #expect(try package.image(at: ".build/goldens-failed/scene/actual.png") == other)
  }

  @Test func assertionsMayShareAGoldenThatBothNameAndDraw() throws {
    try package.write(image, to: "goldens/scene.png")
    expectGolden(image, named: "scene", sourceLocation: place(line: 3))
    expectGolden(image, named: "scene", sourceLocation: place(line: 4))
    try package.write(other, to: "pictures/scene.png")
    expectGolden(other, named: "scene", in: package.store(.never, folder: "pictures"), sourceLocation: here)
  }

  @Test func aLoopMustNameItsPictures() throws {
    let texts = issues {
      for picture in [image, other] { expectGolden(picture, record: .all, sourceLocation: here) }
    }
    #expect(texts.count == 2)
    if !isCI {
      #expect(texts[0].contains("recorded; look at it"))
      #expect(
        texts[1].hasPrefix(
          "goldens/Badge/aLoopMustNameItsPictures.png: 1 of 25 pixels differ")
          && texts[1].contains(
            "; the assertion at Tests/Badge.swift:1:1 compared another picture with this golden before; give each "
              + "picture a name of its own")
      )
      #expect(try package.image(at: "goldens/Badge/aLoopMustNameItsPictures.png") == image)
    }
  }

  @Test func aRepeatedTestMayPassWithAnotherPicture() throws {
    try package.write(image, to: "goldens/scene.png")
    #expect(issues { expectGolden(other, named: "scene", record: .never, sourceLocation: here) }.count == 1)
    expectGolden(image, named: "scene", record: .never, sourceLocation: here)
    expectGolden(image, named: "scene", record: .never, sourceLocation: here)
    #expect(package.names(in: ".build/goldens-failed").isEmpty)
    // Again the first picture: an ordinary failure.
    let again = issues { expectGolden(other, named: "scene", record: .never, sourceLocation: here) }
    #expect(again.count == 1 && again[0].contains("; see .build/goldens-failed/scene"))
  }
}
