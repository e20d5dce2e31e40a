internal import Canvas

extension PlotLayout {
  /// Makes a plot as much smaller as its guides reach beyond it, in the directions in which it has a size of its own
  /// rather than a step for each name.
  func fitView(_ node: inout PlotNode, _ block: PlotBlock, _ fit: PlotFit) {
    let (box, size, padding) = (block.bounds, block.size, padding)
    if fit.width, !hasStep(node, .x) {
      let inside = fit.containsPadding ? padding.left + padding.right : 0
      let guides = Self.reach(-box.minX) + Self.reach(box.maxX - size.width)
      node.view.width = .points(max(size.width - inside - guides, 0))
    }
    if fit.height, !hasStep(node, .y) {
      let inside = fit.containsPadding ? padding.top + padding.bottom : 0
      let guides = Self.reach(-box.minY) + Self.reach(box.maxY - size.height)
      node.view.height = .points(max(size.height - inside - guides, 0))
    }
  }

  private static func reach(_ distance: Double) -> Double { max(distance.rounded(.up), 0) }

  /// Whether the length of a plot depends on the number of names.
  private func hasStep(_ node: PlotNode, _ name: PlotChannelName) -> Bool {
    switch Self.given(node, name) {
    case .points: return false
    case .step: return true
    case nil:
      let theme = config["view"][name == .x ? "discreteWidth" : "discreteHeight"]
      return domain(name, node.units)?.kind.isDiscrete == true && theme?.number == nil
    }
  }
}
