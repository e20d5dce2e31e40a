extension PlotLayout {
  /// Makes a plot as much smaller as its guides reach beyond it, in the directions in which it has a size of its own
  /// rather than a step for each name. Returns the sizes of the picture in these directions.
  func fitView(
    _ node: inout PlotNode, _ block: PlotBlock, _ fit: PlotFit
  ) -> (width: Double?, height: Double?) {
    let (box, size, padding) = (block.bounds, block.size, config.padding)
    var given: (width: Double?, height: Double?)
    if fit.width, !hasStep(node, .x) {
      let sides = padding.left + padding.right
      let inside = fit.containsPadding ? sides : 0
      given.width = size.width + sides - inside
      let guides = Self.reach(-box.minX) + Self.reach(box.maxX - size.width)
      node.view.width = .points(max(size.width - inside - guides, 0))
    }
    if fit.height, !hasStep(node, .y) {
      let sides = padding.top + padding.bottom
      let inside = fit.containsPadding ? sides : 0
      given.height = size.height + sides - inside
      let guides = Self.reach(-box.minY) + Self.reach(box.maxY - size.height)
      node.view.height = .points(max(size.height - inside - guides, 0))
    }
    return given
  }

  private static func reach(_ distance: Double) -> Double { max(distance.rounded(.up), 0) }

  /// Whether the length of a plot depends on the number of names.
  private func hasStep(_ node: PlotNode, _ name: PlotChannelName) -> Bool {
    switch node.givenLength(name) {
    case .points: return false
    case .step: return true
    case nil:
      guard case .step = config.view.discreteLength(name) else { return false }
      return resolution.domain(name, node.units)?.kind.isDiscrete == true
    }
  }
}
