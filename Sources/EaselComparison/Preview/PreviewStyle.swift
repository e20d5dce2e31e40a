/// The protocol and the size for showing pairs in the terminal.
struct PreviewStyle: Sendable {
  let graphics: TerminalGraphics
  let hasTrueColor: Bool
  /// The maximum size of each of the three parts, in pixels of the protocol.
  let partSize: PixelSize
  /// The gap between the parts.
  let gap: Int

  /// - Parameter graphics: The protocol, or nil to detect it from the environment.
  init(_ graphics: TerminalGraphics?, in environment: ToolEnvironment) {
    let terminal = environment.terminalSize ?? .default
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
      // If the terminal doesn't report its size in pixels, characters are assumed to be 8 by 16 pixels.
      let width = terminal.pixelWidth ?? 8 * terminal.columns
      let height = terminal.pixelHeight.map { $0 * rows / max(1, terminal.rows) } ?? 16 * rows
      partSize = PixelSize(width: max(1, (width - 2 * gap) / 3), height: max(1, height))
    }
  }
}
