import Canvas
import CanvasCLibrary
import CanvasRequests
import Foundation
import TestSupport
import Testing

@Suite struct FontShelfTests {
  @Test(.timeLimit(.minutes(2))) func aFontThatIsLongInComingHoldsUpNoOther() throws {
    let folder = try TemporaryFolder()
    let slow = folder["slow.ttf"]
    try #require(mkfifo(slow, 0o666) == 0)
    let shelf = FontShelf()
    let (slowIsThere, otherIsThere) = (Monitor(false), Monitor(String?.none))
    #expect(
      DetachedThread.start {
        _ = try? shelf.familyName(of: slow)
        slowIsThere.change { $0 = true }
      })
    // Opens when the thread is about to read.
    var writer: Int32 = -1
    while writer < 0 {
      writer = open(slow, O_WRONLY | O_NONBLOCK)
      if writer < 0 { usleep(1000) }
    }
    #expect(
      DetachedThread.start {
        let name = try? shelf.familyName(of: SystemFonts.regular)
        otherIsThere.change { $0 = name ?? "none" }
      })
    #expect(otherIsThere.wait(milliseconds: 60_000) { $0 } == "DejaVu Sans")
    #expect(slowIsThere.wait(milliseconds: 0) { $0 ? true : nil } == nil)
    close(writer)
    #expect(slowIsThere.wait { $0 ? true : nil })
  }
}
