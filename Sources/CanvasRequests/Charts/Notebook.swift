/// The charts of a Jupyter notebook: what its cells have put out for Vega-Lite.
struct Notebook {
  /// A specification, by the number of its cell.
  private let charts: [(cell: Int, spec: [UInt8])]

  /// Reads a notebook. The number of a cell is the one that Jupyter shows beside it, or its place if no cell has one.
  ///
  /// - Throws: If the text isn't JSON.
  init(json bytes: [UInt8]) throws(DataError) {
    let cells = try JSONValue(json: bytes)["cells"]?.elements ?? []
    let numbers = cells.map { $0["execution_count"]?.word.flatMap { Int($0) } }
    let areNumbered = numbers.contains { $0 != nil }
    charts = cells.indices.flatMap { index in
      (cells[index]["outputs"]?.elements ?? []).compactMap { output in
        let number = areNumbered ? numbers[index] : index + 1
        guard let number, let spec = Self.spec(of: output, in: bytes) else { return nil }
        return (number, spec)
      }
    }
  }

  /// The specification of a cell, or without a number the first one, with a note if there are others.
  func chart(of cell: Int?, label: String) throws(RequestError) -> (spec: [UInt8], note: RequestNote?) {
    guard let first = charts.first else {
      throw RequestError(.content, "\(label): no cell has a chart of Vega-Lite among its outputs")
    }
    let numbers = Set(charts.map(\.cell)).sorted().map(String.init).joined(separator: ", ")
    guard let chosen = cell == nil ? first : charts.first(where: { $0.cell == cell }) else {
      let request: RequestText = "\(VegaLiteRequest.cell, "\(cell ?? 0)")"
      throw RequestError(.content, "\(label): \(request) has no chart; the cells with charts are \(numbers)")
    }
    let count = charts.count { $0.cell == chosen.cell }
    let what: RequestText? =
      count > 1
      ? "the first of the \(count) charts of cell \(chosen.cell) is drawn"
      : cell == nil && charts.count > 1
        ? "the chart of cell \(chosen.cell) is drawn; \(VegaLiteRequest.cell) chooses one of \(numbers)" : nil
    return (chosen.spec, what.map { RequestNote(.chosen, at: label, $0) })
  }

  /// The specification of an output: its JSON, or that in the page which Altair writes for browsers. Nil for another one.
  private static func spec(of output: JSONValue, in bytes: [UInt8]) -> [UInt8]? {
    guard case .object(let kinds) = output["data"]?.content else { return nil }
    if let found = kinds.last(where: { $0.key.hasPrefix("application/vnd.vegalite.v") }) {
      return found.value.string.map { Array($0.utf8) } ?? Array(bytes[found.value.offset..<found.end])
    }
    guard let page = output["data"]?["text/html"] else { return nil }
    let text = page.string ?? page.elements?.compactMap(\.string).joined() ?? ""
    guard text.contains("vega-lite"), let call = text.firstRange(of: "})({") else { return nil }
    return JSONValue.first(in: Array("{\(text[call.upperBound...])".utf8))
  }
}
