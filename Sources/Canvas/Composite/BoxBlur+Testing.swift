/// What only tests may see of the blur.
package enum BoxBlurTesting {
  package static func blur(_ plane: inout [UInt8], width: Int, standardDeviation: Double) {
    BoxBlur(standardDeviation: standardDeviation).apply(to: &plane, width: width)
  }

  package static func reach(standardDeviation: Double) -> Int { BoxBlur(standardDeviation: standardDeviation).reach }
}
