/// Rasterizers that contexts have left for those after them: their memory is already there. What they draw does not depend
/// on who used them before.
enum RasterizerPool {
  /// More than this many contexts at a time make their own. One keeps some 300 KiB at most.
  private static let capacity = 16
  private static let idle = Locked<[Idle]>([])

  // Nobody else knows it while it is in the pool.
  private struct Idle: @unchecked Sendable {
    let rasterizer: CoverageRasterizer
  }

  static func take(kernels: Kernels) -> CoverageRasterizer {
    guard let rasterizer = idle.withLock({ $0.popLast() })?.rasterizer else {
      return CoverageRasterizer(kernels: kernels)
    }
    rasterizer.scratch.kernels = kernels
    return rasterizer
  }

  static func giveBack(_ rasterizer: CoverageRasterizer) {
    rasterizer.trim()
    let returned = Idle(rasterizer: rasterizer)
    idle.withLock { if $0.count < capacity { $0.append(returned) } }
  }
}
