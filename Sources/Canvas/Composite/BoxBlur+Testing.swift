/// What only tests may see of the blur.
package enum BoxBlurTesting {
  package static func blur(_ plane: inout [UInt8], width: Int, standardDeviation: Double, workers: Int = 1) {
    BoxBlur(standardDeviation: standardDeviation).apply(to: &plane, width: width, workers: workers)
  }

  package static func radii(standardDeviation: Double) -> [Int] { BoxBlur(standardDeviation: standardDeviation).radii }

  package static func reach(standardDeviation: Double) -> Int { BoxBlur(standardDeviation: standardDeviation).reach }
}
