import Canvas
import CanvasCharts
import CanvasTables
import Foundation
import GoldenScenes
import Testing

/// What charts of the tables in `assets/tables` claim, in every kind, and what the goldens claim.
@Suite struct KnownTableClaimsTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../assets/tables").standardized
  private static let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func manyTablesAreRead() { #expect(Self.files.count > 90) }

  @Test(arguments: files.filter { $0 != "tables.txt" && !$0.hasSuffix(".xlsx") })
  func chartsClaimWhatTheTableSays(file: String) throws {
    let table = try Table(contents: Array(Data(contentsOf: Self.folder.appending(path: file))))
    for mark in [ChartMark.bars, .columns, .lines, .areas, .points] {
      // Not every table has a chart of each kind.
      guard let model = try? ChartModel(mark, table: table) else { continue }
      let layout = ChartLayout(
        model, in: Rect(x: 0, y: 0, width: 900, height: 600), theme: .light, measurer: RandomChartTests.measurer)
      let problem = ChartClaims.problem(in: layout, of: model) ?? Self.problem(ofColumns: table, in: model)
      #expect(problem == nil, "\(mark)")
    }
  }

  private static let goldens = GoldenScene.all.filter { $0.chart != nil }

  @Test func manyGoldensAreChecked() { #expect(Self.goldens.count > 150) }

  @Test(arguments: goldens) func goldensClaimWhatTheirDataSays(scene: GoldenScene) throws {
    let frame = Rect(origin: .zero, size: scene.size)
    switch try #require(scene.chart) {
    case .marks(let model, let theme):
      let layout = ChartLayout(model, in: frame, theme: theme, measurer: RandomChartTests.measurer)
      #expect(ChartClaims.problem(in: layout, of: model) == nil)
    case .pie(let pie, let theme):
      let layout = try PieLayout(pie, in: frame, theme: theme, measurer: RandomChartTests.measurer)
      #expect(ChartClaims.problem(in: layout, of: pie) == nil)
    }
  }

  /// Each column of measured values is drawn or named.
  private static func problem(ofColumns table: Table, in model: ChartModel) -> String? {
    guard let chosen = model.allLayers.first?.table else { return nil }
    let notes = model.allLayers.flatMap(\.table.notes).map(\.text).joined(separator: "\n")
    var drawn = [chosen.xName, chosen.valueName, chosen.seriesName].compactMap(\.self) + chosen.series
    // Of columns that are places, the first and the last one are named.
    let names = table.columns.map(\.name)
    if let ends = notes.firstMatch(of: /'([^']+)' to '([^']+)' along the axis/),
      let first = names.firstIndex(of: String(ends.1)), let last = names.firstIndex(of: String(ends.2)), first < last
    {
      drawn += names[first...last]
    }
    for meaning in chosen.meanings where !drawn.contains(meaning.name) && !notes.contains("'\(meaning.name)'") {
      switch meaning.role {
      case .measure, .total, .result: break
      default: continue
      }
      return "'\(meaning.name)' is neither drawn nor named: \(notes)"
    }
    return nil
  }
}
