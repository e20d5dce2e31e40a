/// The decimal digits of a finite number, for rounding and formatting.
///
/// The digits are the shortest that represent the `Double`, so numbers are rounded as they were written: 1.005 to two
/// places is 1.01, although the `Double` is slightly less. Halves round away from zero. If `isBinary`, the exact value
/// is rounded, as in JavaScript.
struct DecimalDigits: Sendable, Hashable {
  var isNegative = false

  /// The digits from 0 to 9, the first not 0. Empty for zero.
  private(set) var digits: [UInt8] = []

  /// The number of digits before the decimal point, negative if zeros follow the point.
  private(set) var pointPlace = 0

  /// The number itself, if its exact value is rounded. Nil once it is.
  private var binary: Double?

  /// The digits of a number, or zero if it isn't finite.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - isBinary: Whether the exact value is rounded: 1.005 to two places is 1.00, and to 17 is 1.00499999999999989.
  init(_ value: Double, isBinary: Bool = false) {
    if isBinary { binary = value.magnitude }
    guard value.isFinite else { return }
    isNegative = value < 0
    let parts = value.magnitude.description.split(separator: "e")
    guard let mantissa = parts.first else { return }
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    pointPlace = (halves.first?.utf8.count ?? 0) + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    digits = mantissa.utf8.compactMap { $0 == UInt8(ascii: ".") ? nil : $0 - UInt8(ascii: "0") }
    normalize()
  }

  var isZero: Bool { digits.isEmpty }

  /// The power of ten of the first digit: 3 for 1234, -1 for 0.5, 0 for zero.
  var magnitude: Int { isZero ? 0 : pointPlace - 1 }

  /// The number times a power of ten. Digits whose exact value is rounded are rounded first.
  func scaled(byPowerOfTen exponent: Int) -> DecimalDigits {
    var copy = self
    if !isZero { copy.pointPlace += exponent }
    copy.binary = nil
    return copy
  }

  /// Rounds to a number of digits after the point. Negative numbers round to tens, hundreds and so on.
  func rounded(toPlaces places: Int) -> DecimalDigits {
    let decided = decided(to: pointPlace + places)
    return decided.keeping(decided.pointPlace + places)
  }

  /// Rounds to a number of significant digits.
  func rounded(toSignificant count: Int) -> DecimalDigits { decided(to: count).keeping(count) }

  private func keeping(_ count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var copy = self
    guard count >= 0 else {
      copy.digits = []
      copy.pointPlace = 0
      return copy
    }
    let roundsUp = digits[count] >= 5
    copy.digits = Array(digits[..<count])
    if roundsUp {
      var index = count - 1
      while index >= 0, copy.digits[index] == 9 {
        copy.digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        copy.digits[index] += 1
      } else {
        copy.digits.insert(1, at: 0)
        copy.pointPlace += 1
      }
    }
    copy.normalize()
    return copy
  }

  /// Digits that are rounded to some digits as the exact number is. The shortest ones differ at a half, and beyond the
  /// 15 digits that every `Double` has; one that is nearly zero has fewer.
  private func decided(to count: Int) -> DecimalDigits {
    guard let binary else { return self }
    var copy = self
    copy.binary = nil
    let isHalf = count >= 0 && digits.count == count + 1 && digits[count] == 5
    if isHalf || (count >= digits.count && (count > 15 || !binary.isNormal)) {
      (copy.digits, copy.pointPlace) = ExactDigits.digits(of: binary)
      copy.normalize()
    }
    return copy
  }

  private mutating func normalize() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    pointPlace = digits.isEmpty ? 0 : pointPlace - zeros
  }

  /// The digits before the point, or `0` if there are none.
  var whole: String {
    guard pointPlace > 0 else { return "0" }
    return Self.text(digits.prefix(pointPlace)) + String(repeating: "0", count: max(0, pointPlace - digits.count))
  }

  /// The digits after the point, or empty if there are none.
  var fraction: String {
    guard pointPlace < digits.count else { return "" }
    return String(repeating: "0", count: max(0, -pointPlace)) + Self.text(digits.dropFirst(max(0, pointPlace)))
  }

  /// The digits after the point, padded with zeros.
  func fraction(places: Int) -> String {
    let digits = fraction
    return digits + String(repeating: "0", count: max(0, places - digits.utf8.count))
  }

  /// The same as JavaScript's `toFixed`, without the sign: `12.50`.
  func fixed(places: Int) -> String {
    let number = rounded(toPlaces: places)
    return places > 0 ? number.whole + "." + number.fraction(places: places) : number.whole
  }

  /// The same as JavaScript's `toExponential`, without the sign: `1.25e+1`.
  func exponential(places: Int) -> String {
    let number = rounded(toSignificant: places + 1)
    let mantissa = number.scaled(byPowerOfTen: -number.magnitude).fixed(places: places)
    return mantissa + (number.magnitude < 0 ? "e-" : "e+") + String(number.magnitude.magnitude)
  }

  /// All digits: `-0.25`, `2024`. If there would be more than 21, an exponent is used.
  var shortest: String {
    let sign = isNegative && !isZero ? "-" : ""
    guard (-7...20).contains(magnitude) else { return sign + exponential(places: digits.count - 1) }
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
