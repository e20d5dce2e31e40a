extension PlotResolution {
  /// The scales that units of a plot have in common, each made once.
  struct KnownScales {
    struct Key: Hashable {
      var id: Int
      /// The ends of the range, or what they depend on.
      var low = 0.0
      var high = 0.0
    }

    let lengths: [PlotChannelName: PlotLength]
    private var scales: [Key: PlotScale] = [:]

    init(_ node: PlotNode) {
      lengths = PlotChannelName.positions.reduce(into: [:]) { $0[$1] = node.givenLength($1) }
    }

    mutating func scale(_ key: Key, _ make: () -> PlotScale) -> PlotScale {
      if let scale = scales[key] { return scale }
      let scale = make()
      scales[key] = scale
      return scale
    }
  }

  /// The scales of a unit in a plot of a size, by channel.
  func scales(
    _ ids: [PlotChannelName: Int], _ unit: PlotUnit, _ size: Size, _ known: inout KnownScales
  ) -> [PlotChannelName: PlotScale] {
    let builder = ScaleBuilder(config: config, zone: zone)
    let lengths = known.lengths
    var scales: [PlotChannelName: PlotScale] = [:]
    for name in PlotChannelName.positions {
      guard let id = ids[name], let domain = domains[id], unit.uses(name) else { continue }
      scales[name] = known.scale(KnownScales.Key(id: id)) { axisScale(domain, name, builder, lengths[name], size) }
    }
    for name in [PlotChannelName.xOffset, .yOffset] {
      guard let id = ids[name], let domain = domains[id], unit.uses(name) else { continue }
      let (low, high) = offsetRange(name, domain, scales, unit, size)
      scales[name] = known.scale(KnownScales.Key(id: id, low: low, high: high)) {
        builder.positionScale(domain, from: low, to: high, hasFixedStep: false)
      }
    }
    let step = min(neighbourStep(.x, unit, lengths, size), neighbourStep(.y, unit, lengths, size))
    for name in PlotChannelName.scaled where scales[name] == nil && !name.isPosition {
      guard let id = ids[name], let domain = domains[id], unit.uses(name) else { continue }
      scales[name] = known.scale(KnownScales.Key(id: id, low: step)) {
        guard name.isPolar else { return builder.outputScale(domain, step: step) }
        let end = name == .theta ? 2 * .pi : min(size.width, size.height) / 2
        return builder.positionScale(domain, from: 0, to: end, hasFixedStep: false)
      }
    }
    return scales
  }

  /// A scale of places along an axis.
  private func axisScale(
    _ domain: PlotScaleDomain, _ name: PlotChannelName, _ builder: ScaleBuilder, _ given: PlotLength?, _ size: Size
  ) -> PlotScale {
    let length = name == .x ? size.width : size.height
    let isUpward = name == .y && !domain.kind.isDiscrete
    var hasStep = false
    if case .step = config.view.discreteLength(name) { hasStep = domain.kind.isDiscrete }
    if case .points = given { hasStep = false }
    return builder.positionScale(
      domain, from: isUpward ? length : 0, to: isUpward ? 0 : length, hasFixedStep: hasStep)
  }

  private func offsetRange(
    _ name: PlotChannelName, _ domain: PlotScaleDomain, _ scales: [PlotChannelName: PlotScale], _ unit: PlotUnit,
    _ size: Size
  ) -> (Double, Double) {
    let main: PlotChannelName = name == .xOffset ? .x : .y
    let length = main == .x ? size.width : size.height
    let isUpward = name == .yOffset && !domain.kind.isDiscrete
    guard let scale = scales[main] else { return isUpward ? (length / 2, -length / 2) : (-length / 2, length / 2) }
    if scale.kind == .band { return isUpward ? (scale.bandwidth, 0) : (0, scale.bandwidth) }
    guard let channel = unit.channels[main], let timeUnit = channel.timeUnit, let duration = timeUnit.duration,
      let quantity = scale.quantity, let first = quantity.domain.first
    else { return (0, 0) }
    let width = abs(quantity.position(of: first + duration) - quantity.position(of: first))
    let padding = config.scale.nestedPaddingInner
    let shift = (channel.bandPosition ?? unit.mark.options(config).timeUnitBandPosition ?? 0.5) - 0.5
    return (width * (padding / 2 + shift), width * (1 - padding / 2 + shift))
  }

  /// The distance of neighbours along an axis, which limits the sizes of marks.
  private func neighbourStep(
    _ name: PlotChannelName, _ unit: PlotUnit, _ lengths: [PlotChannelName: PlotLength], _ size: Size
  ) -> Double {
    let length = name == .x ? size.width : size.height
    if let channel = unit.channels[name], channel.bin.isOn, let bins = unit.bins[name], bins.step > 0 {
      return length * bins.step / max(bins.stop - bins.start, bins.step)
    }
    if case .step(let step, _) = lengths[name] { return step }
    return config.view.step
  }
}
