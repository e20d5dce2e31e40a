/// Combining places that don't fit.
extension PreparedChart {
  /// Combines all but the largest places, so that `limit` places are left, including the sum.
  mutating func sumUpPlaces(to limit: Int, model: ChartModel) {
    guard case .names(let names) = x, names.count > limit, limit > 0 else { return }
    let totals = names.indices.map { abs(total(at: $0)) }
    var isKept = [Bool](repeating: false, count: names.count)
    let own = rest == nil ? names.indices : names.indices.dropLast()
    for place in Self.greatest(limit - 1, of: own, by: totals) { isKept[place] = true }
    let kept = names.indices.filter { isKept[$0] }
    for index in layers.indices {
      layers[index].sumUpPlaces(isKept: isKept, isRestEmphasized: model.emphasized.contains(model.otherName))
    }
    let all = rest?.of ?? names.count
    rest = (all - kept.count, all)
    x = .names(kept.map { names[$0] } + ["\(model.otherName) (\(all - kept.count))"])
    otherPlace = kept.count
  }

  /// Combines neighbouring columns of dates or numbers until each is at least half a point wide. Returns whether any
  /// were combined.
  mutating func sumUpNeighbours(maximumPlaces: Int) -> Bool {
    guard !layers.isEmpty, layers.allSatisfy({ $0.mark == .bars || $0.mark == .columns }) else { return false }
    let limit = layers.contains { $0.mark == .bars } ? maximumPlaces : 16 * maximumPlaces
    let size = (count + limit - 1) / limit
    guard size > 1 else { return false }
    let kept = stride(from: 0, to: count, by: size)
    let all = count
    switch x {
    case .names: return false
    case .numbers(let numbers): x = .numbers(kept.map { numbers[$0] })
    case .times(let times): x = .times(kept.map { times[$0] })
    case .dates(let dates, let period): x = .dates(kept.map { dates[$0] }, period)
    }
    for index in layers.indices { layers[index].sumUpNeighbours(size) }
    let way = layers.allSatisfy(\.addsUp) ? "sum" : "mean"
    notes.append(Note(.dropped, "each bar is the \(way) of \(size) neighbouring bars because \(all) bars don't fit"))
    return true
  }

  /// The places with the largest numbers; the first of equal ones. A picture has room for about a hundred of possibly
  /// a million names, so they aren't all sorted.
  private static func greatest(_ count: Int, of places: Range<Int>, by numbers: [Double]) -> [Int] {
    guard count > 0 else { return [] }
    var best: [Int] = []
    for place in places {
      let number = numbers[place]
      if best.count == count, let last = best.last, numbers[last] >= number { continue }
      var (low, high) = (0, best.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[best[middle]] >= number { low = middle + 1 } else { high = middle }
      }
      best.insert(place, at: low)
      if best.count > count { best.removeLast() }
    }
    return best
  }

  /// Whether a series or a place has the name.
  func isNamed(_ name: String) -> Bool {
    if case .names(let places) = x, places.contains(name) { return true }
    return names.contains(name) || rest != nil
  }

  /// The note about combined places, if there are any.
  func restNote(_ model: ChartModel) -> Note? {
    rest.map {
      let treatment =
        layers.allSatisfy(\.addsUp)
        ? "combined as \"\(model.otherName)\"" : "left out as \"\(model.otherName)\", whose values don't add up,"
      return Note(.dropped, "the \($0.count) smallest of \($0.of) are \(treatment) because not all of them fit")
    }
  }
}
