extension AtomicFile {
  /// A file to be written.
  package struct NewFile: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Writes several files, each as `write` does, and gives none of them its name before the disk has taken all: a full
  /// one leaves everything as it was.
  ///
  /// What can fail after that is a name alone. Then the files before it are there, whole; with one worker those before it
  /// in the array.
  /// - Parameter workers: How many threads may write at once: they wait for the disk more than they work.
  package static func write(_ files: [NewFile], sync: Bool = false, workers: Int = 1) throws(FileError) {
    var written: [AtomicFileWriter] = []
    try forEachInOrder(count: files.count, workers: workers) { index in
      Result { () throws(FileError) in try closedFile(files[index], sync: sync) }
    } consume: { (result: Result<AtomicFileWriter, FileError>) throws(FileError) in
      written.append(try result.get())
    }
    try forEachInOrder(count: written.count, workers: workers) { [written] index in
      Result { () throws(FileError) in
        try written[index].place()
        try written[index].syncFolder()
      }
    } consume: { (result: Result<Void, FileError>) throws(FileError) in
      try result.get()
    }
  }

  private static func closedFile(_ file: NewFile, sync: Bool) throws(FileError) -> AtomicFileWriter {
    let writer = try AtomicFileWriter(file.path, sync: sync)
    try writer.write(file.bytes)
    try writer.close()
    return writer
  }
}
