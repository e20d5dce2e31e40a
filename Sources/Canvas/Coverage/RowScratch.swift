/// Memory for those who read pieces of coverage, kept from shape to shape. Only one drawing at a time uses it. Each
/// reader makes room in the memory that it needs.
final class RowScratch {
  let coverage = CoverageRowMemory()
  let clipped = ClippedRowMemory()
  let source = SourceRowMemory()

  /// Frees memory that only wide pictures need.
  func trim(toWidth width: Int) {
    coverage.trim(toWidth: width)
    clipped.trim(toWidth: width)
    source.trim(toWidth: width)
  }
}
