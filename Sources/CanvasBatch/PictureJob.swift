/// A picture to draw and the file to write it to.
///
///     let job = PictureJob(id: 17, output: "out/17.png") { try chart.image(scale: 2) }
///
/// Jobs are drawn concurrently, each on one thread, however large its picture is. `draw` must not share mutable state
/// with other jobs.
public struct PictureJob<ID: Sendable>: Sendable {
  /// Identifies the result: a number, a name, or the request that the picture answers.
  public var id: ID

  /// The file to write, completely or not at all. If nil, the result has the bytes.
  public var output: String?

  /// Draws and encodes the picture. The result reports any error that it throws.
  public var draw: @Sendable () throws -> JobPicture

  /// Throws if the job itself is invalid. It is called if the file exists and nothing is drawn; otherwise `draw`
  /// throws the same error.
  package var check: @Sendable () throws -> Void = {}

  /// Creates a job whose picture is encoded as PNG after it is drawn.
  public init(id: ID, output: String? = nil, image: @escaping @Sendable () throws -> Image) {
    self.init(id: id, output: output, draw: { JobPicture(bytes: try image().png()) })
  }

  /// Creates a job that makes the bytes of its picture itself, in any format, and can add a message.
  public init(id: ID, output: String? = nil, draw: @escaping @Sendable () throws -> JobPicture) {
    (self.id, self.output, self.draw) = (id, output, draw)
  }
}

/// The picture that a job draws.
public struct JobPicture: Sendable, Hashable {
  /// The bytes of a file, such as a PNG.
  public var bytes: [UInt8]

  /// A note about the picture; empty if there is none.
  public var message: String

  /// Creates a picture from the bytes of a file and a note about it.
  public init(bytes: [UInt8], message: String = "") {
    self.bytes = bytes
    self.message = message
  }
}
