/// A request to compare two pictures.
///
///     var request = ComparisonRequest(actual: .bytes(png), expected: .file("goldens/QH.png"))
///     request.limits.levels = 2
///     let report = try request.report(in: Resources(root: "."))
///
/// In JSON, it is an object with the command `compare`, the names of two files as `actual` and `expected`, and `options`:
/// `{"command": "compare", "actual": "new.png", "expected": "old.png", "options": {"tolerance": 2}}`.
public struct ComparisonRequest: Sendable, Hashable {
  /// The picture to check: PNG, JPEG or WebP.
  public var actual: RequestData
  /// The expected picture.
  public var expected: RequestData
  /// The limits within which the pictures are the same.
  public var limits = ComparisonSettings()

  /// A comparison of all pixels.
  public init(actual: RequestData, expected: RequestData) {
    self.actual = actual
    self.expected = expected
  }

  /// The command, in JSON and in the tool.
  package static let command = "compare"

  /// Reads and compares the pictures.
  public func report(in resources: Resources) throws(RequestError) -> ComparisonReport {
    try compared(in: resources).report
  }

  /// The same, with the pictures.
  package func compared(
    in resources: Resources
  ) throws(RequestError) -> (pictures: ComparedPictures, report: ComparisonReport) {
    try resources.limited { () throws(RequestError) in
      try limits.check()
      let pictures = try ComparedPictures(actual, expected, in: resources)
      let comparison = changing(limits.comparison) { $0.details = .all }
      do throws(ComparisonError) {
        return (
          pictures,
          try comparison.compare(actual: pictures.actual.samples, expected: pictures.expected.samples)
        )
      } catch {
        throw RequestError(.failure, "\(error.description)")
      }
    }
  }
}
