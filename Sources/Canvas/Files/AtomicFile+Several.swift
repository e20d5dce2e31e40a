extension AtomicFile {
  /// A file to write.
  package struct NewFile: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Writes several files, each as `write` does. No file gets its name before all data is on the disk, so if the disk
  /// is full, everything stays unchanged.
  ///
  /// After that, only a rename can fail. The files before it are then complete; with one worker, these are the files
  /// before it in the array.
  ///
  /// - Parameter workers: The maximum number of threads that write at once. They mostly wait for the disk.
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
