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
      <testsuite id="0" name="compare" package="easel" timestamp="\(CalendarTime(seconds: start)?.iso ?? "")" \
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
    return "\(whole / 1000)." + (whole % 1000).digits(3)
  }
}
