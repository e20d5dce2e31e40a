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
    var unnamed = UnnamedFiles()
    try unnamed.add(files, sync: sync, workers: workers)
    try unnamed.place(workers: workers)
  }
}

/// Files that are complete under temporary names and get their own names together: the parts of an output that is too
/// large for the memory. Files that don't get their names are removed when this is released.
package struct UnnamedFiles: Sendable {
  private var writers: [AtomicFileWriter] = []

  package init() {}

  /// Writes files under temporary names, with up to `workers` threads.
  package mutating func add(_ files: [AtomicFile.NewFile], sync: Bool = false, workers: Int = 1) throws(FileError) {
    try forEachInOrder(count: files.count, workers: workers) { index in
      Result { () throws(FileError) in
        let writer = try AtomicFileWriter(files[index].path, sync: sync)
        try writer.write(files[index].bytes)
        try writer.close()
        return writer
      }
    } consume: { (result: Result<AtomicFileWriter, FileError>) throws(FileError) in
      writers.append(try result.get())
    }
  }

  /// Gives all files their names. Call it once.
  package func place(workers: Int = 1) throws(FileError) {
    try forEachInOrder(count: writers.count, workers: workers) { [writers] index in
      Result { () throws(FileError) in
        try writers[index].place()
        try writers[index].syncFolder()
      }
    } consume: { (result: Result<Void, FileError>) throws(FileError) in
      try result.get()
    }
  }
}
