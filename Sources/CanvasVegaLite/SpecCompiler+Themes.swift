internal import CanvasNotes
internal import CanvasPlot
internal import CanvasTables

extension SpecCompiler {
  /// The look below the specification's `config`. A specification asks for one of Vega's themes in `usermeta`, as Altair
  /// writes it.
  func look(of root: SpecNode, notes: inout [Note]) -> PlotConfig {
    let asked = root["usermeta"]?["embedOptions"]?["theme"]
    let isDark = asked?.value == "dark"
    if let asked, !isDark, asked.value != "default" {
      notes.add(Note(.ignored, at: asked.path, "isn't drawn; Vega's theme dark is"))
    }
    switch theme {
    case .report: return .report(isDark ? .dark : .light)
    case .dark: return .report(.dark)
    case .vega, .vegaDark:
      var config = PlotConfig.vega
      if isDark || theme == .vegaDark { config.set(SpecSettings(Self.dark)) }
      return config
    }
  }

  private static let dark: DataValue = [
    "background": "#333", "view": ["stroke": "#888"], "title": ["color": "#fff", "subtitleColor": "#fff"],
    "style": ["guide-label": ["fill": "#fff"], "guide-title": ["fill": "#fff"]],
    "axis": ["domainColor": "#fff", "gridColor": "#888", "tickColor": "#fff"],
  ]
}
