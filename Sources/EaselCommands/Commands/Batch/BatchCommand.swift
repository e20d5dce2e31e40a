internal import CanvasBatch

/// `easel batch`: draws a picture for each line of a file of jobs.
struct BatchCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Draw a picture for each line of a file of jobs.",
    usage: "easel batch [<jobs>] [<options>]",
    discussion: """
      A job is a JSON object on one line, with the members command (card, sheet, hand, pie, chart bars …, chart spec, \
      board solitaire …), card, cards, data or file (the input), output, id, and options (an object of options by \
      name). A picture is PNG, JPEG, WebP, SVG or PDF by the ending of output. Each job prints a line of JSON with version, line, \
      id, status (done, skipped, failed), output or the picture in base64 as png, svg or pdf, size of a PNG in pixels, \
      milliseconds, message, and notes (what was decided, and what a picture leaves out).

        {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "output": "1.png"}
        {"command": "card", "card": "QH", "options": {"width": 400}}
        {"command": "card", "card": "QH", "options": {"output-format": "svg"}}

      EXAMPLES:
        easel batch jobs.ndjson > results.ndjson
        easel batch jobs.ndjson --root out --resume > results.ndjson
        easel batch jobs.ndjson --shard 3/16 > results-3.ndjson
        easel batch --schema > jobs.schema.json
        parallel --pipe easel batch - --threads 1 < jobs.ndjson > results.ndjson

      If a line is invalid or can't be drawn, message has the error, and the other jobs are still drawn. Jobs can read \
      only regular files in the folder of --input-root, also through links. With parallel, line counts within a block of lines. The exit code is 1 if a job failed, and \
      0 otherwise.
      """)

  @Argument(
    .file("File of jobs, or - for standard input. (default: -)", named: "jobs", ["ndjson", "jsonl"]))
  var jobs: String?

  @Option(.folder("Folder that all outputs must be in. Relative outputs start there.")) var root: String?

  @Option(
    .folder(
      """
      Folder that all files which jobs read must be in. Relative names start there. (default: the folder of the file \
      of jobs, or the current folder for standard input)
      """))
  var inputRoot: String?

  @Flag(help: "Skip jobs whose output exists, to continue an interrupted run.")
  var resume = false

  @Option(
    help: ArgumentHelp("Draw every n-th line, starting at the k-th: 3/16 is the third of 16 parts.", valueName: "k/n"),
    transform: { (text) throws(ValidationError) in
      guard let shard = Shard(text) else {
        throw ValidationError("must be a part of a whole, such as 3/16, from 1/16 to 16/16")
      }
      return shard
    })
  var shard: Shard?

  @Flag(help: "Print results when jobs end, not in the order of the jobs.")
  var unordered = false

  @Option("Number of jobs to draw at once. (default: one for each core)", in: 1...1024)
  var threads: Int?

  @Option("Maximum number of pixels of a picture. (default: 16777216, which is 4096x4096)", in: 1...100_000_000)
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum time for a job, in seconds, and work for its picture. (default: 60 s, and the work of 2 s)",
      valueName: "seconds"),
    transform: { (text) throws(ValidationError) in
      let seconds = try NumberArgument.positive(text)
      guard seconds <= 1e6 else { throw ValidationError("must be a number greater than 0 and at most 1000000") }
      return seconds
    })
  var maxSeconds: Double?

  @Option(
    "Maximum memory for a picture, in MiB. (default: 300; more beyond 8 megapixels)", named: "MiB", in: 1...1_000_000)
  var maxMemory: Int?

  @Flag(help: "Flush files to disk before exiting.")
  var sync = false

  @Flag(help: "Print the JSON Schema of jobs and draw nothing.")
  var schema = false

  @Flag(help: "Print no progress. Errors are still printed.")
  var quiet = false

  @Flag(help: "Print results as JSON. batch always does, so this has no effect.")
  var json = false

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    if schema {
      try environment.print(PictureRequest.jobSchema)
      return .done
    }
    let options = options(in: environment)
    do { try options.checkRoot() } catch { throw ToolError(error) }
    let jobs = jobs ?? "-"
    let input = jobs == "-" ? nil : try asTool(file: FilePieces(jobs))
    let readInputPiece = environment.readInputPiece
    let lines = LineSplitter(limit: JobLine.byteLimit) { () throws(FileError) in
      if let input { try input.next() } else { try readInputPiece() }
    }
    let byteCount = input.map(\.byteCount) ?? environment.inputByteCount
    let progress = BatchProgress(byteCount: byteCount, isQuiet: quiet, in: environment)
    // A pipe that has a name, as `<(…)` gives, is in no folder of jobs.
    let inputFolder = inputRoot ?? (byteCount == nil || jobs == "-" ? "" : jobs.folderPath)
    let drawing = JobDrawing(root: root, inputRoot: inputFolder, jobs: jobs, seconds: maxSeconds, memory: maxMemory)
    let source = Locked(JobSource(lines, shard: shard, drawing: drawing, progress: progress))
    let outcome = Locked((failed: 0, error: ToolError?.none))
    let stop = Locked<(@Sendable () -> Void)?>(nil)
    let workers = JobWorkers<JobPlace, JobResultLine>(
      options, next: { source.withLock { $0.next() } }, render: { JobResultLine($0) },
      deliver: { line in
        do throws(ToolError) {
          try environment.print(line.bytes)
          progress.advance()
          if line.isFailure { outcome.withLock { $0.failed += 1 } }
        } catch {
          outcome.withLock { $0.error = error }
          stop.withLock { $0 }?()
        }
      })
    stop.withLock { $0 = { [weak workers] in workers?.stop() } }
    workers.run()
    progress.end()
    if let error = outcome.withLock({ $0.error }) { throw error }
    if let failure = source.withLock({ $0.failure }) { throw ToolError(failure) }
    return outcome.withLock { $0.failed } == 0 ? .done : .jobsFailed
  }

  private func options(in environment: ToolEnvironment) -> BatchOptions {
    var options = BatchOptions(threadCount: threads ?? environment.coreCount)
    options.isOrdered = !unordered
    options.skipsExisting = resume
    options.root = root
    options.maximumPixelCount = maxPixels ?? 1 << 24
    options.maximumDuration = .seconds(maxSeconds ?? 60)
    options.sync = sync
    return options
  }
}

extension Option where Value == Int? {
  /// An option of a whole number in a range.
  fileprivate init(_ help: String, named name: String = "number", in range: ClosedRange<Int>) {
    self.init(
      parsing: .unconditional, help: ArgumentHelp(help, valueName: name),
      transform: { (text) throws(ValidationError) in try NumberArgument.whole(text, in: range) })
  }
}
