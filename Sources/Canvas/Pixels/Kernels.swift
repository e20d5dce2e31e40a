package import CanvasKernels

/// The loops over pixels, in C, compiled for one instruction set level. All levels produce the same bytes.
@safe package struct Kernels: @unchecked Sendable {
  /// The functions of the level, valid for the lifetime of the process.
  package let table: UnsafePointer<ck_kernels>

  /// The kernels of this processor's best level, or of the lower one that `CANVAS_KERNELS` sets: `baseline` or
  /// `avx2`.
  package static var best: Kernels { unsafe Kernels(table: ck_kernels_best()) }

  /// The kernels of every level that the processor supports, for tests.
  package static let allLevels = [CK_LEVEL_BASELINE, CK_LEVEL_AVX2, CK_LEVEL_AVX512].compactMap { level in
    unsafe ck_kernels_at(level).map { unsafe Kernels(table: $0) }
  }
}

extension Kernels: CustomStringConvertible {
  package var description: String {
    switch unsafe table.pointee.level {
    case CK_LEVEL_AVX512: "AVX-512"
    case CK_LEVEL_AVX2: "AVX2"
    default: "baseline"
    }
  }
}
