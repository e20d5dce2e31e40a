internal import CanvasSVG

/// Reads the data files of a specification.
struct DataLoader: Sendable {
  /// Reads the bytes of a file below a folder. Nil if no file may be read.
  let read: (@Sendable (_ path: String) throws(VegaLiteError) -> [UInt8])?

  func bytes(_ node: SpecNode) throws(PlotError) -> [UInt8] {
    let path = try node.text(allowed: "the path of a file")
    guard !path.contains("://") else { throw node.error(allowed: "a file; there is no network") }
    guard let read else { throw node.error(allowed: "values; no file may be read without a folder of data") }
    return try node.located { () throws(VegaLiteError) in try read(path) }
  }

  /// The picture of a PNG, JPEG, WebP or SVG file below a folder, or of a URI that holds its data in Base64.
  ///
  /// - Parameters:
  ///   - url: The path of the file.
  ///   - path: The path of the property, for errors.
  func picture(_ url: String, _ path: String) throws(PlotError) -> PlotPictureContent {
    let bytes: [UInt8]
    if url.hasPrefix("data:") {
      guard let comma = url.firstIndex(of: ","), url[..<comma].hasSuffix(";base64"),
        let decoded = Base64.decode(url[url.index(after: comma)...])
      else { throw PlotError("\(path): \(DataError.quoted(url)); the data of a PNG, JPEG, WebP or SVG in Base64") }
      bytes = decoded
    } else {
      bytes = try self.bytes(SpecNode(.text(url), path: path))
    }
    do {
      guard SVGDocument.isSVG(bytes) else { return .image(try Image(contents: bytes)) }
      let document = try SVGDocument(data: bytes)
      return .drawing(document.size) { document.draw(in: $0, on: $1) }
    } catch {
      throw PlotError("\(path): \(DataError.quoted(url)): \(error)")
    }
  }
}

extension SpecReader {
  /// The rows of `data`.
  mutating func data(_ node: SpecNode) throws(PlotError) -> DataFrame {
    _ = try node.record()
    for name in ["sphere", "graticule"] {
      if let map = node[name] { throw map.error(allowed: "no maps; shapes of the earth aren't drawn") }
    }
    var frame: DataFrame
    if let url = node["url"] {
      frame = try file(try loader.bytes(url), url, node["format"])
    } else if let values = node["values"] {
      frame = try inline(values, node["format"])
    } else if let sequence = node["sequence"] {
      frame = try self.sequence(sequence)
    } else if let name = node["name"] {
      guard let known = datasets[try name.text()] else { throw name.error(allowed: "the name of one of datasets") }
      return known
    } else {
      throw node.error(allowed: "url, values, sequence, or the name of one of datasets")
    }
    if let parse = node["format"]?["parse"], parse.isRecord { frame = try parsed(frame, parse) }
    if let name = node["name"]?.value.text { datasets[name] = frame }
    return frame
  }

  private func file(_ bytes: [UInt8], _ url: SpecNode, _ format: SpecNode?) throws(PlotError) -> DataFrame {
    let path = try url.text()
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let type = format?["type"]?.value.text ?? ending
    if type == "topojson" { throw url.error(allowed: "no maps; shapes of the earth aren't drawn") }
    return try table(bytes, type, url, format)
  }

  private func table(
    _ bytes: [UInt8], _ type: String, _ node: SpecNode, _ format: SpecNode?
  ) throws(PlotError) -> DataFrame {
    switch type {
    case "csv": return try delimited(bytes, .comma, node)
    case "tsv": return try delimited(bytes, .tab, node)
    case "dsv": return try delimited(bytes, try delimiter(format), node)
    default: return try json(bytes, node, format)
    }
  }

  private func delimited(_ bytes: [UInt8], _ delimiter: Delimiter, _ node: SpecNode) throws(PlotError) -> DataFrame {
    try node.located { () throws(DataError) in try DataFrame.delimited(bytes, delimiter: delimiter) }
  }

  private func delimiter(_ format: SpecNode?) throws(PlotError) -> Delimiter {
    let text = format?["delimiter"]?.value.text ?? ","
    let known: [String: Delimiter] = [",": .comma, "\t": .tab, ";": .semicolon, "|": .bar]
    guard let delimiter = known[text] else { throw PlotError("format.delimiter: a comma, tab, semicolon or bar") }
    return delimiter
  }

  private func json(_ bytes: [UInt8], _ node: SpecNode, _ format: SpecNode?) throws(PlotError) -> DataFrame {
    let keys = property(format)
    guard !keys.isEmpty else { return try rows(bytes, node) }
    var value = try node.located { () throws(DataError) in try JSONValue(json: bytes) }
    for key in keys {
      guard let inner = value.inner(key) else { throw missing(key, node) }
      value = inner
    }
    return try node.located { () throws(TransformError) in try DataFrame.rows(of: value) }
  }

