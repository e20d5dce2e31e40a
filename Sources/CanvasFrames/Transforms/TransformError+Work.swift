internal import CanvasMeter

extension TransformError {
  /// Throws if there would be too many rows: `count` times `each`.
  static func check(_ count: Int, times each: Int, in transform: String) throws(TransformError) {
    let (rows, overflow) = count.multipliedReportingOverflow(by: each)
    try check(overflow ? .max : rows, in: transform)
  }

  /// Takes the work of a transform that grows faster than its rows: `count` times `each` steps. Throws if the picture may
  /// not have as much.
  static func checkWork(_ count: Int, times each: Int, in transform: String) throws(TransformError) {
    let meter = Meter.current ?? .forPicture
    guard !meter.take(Double(count) * Double(max(each, 1)), .transformSteps), let excess = meter.excess else { return }
    throw TransformError(transform: transform, found: "\(count) rows", allowed: excess)
  }
}
