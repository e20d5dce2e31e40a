import Canvas
import TestSupport
import Testing

@Suite struct TransformTests {
  let t = Transform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
  let p = Point(x: 4, y: -7)

  @Test func identityLeavesPointsAlone() {
    #expect(Transform.identity.isIdentity && Transform.identity.isTranslation)
    #expect(p.applying(.identity) == p)
    #expect(t.concatenating(.identity) == t && Transform.identity.concatenating(t) == t)
  }

  @Test func aPositiveAngleTurnsRightTowardsDown() {
    let quarter = Transform(rotationAngle: Double.pi / 2)
    #expect(quarter == Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(Point(x: 1, y: 0).applying(quarter) == Point(x: 0, y: 1))
  }

  @Test func concatenatingDoesTheReceiverFirst() {
    let move = Transform(translationX: 1, y: 0)
    let double = Transform(scaleX: 2, y: 2)
    #expect(p.applying(move.concatenating(double)) == Point(x: 10, y: -14))
    #expect(p.applying(double.concatenating(move)) == Point(x: 9, y: -14))
    #expect(p.applying(t.concatenating(double)) == p.applying(t).applying(double))
  }

  @Test func callsOnATransformActBeforeIt() {
    #expect(t.translatedBy(x: 3, y: 5) == Transform(translationX: 3, y: 5).concatenating(t))
    #expect(t.scaledBy(x: 3, y: 5) == Transform(scaleX: 3, y: 5).concatenating(t))
    #expect(t.rotated(by: 1) == Transform(rotationAngle: 1).concatenating(t))
  }

  @Test func theInverseUndoes() throws {
    let inverse = try #require(t.inverted())
    #expect(p.applying(t).applying(inverse).isClose(to: p))
    #expect(Transform.identity.inverted() == .identity)
    #expect(Transform(translationX: 3, y: 4).inverted() == Transform(translationX: -3, y: -4))
  }

  @Test(arguments: [
    Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), Transform(scaleX: 0, y: 1), Transform(scaleX: 1, y: 0),
    Transform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3), Transform(scaleX: .nan, y: 1), Transform(scaleX: .infinity, y: 1),
    Transform(translationX: .infinity, y: 0), Transform(translationX: 0, y: .nan),
    Transform(scaleX: 0x1p-1063, y: 1), Transform(scaleX: 0x1p-1030, y: 0x1p-1030),
  ])
  func aSingularOrBoundlessTransformHasNoInverse(singular: Transform) {
    #expect(singular.inverted() == nil)
  }

  // The determinant is 0, infinite or imprecise.
  @Test(arguments: [1e-170, 1e-200, -1e-300, 1e170, 1e300]) func scalesBeyondTheRangeOfTheirProductHaveAnInverse(
    scale: Double
  ) throws {
    for transform in [
      Transform(scaleX: scale, y: scale), Transform(a: 0, b: scale, c: -scale / 4, d: 0, tx: 3 * scale, ty: 5 * scale),
      Transform(scaleX: scale, y: scale * 0x1p-20), Transform(a: scale, b: scale, c: -scale, d: scale, tx: 0, ty: 0),
    ] {
      let inverse = try #require(transform.inverted())
      let point = Point(x: 12, y: -7)
      let back = point.applying(transform).applying(inverse)
      #expect(abs(back.x - 12) < 1e-12 && abs(back.y + 7) < 1e-12, "\(transform)")
    }
    #expect(Transform(a: scale, b: scale, c: scale, d: scale, tx: 0, ty: 0).inverted() == nil)
  }

  @Test func theDeterminantIsHowAreasGrow() {
    #expect(t.determinant == 7)
    #expect(Transform(scaleX: -1, y: 1).determinant == -1)
    #expect(Transform(rotationAngle: 0.3).determinant.isClose(to: 1))
  }

  @Test func onlyMovesAreTranslations() {
    #expect(Transform(translationX: 3, y: 4).isTranslation)
    #expect(!Transform(scaleX: 1, y: -1).isTranslation)
    #expect(!Transform(rotationAngle: 0.1).isTranslation)
  }

  @Test func oneOddNumberIsEnoughToBeNotFinite() {
    #expect(t.isFinite)
    #expect(!Transform(a: 1, b: 0, c: .nan, d: 1, tx: 0, ty: 0).isFinite)
    #expect(!Transform(translationX: 0, y: -.infinity).isFinite)
  }
}
