import Canvas
import CanvasCards
import Testing

@Suite struct LectureFaceLayoutTests {
  // DejaVu Sans 2.37 in font units of 1/2048 em.
  private func metrics(rank: Double) -> LectureFaceLayout.Metrics {
    LectureFaceLayout.Metrics(
      ascent: 1901.0 / 2048, lineHeight: 2384.0 / 2048, rankWidth: rank / 2048, suitWidth: 1836.0 / 2048)
  }

  private func face(_ rank: Rank, width: Double, textSizeFactor: Double = 1) -> LectureFaceLayout {
    LectureFaceLayout(
      rank: rank, layout: LectureLayout(bounds: Rect(x: 0, y: 0, width: 250, height: 350)),
      textSizeFactor: textSizeFactor, metrics: metrics(rank: width))
  }

  private func expectNear(_ sign: LectureFaceLayout.Sign?, _ x: Double, _ y: Double, _ size: Double, line: Int = #line)
  {
    guard let sign else {
      Issue.record("no sign at line \(line)")
      return
    }
    #expect(abs(sign.origin.x - x) < 1e-6, "line \(line)")
    #expect(abs(sign.origin.y - y) < 1e-6, "line \(line)")
    #expect(abs(sign.fontSize - size) < 1e-6, "line \(line)")
  }

  // The figures below were computed from the course's rules by another program.

  @Test func theTenOfHeartsIsWhereTheCourseHasIt() {
    let ten = face(.numeric(10), width: 2606)
    expectNear(ten.cornerRank, 6.930000000000001, 34.54462402343751, 29.75)
    expectNear(ten.cornerSuit, 12.522651367187503, 69.1754833984375, 29.75)
    #expect(ten.pips.count == 10)
    expectNear(ten.pips.first, 64.33964653025379, 84.12257184616192, 45.85291275167785)
    expectNear(ten.pips.last, 144.55393363962878, 297.6251968461619, 45.85291275167785)
  }

  @Test func theAceOfSpadesIsWhereTheCourseHasIt() {
    let ace = face(.ace, width: 1401)
    expectNear(ace.cornerRank, 10.08948486328125, 34.54462402343751, 29.75)
    expectNear(ace.cornerSuit, 6.930000000000001, 69.1754833984375, 29.75)
    #expect(ace.pips.count == 1)
    expectNear(ace.pips.first, 104.44679008494128, 190.8738843461619, 45.85291275167785)
  }

  @Test func theSevenOfDiamondsIsWhereTheCourseHasIt() {
    let seven = face(.numeric(7), width: 1303)
    expectNear(seven.cornerRank, 10.80127685546875, 34.54462402343751, 29.75)
    #expect(seven.pips.count == 7)
    let places = [
      (58.74699516306628, 90.79452887741192), (150.14658500681628, 90.79452887741192),
      (104.44679008494128, 157.51409918991192), (58.74699516306628, 224.2336695024119),
      (150.14658500681628, 224.2336695024119), (58.74699516306628, 290.9532398149119),
      (150.14658500681628, 290.9532398149119),
    ]
    for (pip, place) in zip(seven.pips, places) { expectNear(pip, place.0, place.1, 45.85291275167785) }
  }

  @Test func courtsHaveCornersAndNoPips() {
    let king = face(.king, width: 1343)
    expectNear(king.cornerRank, 10.51074951171875, 34.54462402343751, 29.75)
    #expect(king.pips.isEmpty)
    #expect(!king.pipArea.isNull)
  }

  @Test func aNumberOfPipsThatNoCardHasGetsNone() {
    #expect(face(.numeric(12), width: 1303).pips.isEmpty)
    #expect(face(.numeric(-3), width: 1303).pips.isEmpty)
  }

  @Test func aLargerTextLeavesLessRoomForThePips() {
    let usual = face(.numeric(5), width: 1303)
    let large = face(.numeric(5), width: 1303, textSizeFactor: 1.5)
    #expect(abs(large.cornerRank.fontSize - 1.5 * 29.75) < 1e-9)
    #expect(large.pipArea.height < usual.pipArea.height)
    #expect(large.pips.allSatisfy { $0.fontSize < usual.pips[0].fontSize })
    #expect(face(.numeric(5), width: 1303, textSizeFactor: 20).pips.isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func anOddTextSizeGivesNoLabelAndAllRoomToThePips(factor: Double) {
    let five = face(.numeric(5), width: 1303, textSizeFactor: factor)
    #expect(five.cornerRank.fontSize == 0)
    #expect(five.pips.count == 5)
    #expect(abs(five.pipArea.height - (350 - 2 * 0.33 * 21)) < 1e-9)
  }
}
