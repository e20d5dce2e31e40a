/// The result of a job.
public struct PictureResult<ID: Sendable>: Sendable {
  /// How a job ended.
  public enum Outcome: Sendable {
    /// The picture is in the job's file.
    case written
    /// The bytes of the picture, for a job without a file.
    case drawn([UInt8])
    /// The job's file already existed, and nothing was drawn.
    case skipped
    /// The job threw this error, or it is a `PictureJobError`. Nothing was written.
    case failed(any Error)
  }

  /// The job's identifier.
  public var id: ID

  /// The job's file.
  public var output: String?

  /// How the job ended.
  public var outcome: Outcome

  /// The size of the picture in pixels, if a PNG was drawn.
  public var pixelSize: PixelSize?

  /// A note about the picture; empty if there is none.
  public var message = ""

  /// The time from the start of the drawing until the file was written.
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
  /// Reads the size from the header of a PNG. Returns nil for other bytes.
  init?(png bytes: [UInt8]) {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    self.init(width: bytes[16..<20].bigEndianNumber, height: bytes[20..<24].bigEndianNumber)
  }
}
