package import ArgumentParser
package import Canvas
internal import CanvasData

/// Parses numbers on the command line. They must be decimal, finite and in range; the error describes valid values.
package enum NumberArgument {
  /// A size such as `250x350`, with both sides greater than 0.
  package static func size(_ text: String) throws(ValidationError) -> Size {
    let sides = text.split(whereSeparator: { "xX×".contains($0) }).compactMap { DecimalNumber.finite($0) }
    let separators = text.count(where: { "xX×".contains($0) })
    guard separators == 1, sides.count == 2, sides.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("must be WIDTHxHEIGHT in points, each greater than 0, such as 250x350")
    }
    return Size(width: sides[0], height: sides[1])
  }

  package static func positive(_ text: String) throws(ValidationError) -> Double {
    guard let number = DecimalNumber.finite(text), number > 0 else {
      throw ValidationError("must be a number greater than 0")
    }
    return number
  }

  package static func notNegative(_ text: String) throws(ValidationError) -> Double {
    guard let number = DecimalNumber.finite(text), number >= 0 else {
      throw ValidationError("must be a number of at least 0")
    }
    return number
  }

  /// A scale factor for artwork or text. Above the limit, nothing would be visible.
  package static func factor(_ text: String) throws(ValidationError) -> Double {
    guard let number = DecimalNumber.finite(text), number > 0, number <= 100 else {
      throw ValidationError("must be a number greater than 0 and at most 100")
    }
    return number
  }

  /// A number in a range whose bounds are whole numbers.
  package static func number(_ text: String, in range: ClosedRange<Double>) throws(ValidationError) -> Double {
    guard let number = DecimalNumber.finite(text), range.contains(number) else {
      throw ValidationError(
        "must be a number from \(Int(saturating: range.lowerBound)) to \(Int(saturating: range.upperBound))")
    }
    return number
  }

  /// A whole number in a range.
  package static func whole(_ text: String, in range: ClosedRange<Int>) throws(ValidationError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw ValidationError("must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  package static func seed(_ text: String) throws(ValidationError) -> UInt64 {
    guard let number = UInt64(text) else { throw ValidationError("must be a whole number from 0 to \(UInt64.max)") }
    return number
  }
}
