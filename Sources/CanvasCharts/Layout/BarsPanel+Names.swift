internal import Canvas

/// The names at the left of bars.
extension BarsPanel {
  func fittedNames(step: Double, size: Double) -> [FittedText] {
    let nameStyle = ChartTextStyle(.regular, size: size)
    let lines = max(1, min(3, Int(saturating: step / nameStyle.lineHeight)))
    var widest = (rect.width * Self.namePart).rounded(.down)
    if case .inWidth(let width) = self.names { widest = width }
    return chart.placeNames(model.formats).map { name in
      let width = style.width(String(name.prefix(200)), nameStyle)
      if width <= widest, name.utf8.count < 200 { return FittedText(lines: [name], width: width, isCut: false) }
      return style.measurer.fit(name, nameStyle, width: widest, lineCount: lines)
    }
  }

  func addNames(
    _ names: [FittedText], size: Double, right: Double, space: PlotSpace, to panel: inout PanelLayout
  ) {
    let nameStyle = ChartTextStyle(.regular, size: size)
    let pitch = nameStyle.lineHeight
    for (name, center) in zip(names, space.centers) {
      let first = center + size * 0.35 - pitch * Double(name.lines.count - 1) / 2
      for (row, line) in name.lines.enumerated() {
        // A line alone was measured before.
        let width = name.lines.count == 1 ? name.width : style.width(line, nameStyle)
        panel.placeAxis.labels.append(
          PlacedText(
            line, nameStyle, origin: Point(x: right - width, y: first + pitch * Double(row)), width: width
          ).among(name.surroundings(ofLine: row)))
      }
    }
    let cut = names.count(where: \.isCut)
    if cut > 0 { panel.notes.append("\(cut) of \(names.count) names are cut: they have no room") }
  }
}
