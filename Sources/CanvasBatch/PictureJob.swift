public import Canvas

/// A picture that is to be drawn, and where it goes.
///
///     let job = PictureJob(id: 17, output: "out/17.png") { try chart.image(scale: 2) }
///
/// Any number of jobs are drawn at once, each on one thread, however large its picture is: `draw` shares nothing with
/// others that it could change.
public struct PictureJob<ID: Sendable>: Sendable {
  /// What the result is known by: a number, a name, or the request that the picture answers.
  public var id: ID

  /// The file to write, whole or not at all; nil: the result has the PNG's bytes.
  public var output: String?

  /// Draws and encodes. What it throws is the result's error.
  public var draw: @Sendable () throws -> JobPicture

  /// Throws what is wrong with the job itself. Asked where nothing is drawn because the file is there; else `draw` throws
  /// it.
  package var check: @Sendable () throws -> Void = {}

  /// A job whose picture is encoded as PNG when it is drawn.
  public init(id: ID, output: String? = nil, image: @escaping @Sendable () throws -> Image) {
    self.init(id: id, output: output, draw: { JobPicture(png: try image().png()) })
  }

  /// A job that makes the bytes of its PNG itself, and may say something of it.
  public init(id: ID, output: String? = nil, draw: @escaping @Sendable () throws -> JobPicture) {
    self.id = id
    self.output = output
    self.draw = draw
  }
}

/// What a job draws.
public struct JobPicture: Sendable, Hashable {
  /// The bytes of a PNG file.
  public var png: [UInt8]

  /// What there is to say of it; empty for nothing.
  public var message: String

  /// A PNG, and what there is to say of it.
  public init(png: [UInt8], message: String = "") {
    self.png = png
    self.message = message
  }
}
