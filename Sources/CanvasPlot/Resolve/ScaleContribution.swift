/// A channel of a unit whose values a scale covers.
struct ScaleContribution {
  var unit: PlotUnit
  var name: PlotChannelName
  var channel: PlotChannel

  /// The domain that the channel itself gives, or nil.
  var givenDomain: [DataValue]? {
    (channel.scale?[\.rawDomain] ?? nil) ?? channel.scale?.domainValues
  }
}

/// A scale before it has a range: its kind, its domain and its options.
struct PlotScaleDomain {
  var name: PlotChannelName
  var kind: PlotScaleKind
  var options: ScaleOptions
  /// The names of a discrete scale.
  var names: [DataValue] = []
  /// The ends of a continuous scale, or all numbers of a piecewise one. Empty if there are no values.
  var numbers: [Double] = []
  /// All values, for quantiles.
  var values: [Double] = []
  /// Whether the ends were given.
  var isGiven = false
  var bins: Bins?
  var contributions: [ScaleContribution]

  /// The definition that says most about the scale: the first one.
  var channel: PlotChannel { contributions[0].channel }
  var unit: PlotUnit { contributions[0].unit }
}
