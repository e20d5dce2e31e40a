/// The maximum number of pixels of a picture that the current task or thread draws or reads.
///
/// It is never more than `PixelBuffer.maximumPixelCount`. A limit applies to everything called inside `withValue` and
/// to tasks started there, but not to threads.
package enum PixelLimit {
  @TaskLocal package static var count = PixelBuffer.maximumPixelCount

  /// The limit as written in an error.
  static var text: String {
    let count = min(count, PixelBuffer.maximumPixelCount)
    return count.isMultiple(of: 1_000_000) ? "\(count / 1_000_000) megapixels" : "\(count) pixels"
  }
}
