internal import CanvasSystem

/// How many processors this process may use, as `taskset` or a container leaves them; at least 1.
package let processorCount = max(1, Int(ck_available_processors()))
