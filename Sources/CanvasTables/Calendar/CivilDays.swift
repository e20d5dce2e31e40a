/// Days of the proleptic Gregorian calendar by their number since 1970-01-01, for all years.
///
/// The arithmetic uses eras of 400 years that begin on 1 March, as in "chrono-Compatible Low-Level Date Algorithms". A
/// leap day is the last day of such a year.
package enum CivilDays {
  /// The number of a day. The month is from 1 to 12. The day may be outside of its month.
  package static func number(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = quotient(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The year, the month from 1 to 12 and the day from 1 of a number.
  package static func components(_ number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = quotient(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The quotient, rounded down.
  package static func quotient(_ number: Int, _ divisor: Int) -> Int {
    let rest = number % divisor
    return (number - rest) / divisor - (rest < 0 ? 1 : 0)
  }
}
