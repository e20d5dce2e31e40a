import ArgumentParser
import Canvas
import CanvasCLibrary
import CanvasCards
import CanvasCharts
import CanvasData

/// Whether a process that draws for long keeps what it needs and no more.
struct Soak: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw very many small cards and pies in one process, and print how its memory grows.")

  @Option(help: "How many pictures.")
  var count = 1_000_000

  @Option(help: "From which on growth counts: what is kept on purpose is there by then.")
  var warm = 10_000

  @Option(help: "How much it may grow, in KiB.")
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
        let chart = PieChart(PieData(table, locale: .english), fonts: fonts)
        let layout = try chart.layout(in: Rect(x: 0, y: 0, width: 60, height: 40))
        let context = try DrawingContext(size: Size(width: 60, height: 40))
        layout.draw(on: context, theme: chart.theme, fonts: fonts)
        _ = try context.makeImage().png()
      } else {
        _ = try names[number % names.count].image(.screen(Size(width: 20, height: 28)), style: style).png()
      }
      if number + 1 == min(warm, count) { start = Self.residentBytes }
      if (number + 1) % max(count / 10, 1) == 0 {
        print("\(number + 1) pictures\t\(Self.residentBytes >> 10) KiB")
      }
    }
    let growth = (Self.residentBytes - start) >> 10
    print("growth after the first \(warm)\t\(growth) KiB")
    guard growth < limit else { throw ValidationError("it grew by \(growth) KiB; allowed are \(limit)") }
  }

  /// The process's own memory that is resident. Pages of the program's files are the system's, which drops and loads them
  /// as it likes.
  private static var residentBytes: Int {
    let pages = (try? FileReader.bytes(of: "/proc/self/statm", limit: 4096)).map {
      String(decoding: $0, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    }
    guard let pages, pages.count > 2 else { return 0 }
    // The second number is all that is resident, the third those of files.
    return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
  }
}
