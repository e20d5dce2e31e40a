/// The functions of Vega's expression language.
enum ExpressionFunction: String, Sendable, CaseIterable {
  // Numbers
  case isNaN, isFinite, abs, acos, asin, atan, atan2, ceil, clamp, cos, exp, floor, hypot, log, max, min, pow, random
  case round, sin, sqrt, tan

  // Kinds and conversions
  case isArray, isBoolean, isDate, isDefined, isNumber, isObject, isRegExp, isString, isValid
  case toBoolean, toDate, toNumber, toString

  // Times
  case now, datetime, date, day, dayofyear, week, isoweek, year, quarter, month, hours, minutes, seconds, milliseconds
  case time, timezoneoffset, timeOffset, timeSequence, timeUnitSpecifier
  case utc, utcdate, utcday, utcdayofyear, utcweek, utcisoweek, utcyear, utcquarter, utcmonth, utchours, utcminutes
  case utcseconds, utcmilliseconds, utcOffset, utcSequence

  // Lists
  case array, clampRange, extent, indexof, inrange, join, lastindexof, length, lerp, peek, pluck, reverse, sequence
  case slice, sort, span

  // Texts
  case lower, pad, parseFloat, parseInt, regexp, replace, split, substring, test, trim, truncate, upper
  case dayAbbrevFormat, dayFormat, format, monthAbbrevFormat, monthFormat, timeFormat, timeParse, utcFormat, utcParse

  // Others
  case choose = "if"
  case merge, data, warn, info, debug

  // Only in a running view, or of colors
  case scale, invert, bandwidth, bandspace, domain, range, copy, gradient, rgb, hsl, lab, hcl, luminance, contrast
  case geoArea, geoBounds, geoCentroid, geoScale, geoShape, pathShape, containerSize, screen, windowSize, indata
  case inScope, intersect, encode, modify, setdata, isTuple, event, item, group, xy, x, y, view, treePath
  case treeAncestors, vlSelectionTest, vlSelectionIdTest, vlSelectionResolve, vlSelectionTuples
  case cumulativeNormal, cumulativeLogNormal, cumulativeUniform, densityNormal, densityLogNormal, densityUniform
  case quantileNormal, quantileLogNormal, quantileUniform, sampleNormal, sampleLogNormal, sampleUniform
  case panLinear, panLog, panPow, panSymlog, zoomLinear, zoomLog, zoomPow, zoomSymlog, pinchAngle, pinchDistance
  case lassoAppend, lassoPath, intersectLasso, flush, interpolateLinear, btoa, atob, encodeURIComponent

  /// The index of the argument that may be a regular expression.
  var patternIndex: Int? {
    switch self {
    case .test, .isRegExp: 0
    case .replace, .split: 1
    default: nil
    }
  }
}
