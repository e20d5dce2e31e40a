extension PlotLayout {
  /// Makes a plot as much smaller as its guides reach beyond it, in the directions in which it has a size of its own
  /// rather than a step for each name. Returns the sizes of the picture in these directions.
  func fitView(
    _ node: inout PlotNode, _ block: PlotBlock, _ fit: PlotFit
  ) -> (width: Double?, height: Double?) {
    let (box, size, padding) = (block.bounds, block.size, config.padding)
    var given: (width: Double?, height: Double?)
    func fitted(_ length: Double, sides: Double, from low: Double, to high: Double) -> (Double, PlotLength) {
      let inside = fit.containsPadding ? sides : 0
      let guides = Self.reach(-low) + Self.reach(high - length)
      return (length + sides - inside, .points(max(length - inside - guides, 0)))
    }
    if fit.width, !hasStep(node, .x) {
      let sides = padding.left + padding.right
      (given.width, node.view.width) = fitted(size.width, sides: sides, from: box.minX, to: box.maxX)
    }
    if fit.height, !hasStep(node, .y) {
      let sides = padding.top + padding.bottom
      (given.height, node.view.height) = fitted(size.height, sides: sides, from: box.minY, to: box.maxY)
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
