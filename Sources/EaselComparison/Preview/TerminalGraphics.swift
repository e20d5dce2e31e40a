/// A protocol for pictures in terminals.
public enum TerminalGraphics: String, Sendable, Hashable, CaseIterable, ExpressibleByArgument {
  /// The graphics protocol of kitty, which Ghostty, WezTerm and Konsole also support.
  case kitty
  /// The inline images of iTerm2, which mintty and others also support.
  case iterm2
  /// DEC sixels, which foot, mlterm and xterm support.
  case sixel
  /// Two coloured pixels per character, for every terminal with Unicode.
  case blocks

  /// Detects the protocol from environment variables. The default is half blocks.
  package static func detected(_ variable: (_ name: String) -> String?) -> TerminalGraphics {
    func value(_ name: String) -> String { variable(name) ?? "" }
    let terminal = value("TERM")
    // In a multiplexer, the variables of the outer terminal are still set, but pictures don't reach it.
    if !value("TMUX").isEmpty || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") { return .blocks }
    let program = value("TERM_PROGRAM")
    let kittyPrograms: Set = ["ghostty", "WezTerm", "kitty"]
    if !value("KITTY_WINDOW_ID").isEmpty || terminal == "xterm-kitty" || terminal == "xterm-ghostty"
      || kittyPrograms.contains(program) || !value("KONSOLE_VERSION").isEmpty
    {
      return .kitty
    }
    if program == "iTerm.app" || program == "mintty" || value("LC_TERMINAL") == "iTerm2" { return .iterm2 }
    let sixelTerminals = ["foot", "mlterm", "contour", "yaft"]
    if terminal.contains("sixel") || sixelTerminals.contains(where: { terminal.hasPrefix($0) }) { return .sixel }
    return .blocks
  }

  /// Returns the characters that show a picture, with a line end. Throws if there is no memory for its PNG.
  package func text(of image: Image, hasTrueColor: Bool) throws(PNGError) -> [UInt8] {
    switch self {
    case .kitty: KittyPicture.text(png: try image.png())
    case .iterm2: ITermPicture.text(png: try image.png())
    case .sixel: SixelPicture.text(image.pixels)
    case .blocks: HalfBlockPicture.text(image.pixels, hasTrueColor: hasTrueColor)
    }
  }
}

/// A PNG in kitty's protocol: https://sw.kovidgoyal.net/kitty/graphics-protocol/
enum KittyPicture {
  /// The maximum number of bytes in one command.
  private static let chunkSize = 4096

  static func text(png: [UInt8]) -> [UInt8] {
    let base64 = Base64.encode(png)
    var result: [UInt8] = []
    for start in stride(from: 0, to: base64.count, by: chunkSize) {
      let end = min(start + chunkSize, base64.count)
      // Transmit and display (a=T) a PNG (f=100), without an answer (q=2), which the shell would read as input.
      let keys = (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(end < base64.count ? 1 : 0)"
      result += Array("\u{1B}_G\(keys);".utf8) + base64[start..<end] + Array("\u{1B}\\".utf8)
    }
    return result + Array("\n".utf8)
  }
}

/// A PNG in iTerm2's protocol: https://iterm2.com/documentation-images.html
enum ITermPicture {
  static func text(png: [UInt8]) -> [UInt8] {
    Array("\u{1B}]1337;File=inline=1;size=\(png.count):".utf8) + Base64.encode(png) + Array("\u{07}\n".utf8)
  }
}
