import Canvas
import CanvasCharts
import Testing

/// Where labels stand: with numbers, before anything is drawn.
struct PieArrangementTests {
  private func drawing(
    _ segments: [(String, Double)], size: Size = Size(width: 400, height: 400),
    _ change: (inout PieOptions) -> Void = { _ in }
  ) throws -> PieDrawing {
    var options = PieOptions(font: try .default(size: PieOptions.defaultFontSize))
    change(&options)
    let data = PieData(segments: segments.map { PieSegment(name: $0.0, value: $0.1) })
    return PieChart(data, options: options).drawing(in: Rect(origin: .zero, size: size))
  }

  @Test func aLabelThatFitsIsCentredOnItsPoint() throws {
    let drawing = try drawing([("A", 1), ("B", 1), ("C", 2)])
    let arrangement = try #require(drawing.arrangement)
    #expect(arrangement.center == Point(x: 200, y: 200))
    #expect(arrangement.radius == 194)
    #expect(arrangement.textScale == 1)
    #expect(arrangement.labels.map(\.sector) == [0, 1, 2])
    #expect(arrangement.labels.allSatisfy { $0.leader.isEmpty })
    let distance = 194 * 2.0 / 3
    let part = distance * 0.5.squareRoot()
    let expected = [
      Point(x: 200 + part, y: 200 + part), Point(x: 200 - part, y: 200 + part), Point(x: 200, y: 200 - distance),
    ]
    for (label, point) in zip(arrangement.labels, expected) {
      #expect(label.box.center.distance(to: point) < 1e-9)
    }
    #expect(drawing.warnings.isEmpty)
  }

  @Test func oneSegmentFillsTheViewWithItsLabelOnTheMiddleAngle() throws {
    let arrangement = try #require(drawing([("All", 3)]).arrangement)
    #expect(arrangement.radius == 194)
    #expect(arrangement.labels.count == 1)
    #expect(abs(arrangement.labels[0].box.center.x - (200 - 194 * 2.0 / 3)) < 1e-9)
    #expect(abs(arrangement.labels[0].box.center.y - 200) < 1e-9)
  }

  @Test func aLabelWiderThanItsSectorStandsOutsideOnALeader() throws {
    let arrangement = try #require(drawing([("Large", 97), ("Small", 3)]).arrangement)
    #expect(arrangement.unplaced.isEmpty)
    let small = try #require(arrangement.labels.last)
    #expect(small.leader.count >= 3)
    // From the rim, at the middle of the sector: 1.5 % of a turn before the right.
    let angle = -0.03 * Double.pi
    let rim = Point(
      x: arrangement.center.x + arrangement.radius * Angle.sineAndCosine(angle).cosine,
      y: arrangement.center.y + arrangement.radius * Angle.sineAndCosine(angle).sine)
    #expect(small.leader[0].distance(to: rim) < 1e-9)
    #expect(small.box.minX > arrangement.center.x + arrangement.radius)
    #expect(small.box.maxX <= 395.001)
  }

  @Test func aLongNameIsBrokenIntoLines() throws {
    let drawing = try drawing([("A rather long name for a beverage that nobody would ever print", 5), ("B", 7)])
    #expect(drawing.warnings.isEmpty)
    let arrangement = try #require(drawing.arrangement)
    #expect(arrangement.textScale == 1)
    #expect(arrangement.labels[0].box.height > 3 * 18)
  }

  @Test func valuesOfZeroAndEmptyNamesHaveNoLabel() throws {
    let drawing = try drawing([("A", 1), ("None", 0), ("", 1), ("C", 1)])
    // Sectors: A, the nameless one, C.
    #expect(drawing.arrangement?.labels.map(\.sector) == [0, 2])
    #expect(drawing.warnings.isEmpty)
  }

  @Test func namesThatFindNoRoomAreWarnedOf() throws {
    let long = String(repeating: "W", count: 60)
    let drawing = try drawing([("A", 1), (long, 1), ("C", 1)])
    #expect(drawing.warnings == ["no room for the label '\(long.prefix(40))…'"])
    #expect(drawing.arrangement?.unplaced == [1])

    let many = try self.drawing((0..<500).map { ("Item \($0)", 1) })
    let arrangement = try #require(many.arrangement)
    #expect(arrangement.unplaced.count + arrangement.labels.count == 500)
    #expect(arrangement.labels.count > 60)
    let first = arrangement.unplaced.prefix(8).map { "'Item \($0)'" }.joined(separator: ", ")
    let count = arrangement.unplaced.count
    #expect(many.warnings == ["no room for \(count) labels \(first) and \(count - 8) more"])
  }

  @Test func theLargestKeepTheirLabels() throws {
    let drawing = try drawing((0..<300).map { ("Item \($0)", $0 % 30 == 7 ? 20 : 1) })
    let labelled = try #require(drawing.arrangement).labels.map(\.sector)
    #expect(Set(stride(from: 7, to: 300, by: 30)).isSubset(of: labelled))
  }

