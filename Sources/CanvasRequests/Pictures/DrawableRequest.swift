/// A kind of request: what is asked for, as a value, before any file is read.
public protocol DrawableRequest: RequestPart {
  /// The command that draws the request, in JSON and in the tool, such as `chart bars`.
  var command: String { get }

  /// The size, font and encoding of the picture.
  var picture: PictureSettings { get }

  /// Throws if members contradict each other. Nothing is read.
  func check() throws(RequestError)

  /// Returns the picture: reads what the request names, and lays the picture out.
  ///
  /// - Throws: The error of `check()`, and those of files, data and limits.
  func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture
}

extension DrawableRequest {
  /// Runs a closure that makes the picture of a request without contradictions, within the limits of both.
  func limited<Value>(
    in resources: Resources, _ body: () throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    try resources.limited(picture) { () throws(RequestError) in
      try check()
      return try body()
    }
  }
}
