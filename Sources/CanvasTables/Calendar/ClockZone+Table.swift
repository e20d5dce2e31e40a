/// Well-known zones of the IANA time zone database (version 2025b): the standard offset in minutes, the rule for
/// daylight saving time, and the names of the zones that have both.
extension ClockZone {
  private static let groups: [(minutes: Int, saving: DaylightSaving, names: String)] = [
    (0, .none, "UTC Etc/UTC GMT Atlantic/Reykjavik"),
    (0, .europe, "Europe/London Europe/Dublin Europe/Lisbon"),
    (
      60, .europe,
      "Europe/Amsterdam Europe/Belgrade Europe/Berlin Europe/Brussels Europe/Budapest Europe/Copenhagen"
        + " Europe/Madrid Europe/Oslo Europe/Paris Europe/Prague Europe/Rome Europe/Stockholm Europe/Vienna"
        + " Europe/Warsaw Europe/Zurich"
    ),
    (
      120, .europe,
      "Europe/Athens Europe/Bucharest Europe/Helsinki Europe/Kyiv Europe/Riga Europe/Sofia Europe/Tallinn"
        + " Europe/Vilnius"
    ),
    (180, .none, "Europe/Istanbul Europe/Moscow Africa/Nairobi Asia/Riyadh"),
    (120, .egypt, "Africa/Cairo"),
    (120, .none, "Africa/Johannesburg"),
    (60, .none, "Africa/Lagos"),
    (120, .israel, "Asia/Jerusalem"),
    (210, .none, "Asia/Tehran"),
    (240, .none, "Asia/Dubai"),
    (300, .none, "Asia/Karachi Asia/Tashkent Asia/Almaty"),
    (330, .none, "Asia/Kolkata"),
    (345, .none, "Asia/Kathmandu"),
    (360, .none, "Asia/Dhaka"),
    (420, .none, "Asia/Bangkok Asia/Ho_Chi_Minh Asia/Jakarta"),
    (
      480, .none,
      "Asia/Hong_Kong Asia/Kuala_Lumpur Asia/Manila Asia/Shanghai Asia/Singapore Asia/Taipei"
        + " Australia/Perth"
    ),
    (540, .none, "Asia/Seoul Asia/Tokyo"),
    (570, .none, "Australia/Darwin"),
    (570, .australia, "Australia/Adelaide"),
    (600, .none, "Australia/Brisbane"),
    (600, .australia, "Australia/Hobart Australia/Melbourne Australia/Sydney"),
    (720, .newZealand, "Pacific/Auckland"),
    (720, .none, "Pacific/Fiji"),
    (-210, .northAmerica, "America/St_Johns"),
    (-240, .northAmerica, "America/Halifax"),
    (-300, .northAmerica, "America/New_York America/Toronto"),
    (-360, .northAmerica, "America/Chicago America/Winnipeg"),
    (-420, .northAmerica, "America/Denver America/Edmonton"),
    (-420, .none, "America/Phoenix"),
    (-480, .northAmerica, "America/Los_Angeles America/Vancouver"),
    (-540, .northAmerica, "America/Anchorage"),
    (-600, .none, "Pacific/Honolulu"),
    (-360, .none, "America/Mexico_City"),
    (-300, .none, "America/Bogota America/Lima"),
    (-240, .none, "America/Caracas America/Puerto_Rico"),
    (-240, .chile, "America/Santiago"),
    (-180, .none, "America/Argentina/Buenos_Aires America/Montevideo America/Sao_Paulo"),
  ]

  static let table: [ClockZone] = groups.flatMap { group in
    group.names.split(separator: " ").map {
      ClockZone(identifier: String($0), standardOffset: 60 * group.minutes, saving: group.saving)
    }
  }
}
