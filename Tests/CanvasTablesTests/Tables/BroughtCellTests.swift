import CanvasTables
import Testing

/// Cells and columns as people write them: dates in several columns, marks of missing values, means beside sums.
struct BroughtCellTests {
  // MARK: Times

  @Test(arguments: [
    ("year,month,v\n2023,12,4\n2024,1,5\n", "month 2023-12-01 2024-01-01 | : 4.0 5.0"),
    ("Month,Year,v\nJan,2024,4\nFeb,2024,5\n", "month 2024-01-01 2024-02-01 | : 4.0 5.0"),
    ("Jahr;Monat;v\n2024;Oktober;4\n2024;Dezember;5\n", "month 2024-10-01 2024-11-01 2024-12-01 | : 4.0 - 5.0"),
    ("year,quarter,v\n2023,Q4,4\n2024,Q1,5\n", "quarter 2023-10-01 2024-01-01 | : 4.0 5.0"),
    ("year,quarter,v\n2023,4,4\n2024,1,5\n", "quarter 2023-10-01 2024-01-01 | : 4.0 5.0"),
    ("YEAR,MO,DY,v\n2024,2,28,4\n2024,2,29,5\n", "day 2024-02-28 2024-02-29 | : 4.0 5.0"),
    ("day,month,year,v\n28,2,2024,4\n29,2,2024,5\n", "day 2024-02-28 2024-02-29 | : 4.0 5.0"),
    // These are no months.
    ("year,month,v\n2023,13,4\n2024,1,5\n", "year 2023-01-01 2024-01-01 | month: 13.0 1.0 | v: 4.0 5.0"),
    (
      "year,month,day,v\n2023,2,30,4\n2024,1,5,5\n",
      "year 2023-01-01 2024-01-01 | : 4.0 5.0"
    ),
  ])
  func yearsAndMonthsInTwoColumnsAreDates(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func yearsAndMonthsInTwoColumnsMayHaveSeries() {
    let text = "year,month,product,v\n2024,1,Cola,1\n2024,1,Tea,2\n2024,2,Cola,3\n2024,2,Tea,4\n"
    let expected = "month 2024-01-01 2024-02-01 | Cola: 1.0 3.0 | Tea: 2.0 4.0"
    #expect(shown(text) == expected)
    #expect(shown(text) { $0.series = .column("product") } == expected)
    #expect(
      shown(text) { ($0.series, $0.grouping) = (.column("product"), .period(.year)) }.hasPrefix("year 2024-01-01"))
    // The years can be the series, and the months the axis.
    #expect(
      shown("year,month,v\n2023,1,1\n2023,2,2\n2024,1,3\n2024,2,4\n") { $0.series = .column("year") }
        .hasPrefix("Jan Feb | 2023: 1.0 2.0 | 2024: 3.0 4.0"))
  }

  @Test func yearsAndMonthsInTwoColumnsCanBeSummed() {
    let text = "year,month,v\n2023,11,1\n2023,12,2\n2024,1,4\n"
    #expect(shown(text) { $0.grouping = .period(.year) } == "year 2023-01-01 2024-01-01 | : 3.0 4.0")
    #expect(shown(text) { $0.x = "month" }.hasPrefix("Jan Nov Dec"))
  }

  @Test(arguments: [
    ("time,v\n2026030100,1\n2026030113,2\n", "2026-03-01T00:00:00 2026-03-01T13:00:00"),
    ("time,v\n202603010015,1\n202603011330,2\n", "2026-03-01T00:15:00 2026-03-01T13:30:00"),
    ("MESS_DATUM,v\n20260301001510,1\n20260301133020,2\n", "2026-03-01T00:15:10 2026-03-01T13:30:20"),
  ])
  func timesOfDigitsAloneAreRead(text: String, expected: String) throws {
    let table = try ChartTable(contents: Array(text.utf8), choice: ColumnChoice())
    guard case .times(let times) = table.x else {
      Issue.record("\(table.x)")
      return
    }
    #expect(times.map(\.iso).joined(separator: " ") == expected)
  }

  @Test func otherDigitsAreNoTimes() {
    #expect(!shown("time,v\n2026033100,1\n2026030125,2\n").contains("2026-03"))
    #expect(shown("n,v\na,2026030100\nb,2026030101\n") == "a b | : 2026030100.0 2026030101.0")
  }

  @Test func timesThatThingsTookAreDurations() {
    #expect(shown("job,took\na,58s\nb,4m 30s\nc,1h 02m\nd,–\n") == "a b c d | : \(58.0 / 60) 4.5 62.0 -")
    #expect(shown("Runner,Time\nAnn,02:15:00\nBo,02:30:30\n") == "Ann Bo | : 2.25 2.5083333333333333")
    // Times of day beside numbers stay times.
    #expect(shown("n,Time,v\na,02:15:00,1\nb,02:30:30,2\n").contains("| : 1.0 2.0"))
  }

  // MARK: Numbers

  @Test(arguments: [
    ("0.0171(4)", 0.0171), ("2.21(9)e3", 2210), ("612(25)", 612), ("~315", 315), ("≈ 1,200", 1200), ("1.2G", 1.2e9),
  ])
  func marksOfUncertaintyAreLeftOut(text: String, value: Double) {
    #expect(shown("n,v\na,\"\(text)\"\nb,1\n") == "a b | : \(value) 1.0")
  }

  @Test func numbersInParenthesesAloneAreNegative() {
    #expect(shown("n,v\na,(4)\nb,1\n") == "a b | : -4.0 1.0")
    #expect(shown("n,v\na,1\nb,12 (3)\n").hasPrefix("3:3: '12 (3)'"))
  }

  @Test func numbersThatStandForMissingOnesAreNoValues() {
    #expect(shown("n,t\na,4.2\nb,-999\nc,3.5\n") == "a b c | : 4.2 - 3.5")
    #expect(shown("n,t\na,4.2\nb,-999\nc,3.5\n", notes: true).contains("-999 in 't' is read as a missing value"))
    #expect(
      shown("n,a,b,c\nx,4,5,6\ny,-999,-999,7\n", notes: true).contains("-999 in 'a', 'b' is read as a missing value"))
    // A loss among profits of its size is one.
    #expect(shown("n,profit\na,1200\nb,-999\nc,1500\n") == "a b c | : 1200.0 -999.0 1500.0")
    #expect(shown("n,p\na,1013\nb,-999\nc,-999\n") == "a b c | : 1013.0 - -")
  }

  @Test func aFewTextsAmongNumbersAreMissing() {
    let text = "n,v\na,1\nb,2\nc,3\nd,closed\ne,5\n"
    #expect(shown(text) == "a b c d e | : 1.0 2.0 3.0 - 5.0")
    #expect(shown(text, notes: true).contains("'closed' in line 5, column 3 is read as a missing value of 'v'"))
    // What may be a miswritten number is an error, and so are many texts.
    #expect(shown(text.replacing("closed", with: "4o")).hasPrefix("5:3: '4o'"))
    #expect(shown("n,v\na,1\nb,2\nc,3\nd,closed\n").hasPrefix("5:3: 'closed'"))
    #expect(shown("n;v\na;1,5\nb;2,5\nc;3\nd;abs\ne;5\n") == "a b c d e | : 1.5 2.5 3.0 - 5.0")
  }

  @Test func wordsForMissingNumbersAreCounted() {
    let deals = "company,deal\nA,120\nB,undisclosed\nC,n.a. (est.)\nD,90\nE,n/a\nG,—\nH,45\n"
    #expect(
      shown(deals, notes: true).contains(
        "4 of 7 values of 'deal' are missing: 'undisclosed', 'n.a. (est.)', 'n/a', '—'"))
    let words = "Land;Wert\nA;120\nB;k. A.\nC;unbekannt\nD;90\nE;45\nF;30\nG;31\nH;32\n"
    #expect(shown(words, notes: true).contains("2 of 8 values of 'Wert' are missing: 'k. A.', 'unbekannt'"))
    #expect(
      shown("n,v\na,n/a\nb,2\n", notes: true).contains("'n/a' in line 2, column 3 is read as a missing value of 'v'"))
    #expect(
      shown("city,temp\nOslo,-3 °C\nRome,12 °C\nPisa,n/a\n", notes: true).contains(
        "1 of 3 values of 'temp' are missing: 'n/a'"))
    #expect(
      shown("n,v\na,n/a\nb,2\nc,\n", notes: true).contains("2 of 3 values of 'v' are missing: 'n/a', and 1 empty"))
    // Empty cells, and what programs and accountants write for them, are no words.
    #expect(!shown("n,v\na,1\nb,-\nc,NA\nd,\ne,null\nf,$ -\n", notes: true).contains("missing"))
  }

  @Test(arguments: [
    // Beside debits, and without anything of India, these are credits.
    ("account,amount\nA,100 Cr\nB,50 Dr\nC,70 Cr\n", "A B C | : 100.0 -50.0 70.0"),
    ("account,amount\nA,100 Cr\nB,50\nC,70 CR\n", "A B C | : 100.0 50.0 70.0"),
    ("account,balance\nA,£90 CR\nB,£120 DR\nC,\"£1,200.50 Cr\"\n", "A B C | : 90.0 -120.0 1200.5"),
    ("account,amount\nA,₹100 Cr\nB,₹50 Dr\n", "A B | : 100.0 -50.0"),
    // Otherwise crores, all of a column.
    ("firm,sales\nA,100 Cr\nB,5 lakh\nC,70 CR\n", "A B C | : 1000000000.0 500000.0 700000000.0"),
    ("firm,sales\nA,₹100 Cr\nB,70 Cr\n", "A B | : 1000000000.0 700000000.0"),
    ("firm,sales (Rs)\nA,100 Cr\nB,70 Cr\n", "A B | : 1000000000.0 700000000.0"),
  ])
  func croresAreToldFromCredits(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func aGuessedCreditIsNoted() {
    let note = "'Cr' in 'amount' is read as a credit, not as ten million"
    #expect(shown("account,amount\nA,100 Cr\nB,70 Cr\n", notes: true).contains(note))
    #expect(!shown("account,amount\nA,100 Cr\nB,70 Dr\n", notes: true).contains("credit"))
    #expect(!shown("account,amount\nA,₹100 Cr\nB,₹70 Cr\n", notes: true).contains("credit"))
  }

  @Test func accountantsWriteNothingWithACurrency() {
    #expect(shown("n;a;b\nx;R$ 2,50;R$ 1,50\ny;R$ -;R$ 3,50\n") == "x y | a: 2.5 - | b: 1.5 3.5")
  }

  // MARK: Columns

  @Test func meansBesideSumsAreLeftOut() {
    let text = "day,orders,avg_basket,refunds\na,10,40.5,1\nb,20,41.5,2\n"
    #expect(shown(text) == "a b | orders: 10.0 20.0 | refunds: 1.0 2.0")
    #expect(shown(text, notes: true).contains("'avg_basket' left out because of another kind of value"))
    #expect(
      shown("d,Avg HR,Max HR,Steps\na,70,140,8000\nb,72,150,9000\n") == "a b | Avg HR: 70.0 72.0 | Max HR: 140.0 150.0")
    // Products are no means.
    #expect(shown("d,Phone,Phone Pro Max\na,7,14\nb,8,15\n") == "a b | Phone: 7.0 8.0 | Phone Pro Max: 14.0 15.0")
  }

  @Test func theNumberOfAStationIsNoValue() {
    #expect(shown("station,date,t\n433,2026-01-01,4\n433,2026-01-02,5\n") == "day 2026-01-01 2026-01-02 | : 4.0 5.0")
    // A target behind the values is one.
    #expect(shown("n,v,target\na,4,10\nb,5,10\n") == "a b | v: 4.0 5.0 | target: 10.0 10.0")
  }

  @Test func aTextThatIsAlwaysTheSameIsNotTheAxis() {
    #expect(shown("type,city,v\nFeature,Oslo,4\nFeature,Rome,5\n") == "Oslo Rome | : 4.0 5.0")
  }

  @Test func groupsAreDescribedByTheirMeans() {
    let text = "species,count,mean,std,min,25%,max\nA,151,3700,458,2850,3350,4775\nB,68,3733,384,2700,3487,4800\n"
    #expect(shown(text) == "A B | mean: 3700.0 3733.0 | min: 2850.0 2700.0 | max: 4775.0 4800.0")
  }

  @Test func headingsWithoutNumbersAreLeftOut() {
    let text = ",Jan 2026,Feb 2026\nIncome,,\nTea,5,6\nCola,7,8\nExpenses,,\nRent,3,3\n"
    #expect(shown(text) == "Tea Cola Rent | Jan 2026: 5.0 7.0 3.0 | Feb 2026: 6.0 8.0 3.0")
    #expect(shown(text, notes: true).contains("'Income', 'Expenses' left out, without a value"))
  }

  @Test func sumsOfAllRowsAboveAreTotals() {
    let text = "party,votes\na,600\nb,300\nc,150\nvotes for parties,1050\nblank,50\nvalid,1100\n"
    #expect(shown(text) == "a b c blank | : 600.0 300.0 150.0 50.0")
    // Numbers that double aren't.
    #expect(shown("n,v\na,100\nb,100\nc,200\nd,400\n").hasPrefix("a b c d"))
    #expect(shown("n,v\na,1\nb,2\nc,3\nd,6\n").hasPrefix("a b c d"))
  }

  @Test func textsThatEachStandOnceAreNoSeries() {
    let text = "date,payee,cost\n2026-01-03,A,3\n2026-01-02,B,4\n2026-01-02,C,5\n2026-01-01,D,6\n2026-01-01,E,7\n"
    #expect(shown(text) == "day 2026-01-01 2026-01-02 2026-01-03 | : 13.0 9.0 3.0")
  }

  @Test func namesInTwoLinesAreOneName() {
    #expect(shown("n,\"Test 1\n(H1)\",\"Test 2\n(H2)\"\na,1,2\n") == "a | Test 1 (H1): 1.0 | Test 2 (H2): 2.0")
  }

  @Test func aBarInsideOfACellOfMarkdownIsText() {
    #expect(shown("| a | b |\n|---|---|\n| x \\| y | 1 |\n| z | 2 |\n") == "x ¦ y z | : 1.0 2.0")
  }

  @Test func aFewRowsAreNamedByWhatIsDifferentInEach() {
    let text = "state,campaign,clicks\non,Shoes,5\non,Boots,6\noff,Socks,7\non,Hats,8\n"
    #expect(shown(text) == "Shoes Boots Socks Hats | : 5.0 6.0 7.0 8.0")
    #expect(shown("region,product,v\nN,Cola,5\nN,Tea,6\nS,Cola,7\nS,Tea,8\n").hasPrefix("N S"))
  }

  @Test func aYearThatIsAlwaysTheSameIsNotTheAxis() {
    #expect(shown("year,land,v\n2023,A,5\n2023,B,6\n2023,C,7\n") == "A B C | : 5.0 6.0 7.0")
  }

  @Test func aCodeIsNoValue() {
    #expect(shown("day,weather_code,rain\na,61,5\nb,61,6\n") == "a b | : 5.0 6.0")
  }

  @Test func samplesWithoutAColumnForTheAxisAreNumbered() {
    #expect(
      shown("r,b,free\n2,1,612\n3,4,609\n2,2,601\n3,0,600\n1,1,599\n").hasPrefix("1.0 2.0 3.0 4.0 5.0 | r: 2.0 3.0"))
    #expect(shown("x,y\n3,1\n1,2\n2,5\n1,7\n9,1\n").hasPrefix("1.0 2.0 3.0 9.0"))
  }

  @Test func gradesKeepTheirOrder() throws {
    let table = try ChartTable(contents: Array("Grade,Students\nC,18\nA,12\nF,2\nB+,23\n".utf8), choice: ColumnChoice())
    #expect(table.x == .names(["A", "B+", "C", "F"]))
    #expect(table.hasNaturalOrder)
    #expect(shown("Team,v\nC,18\nA,12\n").hasPrefix("C A"))
    #expect(shown("rank,v\nK,1\n10,2\nA,3\nQ,4\n2,5\n").hasPrefix("A 2 10 Q K"))
    #expect(shown("Card,v\nKing,1\nAce,2\n7,3\n").hasPrefix("Ace 7 King"))
  }
}
