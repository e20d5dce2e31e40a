internal import ArgumentParser
internal import CanvasScenes

/// The parts of the app's pie graph that its listing has and that are not the default; `pie` and `board vending` have
/// these options.
struct GraphOptions: ParsableArguments {
  @Flag(help: "With the app's graph: random colours from the start, by --seed, as in the app.")
  var randomColors = false

  @Flag(
    help: """
      With touches of the app's graph: check the limits before a step and then make it whole, as in the app, instead \
      of ending it at the limit.
      """)
  var wholeSteps = false

  var steps: PieGraphView.Steps { wholeSteps ? .whole : .limited }

  /// The name of an option that was given, or nil.
  var given: String? { randomColors ? "--random-colors" : wholeSteps ? "--whole-steps" : nil }
}
