internal import CanvasCLibrary

/// A package's folder of golden pictures, with the options for comparing and recording them.
///
/// The golden `stroke/round-join` is the file `goldens/stroke/round-join.png` of the package. A failure leaves
/// `actual.png`, `expected.png` and `panel.png` in `.build/goldens-failed/stroke/round-join/`, or in the folder of
/// `swift test --scratch-path` instead of `.build`. If there is a golden for this platform beside it, it is the golden:
/// `round-join@linux-arm64.png`, or else `round-join@linux.png`. Otherwise `round-join.png` is; it is also the one that is
/// recorded where there is none. For another folder than `goldens`, its path precedes the name.
///
///     let store = try GoldenStore(sourceFile: #filePath)
///     try store.verify(image, named: "stroke/round-join")
///
/// In tests, call `expectGolden` of `CanvasGoldensTesting` or `XCTAssertGolden` of `CanvasGoldensXCTest` instead.
public struct GoldenStore: Sendable, Hashable {
  /// The path of the package's folder.
  public let package: String
  /// The folder of the goldens, relative to the package's folder.
  public let folder: String
  /// The goldens to record.
  public let recording: GoldenRecording
  /// The options of comparisons.
  public let comparison: ImageComparison

  /// A store in a package's folder.
  ///
  /// - Parameters:
  ///   - package: The path of the package's folder.
  ///   - folder: The folder of the goldens, relative to the package's folder.
  ///   - recording: The goldens to record. The environment is ignored.
  ///   - comparison: The options of comparisons, exact by default.
  public init(
    package: String, folder: String = "goldens", recording: GoldenRecording, comparison: ImageComparison = .init()
  ) {
    (self.package, self.folder, self.recording, self.comparison) = (package, folder, recording, comparison)
  }

  /// The store of the package that a source file belongs to.
  ///
  /// Throws if no folder above the file contains a `Package.swift`, or if `GOLDENS_RECORD` isn't the name of a mode.
  ///
  /// - Parameters:
  ///   - sourceFile: The path of the source file, in the form of `#filePath`.
  ///   - folder: The folder of the goldens, relative to the package's folder.
  ///   - recording: The goldens to record, unless `CI` is set. If nil, the environment determines them.
  ///   - comparison: The options of comparisons, exact by default.
  public init(
    sourceFile: String, folder: String = "goldens", recording: GoldenRecording? = nil,
    comparison: ImageComparison = .init()
  ) throws(GoldenFailure) {
    guard let package = PackageFolder.containing(sourceFile: sourceFile) else {
      throw GoldenFailure(.notComparable, "\(sourceFile): no folder above it contains a Package.swift")
    }
    let recording = try GoldenRecording(asked: recording) { name in
      unsafe getenv(name).map { unsafe String(cString: $0) }
    }
    self.init(package: package, folder: folder, recording: recording, comparison: comparison)
  }

  /// Returns if the picture equals the golden with this name, and throws otherwise.
  ///
  /// A name has one or more parts separated by slashes. A part isn't empty, `.` or `..`, and has no control
  /// characters.
  ///
  /// Unlike an assertion, a call doesn't check that no other one uses the golden.
  public func verify(_ image: Image, named name: String) throws(GoldenFailure) {
    try verify(image, named: name, by: nil)
  }

  /// Returns if the picture equals the golden with this name, and throws otherwise. Throws, too, if another assertion
  /// uses the golden; see `GoldenAssertion`.
  package func verify(
    _ image: Image, named name: String, by assertion: GoldenAssertion?
  ) throws(GoldenFailure) {
    guard Self.isName(name) else {
      throw GoldenFailure(
        .notComparable, "'\(name)' is not a golden's name; use parts separated by slashes, as in 'folder/name'")
    }
    let name =
      Self.names(of: name).first { unsafe access("\(package)/\(folder)/\($0).png".fileSystemName, F_OK) == 0 } ?? name
    let golden = "\(folder)/\(name).png"
    let scratch = ScratchFolder.path(ofPackage: package)
    let failure = "\(scratch)/\(FailedGolden.folder)/\(FailedGolden.path(ofGolden: name, in: folder))"
    try UsedGoldens.note("\(name).png", in: folder, scratch: scratch)
    let conflict = assertion?.conflict(drawing: image, golden: golden, package: package)
    if let assertion, case .assertion(let other) = conflict {
      throw GoldenFailure(.notComparable, "\(golden): \(misuse(by: other, assertion))", pictures: actual(image))
    }

    let finding = find(image, in: golden)
    if case .equal = finding { return FailedGolden.remove(failure) }
    if let assertion, case .picture = conflict {
      throw GoldenFailure(
        .notComparable, "\(golden): \(finding); \(misuse(by: assertion))", pictures: finding.pictures + actual(image))
    }
    let isRecorded = finding.isRecorded(by: recording)
    var pictures = finding.pictures
    do {
      let actual = try image.png()
      pictures.append(GoldenFailure.Picture(name: FailedGolden.actual, png: actual))
      try leave(pictures, ofGolden: golden, in: failure)
      if isRecorded { try AtomicFile.write(actual, to: "\(package)/\(golden)") }
    } catch {
      throw GoldenFailure(.notComparable, "\(golden): \(finding); \(error)", pictures: pictures)
    }
    let isInPackage = failure.hasPrefix("\(package)/")
    let shown = isInPackage ? String(failure.dropFirst(package.count + 1)) : failure
    let advice = isRecorded ? "recorded; look at it and run again" : finding.advice(pictures: shown)
    throw GoldenFailure(
      isRecorded ? .recorded : finding.reason, "\(golden): \(finding); \(advice)", pictures: pictures)
  }

