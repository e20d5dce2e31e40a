import Canvas
import CanvasCLibrary
import CanvasGoldens
import Testing

struct GoldenStoreTests {
  let package: TemporaryPackage
  let image: Image
  let other: Image
  let golden = "goldens/a/scene.png"
  let failures = ".build/goldens-failed/a/scene"

  init() throws {
    package = try TemporaryPackage()
    image = try textured(9, 7)
    other = image.replacing(x: 4, y: 3, with: .clear)
  }

  private func verify(_ recording: GoldenRecording, _ image: Image, named name: String = "a/scene") -> GoldenFailure? {
    do throws(GoldenFailure) {
      try package.store(recording).verify(image, named: name)
      return nil
    } catch { return error }
  }

  @Test(arguments: GoldenRecording.allCases)
  func anEqualPicturePassesAndItsGoldenIsNotWritten(mode: GoldenRecording) throws {
    try package.write(image, to: golden)
    let before = try package.modificationTime(of: golden)
    #expect(verify(mode, image) == nil)
    #expect(try package.modificationTime(of: golden) == before)
    #expect(package.names(in: failures).isEmpty)
  }

  @Test(arguments: [GoldenRecording.all, .missing])
  func aMissingGoldenIsRecordedAndTheRunFails(mode: GoldenRecording) throws {
    let first = try #require(verify(mode, image))
    #expect(first.reason == .recorded)
    #expect(first.description.hasPrefix("goldens/a/scene.png: no such golden"))
    #expect(first.description.hasSuffix("recorded; look at it and run again"))
    #expect(try package.image(at: golden) == image)
    #expect(verify(mode, image) == nil)
  }

  @Test(arguments: [GoldenRecording.failed, .never])
  func aMissingGoldenFailsWhereItMayNotBeRecorded(mode: GoldenRecording) throws {
    let failure = try #require(verify(mode, image))
    #expect(failure.reason == .missing)
    #expect(package.bytes(of: golden) == nil)
    #expect(package.names(in: failures) == ["actual.png", "golden.txt"])
  }

