internal import CanvasCLibrary

/// What requests may use: files, fonts and limits.
///
///     let resources = Resources(root: "art")
///     let png = try PictureRequest(json: body).drawable(in: resources).png()
///
/// Without a root, a request reads no file: its data is in the request itself, and fonts are found by the names of their
/// families. Copies share the fonts that were read, so make one value for a whole program. Any thread can use it.
public struct Resources: Sendable {
  /// The files that requests may read.
  package enum Files: Sendable, Hashable {
    case none
    /// Files in this folder; an empty name is the current folder. Relative names start there; links that lead out of it
    /// are refused.
    case inside(String)
    /// All files, also standard input as `-`. Relative names start in the current folder.
    case everywhere
  }

  package var files = Files.none

  /// The limits of requests.
  public var limits = Limits()

  /// The largest requests. What exceeds a limit is an error, before memory is allocated for it.
  public struct Limits: Sendable, Hashable {
    /// The maximum number of pixels of a picture.
    public var pixelCount = 1 << 24
    /// The maximum number of bytes of a request's JSON, and of a file other than a font.
    public var byteCount = 16 << 20
    /// The maximum number of bytes of a request's options in JSON.
    public var optionByteCount = 1 << 16
    /// The maximum number of cells, values and characters of a table.
    public var table = TableLimits.default
    /// The maximum time for laying a picture out, and that for drawing and encoding it, in seconds each. By default there
    /// is none; a limit that isn't positive counts as 0.
    ///
    /// The time is looked at between steps: after reading and laying out, after each page, before encoding and after it.
    /// A step isn't interrupted, so that a caller which must not wait also draws on `DrawingThreads` of `CanvasBatch`.
    ///
    /// It also sets the work that a picture may take, which is the same on every machine: 600 million units a second,
    /// each of about a nanosecond of a core. By default, they are those of 2 s. For drawing more than 8 million pixels,
    /// the work and the memory grow with the pixels.
    public var seconds = Double.infinity
    /// The seconds that set the work, if they aren't those of the time. A batch looks at the time of its jobs itself.
    package var workSeconds: Double?
    /// The maximum number of bytes of a process that draws one picture of 8 million pixels. Of them, two thirds are for
    /// layers, filters, shadows, and the values and marks of a picture.
    public var memory = 300 << 20

    /// What laying a picture out may cost, and then drawing each page.
    var meter: Meter.Limits {
      let standard = Meter.Limits.standard()
      let seconds = workSeconds ?? seconds
      let work = seconds.isFinite ? max(seconds, 0) / 2 * standard.work : standard.work
      return Meter.Limits(work: work, memory: Double(max(memory, 0)) * 2 / 3)
    }

    /// The default limits: 16 million pixels, 16 MiB, those of `TableLimits`, the work of 2 s, and 300 MiB of memory.
    public init() {}
  }

  /// The name of a request's own data in errors.
  package var dataName = "data"
  /// Whether pipes and devices are read that a request names itself. They may never end, and those that a document names
  /// are never read.
  package var readsPipes = false
  /// Returns the bytes of standard input.
  package var standardInput: @Sendable () throws(RequestError) -> [UInt8] = { () throws(RequestError) in
    throw RequestError(.reading(path: "data", errno: EBADF))
  }
  /// Whether requests may take more than the limits of work and of memory if they ask for it, as those of a command.
  package var mayExceed = false
  /// Is called before a file is read.
  package var willRead: @Sendable (_ path: String) -> Void = { _ in }
  /// Whether the pictures are still needed. It is asked where the time is looked at.
  package var areNeeded: @Sendable () -> Bool = { true }

  let fonts = FontShelf()

  /// Creates resources.
  ///
  /// - Parameter root: The folder of the files that requests may read, or nil for none.
  public init(root: String? = nil) {
    if let root { files = .inside(root) }
  }

  /// Runs a closure that reads files and makes pictures within the limits.
  ///
  /// - Parameter picture: The settings of the request, which have limits of their own.
  package func limited<Value>(
    _ picture: PictureSettings? = nil, _ body: () throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    var limit = FileLimit()
    limit.byteCount = min(limits.byteCount, FileLimit.current.byteCount)
    limit.isForRegularFiles = true
    let steps = stepLimit(picture)
    let timer = StepTimer(steps)
    let folder = try picture?.fontFolder.map(fontFolder)
    let result = SystemFonts.$added.withValue(folder.map { [$0] } ?? []) {
      FileLimit.$current.withValue(limit) { stepResult(steps, body) }
    }
    let value = try result.get()
    try timer.check("laying the picture out")
    return value
  }

