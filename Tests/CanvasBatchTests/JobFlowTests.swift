import Canvas
import CanvasBatch
import Testing

@Suite struct JobFlowTests {
  @Test func whereItIsCancelledASourceThatWaitsAddsNothing() async throws {
    let flow = JobFlow<Int>(limit: 1)
    let job = PictureJob(id: 1) { try Image(size: Size(width: 1, height: 1)) { _ in } }
    #expect(await flow.add(job))
    // One waits for room, the other for a result.
    async let isAdded = flow.add(job)
    async let step = flow.next()
    try await Task.sleep(for: .milliseconds(200))
    flow.cancel()
    #expect(await !isAdded)
    guard case .end(nil) = await step else {
      Issue.record("a result of a flow that was cancelled")
      return
    }
    #expect(flow.takeJob()?.id == nil)
    #expect(await !flow.add(job))
  }
}