  @Test(arguments: [GoldenRecording.missing, .never])
  func aDifferenceFailsAndLeavesThreePictures(mode: GoldenRecording) throws {
    try package.write(image, to: golden)
    let failure = try #require(verify(mode, other))
    let difference = try ImageComparison(details: .all).compare(actual: other, expected: image)
    #expect(failure.reason == .differs(difference))
    #expect(failure.description == "goldens/a/scene.png: \(difference); see \(failures)")
    #expect(package.names(in: failures) == ["actual.png", "expected.png", "golden.txt", "panel.png"])
    #expect(try package.image(at: "\(failures)/actual.png") == other)
    #expect(try package.image(at: "\(failures)/expected.png") == image)
    let panel = try ImageComparison().panel(actual: other, expected: image)
    #expect(try package.image(at: "\(failures)/panel.png") == panel)
    #expect(failure.pictures.map(\.name).sorted() == package.names(in: failures).filter { $0 != "golden.txt" })
    for picture in failure.pictures { #expect(package.bytes(of: "\(failures)/\(picture.name)") == picture.png) }
    #expect(try package.image(at: golden) == image)
  }

  @Test func aFailureNamesItsGoldenAndItsLimits() throws {
    let comparison = ImageComparison(
      tolerance: .levels(2), allowance: .share(0.001), allowsAntialiasing: true,
      ignoredAreas: [
        PixelArea(x: -3, y: 1, width: 5, height: 4), PixelArea(x: -3, y: 1, width: 3, height: 4),
        PixelArea(x: 1, y: 2, width: .max, height: 1),
      ])
    for (folder, place, golden) in [
      ("goldens", "a/scene", "goldens/a/scene.png"),
      ("./Tests//Pictures", "Tests/Pictures/a/scene", "Tests/Pictures/a/scene.png"),
      ("../Pictures", "Pictures/a/scene", "../Pictures/a/scene.png"),
    ] {
      let store = GoldenStore(package: package.path, folder: folder, recording: .never, comparison: comparison)
      #expect(throws: GoldenFailure.self) { try store.verify(image, named: "a/scene") }
      let bytes = try #require(package.bytes(of: ".build/goldens-failed/\(place)/golden.txt"))
      let limits =
        #"{"tolerance":2,"maxDifferent":"0.1%","antialiasing":true,"ignore":["0,1,2x4","1,2,\#(Int.max - 1)x1"]}"#
      #expect(String(decoding: bytes, as: UTF8.self) == "golden\t\(golden)\nlimits\t\(limits)\n")
      let record = try #require(FailedGolden.Record(bytes))
      #expect(record.golden == FilePath(golden) && record.limits == limits)
    }
    #expect(verify(.never, image, named: "exact") != nil)
    #expect(package.bytes(of: ".build/goldens-failed/exact/golden.txt") == Array("golden\tgoldens/exact.png\n".utf8))
    #expect(FailedGolden.Record([]) == nil)
  }

  @Test func equalNamesInTwoFoldersHaveFailuresOfTheirOwn() throws {
    try package.write(image, to: "goldens/a.png")
    try package.write(image, to: "pictures/a.png")
    let (first, second) = (package.store(.never), package.store(.never, folder: "pictures"))
    #expect(throws: GoldenFailure.self) { try first.verify(other, named: "a") }
    #expect(throws: GoldenFailure.self) { try second.verify(other, named: "a") }
    try first.verify(image, named: "a")
    #expect(package.names(in: ".build/goldens-failed") == ["pictures"])
    #expect(package.names(in: ".build/goldens-failed/pictures/a").contains("actual.png"))
  }

  @Test(arguments: [GoldenRecording.all, .failed])
  func aDifferentGoldenIsRecordedAnewAndTheRunFails(mode: GoldenRecording) throws {
    try package.write(image, to: golden)
    let first = try #require(verify(mode, other))
    #expect(first.reason == .recorded)
    #expect(first.description.contains("1 of 63 pixels differ"))
    #expect(try package.image(at: golden) == other)
    // The pictures still show what was there before.
    #expect(try package.image(at: "\(failures)/expected.png") == image)
    #expect(verify(mode, other) == nil)
  }

  @Test func aPassRemovesThePicturesOfAnOlderFailure() throws {
    try package.write(image, to: golden)
    #expect(verify(.never, other) != nil)
    #expect(verify(.never, image) == nil)
    #expect(package.names(in: ".build/goldens-failed/a").isEmpty)
  }

  @Test func picturesOfAnOlderFailureDoNotStayBesideNewOnes() throws {
    try package.write(image, to: golden)
    #expect(verify(.never, other) != nil)
    try package.write([], to: golden)
    #expect(verify(.never, other) != nil)
    #expect(package.names(in: failures) == ["actual.png", "golden.txt"])
  }

  @Test(arguments: [GoldenRecording.missing, .never])
  func aCorruptGoldenFailsAndStays(mode: GoldenRecording) throws {
    let cut = Array(try image.png().dropLast(20))
    try package.write(cut, to: golden)
    let failure = try #require(verify(mode, image))
    #expect(failure.reason == .notComparable)
    #expect(failure.description.hasPrefix("goldens/a/scene.png: "))
    #expect(package.bytes(of: golden) == cut)
    #expect(package.names(in: failures) == ["actual.png", "golden.txt"])
  }

  @Test func theGoldenOfThisPlatformComesFirst() throws {
    let names = GoldenStore.names(of: "a/scene")
    #expect(names.count == 3 && names[0].hasPrefix("\(names[1])-") && names[2] == "a/scene")
    try package.write(other, to: golden)
    for name in names.reversed() {
      try package.write(image, to: "goldens/\(name).png")
      #expect(verify(.never, image) == nil)
      #expect(verify(.never, other)?.description.hasPrefix("goldens/\(name).png: 1 of 63") == true)
    }
    #expect(try UsedGoldens(scratch: package.scratch).goldens == Set(names.map { FilePath("goldens/\($0).png") }))
    #expect(verify(.all, other)?.reason == .recorded)
    #expect(try package.image(at: "goldens/\(names[0]).png") == other && package.image(at: golden) == image)
  }

  @Test func anEmptyGoldenFails() throws {
    try package.write([], to: golden)
    #expect(verify(.never, image)?.reason == .notComparable)
  }

  @Test(arguments: [GoldenRecording.all, .failed])
  func aCorruptGoldenIsRecordedAnewAndTheRunFails(mode: GoldenRecording) throws {
    try package.write(Array("no picture".utf8), to: golden)
    #expect(verify(mode, image)?.reason == .recorded)
    #expect(try package.image(at: golden) == image)
  }

  @Test(arguments: GoldenRecording.allCases)
  func aFolderInAGoldensPlaceFailsInEveryMode(mode: GoldenRecording) throws {
    try package.write([], to: "\(golden)/file")
    #expect(verify(mode, image)?.reason == .notComparable)
    #expect(package.names(in: golden) == ["file"])
  }

  @Test(arguments: GoldenRecording.allCases)
  func aGoldenThatCannotBeReadFailsAndStaysInEveryMode(mode: GoldenRecording) throws {
    // More bytes than are read from any picture, none of them on the disk: root is refused too.
    try package.write([], to: golden)
    try package.extend(golden, to: 1 << 31)
    #expect(verify(mode, image)?.reason == .notComparable)
    #expect(try package.size(of: golden) == 1 << 31)
  }

  @Test(arguments: GoldenRecording.allCases)
  func aComparisonThatMakesNoSenseFailsInEveryModeAndRecordsNothing(mode: GoldenRecording) throws {
    try package.write(image, to: golden)
    let nonsense = [
      ImageComparison(tolerance: .okLab(.nan)), ImageComparison(allowance: .count(63)),
      ImageComparison(ignoredAreas: [PixelArea(x: 0, y: 0, width: 9, height: 7)]),
    ]
    for comparison in nonsense {
      for picture in [image, other] {
        let store = GoldenStore(package: package.path, recording: mode, comparison: comparison)
        let failure = #expect(throws: GoldenFailure.self) { try store.verify(picture, named: "a/scene") }
        #expect(failure?.reason == .notComparable)
      }
    }
    #expect(try package.image(at: golden) == image)
  }

  @Test func aPlaceThatCannotBeWrittenFails() throws {
    // A file where a folder should be: not even root writes into it.
    try package.write([], to: "goldens")
    let failure = try #require(verify(.all, image))
    #expect(failure.reason == .notComparable)
  }

  @Test func picturesThatCannotBeLeftFailWithTheDifference() throws {
    try package.write(image, to: golden)
    try package.write([], to: ".build/goldens-failed")
    let failure = try #require(verify(.all, other))
    #expect(failure.reason == .notComparable)
    #expect(failure.description.contains("1 of 63 pixels differ"))
    #expect(try package.image(at: golden) == image)
  }

  @Test func aListOfUsedGoldensThatCannotBeWrittenFails() throws {
    try package.write(image, to: golden)
    try package.write([], to: ".build/goldens-used")
    #expect(verify(.never, image)?.reason == .notComparable)
  }

  @Test(arguments: ["", "/", "/a", "a/", "a//b", ".", "..", "../a", "../\u{338}a", "a/../b", "a/.", "a\nb", "a\0b"])
  func namesThatLeaveTheFolderAreRefused(name: String) throws {
    #expect(verify(.all, image, named: name)?.reason == .notComparable)
    #expect(package.names(in: "goldens").isEmpty)
  }

  @Test func theNamesAskedForAreNoted() throws {
    try package.write(image, to: "goldens/a/scene.png")
    try package.write(image, to: "pictures/b.png")
    #expect(verify(.never, image) == nil)
    #expect(verify(.never, image, named: "missing one") != nil)
    try package.store(.never, folder: "pictures").verify(image, named: "b")
    let files = package.names(in: ".build/goldens-used")
    #expect(files.count == 1)
    let bytes = try #require(package.bytes(of: ".build/goldens-used/\(files[0])"))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "goldens\ta/scene.png\ngoldens\tmissing one.png\npictures\tb.png\n")
  }

  @Test func aPackageMayLieInAFolderWhoseNameIsNoText() throws {
    let odd = package.path + "/" + FilePath(bytes: [0xFF]).text
    defer { rename(odd.fileSystemName, package.path + "/plain") }
    try AtomicFile.write([], to: "\(odd)/Package.swift")
    try AtomicFile.write(image.png(), to: "\(odd)/\(golden)")
    let store = try GoldenStore(sourceFile: "\(odd)/Tests/File.swift")
    #expect(store.package == odd)
    try GoldenStore(package: odd, recording: .never).verify(image, named: "a/scene")
    #expect(try UsedGoldens(scratch: "\(odd)/.build").goldens == [FilePath(golden)])
    let missing = #expect(throws: GoldenFailure.self) {
      try GoldenStore(package: odd, recording: .never).verify(image, named: "other")
    }
    #expect(missing?.reason == .missing)
  }

  @Test func namesAskedForByManyThreadsAtOnceAreAllNotedWhole() async throws {
    let store = package.store(.never)
    let names = (0..<200).map { "a name that is long enough to be torn apart/\($0)" }
    await withTaskGroup(of: Void.self) { group in
      for name in names { group.addTask { [image] in try? store.verify(image, named: name) } }
    }
    #expect(try UsedGoldens(scratch: package.scratch).goldens == Set(names.map { FilePath("goldens/\($0).png") }))
  }

  @Test func thePackageIsFoundFromASourceFile() throws {
    let store = try GoldenStore(sourceFile: "\(package.path)/Tests/Some/Deep/File.swift")
    #expect(store.package == package.path)
    #expect(store.folder == "goldens")
  }

  @Test func aSourceFileOutsideOfPackagesFails() {
    let failure = #expect(throws: GoldenFailure.self) { try GoldenStore(sourceFile: "/no/such/File.swift") }
    #expect(
      failure?.description == "/no/such/File.swift: no folder above it contains a Package.swift")
  }
}
