import CanvasTables
import Testing

@Suite struct NameWordsTests {
  @Test func namesAreSplitIntoWords() {
    #expect(NameWords("budgetYear").words == ["budget", "year"])
    #expect(NameWords("fiscal_year").words == ["fiscal", "year"])
    #expect(NameWords("Year (AD)").words == ["year", "ad"])
    #expect(NameWords("UTCTime2 of day").words == ["utc", "time", "of", "day"])
    #expect(NameWords("YEAR").words == ["year"])
    #expect(NameWords("année scolaire").words == ["année", "scolaire"])
    #expect(NameWords("12").words == [])
  }

  @Test(arguments: [
    "year", "Year", "FY", "fiscal year", "budgetYear", "fiscal_year", "Year (AD)", "회계연도", "Geschäftsjahr",
    "model year",
  ])
  func namesOfYears(name: String) { #expect(NameWords(name).sayYear) }

  @Test(arguments: [
    "sales last year", "yearly", "years of service", "growth year on year", "Vorjahr", "value", "per year", "",
  ])
  func otherNames(name: String) { #expect(!NameWords(name).sayYear) }
}
