internal import CanvasKernels

/// Sums over the pixels that both pictures have.
struct ComparisonFigures {
  var sharedPixelCount = 0
  var changedPixelCount = 0
  var antialiasedPixelCount = 0
  var largestDistance: Double?
  // The sum for 100 megapixels of four channels is far below 2^63.
  private var squares: UInt64 = 0
  private var largest: UInt32 = 0

  init(distance: Double?) { largestDistance = distance }

  mutating func add(_ difference: ck_row_difference) {
    changedPixelCount += Int(difference.changed)
    squares += difference.squares
    var merged: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      merged |= max(largest >> shift & 255, difference.largest >> shift & 255) << shift
    }
    largest = merged
  }

  /// - Parameter channelCount: The number of channels that are included.
  func fill(_ report: inout ComparisonReport, channelCount: Int) {
    report.changedPixelCount = changedPixelCount
    report.antialiasedPixelCount = antialiasedPixelCount
    report.largestDistance = largestDistance
    if sharedPixelCount > 0 {
      report.rootMeanSquare = (Double(squares) / Double(channelCount * sharedPixelCount)).squareRoot()
    }
    for channel in ComparisonReport.Channel.allCases {
      let level = Int(largest >> UInt32(8 * channel.rawValue) & 255)
      guard level > report.largestChannelDifference else { continue }
      report.largestChannelDifference = level
      report.largestChannel = channel
    }
  }
}
