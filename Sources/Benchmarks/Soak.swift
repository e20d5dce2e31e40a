import ArgumentParser
import Canvas
import CanvasCLibrary
import CanvasCards
import CanvasCharts
import CanvasTables

/// Whether the memory of a process that draws for a long time stays bounded.
struct Soak: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a large number of small cards and pies in one process, and print the growth of its memory.")

  @Option(help: "Number of pictures to draw.")
  var count = 1_000_000

  @Option(help: "Number of pictures to draw before growth is measured.")
  var warm = 10_000

  @Option(help: "Maximum growth in KiB.")
  var limit = 1024

  func run() throws {
    let names = CardName.deck()
    let (style, fonts) = (CardStyle.classic, try ChartFonts.standard())
    var random = SeededGenerator(seed: 1)
    var start = 0
    for number in 0..<count {
      if number % 4 == 3 {
        let rows = (0..<3).map { _ in "n\(random.next(below: 1_000)),\(1 + random.next(below: 100))" }
        let table = try ChartTable(contents: Array(rows.joined(separator: "\n").utf8), choice: ColumnChoice())
        let pie = Chart(PieModel(PieData(table, locale: .english))).chartFonts(fonts)
        _ = try pie.png(size: Size(width: 60, height: 40))
      } else {
        _ = try CardFace(names[number % names.count], style: style).png(size: Size(width: 20, height: 28))
      }
      if number + 1 == min(warm, count) { start = Self.residentBytes }
      if (number + 1) % max(count / 10, 1) == 0 {
        print("\(number + 1) pictures\t\(Self.residentBytes >> 10) KiB")
      }
    }
    let growth = (Self.residentBytes - start) >> 10
    print("growth after the first \(warm)\t\(growth) KiB")
    guard growth < limit else { throw ValidationError("memory grew by \(growth) KiB, more than \(limit) KiB") }
  }

  /// The resident memory of the process itself. The pages of the program's files are excluded, because the system
  /// drops and loads them as needed.
  private static var residentBytes: Int {
    let pages = (try? FileReader.bytes(of: "/proc/self/statm", limit: 4096)).map {
      String(decoding: $0, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    }
    guard let pages, pages.count > 2 else { return 0 }
    // The second number is all resident pages, the third those of files.
    return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
  }
}
