/// A report in JUnit XML, which CI servers read, with a test case for each pair.
///
/// It is valid for both common schemas: Ant's, which requires every attribute and a fixed order, and Jenkins's.
struct JUnitReport {
  private var cases: [String] = []
  private var failures = 0
  private var errors = 0

  /// Adds a pair. A pair within the limits passes. A pair that differs, or a name on one side only, is a failure. A
  /// pair that couldn't be compared is an error.
  mutating func add(_ result: ComparisonResult) {
    let time = Self.seconds(result.milliseconds)
    let open = "    <testcase name=\"\(result.name.escapedForMarkup)\" classname=\"compare\" time=\"\(time)\""
    let tag: String
    switch result.state {
    case .same, .within:
      cases.append(open + "/>")
      return
    case .changed, .resized, .added, .removed:
      failures += 1
      tag = "failure"
    case .failed:
      errors += 1
      tag = "error"
    }
    let message = result.message.escapedForMarkup
    let reason = "<\(tag) message=\"\(message)\" type=\"\(result.state.rawValue)\">\(message)</\(tag)>"
    cases.append("\(open)>\n      \(reason)\n    </testcase>")
  }

  /// Returns the whole document.
  ///
  /// - Parameter start: The start of the comparison, in seconds since 1970.
  func document(start: Int, milliseconds: Double) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite id="0" name="compare" package="easel" timestamp="\(UTCTime(secondsSince1970: start))" \
    hostname="localhost" tests="\(cases.count)" failures="\(failures)" errors="\(errors)" \
    time="\(Self.seconds(milliseconds))">
        <properties/>
    \(cases.map { $0 + "\n" }.joined())    <system-out/>
        <system-err/>
      </testsuite>
    </testsuites>

    """
  }

  private static func seconds(_ milliseconds: Double) -> String {
    let whole = max(0, Int(saturating: milliseconds.rounded()))
    let rest = "\(whole % 1000)"
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

/// A moment as `2026-01-31T23:59:59`, in UTC.
package struct UTCTime: CustomStringConvertible {
  package let description: String

  package init(secondsSince1970: Int) {
    let day = 86_400
    let second = (secondsSince1970 % day + day) % day
    let date = Self.date(daysSince1970: (secondsSince1970 - second) / day)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let year = String("0000\(date.year)".suffix(max(4, "\(date.year)".count)))
    description =
      "\(year)-\(two(date.month))-\(two(date.day))T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }

  /// Returns the Gregorian date. 400 years have 146 097 days, and if a year starts in March, the leap day is its last
  /// day.
  private static func date(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    // Days since 1 March of the year 0.
    let days = daysSince1970 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // The five months from March, like the five from August, have 153 days: 31, 30, 31, 30, 31.
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      era * 400 + yearOfEra + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}
