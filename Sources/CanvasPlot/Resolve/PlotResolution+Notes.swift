extension PlotResolution {
  /// What scales leave out: values that aren't in their domains, and options that their kinds don't have.
  func notes(_ notes: inout [Note]) {
    for (_, domain) in domains.sorted(by: { $0.key < $1.key }) {
      for contribution in domain.contributions where contribution.name == domain.name {
        let place = contribution.unit.mark.place(of: contribution.name)
        for name in domain.kind.ineffective(contribution.channel.scale ?? Partial(), domain.name) {
          let note = Note(
            .ignored, at: "\(place).scale.\(name)", "has no effect on a scale of the type \(domain.kind.rawValue)")
          if !notes.contains(note) { notes.append(note) }
        }
        if let note = Self.note(contribution, domain, at: place), !notes.contains(note) { notes.append(note) }
      }
    }
  }

  /// What of a channel's values isn't on a scale of places.
  private static func note(_ contribution: ScaleContribution, _ domain: PlotScaleDomain, at place: String) -> Note? {
    let channel = contribution.channel
    guard domain.name.isPosition, channel.datum == nil, contribution.unit.stack?.channel != domain.name else {
      return nil
    }
    let column = contribution.unit.frame.column(channel.column(channel.namePart))
    if domain.kind.isDiscrete {
      guard domain.isGiven else { return nil }
      let known = Set(domain.names.map(\.name))
      let count = column.all.count { !known.contains($0.name) }
      return count == 0 ? nil : out(count, of: column.all.count, at: place + ".scale.domain", "aren't in the domain")
    }
    let numbers = column.quantities.filter(\.isFinite)
    if domain.kind == .log {
      let count = numbers.count { $0 <= 0 }
      guard count == 0 else {
        return out(count, of: numbers.count, at: place, "are 0 or less, and a logarithmic scale has no place for them")
      }
    }
    guard domain.isGiven, let low = domain.numbers.min(), let high = domain.numbers.max(), !numbers.isEmpty,
      numbers.allSatisfy({ $0 < low || $0 > high })
    else { return nil }
    return Note(.empty, at: place + ".scale.domain", "no value is in the domain")
  }

  private static func out(_ count: Int, of all: Int, at place: String, _ what: String) -> Note {
    Note(count == all ? .empty : .dropped, at: place, "\(count) of \(all) values \(what)")
  }
}

extension PlotScaleKind {
  /// The options that are set and that scales of the kind don't have, with the names of the grammar.
  fileprivate func ineffective(_ options: Partial<ScaleOptions>, _ channel: PlotChannelName) -> [String] {
    let isBanded = self == .band || self == .point
    let table: [(String, PartialKeyPath<ScaleOptions>, Bool)] = [
      ("base", \.base, self == .log), ("exponent", \.exponent, self == .pow), ("constant", \.constant, self == .symlog),
      ("paddingInner", \.paddingInner, self == .band), ("paddingOuter", \.paddingOuter, isBanded),
      ("align", \.align, isBanded), ("padding", \.padding, isBanded || isContinuous), ("nice", \.nice, !isDiscrete),
      ("zero", \.hasZero, !isDiscrete && !isTime && self != .log), ("clamp", \.clamps, !isDiscrete),
      ("scheme", \.scheme, channel.isColor), ("interpolate", \.blend, channel.isColor),
      ("domainMin", \.domainMin, !isDiscrete), ("domainMax", \.domainMax, !isDiscrete),
      ("domainMid", \.domainMid, channel.isColor && !isDiscrete), ("bins", \.bins, !isDiscrete),
    ]
    return table.filter { options.sets($0.1) && !$0.2 }.map(\.0)
  }
}
