public import Canvas
internal import CanvasCLibrary

/// A package's folder of golden pictures, how pictures are compared with them, and what is recorded.
///
/// The golden `stroke/round-join` is the file `goldens/stroke/round-join.png` of the package. A failure leaves
/// `actual.png`, `expected.png` and `panel.png` in `.build/goldens-failed/stroke/round-join/`.
///
///     let store = try GoldenStore(sourceFile: #filePath)
///     try store.verify(image, named: "stroke/round-join")
///
/// In tests, call `expectGolden` of `CanvasGoldensTesting` or `XCTAssertGolden` of `CanvasGoldensXCTest` instead.
public struct GoldenStore: Sendable, Hashable {
  /// The package's folder.
  public let package: String
  /// The folder of the goldens, from the package's folder.
  public let folder: String
  /// Which goldens are recorded.
  public let recording: GoldenRecording
  /// How pictures are compared.
  public let comparison: ImageComparison

  /// A store in a package's folder.
  ///
  /// - Parameters:
  ///   - package: The path of the package's folder.
  ///   - folder: The folder of the goldens, from the package's folder.
  ///   - recording: Which goldens are recorded. The environment is not asked.
  ///   - comparison: How pictures are compared; exactly by default.
  public init(
    package: String, folder: String = "goldens", recording: GoldenRecording, comparison: ImageComparison = .init()
  ) {
    self.package = package
    self.folder = folder
    self.recording = recording
    self.comparison = comparison
  }

  /// The store of the package that a source file belongs to.
  ///
  /// Throws if no folder above the file has a `Package.swift`, and if `GOLDENS_RECORD` is not the name of a mode.
  ///
  /// - Parameters:
  ///   - sourceFile: The path of the source file, as `#filePath` gives it.
  ///   - folder: The folder of the goldens, from the package's folder.
  ///   - recording: Which goldens are recorded, unless `CI` is set; nil for what the environment asks for.
  ///   - comparison: How pictures are compared; exactly by default.
  public init(
    sourceFile: String, folder: String = "goldens", recording: GoldenRecording? = nil,
    comparison: ImageComparison = .init()
  ) throws(GoldenFailure) {
    guard let package = PackageFolder.containing(sourceFile: sourceFile) else {
      throw GoldenFailure(.notComparable, "\(sourceFile): no folder above it has a Package.swift, so no goldens")
    }
    let recording = try GoldenRecording(asked: recording) { name in
      unsafe getenv(name).map { unsafe String(cString: $0) }
    }
    self.init(package: package, folder: folder, recording: recording, comparison: comparison)
  }

  /// Returns if the picture equals the golden of this name, and throws in every other case.
  ///
  /// A name is one or more parts between slashes; a part is not empty, `.` or `..`, and holds no control characters.
  public func verify(_ image: Image, named name: String) throws(GoldenFailure) {
    guard Self.isName(name) else {
      throw GoldenFailure(
        .notComparable, "'\(name)' is no golden's name; parts between slashes are, as in 'folder/name'")
    }
    let golden = "\(folder)/\(name).png"
    try UsedGoldens.note("\(name).png", in: folder, package: package)

    let finding = find(image, in: golden)
    if case .equal = finding { return removePictures(of: name) }
    let isRecorded = finding.isRecorded(by: recording)
    var pictures = finding.pictures
    do {
      let actual = try image.png()
      pictures.append(GoldenFailure.Picture(name: "actual.png", png: actual))
      try leave(pictures, of: name)
      if isRecorded { try AtomicFile.write(actual, to: "\(package)/\(golden)") }
    } catch {
      throw GoldenFailure(.notComparable, "\(golden): \(finding); \(error)", pictures: pictures)
    }
    let advice = isRecorded ? "recorded, look at it and run again" : finding.advice(pictures: failures(of: name))
    throw GoldenFailure(
      isRecorded ? .recorded : finding.reason, "\(golden): \(finding); \(advice)", pictures: pictures)
  }

