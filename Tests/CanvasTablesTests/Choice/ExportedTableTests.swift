import CanvasTables
import Testing

/// Tables as shops, banks, servers and offices export them: single events, accounts, devices, codes and dates.
struct ExportedTableTests {
  private static let times = [
    "01 10:00", "03 11:30", "03 18:00", "07 09:15", "08 20:00", "15 08:00", "16 07:00", "20 21:00",
  ]
  private static let payments =
    "id,at,type,amount\n"
    + times.enumerated().map { "t\($0)x,2026-01-\($1),\($0 % 2 == 0 ? "sale" : "fee"),\($0 + 1).5\n" }.joined()

  @Test func eventsAreCombinedByPeriod() {
    #expect(shown(Self.payments).hasPrefix("day 2026-01-01 2026-01-03 2026-01-07"))
    #expect(shown(Self.payments).hasSuffix("| : 1.5 6.0 4.5 5.5 6.5 7.5 8.5"))
    let note = "each row is one event, so they are combined by day"
    #expect(shown(Self.payments, notes: true).contains(note))
    // What was asked for stays, and so do series at regular times.
    #expect(!shown(Self.payments, notes: true) { $0.series = .column("type") }.contains(note))
    #expect(!shown(Self.payments, notes: true) { $0.aggregate = .mean }.contains(note))
    let daily = "id,day,amount\n" + (10..<30).map { "t\($0)x,2026-01-\($0),5\n" }.joined()
    #expect(!shown(daily, notes: true).contains("combined"))
    let office = (0..<12).flatMap { week in (0..<5).map { week * 7 + $0 } }
      .map { "t\($0)x,2026-0\($0 / 28 + 1)-\($0 % 28 + 1),\($0 % 3 - 1)\n" }
    #expect(!shown("id,day,amount\n" + office.joined(), notes: true).contains("combined"))
    // Money comes before counts.
    let orders = Self.payments.replacing("type,amount", with: "items,amount").replacing("sale", with: "2").replacing(
      "fee", with: "1")
    #expect(shown(orders).hasSuffix("| : 1.5 6.0 4.5 5.5 6.5 7.5 8.5"))
  }

  @Test func aBalanceIsDrawnBeforeItsPayments() {
    let text =
      "Date,Description,Amount,Balance\n2026-03-02,Rent,-800,200\n2026-03-15,Salary,2400,2600\n2026-03-28,Shop,-50,2550\n"
    #expect(shown(text) == "day 2026-03-02 2026-03-15 2026-03-28 | : 200.0 2600.0 2550.0")
    #expect(shown(text, notes: true).contains("not drawn: 'Description' | 'Amount' left out beside the balance"))
    #expect(shown(text) { $0.y = ["Amount"] }.hasSuffix("| : -800.0 2400.0 -50.0"))
  }

  @Test func howManyThereAreIsNotSummedOverTime() {
    let months = (1...12).map { "2024-\($0 < 10 ? "0" : "")\($0)" }
    let towns = "month,population\n" + months.enumerated().map { "\($1),\(5000 + $0)\n" }.joined()
    #expect(shown(towns) { $0.grouping = .period(.quarter) }.hasSuffix("| : 5002.0 5005.0 5008.0 5011.0"))
    // Of the towns of a month, all count.
    let two = "month,town,population\n" + months.prefix(2).flatMap { ["\($0),A,10\n", "\($0),B,20\n"] }.joined()
    #expect(shown(two) { $0.series = .none }.hasSuffix("| : 30.0 30.0"))
    #expect(shown("country,population\nA,100\nA,101\nB,5\n") == "A B | : 201.0 5.0")
  }

  @Test func theLastBalanceOfADayCounts() {
    let rows = ["2026-03-02,-800,200", "2026-03-15,2400,2600", "2026-03-15,-50,2550", "2026-04-01,-800,1750"]
    func text(_ rows: [String]) -> String { "Date,Amount,Balance\n" + rows.map { $0 + "\n" }.joined() }
    for text in [text(rows), text(rows.reversed())] {
      #expect(shown(text) == "day 2026-03-02 2026-03-15 2026-04-01 | : 200.0 2550.0 1750.0")
      #expect(shown(text) { $0.grouping = .period(.month) }.hasSuffix("| : 2550.0 1750.0"))
      #expect(shown(text) { $0.aggregate = .mean }.hasSuffix("| : 200.0 2575.0 1750.0"))
    }
    let note =
      "equal names are replaced by the last: 4 values became 3, because 'Balance' is what is left after each row"
    #expect(shown(text(rows), notes: true).contains(note))
    // The balances of customers of a place are no account.
    #expect(shown("town,balance\na,1\na,3\nb,5\n") == "a b | : 2.0 5.0")
  }

