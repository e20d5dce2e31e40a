internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The limits within which two pictures are the same.
struct ComparisonArguments: MemberOptions {
  @Option(ComparisonSettings.levels) var levels
  @Option(ComparisonSettings.perceptual) var perceptual
  @Option(ComparisonSettings.threshold) var threshold
  @Option(ComparisonSettings.allowance) var allowance
  @Option(list: ComparisonSettings.ignore) var ignore
  @Flag(ComparisonSettings.antialiasing) var antialiasing = false

  var changes: [RequestMember<ComparisonSettings>.Change?] {
    [levels, perceptual, threshold, allowance, ComparisonSettings.antialiasing.ifOn(antialiasing)] + ignore
  }

  /// The limits of the command line. Throws if they contradict each other, or if any two pictures would be the same.
  func settings() throws(RequestError) -> ComparisonSettings {
    var settings = ComparisonSettings()
    try apply(to: &settings)
    try settings.check()
    return settings
  }
}
