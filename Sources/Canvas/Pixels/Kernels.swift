package import CanvasKernels

/// The loops over pixels, in C, compiled for a level of instruction set. All levels give the same bytes.
@safe package struct Kernels: @unchecked Sendable {
  /// The functions of the level; they are there as long as the process.
  package let table: UnsafePointer<ck_kernels>

  package enum Level: CaseIterable, Sendable {
    /// What every processor has: SSE2, or NEON on ARM.
    case baseline
    case avx2
  }

  /// Those of this processor's best level, or of the baseline where the environment says `CANVAS_KERNELS=baseline`.
  package static var best: Kernels { unsafe Kernels(table: ck_kernels_best()) }

  /// Those of a level, where the processor has it.
  package static func at(_ level: Level) -> Kernels? {
    let constant =
      switch level {
      case .baseline: CK_LEVEL_BASELINE
      case .avx2: CK_LEVEL_AVX2
      }
    return unsafe ck_kernels_at(constant).map { unsafe Kernels(table: $0) }
  }

  /// Those of every level that the processor has, for tests.
  package static let allLevels = Level.allCases.compactMap(at)
}

extension Kernels: CustomStringConvertible {
  package var description: String { unsafe table.pointee.level == CK_LEVEL_AVX2 ? "AVX2" : "baseline" }
}
