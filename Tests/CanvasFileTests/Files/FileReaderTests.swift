import Canvas
import CanvasCLibrary
import TestSupport
import Testing

struct FileReaderTests {
  @Test func filesAreReadWholeUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try AtomicFile.write(bytes, to: folder["a"])
    #expect(try FileReader.bytes(of: folder["a"], limit: 200_000) == bytes)
    #expect(throws: FileError.tooLarge(path: folder["a"], limit: 199_999)) {
      try FileReader.bytes(of: folder["a"], limit: 199_999)
    }
  }

  @Test func filesWithoutASizeAndEndlessDevicesKeepToTheLimitToo() throws {
    #expect(try !FileReader.bytes(of: "/proc/self/status", limit: 1 << 20).isEmpty)
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 100_000)) {
      try FileReader.bytes(of: "/dev/zero", limit: 100_000)
    }
    #expect(try FileReader.bytes(of: "/dev/null", limit: 0) == [])
  }

  @Test func aPipeIsReadToItsEnd() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    try AtomicFile.write([1, 2, 3], toDescriptor: ends[1], path: "pipe")
    close(ends[1])
    #expect(try FileReader.bytes(of: "/proc/self/fd/\(ends[0])", limit: 10) == [1, 2, 3])
    close(ends[0])
  }

  @Test func aTaskMayReadRegularFilesOnlyAndFewerBytes() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3, 4], to: folder["a"])
    // A reader would wait for a writer.
    try #require(mkfifo(folder["pipe"], 0o666) == 0)
    var limit = FileLimit()
    limit.byteCount = 3
    try FileLimit.$current.withValue(limit) { () throws in
      #expect(throws: FileError.tooLarge(path: folder["a"], limit: 3)) {
        try FileReader.bytes(of: folder["a"], limit: 10)
      }
      #expect(throws: FileError.tooLarge(path: folder["a"], limit: 2)) {
        try FileReader.bytes(of: folder["a"], limit: 2)
      }
      #expect(try FileReader.bytes(of: "/dev/null", limit: 10) == [])
    }
    limit.byteCount = 4
    limit.isForRegularFiles = true
    try FileLimit.$current.withValue(limit) { () throws in
      #expect(try FileReader.bytes(of: folder["a"], limit: 10) == [1, 2, 3, 4])
      for path in [folder["pipe"], "/dev/null", "/dev/zero"] {
        let error = FileError.notRegular(path: path)
        #expect(throws: error) { try FileReader.bytes(of: path, limit: 10) }
        #expect(error.description == "\(path): not a regular file")
        #expect(error.isReading && error.path == path)
        #expect(throws: FontError.invalid(source: path, reason: "not a regular file; a font file is needed")) {
          try Font(path: path, size: 12)
        }
      }
      #expect(throws: FileError.reading(path: folder.path, errno: EISDIR)) {
        try FileReader.bytes(of: folder.path, limit: 10)
      }
    }
  }

  @Test func whatCannotBeReadIsAnErrorWithItsReason() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.reading(path: folder.path, errno: EISDIR)) {
      try FileReader.bytes(of: folder.path, limit: 10)
    }
    do throws(FileError) {
      _ = try FileReader.bytes(of: "/no/such.png", limit: 10)
      Issue.record("a missing file was read")
    } catch {
      #expect(error.isReading)
      #expect(error.path == "/no/such.png")
      #expect(error.description == "/no/such.png: can't be read: No such file or directory")
    }
    #expect(throws: FileError.reading(path: "a\0b", errno: EINVAL)) { try FileReader.bytes(of: "a\0b", limit: 10) }
    let missing = folder["missing.png"]
    #expect(throws: ImageFileError.file(.reading(path: missing, errno: ENOENT))) { try Image(contentsOfPNG: missing) }
  }

  @Test func aPictureIsReadBackFromItsFile() throws {
    let folder = try TemporaryFolder()
    var pixels = try PixelBuffer(width: 2, height: 1)
    pixels[0, 0] = PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 4)
    let image = Image(pixels: pixels, scale: 2)
    try image.writePNG(to: folder["new/a.png"])
    #expect(try Image(contentsOfPNG: folder["new/a.png"], scale: 2) == image)
    let path = folder["new/a.png"]
    #expect(throws: ImageFileError.file(.tooLarge(path: path, limit: 10))) {
      try Image(contentsOfPNG: path, limits: ImageLimits(maximumByteCount: 10))
    }
  }

  @Test func whatIsNoPictureIsAnErrorWithItsPath() throws {
    let folder = try TemporaryFolder()
    let path = folder["a.png"]
    try AtomicFile.write(Array("GIF89a".utf8), to: path)
    do throws(ImageFileError) {
      _ = try Image(contentsOf: path)
      Issue.record("no picture was read")
    } catch {
      #expect(error == .picture(path: path, .unknown(format: "a GIF")))
      #expect(error.path == path)
      #expect(error.description == "\(path): this is a GIF; only PNG, JPEG and WebP can be read")
    }
    do throws(ImageFileError) {
      _ = try Image(contentsOfPNG: path)
      Issue.record("no picture was read")
    } catch {
      #expect(error == .picture(path: path, .png(.notPNG(format: "a GIF"))))
      #expect(error.description.hasPrefix(path + ": "))
    }
  }
}
