import ArgumentParser
import Canvas
import CanvasCharts
import CanvasTables
import CanvasVegaLite

/// Draws or times specifications of Vega-Lite.
struct VegaLite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vegalite", abstract: "Time Vega-Lite specifications, or write their placed scenes.",
    discussion: """
      Prints a line for each specification: its name, and milliseconds from its text to PNG; tab-separated. With \
      --scenes, writes NAME.json with the places of all marks, or NAME.error, for .ci/checks/vegalite. Letters are \
      DejaVu Sans, and local times are those of --zone.
      """)

  @Argument(help: "Files, NAME.vl.json.")
  var specs: [String]

  @Option(help: "The folder below which data files are.")
  var dataRoot = "."

  @Option(help: "The folder for scenes. It must exist.")
  var scenes: String?

  @Option(help: "The folder for PNGs. It must exist.")
  var pictures: String?

  @Option(help: "The look: report, dark, vega, or vega: and the name of a theme.")
  var theme = "vega"

  @Option(help: "The time zone of local times.")
  var zone = "UTC"

  @Option(help: "The font file of letters.")
  var font: String?

  @Option(help: "Number of runs of each specification. The fastest counts.")
  var repetitions = 5

  func run() throws {
    guard let theme = VegaLiteSpec.Theme(rawValue: theme) else {
      throw ValidationError("--theme: report, dark, vega, or vega: and the name of a theme")
    }
    guard let clock = ClockZone(zone) else { throw ValidationError("--zone: a time zone such as America/New_York") }
    let fonts =
      theme.rawValue.hasPrefix("vega")
      ? ChartFonts(try font.map { try Font(path: $0, size: 10) } ?? Font.default(size: 10)) : try ChartFonts.standard()
    let root = dataRoot
    for path in specs {
      let name = String(path.split(separator: "/").last?.dropLast(8) ?? "")
      let bytes = try FileReader.bytes(of: path, limit: 1 << 28)
      @Sendable func data(_ file: String) throws(VegaLiteError) -> [UInt8] {
        do { return try FileReader.bytes(of: "\(root)/\(file)", limit: 1 << 30) } catch {
          throw VegaLiteError("no such file")
        }
      }
      func spec() throws(VegaLiteError) -> VegaLiteSpec {
        try VegaLiteSpec(json: bytes, theme: theme, fonts: fonts, zone: clock, data: data)
      }
      do {
        if let scenes {
          try AtomicFile.write(Array(try spec().scene.json.jsonText.utf8), to: "\(scenes)/\(name).json")
        } else if let pictures {
          try spec().writePNG(to: "\(pictures)/\(name).png", scale: 2)
        } else {
          var best = Double.infinity
          for _ in 0..<max(1, repetitions) {
            let start = ProcessorTime.now
            _ = try spec().png(scale: 1)
            best = min(best, ProcessorTime.now - start)
          }
          print("\(name)\t\((best * 100_000).rounded() / 100)")
        }
      } catch let error as VegaLiteError {
        guard let scenes else {
          print("\(name)\t\(error)")
          continue
        }
        try AtomicFile.write(Array("\(error)\n".utf8), to: "\(scenes)/\(name).error")
      }
    }
  }
}

extension DataValue {
  /// The value as JSON, with members in alphabetical order. Numbers that aren't finite are null.
  fileprivate var jsonText: String {
    switch self {
    case .null, .undefined: "null"
    case .bool(let flag): String(flag)
    case .number(let number), .time(let number): number.isFinite ? "\(number)" : "null"
    case .text(let text): Self.quoted(text)
    case .list(let list): "[" + list.map(\.jsonText).joined(separator: ",") + "]"
    case .record(let members):
      "{" + members.keys.sorted().map { Self.quoted($0) + ":" + (members[$0] ?? .null).jsonText }.joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
