extension DataFrame {
  /// Some rows, drawn at random from a seed, in the order of the input. All rows if there aren't more.
  package func sampled(_ size: Int, seed: UInt64 = 0) -> DataFrame {
    guard size < rowCount else { return self }
    var random = SeededRandom(seed: seed)
    // Selection sampling: algorithm S of Knuth, volume 2, 3.4.2.
    var rows: [Int] = []
    for row in 0..<rowCount where rows.count < size {
      if random.index(below: rowCount - row) < size - rows.count { rows.append(row) }
    }
    return self.rows(rows)
  }

  /// Rows with a column of numbers from a start, with a step, up to before a stop.
  package static func sequence(
    from start: Double, to stop: Double, step: Double = 1, as name: String = "data"
  ) throws(TransformError) -> DataFrame {
    let count = ((stop - start) / step).rounded(.up)
    guard count > 0 else { return DataFrame() }
    guard count <= Double(TransformError.rowLimit), let size = Int(exactly: count) else {
      throw TransformError(
        transform: "sequence", found: "\(DataValue.number(count).name) rows",
        allowed: "at most \(TransformError.rowLimit)")
    }
    var frame = DataFrame(rowCount: size)
    frame[name] = .numbers((0..<size).map { start + Double($0) * step })
    return frame
  }
}
