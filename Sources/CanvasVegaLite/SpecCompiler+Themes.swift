extension SpecCompiler {
  /// The look below the specification's `config`. A specification asks for one of Vega's themes in `usermeta`, as Altair
  /// writes it; another theme that is chosen for it counts more.
  func look(of root: SpecNode, notes: inout [Note]) -> VegaLiteSpec.Theme {
    let asked = root["usermeta"]?["embedOptions"]?["theme"]
    let own = asked?.value.text.flatMap { VegaLiteSpec.Theme(rawValue: $0 == "default" ? "vega" : "vega:" + $0) }
    if theme == .vega, let own { return own }
    if theme == .report, own == .vegaDark { return .dark }
    if let asked, own != .vega, own != theme, own != .vegaDark || theme != .dark {
      notes.add(Note(.ignored, at: asked.path, "isn't drawn; the look is \(theme.rawValue)"))
    }
    return theme
  }
}

extension VegaLiteSpec.Theme {
  var config: PlotConfig {
    switch self {
    case .report: .report(.light)
    case .dark: .report(.dark)
    default: .vega
    }
  }
}
