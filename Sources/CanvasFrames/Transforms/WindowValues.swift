/// The results of the operations that belong to windows alone, for the sorted rows of a group.
struct WindowValues {
  let group: WindowGroup
  let column: DataColumn
  let parameter: Double?

  /// The results in the order of the rows.
  func values(_ operation: WindowOperation) -> [DataValue] {
    switch operation {
    case .rowNumber: group.rows.indices.map { .number(Double($0 + 1)) }
    case .rank: ranks.map { .number(Double($0)) }
    case .denseRank: denseRanks
    case .percentRank: ranks.map { .number(Double($0 - 1) / Double(group.rows.count - 1)) }
    case .cumulativeDistribution: shares.map(DataValue.number)
    case .tile: shares.map { .number(((parameter ?? .nan) * $0).rounded(.up)) }
    case .lag: shifted(by: -distance)
    case .lead: shifted(by: distance)
    case .firstValue: group.frames.map { value(at: $0.lowerBound) }
    case .lastValue: group.frames.map { value(at: $0.upperBound - 1) }
    case .nthValue: group.frames.map(nth)
    case .previousValue: filled(Array(group.rows.indices))
    case .nextValue: filled(group.rows.indices.reversed())
    case .aggregate: []
    }
  }

  private func value(at place: Int) -> DataValue {
    group.rows.indices.contains(place) ? column[group.rows[place]] : .null
  }

  private var ranks: [Int] { group.peers.map { $0.lowerBound + 1 } }

  private var denseRanks: [DataValue] {
    var rank = 0.0
    return group.peers.enumerated().map { place, peers in
      if peers.lowerBound == place { rank += 1 }
      return .number(rank)
    }
  }

  /// The share of rows up to the row and its peers. Vega leaves the peers of the very first row out; so do we.
  private var shares: [Double] {
    group.peers.enumerated().map { place, peers in
      Double(place == 0 ? 1 : peers.upperBound) / Double(group.rows.count)
    }
  }

  private var distance: Int {
    let distance = parameter ?? 1
    return distance == 0 || distance.isNaN ? 1 : Int(max(-1e7, min(1e7, distance)))
  }

  private func shifted(by distance: Int) -> [DataValue] { group.rows.indices.map { value(at: $0 + distance) } }

  private func nth(_ frame: Range<Int>) -> DataValue {
    guard let parameter, parameter >= 1, parameter < 1e7 else { return .null }
    let place = frame.lowerBound + Int(parameter) - 1
    return place < frame.upperBound ? value(at: place) : .null
  }

  /// The values with null replaced by the last other one in the order of some places.
  private func filled(_ places: [Int]) -> [DataValue] {
    var results = [DataValue](repeating: .null, count: places.count)
    var last = DataValue.null
    for place in places {
      let value = value(at: place)
      if !value.isNull { last = value }
      results[place] = last
    }
    return results
  }
}
