/// How many pixels a picture may have that the current task, or thread, draws or reads.
///
/// No more than `PixelBuffer.maximumPixelCount` in any case. A limit holds for what is called inside `withValue`, and for
/// the tasks that are started there; not for threads.
package enum PixelLimit {
  @TaskLocal package static var count = PixelBuffer.maximumPixelCount

  /// As an error says it.
  static var text: String {
    let count = min(count, PixelBuffer.maximumPixelCount)
    return count.isMultiple(of: 1_000_000) ? "\(count / 1_000_000) megapixels" : "\(count) pixels"
  }
}