  @Test(arguments: [
    // A date that all rows or few of them have is no axis.
    ("from,name,sales\n2026-01-01,a,3\n2026-01-01,b,4\n", "a b | : 3.0 4.0"),
    (
      "paid,day,sales\n2026-05-01,2026-01-01,3\n,2026-01-02,4\n,2026-01-03,5\n",
      "day 2026-01-01 2026-01-02 2026-01-03 | : 3.0 4.0 5.0"
    ),
    // Nor are those of items in another order.
    ("item,counted,stock\nbolt,2026-02-03,3\nnut,2026-01-05,4\nnail,2026-03-01,5\n", "bolt nut nail | : 3.0 4.0 5.0"),
    // Names come before codes, and words before what is short for them.
    ("ref,name,v\nK07,Oslo,3\nK09,Rome,4\n", "Oslo Rome | : 3.0 4.0"),
    ("area,Area name,v\nKOR,Korea,3\nNOR,Norway,4\n", "Korea Norway | : 3.0 4.0"),
    // Classes are along the axis, and two names are series.
    (
      "sex,age,v\nmen,0-14,3\nmen,15-64,4\nmen,65+,5\nwomen,0-14,6\nwomen,15-64,7\nwomen,65+,8\n",
      "0-14 15-64 65+ | men: 3.0 4.0 5.0 | women: 6.0 7.0 8.0"
    ),
    // Devices are series, although they have numbers.
    (
      "at,index,load\n2026-01-01 10:00,0,3\n2026-01-01 10:00,1,4\n2026-01-01 10:05,0,5\n2026-01-01 10:05,1,6\n",
      "2026-01-01T10:00:00 2026-01-01T10:05:00 | 0: 3.0 5.0 | 1: 4.0 6.0"
    ),
    // The repetitions of doses are averaged, along the doses.
    (
      "drug,dose,rate\n"
        + ["A", "B"].flatMap { drug in [1, 2, 4, 8].flatMap { ["\(drug),\($0),3\n", "\(drug),\($0),5\n"] } }.joined(),
      "1.0 2.0 4.0 8.0 | A: 4.0 4.0 4.0 4.0 | B: 4.0 4.0 4.0 4.0"
    ),
    // Of indicators the first is drawn.
    (
      "place,item,2019,2020,2021\nOslo,births,3,4,5\nOslo,rate,1.5,1.5,1.5\nRome,births,6,7,8\nRome,rate,1.5,1.5,1.5\n",
      "Oslo Rome | 2019: 3.0 6.0 | 2020: 4.0 7.0 | 2021: 5.0 8.0"
    ),
    (
      "Region,Indicator,Year,Value\nNorth,People,2022,1200\nNorth,Rate,2022,4.1\nNorth,People,2023,1250\nNorth,Rate,2023,4.2\nSouth,People,2022,900\nSouth,Rate,2022,5.1\nSouth,People,2023,910\nSouth,Rate,2023,5.2\n",
      "year 2022-01-01 2023-01-01 | North: 1200.0 1250.0 | South: 900.0 910.0"
    ),
    ("age,v\n50대,3\n20대,4\n30대,5\n", "20대 30대 50대 | : 4.0 5.0 3.0"),
    (
      "plan,Planned,Spent,Remaining\na,10,8,2\nb,20,15,5\nc,30,20,10\n",
      "a b c | Planned: 10.0 20.0 30.0 | Spent: 8.0 15.0 20.0"
    ),
    ("TIME_PERIOD,v\n2019,3\n2020,4\n", "year 2019-01-01 2020-01-01 | : 3.0 4.0"),
    ("home,Year Built,price\na,1950,3\nb,1987,4\n", "a b | : 3.0 4.0"),
    (
      "lap,time,bpm\n1,00:04:51,142\n2,00:05:02,150\n3,00:04:44,155\n4,00:04:40,156\n",
      "1.0 2.0 3.0 4.0 | : 142.0 150.0 155.0 156.0"
    ),
    (
      "km,tempo,bpm\n1,4:48,140\n2,4:45,141\n3,4:52,141\n4,4:56,142\n",
      "1.0 2.0 3.0 4.0 | : 4.8 4.75 4.866666666666666 4.933333333333334"
    ),
  ])
  func theAxisTellsTheRowsApart(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    ("query,userid,calls\na,16384,3\nb,16384,4\n", "a b | : 3.0 4.0"),
    ("query,q,calls\na,2792289322095316337,3\nb,-2675500254550729518,4\n", "a b | : 3.0 4.0"),
    ("name,kod,v\na,0200000,3\nb,0400000,4\n", "a b | : 3.0 4.0"),
    ("name,Order #,v\na,4101,3\nb,4102,4\n", "a b | : 3.0 4.0"),
    ("city,ZIP,v\na,97210,3\nb,97210,4\n", "a b | : 3.0 4.0"),
    // Errors, constants and what few rows have stand for nothing.
    ("day,level,level uncertainty\n2026-01-01,3,1\n2026-01-02,4,1\n", "day 2026-01-01 2026-01-02 | : 3.0 4.0"),
    ("day,height,t,rain\n2026-01-01,42.7,3,0\n2026-01-02,42.7,4,0\n", "day 2026-01-01 2026-01-02 | : 3.0 4.0"),
    ("day,t,u\n2026-01-01,3,-999\n2026-01-02,4,-999\n", "day 2026-01-01 2026-01-02 | : 3.0 4.0"),
    // Counts, money and durations have no common axis.
    ("page,users,revenue\na,3,2.5\nb,4,3.5\n", "a b | : 3.0 4.0"),
    ("page,duration,users\na,3,5\nb,4,6\n", "a b | : 5.0 6.0"),
    ("team,Earnings/Share,PhD\na,3,5\nb,4,6\n", "a b | : 3.0 4.0"),
    // A total of all others is one, whatever its name.
    (
      "q,never,maybe,always,asked\nx,1,2,3,6\ny,2,2,2,6\nz,3,1,1,5\n",
      "x y z | never: 1.0 2.0 3.0 | maybe: 2.0 2.0 1.0 | always: 3.0 2.0 1.0"
    ),
    ("n,spring,autumn,Total\nx,10,20,30.4\ny,30,40,70.9\n", "x y | spring: 10.0 30.0 | autumn: 20.0 40.0"),
    (
      "day,revenue,cost,profit,heads\nx,98000,55000,43000,24\ny,104000,57000,47000,25\nz,121000,66000,55000,25\n",
      "x y z | revenue: 98000.0 104000.0 121000.0 | cost: 55000.0 57000.0 66000.0 | profit: 43000.0 47000.0 55000.0"
    ),
    ("who,Lat,Long_,people\na,-25.1,133.2,254\nb,-14.2,-51.9,2125\n", "a b | : 254.0 2125.0"),
    // What leads to an outcome stands beside it.
    ("Team,P,W,D,L,GD,Pts\nA,38,25,9,4,45,84\nB,38,20,14,4,35,74\nC,38,20,9,9,21,69\n", "A B C | : 84.0 74.0 69.0"),
    (
      "Equipo,PJ,PG,PE,PP,GC,Pts\nA,38,25,9,4,45,84\nB,38,20,14,4,35,74\nC,38,20,9,9,21,69\n",
      "A B C | : 84.0 74.0 69.0"
    ),
    (
      "box,w,l,d,points\na,3,4,5,1\nb,4,5,6,9\nc,2,2,2,4\n",
      "a b c | w: 3.0 4.0 2.0 | l: 4.0 5.0 2.0 | d: 5.0 6.0 2.0 | points: 1.0 9.0 4.0"
    ),
    ("shop,open,close\na,8,18\nb,9,19\n", "a b | open: 8.0 9.0 | close: 18.0 19.0"),
    (
      "Date,Open,High,Low,Close,Adj Close,Volume\n2026-01-05,10,12,9,11,11,5000\n2026-01-06,11,13,10,12,12,4000\n",
      "day 2026-01-05 2026-01-06 | : 11.0 12.0"
    ),
    // A row isn't the total of others because all rows are averages.
    (
      "what,year,v\nAverage hours,2019,3\nAverage hours,2020,4\nAverage hours,2021,3.5\n",
      "year 2019-01-01 2020-01-01 2021-01-01 | : 3.0 4.0 3.5"
    ),
  ])
  func valuesMeasureOneThing(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    // The Met Office.
    (
      """
      Oxford
      Location: 450900E 207200N, 63 metres amsl
      Estimated data is marked with a * after the  value.
      Missing data (more than 2 days missing in month) is marked by  ---.
      Sunshine data taken from an automatic sensor marked with a #.
         yyyy  mm   tmax    tmin     sun
                    degC    degC   hours
         2025  11    8.4     2.7     ---
         2025  12    9.1*    3.1    60.1
         2026   1   10.2     3.4    71.5#  Provisional
      """, "month 2025-11-01 2025-12-01 2026-01-01 | tmax: 8.4 9.1 10.2 | tmin: 2.7 3.1 3.4"
    ),
    // Britain's statistics office.
    (
      """
      "Title","Inflation"
      "CDID","D7G7"
      "Unit","%"
      "Release date","18-11-2026"
      "2025","3.4"
      "2025 Q4","3.5"
      "2025 NOV","3.3"
      "2025 DEC","3.6"
      """, "month 2025-11-01 2025-12-01 | : 3.3 3.6"
    ),
    (
      "\"Title\",\"Jobs\"\n\"CDID\",\"X\"\n\"2023\",\"3\"\n\"2024\",\"4\"\n\"2025\",\"5\"",
      "year 2023-01-01 2024-01-01 2025-01-01 | : 3.0 4.0 5.0"
    ),
  ])
  func officesWriteParticularsAboveTheirRows(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func whatOfficesWriteBesideTheirRowsIsToldAsLost() throws(DataError) {
    func losses(_ text: String) throws(DataError) -> [String] {
      try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).notes.filter { $0.kind == .dropped }
        .map(\.text)
    }
    let sheet =
      "\"Title\",\"Jobs\"\n\"CDID\",\"X\"\n\"2024\",\"3\"\n\"2025\",\"4\"\n\"2025 Q3\",\"4\"\n\"2025 Q4\",\"5\"\n"
    #expect(
      try losses(sheet) == [
        "the particulars above the rows are left out but for the title and the unit",
        "the rows by year are left out beside those by quarter",
      ])
    let station = "yyyy  mm   tmax\n2025  11    8.4\n2025  12    9.1\n2026   1   10.2  Provisional\n"
    #expect(try losses(station) == ["the mark 'Provisional' behind rows is left out"])
  }

  /// Only what stands behind the columns of a station is no cell.
  @Test func aStatusIsACell() {
    let text =
      "day         level  status\n2026-01-01      3  Provisional\n2026-01-02      4  Final\n2026-01-03      5  Provisional\n"
    #expect(shown(text) { $0.series = .column("status") }.contains("Provisional: 3.0 - 5.0"))
  }

  @Test func cohortsAreFollowedByMonth() {
    let text = "Cohort,Month 0,Month 1,Month 2\n2026-01,100%,80%,64%\n2026-02,100%,70%,\n2026-03,100%,,\n"
    let months = "Month 0 Month 1 Month 2 | Jan 2026: 1.0 0.8 0.64 | Feb 2026: 1.0 0.7 - | Mar 2026: 1.0 - -"
    #expect(shown(text) { $0.periodsAlongAxis = 2 } == months)
    #expect(shown("cohort,0,1,2\nA,100,80,64\nB,90,70,60\n") == "A B | 0: 100.0 90.0 | 1: 80.0 70.0 | 2: 64.0 60.0")
    #expect(shown("Tea,1,2,3\nCola,4,5,6\n").hasPrefix("Tea Cola"))
    let days = "day,Sensor 1,Sensor 2,Sensor 3\n2026-01-01,3,4,5\n2026-01-02,4,5,6\n"
    #expect(shown(days) { $0.periodsAlongAxis = 2 }.hasPrefix("day 2026-01-01 2026-01-02 | Sensor 1"))
  }

  @Test func monthsWithNumbersHaveTheNamesOfTheTable() throws(DataError) {
    let text = "월,매출\n" + (1...12).map { "\($0),\($0 * 7 % 11 + 3)\n" }.joined()
    let table = try ChartTable(contents: Array(text.utf8), choice: ColumnChoice())
    guard case .names(let names) = table.x else {
      Issue.record("\(table.x)")
      return
    }
    #expect(names.prefix(2) == ["1월", "2월"] && names.count == 12)
  }

  @Test func aCountedAxisIsDrawn() {
    let text = "code,state,town\n" + (0..<12).map { "x\($0),\($0 % 3 == 0 ? "AL" : "AK"),t\($0)\n" }.joined()
    let notes = shown(text, notes: true)
    #expect(notes.contains("'state' along the axis") && !notes.contains("not drawn: 'code', 'state'"), "\(notes)")
  }

  @Test func lossesAreToldFromChoices() throws(DataError) {
    func losses(_ text: String) throws(DataError) -> [String] {
      try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).notes.filter { $0.kind == .dropped }.map(
        \.text)
    }
    #expect(
      try losses("Date,Description,Amount,Balance\n2026-03-02,Rent,-800,200\n2026-03-15,Pay,2400,2600\n")
        == ["'Amount' left out beside the balance"])
    #expect(
      try losses("name,value,count,remark\na,1,5,x\nb,2,6,y\n")
        == ["columns: 'name' along the axis, 'value' as values; not drawn: 'count', 'remark'"])
    #expect(try losses("day,who,v\n2026-01-05,x,3\n2026-01-06,y,4\n2026-01-09,z,4\n2026-01-17,z,5\n").isEmpty)
    // Numbers that are names of series are neither.
    let devices =
      "at,index,load\n2026-01-01 10:00,0,3\n2026-01-01 10:00,1,4\n2026-01-01 10:05,0,5\n2026-01-01 10:05,1,6\n"
    #expect(!shown(devices, notes: true).contains("left out"))
    let many = "name,v" + (1...9).map { ",text \($0)" }.joined() + "\na,1,p,q,r,s,t,u,v,w,x\nb,2,a,b,c,d,e,f,g,h,i\n"
    #expect(shown(many, notes: true).contains("not drawn: 'text 1', 'text 2', 'text 3', 'text 4', 'text 5' and 4 more"))
  }

  @Test func flagsAndClassesAreNoValues() {
    let rows = (0..<60).map { "p\($0),\($0 % 2),\($0 % 4 + 1),\($0 * 3 % 17).5\n" }
    let text = "name,smoker,season,weight\n" + rows.joined()
    #expect(shown(text).contains("| : 0.5 3.5"))
    #expect(shown(text, notes: true).contains("'smoker' left out as a flag | 'season' left out as classes"))
    let answers = (0..<60).map { "\($0 % 3 == 0 ? "a" : "b"),\($0 % 4 + 2),\($0 % 5 + 1),\($0 % 3 + 3)\n" }
    #expect(shown("course,clarity,pace,use\n" + answers.joined()).contains("clarity: "))
    #expect(shown("name,smoker\n" + (0..<40).map { "p\($0 % 4),\($0 % 2)\n" }.joined()).hasPrefix("p0 p1 p2 p3 |"))
  }

  @Test func wholeNumbersInManyRowsAreNoCounts() {
    let rows = (0..<200).map { "2026-0\($0 % 3 + 1),\($0 * 7 % 30)\n" }
    #expect(shown("month,educ\n" + rows.joined(), notes: true).contains("averaged"))
    #expect(shown("month,visits\n" + rows.joined(), notes: true).contains("summed"))
    let growing = "day,Peru\n" + (10..<31).map { "2026-01-\($0),\($0 * $0)\n" }.joined()
    #expect(shown(growing, notes: true) { $0.grouping = .period(.month) }.contains("numbers that never fall"))
  }

  @Test func theLanguageOfNamesReadsNumbers() throws {
    #expect(
      shown("Monat;Umsatz\nJanuar;26.451\nFebruar;32.557\nMärz;20.706\n").hasSuffix("| : 26451.0 32557.0 20706.0"))
    #expect(shown("Date;Libellé;Débit\n28/06/2024;EDF;74,20\n29/06/2024;Free;9,90\n", notes: true).contains("fr_FR"))
    #expect(shown("Data;Lordo;Netto\n28/06/2024;74,20;3,5\n29/06/2024;9,90;3,1\n", notes: true).contains("it_IT"))
  }

  @Test func aRowMayLackItsLastField() {
    #expect(shown("n,a,b,note\nx,1,2,ok\ny,2,3\nz,3,4,ok\n").contains("'y'") == false)
    let text = "n,a,b,note\nw,1,2,ok\nx,1,2,ok\ny,2,3\nz,3,4,ok\n"
    #expect(shown(text) == "w x y z | a: 1.0 1.0 2.0 3.0 | b: 2.0 2.0 3.0 4.0")
    #expect(shown(text, notes: true).contains("1 row lacks its last field, which is read as a missing value"))
    #expect(shown("n,a,b,note\nw,1,2,ok\nx,1,2,ok\ny,oops,3\n").contains("3 fields; 4, as in the first row"))
  }

  @Test func aNameLikeANumberIsAName() {
    let rows = (1..<12).map { "Firm \($0),\($0 % 2 == 0 ? "Oil" : "Rail")\n" }.joined()
    #expect(shown("Name,Sector\n3M,Rail\n" + rows) == "Rail Oil | : 7.0 5.0")
  }

  @Test func rowsInOrderAreNoMeasurements() throws {
    func areMeasurements(_ rows: [String]) throws -> Bool {
      try ChartTable(contents: Array("x,y\n\(rows.joined())".utf8), choice: ColumnChoice()).areMeasurements
    }
    let rows = (0..<20).map { "\($0),\($0 * 3 % 11).5\n" }
    #expect(
      try !areMeasurements(rows) && !areMeasurements(rows + [",7\n"])
        && areMeasurements((0..<20).map { rows[$0 * 7 % 20] }))
  }

  @Test func aPieOfManyYearsIsThatOfTheLast() throws {
    let rows = (2000..<2020).map { "\($0),\($0 - 1990),\($0 % 7 + 100)\n" }.joined()
    let table = try ChartTable(contents: Array("year,gas use,oil use\n\(rows)".utf8), choice: ColumnChoice()).asShares()
    #expect(table.x == .names(["gas use", "oil use"]))
    #expect(table.values == [[29, 103]])
    #expect(table.notes.last?.text == "the slices are those of 2019, the last place of 20")
  }

  @Test func namesAreTheSlicesOfAPieBeforeDates() throws {
    func pie(_ text: String) throws -> ChartTable {
      try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).asShares()
    }
    let months = ["2024-01", "2024-02", "2024-03"].flatMap { ["\($0),North,100\n", "\($0),South,50\n"] }.joined()
    let revenue = try pie("month,region,revenue\n" + months)
    #expect(revenue.x == .names(["North", "South"]) && revenue.values == [[300, 150]])
    #expect(revenue.notes.last?.text == "each slice is the sum of 3 places along 'month'")
    let people = try pie("country,year,population\nA,2020,100\nB,2020,300\nA,2021,101\nB,2021,299\n")
    #expect(people.x == .names(["A", "B"]) && people.values == [[101, 299]])
    #expect(people.notes.last?.kind == .dropped)
  }

  @Test(arguments: ["actual|plan", "import|export", "実績|計画"])
  func versionsAreNotParts(of names: String) throws {
    let series = names.split(separator: "|")
    let rows = (1...4).flatMap { month in series.map { "2024-0\(month),\($0),\(month * 10)\n" } }
    let table = try ChartTable(contents: Array("month,kind,value\n\(rows.joined())".utf8), choice: ColumnChoice())
    #expect(table.reasonAgainstStack == "they are versions or opposites of each other")
  }

  @Test func monthsInAHeaderHaveAnOrder() throws {
    var choice = ColumnChoice()
    choice.periodsAlongAxis = 2
    let table = try ChartTable(
      contents: Array("product,Jan,Feb,Mar\nTea,1,2,3\nWater,4,5,6\n".utf8), choice: choice)
    #expect(table.x == .names(["Jan", "Feb", "Mar"]) && table.hasNaturalOrder && table.series == ["Tea", "Water"])
  }

  @Test func aRowOfMonthsIsTheLineOfItsYear() {
    let months = "Jan Feb Mar | 2023: 1.0 2.0 3.0 | 2024: 4.0 5.0 6.0"
    let text = "year,Jan,Feb,Mar\n2023,1,2,3\n2024,4,5,6\n"
    #expect(
      shown(text) {
        $0.periodsAlongAxis = 2
        $0.series = .column("year")
      } == months)
    // The names of rows that don't name them are series of a column.
    let rows = "kind,Jan,Feb,Mar\nA,1,2,3\nA,4,5,6\nB,4,5,6\n"
    #expect(
      shown(rows) {
        $0.periodsAlongAxis = 2
        $0.series = .column("kind")
      }.hasSuffix("| A: 2.0 5.0 | B: - 5.0"))
  }
}
