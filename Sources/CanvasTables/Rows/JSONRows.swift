/// The rows of a list of JSON, filled column by column: those of a list that begins with an object while the text is
/// scanned, without a JSON value for each cell.
package struct JSONRows: Sendable {
  private struct Filling: Sendable {
    var name: String
    /// The first row with a value.
    var firstRow: Int
    var cells = ColumnFiller()
  }

  private var columns: [Filling] = []
  private var indices: [String: Int] = [:]
  /// By index of a known key, the index of its column, or −1.
  private var columnsOfKeys = [Int](repeating: -1, count: KnownKeys.limit)
  private(set) var rowCount = 0
  /// The number of names, if there are too many. Rows after that are left out.
  private var problem: TransformError?
  /// Whether the list is one of `datasets`, which may have any number of columns.
  package let isDataset: Bool

  package init(isDataset: Bool) { self.isDataset = isDataset }

  /// The columns in the order in which they first occur.
  package func frame() throws(TransformError) -> DataFrame {
    try TransformError.check(rowCount, in: "values")
    if let problem { throw problem }
    return frame(columns)
  }

  /// The columns in the order of the first row that has them, and in alphabetical order if it has several.
  package var dataset: DataFrame {
    frame(columns.sorted { $0.firstRow < $1.firstRow || ($0.firstRow == $1.firstRow && $0.name < $1.name) })
  }

  private func frame(_ columns: [Filling]) -> DataFrame {
    DataFrame(rowCount: rowCount, columns: columns.map { ($0.name, $0.cells.column(rowCount: rowCount)) })
  }

  // MARK: Filling

  /// The index of the column for a known key, or nil if no row has had it.
  mutating func column(of key: Int, in known: KnownKeys) -> Int? {
    let column = columnsOfKeys[key]
    guard column < 0 else { return column }
    guard let index = indices[known.keys[key].text] else { return nil }
    columnsOfKeys[key] = index
    return index
  }

  /// Adds a cell to the row that is being read. Of two cells in a column the first stays.
  mutating func add(_ number: Double, to column: Int) { columns[column].cells.add(number: number, row: rowCount) }
  mutating func add(_ text: String, to column: Int) { columns[column].cells.add(text: text, row: rowCount) }
  mutating func add(_ value: DataValue, to column: Int) { columns[column].cells.add(value, row: rowCount) }

  /// Adds a cell to the column with a name.
  package mutating func add(_ value: DataValue, named name: String) {
    guard problem == nil else { return }
    let index = indices[name] ?? columns.count
    if index == columns.count {
      do throws(TransformError) { if !isDataset { try DataFrame.check(columns: index + 1) } } catch {
        return problem = error
      }
      indices[name] = index
      columns.append(Filling(name: name, firstRow: rowCount))
    }
    add(value, to: index)
  }

  package mutating func endRow() { rowCount += 1 }
}

extension JSONRows {
  /// What a value is in a specification.
  enum Role {
    case none
    /// The value of a member `data`, anywhere.
    case data
    /// The value of the outermost member `datasets`.
    case datasets
    /// A list whose objects are rows.
    case values, dataset

    /// Whether lists are read as rows.
    var isList: Bool { self == .values || self == .dataset }

    /// The role of a member of an object that has this role.
    ///
    /// - Parameter depth: The depth of the object.
    func inside(_ key: String, depth: Int) -> Role {
      switch self {
      case .datasets: .dataset
      case .data where key == "values": .values
      default: key == "data" ? .data : depth == 0 && key == "datasets" ? .datasets : .none
      }
    }
  }
}
