public import ArgumentParser
package import Canvas
internal import CanvasData
internal import EaselShared

/// A way in which terminals show pictures.
public enum TerminalGraphics: String, Sendable, Hashable, CaseIterable, ExpressibleByArgument {
  /// The graphics protocol of kitty, which Ghostty, WezTerm and Konsole know too.
  case kitty
  /// The inline images of iTerm2, which mintty and others know too.
  case iterm2
  /// DEC's sixels, as foot, mlterm and xterm show them.
  case sixel
  /// Two pixels a character, in colour: every terminal that shows Unicode.
  case blocks

  /// What the environment's variables say of the terminal; half blocks where they say nothing.
  package static func detected(_ variable: (_ name: String) -> String?) -> TerminalGraphics {
    func value(_ name: String) -> String { variable(name) ?? "" }
    let terminal = value("TERM")
    // Inside a multiplexer the outer terminal's variables are still set, but its pictures don't get through.
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

  /// The characters that show a picture and end its line. Throws where memory for its PNG lacks.
  package func text(of image: Image, hasTrueColor: Bool) throws(PNGError) -> [UInt8] {
    switch self {
    case .kitty: KittyPicture.text(png: try image.png())
    case .iterm2: ITermPicture.text(png: try image.png())
    case .sixel: SixelPicture.text(image.pixels)
    case .blocks: HalfBlockPicture.text(image.pixels, hasTrueColor: hasTrueColor)
    }
  }
}

/// A PNG as kitty takes it: https://sw.kovidgoyal.net/kitty/graphics-protocol/
enum KittyPicture {
  /// What one command may carry at most.
  private static let chunkSize = 4096

  static func text(png: [UInt8]) -> [UInt8] {
    let base64 = Base64.encode(png)
    var result: [UInt8] = []
    for start in stride(from: 0, to: base64.count, by: chunkSize) {
      let end = min(start + chunkSize, base64.count)
      // Transmit and display (a=T) a PNG (f=100), without an answer (q=2), which would land in the shell's input.
      let keys = (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(end < base64.count ? 1 : 0)"
      result += Array("\u{1B}_G\(keys);".utf8) + base64[start..<end] + Array("\u{1B}\\".utf8)
    }
    return result + Array("\n".utf8)
  }
}

/// A PNG as iTerm2 takes it: https://iterm2.com/documentation-images.html
enum ITermPicture {
  static func text(png: [UInt8]) -> [UInt8] {
    Array("\u{1B}]1337;File=inline=1;size=\(png.count):".utf8) + Base64.encode(png) + Array("\u{07}\n".utf8)
  }
}
