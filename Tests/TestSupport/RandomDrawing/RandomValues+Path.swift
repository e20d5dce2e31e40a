package import Canvas

extension RandomValues {
  package mutating func rule() -> FillRule { element(of: FillRule.allCases) }

  package mutating func direction() -> RotationDirection { element(of: RotationDirection.allCases) }

  /// Any path, made by any of the calls that create one.
  package mutating func path() -> Path {
    switch choices.next(below: 14) {
    case 0: return Path(rect: rect())
    case 1: return Path(ovalIn: rect())
    case 2: return Path(roundedRect: rect(), cornerRadius: number(near: -1...20))
    case 3: return Path(roundedRect: rect(), radii: radii())
    case 4: return Path(continuousRoundedRect: rect(), radii: radii())
    case 5: return Path(polygon: points())
    case 6:
      return Path(
        arcCenter: point(), radius: number(near: -2...30), startAngle: angle(), endAngle: angle(),
        direction: direction())
    case 7:
      return Path(
        pieCenter: point(), radius: number(near: -1...40), innerRadius: number(near: -1...20), startAngle: angle(),
        endAngle: angle())
    case 8: return (try? Path(svg: svg())) ?? Path()
    case 9: return changed(steps())
    default: return steps()
    }
  }

  // A path built step by step.
  private mutating func steps() -> Path {
    var path = Path()
    for _ in 0..<count(0...9) {
      switch choices.next(below: 13) {
      case 0: path.move(to: point())
      case 1, 2, 3: path.addLine(to: point())
      case 4: path.addLines(between: points())
      case 5: path.addQuadCurve(to: point(), control: point())
      case 6, 7: path.addCurve(to: point(), control1: point(), control2: point())
      case 8: path.close()
      case 9:
        path.addArc(
          center: point(), radius: number(near: -2...30), startAngle: angle(), endAngle: angle(), direction: direction()
        )
      case 10: path.addArc(center: point(), radius: number(near: -2...30), startAngle: angle(), delta: angle())
      case 11: path.addArc(tangent1End: point(), tangent2End: point(), radius: number(near: -1...20))
      default: path.addPath(Path(rect: rect()), transform: transform())
      }
    }
    return path
  }

  // A path derived from another.
  private mutating func changed(_ path: Path) -> Path {
    switch choices.next(below: 6) {
    case 0: path.stroked(strokeStyle(), scale: number(near: 0...4))
    case 1: path.dashed(dash(), phase: number())
    case 2: path.trimmed(from: number(near: -0.2...1), to: number(near: 0...1.2))
    case 3: path.reversed
    case 4: path.flattened(tolerance: number(near: 0...1))
    default: path.applying(transform())
    }
  }

  /// Path data, often with invalid parts.
  package mutating func svg() -> String {
    var text = chance(90) ? "M" : ""
    for _ in 0..<count(0...30) {
      switch choices.next(below: 10) {
      case 0, 1: text += element(of: Array("MmLlHhVvCcSsQqTtAaZz").map(String.init))
      case 2:
        text += element(of: [" ", ",", ",,", "\n", "-", ".", "+", "1.5.5", "1e", "e5", "1e400", "x", "é", "0110"])
      case 3: text += element(of: ["0", "1", "01", "00"]) + " "
      default:
        // Numbers that aren't finite are not valid there: half of these texts end at one.
        text += "\(chance(80) ? choices.number(in: -20...80) : number()) "
      }
    }
    return text
  }

  /// Calls every query of a path. Throws if a result contradicts the documentation.
  package mutating func inspect(_ path: Path) throws(RandomDrawingFailure) {
    _ = path.elements.count
    _ = path.currentPoint
    _ = path.boundingBox
    let box = path.boundingBoxOfPath
    _ = path.contains(point(), using: rule())
    _ = path.strokeContains(point(), style: strokeStyle(), scale: number(near: 0...4))
    let length = path.length
    guard length >= 0 else { throw RandomDrawingFailure("length \(length) of \(path.svgData)") }
    _ = path.point(atLength: number(near: -10...200))
    if let tangent = path.tangent(atLength: number(near: -10...200)), !(abs(tangent.length - 1) < 1e-9) {
      throw RandomDrawingFailure("tangent \(tangent) of \(path.svgData)")
    }
    // The text of outlines of a million dashes reveals nothing more, and takes half of the time that a drawing may
    // take.
    guard path.elements.count <= 1 << 20 else { return }
    let data = path.svgData
    guard path.isFinite else {
      guard data.isEmpty else { throw RandomDrawingFailure("path data of a path that is not finite: \(data)") }
      return
    }
    do {
      let again = try Path(svg: data)
      guard again.elements == path.elements else {
        throw RandomDrawingFailure("\(data) reads back as \(again.svgData)")
      }
    } catch let error as SVGPathError {
      throw RandomDrawingFailure("\(data): \(error)")
    } catch let failure as RandomDrawingFailure {
      throw failure
    } catch {}
    _ = box
  }
}