  /// The result of a closure within the limits of pixels and of steps.
  private func stepResult<Value>(
    _ steps: StepLimit, _ body: () throws(RequestError) -> Value
  ) -> Result<Value, RequestError> {
    PixelLimit.$count.withValue(min(PixelLimit.count, limits.pixelCount)) {
      StepTimer.$limit.withValue(steps) {
        Result { () throws(RequestError) in try Meter.counting(steps.meter) { () throws(RequestError) in try body() } }
      }
    }
  }

  /// The path of a folder of fonts, which has to be there.
  private func fontFolder(_ name: String) throws(RequestError) -> String {
    let path = try path(name)
    guard access((path + "/").fileSystemName, R_OK) == 0 else {
      throw RequestError(.file, "\(DataError.shown(name)): no folder of fonts that can be read")
    }
    guard !FontDirectories([path]).files.isEmpty else {
      throw RequestError(.file, "\(DataError.shown(name)): the folder has no fonts (.ttf, .otf, .ttc, .otc)")
    }
    return path
  }

  /// The limits of a picture with settings.
  private func stepLimit(_ picture: PictureSettings?) -> StepLimit {
    var asked = Limits()
    asked.seconds = picture?.maximumSeconds ?? .infinity
    asked.memory = picture?.maximumMemory.map { $0 << 20 } ?? limits.memory
    var meter = limits.meter
    if picture?.maximumSeconds != nil { meter.work = mayExceed ? asked.meter.work : min(asked.meter.work, meter.work) }
    meter.memory = mayExceed ? asked.meter.memory : min(asked.meter.memory, meter.memory)
    return StepLimit(seconds: min(limits.seconds, asked.seconds), meter: meter, areNeeded: areNeeded)
  }

  /// Returns the path to read for a name in a request, and registers it. Throws if the file isn't among the files of
  /// the resources.
  func path(_ name: String) throws(RequestError) -> String {
    let path = if case .inside(let root) = files { name.path(in: root) } else { name }
    try check(path)
    return path
  }

  /// Throws if a file that was found in a folder isn't among the files of the resources, and registers it.
  func check(_ path: String) throws(RequestError) {
    switch files {
    case .none: throw RequestError(.file, "\(DataError.shown(path)): files can't be read here")
    case .inside(let root): try check(path, inside: root)
    case .everywhere: break
    }
    willRead(path)
  }

  private func check(
    _ path: String, inside root: String, called name: String = "the folder of files"
  ) throws(RequestError) {
    guard let place = FilePath(resolving: path)?.names,
      let folder = FilePath(resolving: root.isEmpty ? "." : root)?.names,
      place.starts(with: folder)
    else { throw RequestError(.file, "\(DataError.shown(path)): outside \(name)") }
  }

  /// Whether the name of a font is that of a file: it has a slash or a font's extension, or such a file exists.
  func isFontFile(_ name: String) -> Bool {
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfb"]
    if name.contains("/") || endings.contains(where: name.lowercased().hasSuffix) { return true }
    switch files {
    case .none: return false
    case .inside(let root): return access(name.path(in: root).fileSystemName, F_OK) == 0
    case .everywhere: return access(name.fileSystemName, F_OK) == 0
    }
  }

  /// Returns all bytes of a file, or of standard input if the name is `-`.
  func bytes(_ name: String) throws(RequestError) -> [UInt8] {
    let path = try path(name)
    if name == "-", files == .everywhere { return try standardInput() }
    return try withPipes { () throws(RequestError) in try read(path) }
  }

  private func read(_ path: String) throws(RequestError) -> [UInt8] {
    do throws(FileError) { return try FileReader.bytes(of: path, limit: limits.byteCount) } catch {
      throw RequestError(error)
    }
  }

