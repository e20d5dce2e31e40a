extension UnitEncoder {
  /// The rectangle of a selected area behind the marks, and its outline before them. Nil if the area is nowhere on the
  /// plot's scales.
  func brush(_ brush: PlotBrush) -> (ground: PlacedMarks, outline: PlacedMarks)? {
    guard let x = brushEnds(brush, .x), let y = brushEnds(brush, .y) else { return nil }
    let rect = Rect(x: min(x.0, x.1), y: min(y.0, y.1), width: abs(x.1 - x.0), height: abs(y.1 - y.0))
    var standard = FrameOptions()
    (standard.fill, standard.fillOpacity, standard.stroke) = (Color(setting: "#333"), 0.125, .white)
    let look = brush.frame.applied(to: standard)
    var ground = PlotShape(rect: rect)
    ground.fill = look.fill.map(Paint.color)
    ground.opacity = look.fillOpacity
    var outline = PlotShape(rect: rect)
    outline.stroke = rect.width > 0 && rect.height > 0 ? look.stroke.map(Paint.color) : nil
    outline.opacity = look.strokeOpacity
    outline.style.width = look.strokeWidth
    outline.style.dash = look.strokeDash.allSatisfy { $0 >= 0 } ? look.strokeDash : []
    outline.style.dashPhase = look.strokeDashOffset
    let clip = Rect(origin: .zero, size: size)
    return (
      PlacedMarks(kind: "rect", items: [.shape(ground)], clip: clip),
      PlacedMarks(kind: "rect", items: [.shape(outline)], clip: clip)
    )
  }

  private func brushEnds(_ brush: PlotBrush, _ name: PlotChannelName) -> (Double, Double)? {
    guard let ends = brush.ends[name] else { return (0, length(name)) }
    guard let scale = scales[name], let first = ends.first, let last = ends.last else { return nil }
    func place(_ value: DataValue) -> Double {
      guard scale.kind.isTime else { return scale.position(value) }
      return PlotDates.time(of: value, zone: environment.zone).map { scale.position(number: $0) } ?? .nan
    }
    let (low, high) = (place(first), place(last))
    return low.isFinite && high.isFinite ? (low, high) : nil
  }
}
