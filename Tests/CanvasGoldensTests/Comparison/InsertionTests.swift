import Canvas
import CanvasGoldens
import TestSupport
import Testing

/// Rows and columns that one picture has in addition.
@Suite struct InsertionTests {
  /// A picture whose pixel in column x and row y depends on two numbers.
  private func picture(_ columns: [Int], _ rows: [Int]) throws -> StraightImage {
    try StraightImage(
      png: HandMadePNG(width: columns.count, height: rows.count, bitDepth: 8, colorType: 2) { x, y in
        [columns[x], rows[y], 7]
      }.bytes)
  }

  private func insertion(_ actual: StraightImage, _ expected: StraightImage) throws -> String? {
    let report = try ImageComparison().compare(actual: actual, expected: expected)
    if let insertion = report.insertion {
      // Nothing else is different.
      let side = insertion.axis == .rows ? actual.pixelWidth : actual.pixelHeight
      #expect(report.differentPixelCount == insertion.count * side && report.changedPixelCount == 0)
      #expect(report.regions?.count == 1 && report.regions?.largest.first?.bounds == report.bounds)
      #expect(!report.passes && !report.isEqual)
    }
    return report.insertion.map { "\($0)" }
  }

  @Test func rowsAndColumnsAreFoundWhereverTheyAre() throws {
    let numbers = Array(0..<12)
    for start in 0...12 {
      for count in [1, 5] {
        var longer = numbers
        longer.insert(contentsOf: (0..<count).map { 100 + $0 }, at: start)
        let (small, large) = (try picture(numbers, numbers), try picture(numbers, longer))
        let noun = count == 1 ? "row" : "rows"
        #expect(try insertion(large, small) == "inserted \(count) \(noun) at \(start)")
        #expect(try insertion(small, large) == "removed \(count) \(noun) at \(start)")
        let wide = try picture(longer, numbers)
        let columns = count == 1 ? "column" : "columns"
        #expect(try insertion(wide, small) == "inserted \(count) \(columns) at \(start)")
        #expect(try insertion(small, wide) == "removed \(count) \(columns) at \(start)")
      }
    }
  }

  @Test func picturesThatAlsoDifferElsewhereHaveNone() throws {
    let small = try picture([1, 2, 3], [1, 2, 3])
    #expect(try insertion(picture([1, 2, 3], [1, 9, 2, 4]), small) == nil)
    #expect(try insertion(picture([1, 2, 4], [1, 9, 2, 3]), small) == nil)
    #expect(try insertion(picture([1, 9, 2, 3], [1, 9, 2, 3]), small) == nil)
    #expect(try insertion(picture([1, 2, 3], [9, 1, 8, 2, 3]), small) == nil)
    #expect(try insertion(small, small) == nil)
    // Each row alone has a place, but not the same one.
    let rows = try StraightImage(
      png: HandMadePNG(width: 3, height: 2, bitDepth: 8, colorType: 0) { x, y in [[[1, 9, 2], [1, 2, 9]][y][x]] }.bytes)
    let shorter = try StraightImage(
      png: HandMadePNG(width: 2, height: 2, bitDepth: 8, colorType: 0) { x, _ in [x + 1] }.bytes)
    #expect(try insertion(rows, shorter) == nil)
  }

  @Test func theLastOfSeveralPlacesIsTaken() throws {
    #expect(try insertion(picture([1], [1, 2, 2, 2, 3]), picture([1], [1, 2, 3])) == "inserted 2 rows at 2")
    #expect(try insertion(picture([1], [4, 4, 4]), picture([1], [4])) == "inserted 2 rows at 1")
  }

  @Test func ignoredPixelsOfTheRowsDoNotCount() throws {
    let (actual, expected) = (try picture([1, 2, 3], [1, 8, 9, 2]), try picture([1, 2, 3], [1, 2]))
    var comparison = ImageComparison()
    comparison.ignoredAreas = [PixelArea(x: 0, y: 0, width: 2, height: 2)]
    let report = try comparison.compare(actual: actual, expected: expected)
    #expect(report.pixelCount == 8 && report.differentPixelCount == 4)
    let mask = try comparison.mask(actual: actual, expected: expected)
    #expect(mask[0, 1] == .ignored && mask[2, 1] == .onlyInActual && mask[0, 2] == .onlyInActual)
    #expect(mask[0, 0] == .ignored && mask[2, 0] == .equal && mask[0, 3] == .equal)
  }

  @Test func thePanelShowsTheRestSideBySide() throws {
    let (large, small) = (try picture([1, 2, 9, 3], [1, 2, 3]), try picture([1, 2, 3], [1, 2, 3]))
    let background = PremultipliedPixel(red: 96, green: 96, blue: 96, alpha: 255)
    let blue = PremultipliedPixel(red: 0, green: 64, blue: 255, alpha: 255)
    for (actual, expected) in [(large, small), (small, large)] {
      let panel = try ImageComparison().panel(actual: actual, expected: expected, gap: 0).pixels
      let inserted = actual == large ? 0 : 8
      #expect(panel.width == 12 && panel.height == 3)
      for y in 0..<3 {
        #expect(panel[inserted + 2, y] == background && panel[6, y] == blue)
        for x in [0, 1, 3] { #expect(panel[x, y] == panel[8 + x, y]) }
      }
    }
  }
}