  private func find(_ image: Image, in golden: String) -> Finding {
    let path = "\(package)/\(golden)"
    if unsafe access(path.fileSystemName, F_OK) != 0 && errno == ENOENT { return .missing }
    let png: [UInt8]
    let expected: StraightImage
    do { png = try FileReader.bytes(of: path, limit: PNGLimits.default.maximumByteCount) } catch {
      return .unreadable(error)
    }
    do { expected = try StraightImage(png: png) } catch { return .undecodable(error) }
    do {
      var comparison = comparison
      comparison.details = .all
      let actual = try ImageComparison.straight(image)
      let report = try comparison.compare(actual: actual, expected: expected)
      guard !report.passes else { return .equal }
      let panel = try? comparison.panel(actual: actual, expected: expected).png()
      return .differs(report, png: png, panel: panel)
    } catch {
      return .notCompared(error)
    }
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      // Control characters: a zero would end the path early, a new line would split a line of the used goldens.
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
        && part.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
  }

  // MARK: Pictures of failures

  private func failures(of name: String) -> String { ".build/goldens-failed/\(name)" }

  private func leave(_ pictures: [GoldenFailure.Picture], of name: String) throws(FileError) {
    // An older failure may have left a picture that this one has not.
    removePictures(of: name)
    for picture in pictures {
      try AtomicFile.write(picture.png, to: "\(package)/\(failures(of: name))/\(picture.name)")
    }
  }

  /// What passes must not leave pictures of an older failure to be taken for its own.
  private func removePictures(of name: String) {
    let folder = "\(package)/\(failures(of: name))"
    for picture in ["actual.png", "expected.png", "panel.png"] {
      _ = unsafe unlink("\(folder)/\(picture)".fileSystemName)
    }
    _ = unsafe rmdir(folder.fileSystemName)
  }
}

/// What stands where a golden should.
private enum Finding: CustomStringConvertible {
  case equal
  /// The panel may be missing: three pictures side by side can be too large for a picture.
  case differs(ComparisonReport, png: [UInt8], panel: [UInt8]?)
  case missing
  /// Bytes that are no picture.
  case undecodable(PNGError)
  /// A file that can't be read.
  case unreadable(FileError)
  /// Two pictures that can't be compared.
  case notCompared(ComparisonError)

  func isRecorded(by recording: GoldenRecording) -> Bool {
    switch self {
    case .differs, .undecodable: recording.recordsFailed
    case .missing: recording.recordsMissing
    // Recording over a file that can't be read, or compared as it was asked for, would hide why.
    case .equal, .unreadable, .notCompared: false
    }
  }

  var reason: GoldenFailure.Reason {
    switch self {
    case .differs(let report, _, _): .differs(report)
    case .missing: .missing
    case .equal, .undecodable, .unreadable, .notCompared: .notComparable
    }
  }

  /// The golden as it stands and the panel, where there are such.
  var pictures: [GoldenFailure.Picture] {
    guard case .differs(_, let png, let panel) = self else { return [] }
    return [GoldenFailure.Picture(name: "expected.png", png: png)]
      + (panel.map { [GoldenFailure.Picture(name: "panel.png", png: $0)] } ?? [])
  }

  /// What to do about it where nothing was recorded.
  func advice(pictures folder: String) -> String {
    switch self {
    case .missing: "GOLDENS_RECORD=missing records one, except where CI is set; see \(folder)"
    case .equal, .differs, .undecodable, .unreadable, .notCompared: "see \(folder)"
    }
  }

  var description: String {
    switch self {
    case .equal: "equal"
    case .differs(let report, _, _): "\(report)"
    case .missing: "no such golden"
    case .undecodable(let error): "\(error)"
    case .unreadable(let error): "\(error)"
    case .notCompared(let error): "\(error)"
    }
  }
}
