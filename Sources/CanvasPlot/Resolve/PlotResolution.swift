/// The scales of a chart before they have ranges, and the sizes of its plots.
struct PlotResolution {
  let config: PlotConfig
  let zone: ClockZone
  /// The domains by the numbers of scales.
  private(set) var domains: [Int: PlotScaleDomain] = [:]

  init(_ config: PlotConfig, _ zone: ClockZone) { (self.config, self.zone) = (config, zone) }

  /// The domains of all scales of a node's plots.
  init(_ node: PlotNode, _ config: PlotConfig, _ zone: ClockZone) {
    self.init(config, zone)
    var contributions: [Int: (PlotChannelName, [ScaleContribution])] = [:]
    Self.collect(node, &contributions) { _ in true }
    let resolver = DomainResolver(config: config, zone: zone)
    for (id, (name, list)) in contributions { domains[id] = resolver.domain(list, name) }
  }

  /// Collects what a node's units contribute to some scales: to those that a facet's cells share, all rows together.
  private static func collect(
    _ node: PlotNode, _ contributions: inout [Int: (PlotChannelName, [ScaleContribution])],
    _ accepts: (Int) -> Bool
  ) {
    switch node.content {
    case .unit(let unit):
      for name in PlotChannelName.allCases {
        guard let channel = unit.channels[name], PlotChannelName.scaled.contains(name.scaleChannel),
          let id = node.scaleIDs[name.scaleChannel], accepts(id)
        else { continue }
        for part in channel.withConditions where part.isScaled {
          contributions[id, default: (name.scaleChannel, [])].1
            .append(ScaleContribution(unit: unit, name: name, channel: part))
        }
      }
    case .layers(let nodes), .grid(let nodes, _):
      for node in nodes { collect(node, &contributions, accepts) }
    case .facet(let grid):
      let shared = grid.sharedScales
      collect(grid.whole, &contributions) { shared.contains($0) && accepts($0) }
      for case let cell? in grid.cells { collect(cell, &contributions) { !shared.contains($0) && accepts($0) } }
    }
  }

  /// The domain of the scale of a channel that some units use, or nil.
  func domain(
    _ name: PlotChannelName, _ units: [(unit: PlotUnit, scaleIDs: [PlotChannelName: Int])]
  ) -> PlotScaleDomain? {
    units.lazy.compactMap { unit, ids in unit.uses(name) ? ids[name].flatMap { domains[$0] } : nil }.first
  }

  // MARK: Sizes

  /// The size of a plot, from its view or from the numbers of names along its axes.
  func plotSize(_ node: PlotNode) -> Size {
    let units = node.units
    let hasArc = units.contains { $0.unit.mark.kind == .arc }
    func length(_ name: PlotChannelName) -> Double {
      let given = node.givenLength(name)
      let offset = name.offset.flatMap { domain($0, units) }
      let builder = ScaleBuilder(config: config, zone: zone)
      if domain(name, units) == nil, hasArc {
        if case .points(let points) = given { return points }
        return config.view.continuousLength(name)
      }
      return max(builder.length(given, domain(name, units), offset, name), 0)
    }
    return Size(width: length(.x), height: length(.y))
  }
}
