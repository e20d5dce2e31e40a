/// Why a picture did not pass for its golden. Everything but equal pixels is a failure: a missing golden, one that was
/// just recorded, and whatever could not be compared.
public struct GoldenFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    /// The golden's pixels are others, and it stays as it is.
    case differs(ComparisonReport)
    /// There is no golden, and none was recorded.
    case missing
    /// The golden was missing or another, and was written by this run.
    case recorded
    /// The golden can't be read, a file can't be written, or a name or setting is wrong.
    case notComparable
  }

  /// A picture to look at.
  public struct Picture: Sendable, Hashable {
    /// `expected.png`, `actual.png` or `panel.png`.
    public let name: String
    /// The bytes of a PNG file.
    public let png: [UInt8]
  }

  public let reason: Reason
  /// What to say, in one line: the golden, what was found, and where to look.
  public let description: String
  /// The pictures that show the failure: those of expected, actual and panel that there are.
  public let pictures: [Picture]

  init(_ reason: Reason, _ description: String, pictures: [Picture] = []) {
    self.reason = reason
    self.description = description
    self.pictures = pictures
  }
}