  @Test func aRadiusThatWasAskedForIsKept() throws {
    let segments = [("Large", 90.0), ("Middle one", 7), ("Small one", 3)]
    let arrangement = try #require(drawing(segments) { $0.radius = 100 }.arrangement)
    #expect(arrangement.radius == 100)
    #expect(arrangement.center == Point(x: 200, y: 200))
    #expect(arrangement.unplaced.isEmpty)
    for (radius, expected) in [(5.0, 30.0), (1000, 194), (.infinity, 194), (-.infinity, 30)] {
      #expect(try drawing(segments) { $0.radius = radius }.arrangement?.radius == expected)
    }
    #expect(try drawing([("A", 1)]) { $0.radius = .nan }.arrangement?.radius == 194)
  }

  @Test func everythingIsInProportionToTheShorterSide() throws {
    let segments = [("Large", 90.0), ("Middle one", 7), ("Small one", 3)]
    let small = try #require(drawing(segments).arrangement)
    let large = try #require(drawing(segments, size: Size(width: 1600, height: 1600)).arrangement)
    #expect(large.radius == small.radius * 4)
    #expect(large.textScale == small.textScale)
    for (a, b) in zip(small.labels, large.labels) {
      #expect(a.sector == b.sector)
      #expect(abs(a.box.minX * 4 - b.box.minX) < 1e-9 && abs(a.box.maxY * 4 - b.box.maxY) < 1e-9)
    }
    let wide = try #require(drawing(segments, size: Size(width: 1000, height: 400)).arrangement)
    #expect(wide.radius == 194)
    #expect(wide.center == Point(x: 500, y: 200))
  }

  @Test func labelsAreInTheViewAndClearOfEachOtherAndThePie() throws {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<35 {
      let count = 1 + generator.next(below: 40)
      let segments = (0..<count).map { i in
        (
          "Item \(i)" + String(repeating: "x", count: generator.next(below: 9)),
          Double(1 + generator.next(below: generator.next(below: 4) == 0 ? 400 : 9))
        )
      }
      let isDisc = round % 5 == 4
      let size = round % 3 == 2 ? Size(width: 300, height: 500) : Size(width: 400, height: 400)
      let drawing = try drawing(segments, size: size) { options in
        options.isDisc = isDisc
        options.radius = round % 7 == 6 ? 110 : nil
      }
      let arrangement = try #require(drawing.arrangement)
      let labels = arrangement.labels
      #expect((labels.map(\.sector) + arrangement.unplaced).sorted() == Array(0..<count), "round \(round)")
      let view = Rect(origin: .zero, size: size)
      for label in labels {
        #expect(view.contains(label.box), "round \(round): \(segments[label.sector].0)")
        #expect(label.leader.allSatisfy(view.contains), "round \(round): \(segments[label.sector].0)")
        let farthest = label.box.corners.map { $0.distance(to: arrangement.center) }.max() ?? 0
        if label.leader.isEmpty {
          // The air above and below the letters may reach over the rim, they don't.
          #expect(farthest < arrangement.radius + 2)
        } else {
          #expect(label.box.distance(to: arrangement.center) > arrangement.radius + 3)
        }
        // No leader runs through the pie: past the rim every point keeps its distance.
        for (a, b) in zip(label.leader.dropFirst(), label.leader.dropFirst(2)) {
          for t in stride(from: 0.0, through: 1, by: 0.1) {
            #expect(a.interpolated(to: b, at: t).distance(to: arrangement.center) > arrangement.radius + 1)
          }
        }
      }
      for (i, a) in labels.enumerated() {
        for b in labels[(i + 1)...] where !(a.leader.isEmpty && b.leader.isEmpty) {
          #expect(!a.box.intersects(b.box), "round \(round): \(segments[a.sector].0), \(segments[b.sector].0)")
        }
      }
    }
  }

  @Test func noLeaderCrossesAnothersText() throws {
    var generator = SeededGenerator(seed: 9)
    for round in 0..<40 {
      // A bunch of slivers somewhere.
      let slivers = 3 + generator.next(below: 9)
      let before = generator.next(below: 1000)
      let segments =
        [("First", Double(before))] + (0..<slivers).map { ("Sliver \($0)", 2.0) } + [("Rest", Double(1000 - before))]
      let arrangement = try #require(drawing(segments).arrangement)
      for label in arrangement.labels {
        for other in arrangement.labels where other.sector != label.sector && !other.leader.isEmpty {
          for (a, b) in zip(label.leader, label.leader.dropFirst()) {
            for t in stride(from: 0.0, through: 1, by: 0.02) {
              // Half of the letters' air above and below is not text.
              #expect(
                !other.box.insetBy(dx: 0, dy: other.box.height / 8).contains(a.interpolated(to: b, at: t)),
                "round \(round): the leader of sector \(label.sector), the text of \(other.sector)")
            }
          }
        }
      }
    }
  }
}

extension Rect {
  fileprivate func distance(to point: Point) -> Double {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY)).distance(to: point)
  }
}