  /// Reads a file that a request names itself, which may be a pipe if these are read.
  func withPipes<Value>(_ body: () throws(RequestError) -> Value) throws(RequestError) -> Value {
    let limit = changing(FileLimit.current) { $0.isForRegularFiles = !readsPipes }
    return try FileLimit.$current.withValue(limit) { Result { () throws(RequestError) in try body() } }.get()
  }

  /// Returns all bytes of a file below a folder. An empty name is the current folder. Throws if the file isn't in the
  /// folder, also by links, or isn't among the files of the resources.
  func bytes(_ name: String, below folder: String) throws(RequestError) -> [UInt8] {
    let path = name.path(in: folder)
    try check(path, below: folder)
    return try read(path)
  }

  /// Throws if a file isn't in a folder, also by links, or isn't among the files of the resources. An empty name is the
  /// current folder.
  func check(_ path: String, below folder: String) throws(RequestError) {
    try check(path, inside: folder, called: "the folder of data")
    try check(path)
  }

  /// Returns the bytes of a request's data.
  func bytes(_ data: RequestData) throws(RequestError) -> [UInt8] {
    switch data {
    case .bytes(let bytes): bytes
    case .file(let name): try bytes(name)
    }
  }

  /// The name of a request's data in errors.
  func label(_ data: RequestData) -> String {
    if case .file(let name) = data, name != "-" { name } else { dataName }
  }

  /// The folder of the files that a document names; empty for the current folder.
  func folder(of data: RequestData?) -> String {
    let root = if case .inside(let root) = files { root } else { "" }
    guard case .file(let name)? = data, name != "-" else { return root }
    return name.path(in: root).folderPath
  }

  /// Returns the picture in a PNG, JPEG or WebP file.
  func picture(_ name: String) throws(RequestError) -> Image { try picture(at: path(name), scale: 1) }

  /// Returns the picture in a file that was found, with `scale` pixels per point.
  func picture(at path: String, scale: Double) throws(RequestError) -> Image {
    let bytes = try read(path)
    do { return try Image(contents: bytes, scale: scale) } catch {
      throw RequestError(error.isOutOfMemory ? .failure : .content, "\(path): \(error)")
    }
  }
}

/// When the steps of a request end early.
struct StepLimit: Sendable {
  var seconds = Double.infinity
  var meter = Meter.Limits.standard()
  var areNeeded: @Sendable () -> Bool = { true }
}

/// The time that steps of a request take, compared with the limit.
struct StepTimer {
  /// The limit of the pictures that are being laid out.
  @TaskLocal static var limit = StepLimit()

  private let start = ContinuousClock.now
  private let limit: StepLimit

  init(_ limit: StepLimit) { self.limit = limit }

  /// Throws if the steps so far took too long, or if nobody needs them any more.
  func check(_ steps: String) throws(RequestError) {
    guard limit.areNeeded() else { throw RequestError(.failure, "the picture is no longer needed") }
    guard limit.seconds != .infinity else { return }
    let time = (ContinuousClock.now - start) / .seconds(1)
    guard !(time <= limit.seconds) else { return }
    throw RequestError(.limit, "\(steps) took longer than \(JSONTree.number(limit.seconds).word) s")
  }
}

extension Meter {
  /// Runs a closure with a meter. Throws if it refused something.
  ///
  /// - Parameter label: The name of the file that is drawn, or empty.
  static func counting<Value>(
    _ limits: Limits, _ label: String = "", _ body: () throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    let meter = Meter(limits)
    let result = $current.withValue(meter) { Result { () throws(RequestError) in try body() } }
    // The error of what was refused tells more.
    let value = try result.get()
    if let excess = meter.excess { throw RequestError(.content, "\(label.isEmpty ? "" : label + ": ")\(excess)") }
    return value
  }

  /// Throws if the meter of the current task refused something.
  ///
  /// - Parameter label: The name of the file that is drawn.
  static func checkCurrent(_ label: String) throws(RequestError) {
    if let excess = current?.excess { throw RequestError(.content, "\(label): \(excess)") }
  }
}

extension RequestError {
  /// The error for a file that can't be read.
  package init(_ error: FileError) {
    let reason: Reason =
      switch error {
      case .reading(_, ENOMEM): .failure
      case .reading, .notRegular: .file
      case .tooLarge: .content
      case .writing: .failure
      }
    self.init(reason, RequestText(error.description))
  }
}
