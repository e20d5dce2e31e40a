import CanvasTables

/// A frame from JSON, for tests of transforms.
func sampleFrame(_ json: String) throws -> DataFrame { try DataFrame.rows(of: JSONValue(json: Array(json.utf8))) }

/// The values of a column as JavaScript writes them.
func shown(_ column: DataColumn?) -> [String] { column?.all.map(\.name) ?? [] }

/// Whether numbers are equal but for some parts in 10¹².
func areClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-12 * max(1, abs(b)) }
