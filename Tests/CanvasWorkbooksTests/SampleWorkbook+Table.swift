import CanvasTables
import CanvasWorkbooks
import TestSupport

extension SampleWorkbook {
  /// The table of a sheet, by default the first one.
  func table(sheet: String? = nil, options: Table.Options = Table.Options()) throws -> Table {
    try Workbook(contents: bytes).table(sheet: sheet, options: options)
  }
}
