internal import CanvasGoldens
internal import EaselShared

/// How pairs are shown in the terminal: the way, and how large.
struct PreviewStyle: Sendable {
  let graphics: TerminalGraphics
  let hasTrueColor: Bool
  /// What each of the three parts must fit into, in pixels of the way.
  let partSize: PixelSize
  /// Between the parts.
  let gap: Int

  /// - Parameter graphics: The way; nil for the one that the environment speaks of.
  init(_ graphics: TerminalGraphics?, in environment: ToolEnvironment) {
    let terminal = environment.terminalSize ?? .usual
    self.graphics = graphics ?? .detected(environment.variable)
    let colors = environment.variable("COLORTERM") ?? ""
    hasTrueColor = !environment.outputIsTerminal || colors == "truecolor" || colors == "24bit"
    let rows = max(4, terminal.rows - 4)
    switch self.graphics {
    case .blocks:
      gap = 2
      partSize = PixelSize(width: max(1, (terminal.columns - 2 * gap) / 3), height: 2 * rows)
    case .kitty, .iterm2, .sixel:
      gap = 8
      // A terminal that does not say how large it is has letters of at least 8 by 16 pixels.
      let width = terminal.pixelWidth ?? 8 * terminal.columns
      let height = terminal.pixelHeight.map { $0 * rows / max(1, terminal.rows) } ?? 16 * rows
      partSize = PixelSize(width: max(1, (width - 2 * gap) / 3), height: max(1, height))
    }
  }
}