  /// The names of a golden on this platform, of which the first that exists is the golden: `5H@linux-arm64`, `5H@linux`
  /// and `5H`.
  package static func names(of name: String) -> [String] {
    #if os(Linux)
      let system = "linux"
    #elseif os(macOS)
      let system = "macos"
    #else
      let system = "other"
    #endif
    #if arch(arm64)
      let machine = "arm64"
    #elseif arch(x86_64)
      let machine = "x86_64"
    #else
      let machine = "other"
    #endif
    return ["\(name)@\(system)-\(machine)", "\(name)@\(system)", name]
  }

  private func find(_ image: Image, in golden: String) -> Finding {
    let path = "\(package)/\(golden)"
    if unsafe access(path.fileSystemName, F_OK) != 0 && errno == ENOENT { return .missing }
    do {
      let png = try FileReader.bytes(of: path, limit: ImageLimits.default.maximumByteCount)
      let expected = try StraightImage(png: png)
      var comparison = comparison
      comparison.details = .all
      let actual = try ImageComparison.straight(image)
      let report = try comparison.compare(actual: actual, expected: expected)
      guard !report.passes else { return .equal }
      let panel = try? comparison.panel(actual: actual, expected: expected).png()
      return .differs(report, png: png, panel: panel)
    } catch let error as PNGError {
      return .undecodable(error)
    } catch {
      return .notCompared(error)
    }
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      // Control characters: a zero would end the path early, and a new line would split a line of the used goldens.
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
        && part.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
  }

  // MARK: Pictures of failures

  private func leave(
    _ pictures: [GoldenFailure.Picture], ofGolden golden: String, in failure: String
  ) throws(FileError) {
    // Remove pictures of an older failure that this one doesn't replace.
    FailedGolden.remove(failure)
    for picture in pictures { try AtomicFile.write(picture.png, to: "\(failure)/\(picture.name)") }
    let record = FailedGolden.Record(golden: FailedGolden.path(golden, without: ["."]), limits: comparison.limits)
    try AtomicFile.write(record.bytes, to: "\(failure)/\(FailedGolden.record)")
  }

  // MARK: Goldens that are used twice

  private func misuse(by first: GoldenAssertion, _ second: GoldenAssertion) -> String {
    // Tests run in any order.
    let places = [first.place(in: package), second.place(in: package)].sorted()
    return "two assertions use this golden, at \(places[0]) and \(places[1]); give each picture a name of its own"
  }

  private func misuse(by assertion: GoldenAssertion) -> String {
    "the assertion at \(assertion.place(in: package)) compared another picture with this golden before; give each "
      + "picture a name of its own"
  }

  private func actual(_ image: Image) -> [GoldenFailure.Picture] {
    (try? image.png()).map { [GoldenFailure.Picture(name: FailedGolden.actual, png: $0)] } ?? []
  }
}

/// The state of a golden compared with a picture.
private enum Finding: CustomStringConvertible {
  case equal
  /// The panel may be missing, because three pictures side by side can exceed the size of a picture.
  case differs(ComparisonReport, png: [UInt8], panel: [UInt8]?)
  case missing
  /// Bytes that aren't a picture.
  case undecodable(any Error)
  /// A file that can't be read, or two pictures that can't be compared.
  case notCompared(any Error)

  func isRecorded(by recording: GoldenRecording) -> Bool {
    switch self {
    case .differs, .undecodable: recording.recordsFailed
    case .missing: recording.recordsMissing
    // Recording over a file that can't be read or compared would hide the reason.
    case .equal, .notCompared: false
    }
  }

  var reason: GoldenFailure.Reason {
    switch self {
    case .differs(let report, _, _): .differs(report)
    case .missing: .missing
    case .equal, .undecodable, .notCompared: .notComparable
    }
  }

  /// The existing golden and the panel, if there are any.
  var pictures: [GoldenFailure.Picture] {
    guard case .differs(_, let png, let panel) = self else { return [] }
    return [GoldenFailure.Picture(name: FailedGolden.expected, png: png)]
      + (panel.map { [GoldenFailure.Picture(name: FailedGolden.panel, png: $0)] } ?? [])
  }

  /// The advice if nothing was recorded.
  func advice(pictures folder: String) -> String {
    switch self {
    case .missing: "GOLDENS_RECORD=missing records one, except where CI is set; see \(folder)"
    case .equal, .differs, .undecodable, .notCompared: "see \(folder)"
    }
  }

  var description: String {
    switch self {
    case .equal: "equal"
    case .differs(let report, _, _): "\(report)"
    case .missing: "no such golden"
    case .undecodable(let error), .notCompared(let error): "\(error)"
    }
  }
}