  /// The steps from the data to its rows, as `format.property` names them: with the syntax of fields.
  private func property(_ format: SpecNode?) -> [String] {
    format?["property"]?.value.text.map { $0.isEmpty ? [] : FieldPath($0).steps } ?? []
  }

  private func missing(_ key: String, _ node: SpecNode) -> PlotError {
    PlotError("\(node.path): no property \(DataError.quoted(key)); a property of the data")
  }

  /// The rows of a whole text of JSON.
  private func rows(_ bytes: [UInt8], _ node: SpecNode) throws(PlotError) -> DataFrame {
    let (rows, value) = try node.located { () throws(DataError) in try JSONValue.rowsOrValue(json: bytes) }
    return try node.located { () throws(TransformError) in
      if let rows { try rows.frame() } else { try DataFrame.rows(of: value) }
    }
  }

  private func inline(_ node: SpecNode, _ format: SpecNode?) throws(PlotError) -> DataFrame {
    switch node.value {
    case .text(let text): return try table(Array(text.utf8), format?["type"]?.value.text ?? "json", node, format)
    case .list, .record:
      var value = node.value
      for key in property(format) {
        let inner = frame(value) == nil ? value.inner(key) : .undefined
        guard !inner.isNull else { throw missing(key, node) }
        value = inner
      }
      if let frame = frame(value) { return frame }
      if case .list(let rows) = value { return DataFrame(records: rows) }
      return DataFrame(records: [value])
    default: throw node.error(allowed: "a list, an object or a text")
    }
  }

  /// The rows that a value stands for, if they are apart from the specification.
  private func frame(_ value: DataValue) -> DataFrame? {
    guard case .record(let members) = value, let number = members[SpecSource.frameKey]?.number,
      let index = Int(exactly: number), frames.indices.contains(index)
    else { return nil }
    return frames[index]
  }

  private func sequence(_ node: SpecNode) throws(PlotError) -> DataFrame {
    guard let start = try node["start"]?.number(), let stop = try node["stop"]?.number() else {
      throw node.error(allowed: "a sequence with start and stop")
    }
    let (step, name) = (try node["step"]?.number() ?? 1, try node["as"]?.text() ?? "data")
    let meter = Meter.current ?? .forPicture
    let frame = try node.located { () throws(TransformError) in
      try DataFrame.sequence(from: start, to: stop, step: step, as: name)
    }
    if meter.take(Double(frame.rowCount), .rows) { return frame }
    throw PlotError("\(node.path): \(meter.excess ?? "")")
  }

  private func parsed(_ frame: DataFrame, _ node: SpecNode) throws(PlotError) -> DataFrame {
    var frame = frame
    for name in node.names {
      guard let kind = node[name], case .text(let text) = kind.value else { continue }
      let (column, path, zone) = (frame.column(at: FieldPath(name)), FieldPath(name), environment.zone)
      switch text {
      case "number": frame = frame.parsed(path, as: .number)
      case "boolean": frame = frame.parsed(path, as: .boolean)
      case "string": frame = frame.parsed(path, as: .string)
      case "date", "utc": frame[name] = DataColumn(column.all.map { PlotDates.value($0, zone: zone) })
      default:
        let isUTC = text.hasPrefix("utc:")
        guard isUTC || text.hasPrefix("date:") else {
          throw kind.error(allowed: "number, boolean, string, date or date:'%Y'")
        }
        let format = TimeFormat(text.dropFirst(isUTC ? 4 : 5).filter { $0 != "'" && $0 != "\"" })
        frame[name] = DataColumn(
          column.all.map { value in
            format.time(of: value.name, zone: isUTC ? .utc : zone).map(DataValue.time) ?? .null
          })
      }
    }
    return frame
  }
}

extension JSONValue {
  /// A member of an object, or an element of a list by its index from 0. Nil if there is none.
  fileprivate func inner(_ name: String) -> JSONValue? {
    guard let values = elements else { return self[name] }
    return Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
  }
}

extension DataFrame {
  /// The rows of a list: the members of records are columns, other values are in the column `data`.
  init(records: [DataValue]) {
    var rows = JSONRows(isDataset: true)
    for record in records {
      if case .record(let members) = record {
        for (name, value) in members { rows.add(value, named: name) }
      } else {
        rows.add(record, named: "data")
      }
      rows.endRow()
    }
    self = rows.dataset
  }
}
