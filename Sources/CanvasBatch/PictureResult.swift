/// What became of a job.
public struct PictureResult<ID: Sendable>: Sendable {
  /// How a job ended.
  public enum Outcome: Sendable {
    /// The picture is in the job's file.
    case written
    /// The bytes of the picture, of a job without a file.
    case png([UInt8])
    /// The job's file was there already, and nothing was drawn.
    case skipped
    /// What the job threw, or a `PictureJobError`. Nothing was written.
    case failed(any Error)
  }

  /// The job's.
  public var id: ID

  /// The job's file.
  public var output: String?

  /// How the job ended.
  public var outcome: Outcome

  /// Of a picture that was drawn, its size in pixels.
  public var pixelSize: PixelSize?

  /// What there is to say of the picture; empty for nothing.
  public var message = ""

  /// From the beginning of the drawing until the file was written.
  public var duration = Duration.zero

  /// A size in pixels.
  public struct PixelSize: Sendable, Hashable {
    /// Columns of pixels.
    public var width: Int
    /// Rows of pixels.
    public var height: Int
  }
}

extension PictureResult.PixelSize {
  /// What the header of a PNG says; nil for other bytes.
  init?(png bytes: [UInt8]) {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    self.init(width: number(16..<20), height: number(20..<24))
  }
}
