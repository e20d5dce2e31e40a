internal import CanvasSystem

/// The number of processors that this process may use, as limited by `taskset` or a container; at least 1.
package let processorCount = max(1, Int(ck_available_processors()))
