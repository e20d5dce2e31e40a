/// The names in each language, from Unicode's CLDR 47. They are stored here so that pictures don't depend on the
/// machine.
extension CalendarNames {
  static let all: [CalendarNames] = [
    CalendarNames(
      language: "ko",
      months: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      weekdays: "월요일|화요일|수요일|목요일|금요일|토요일|일요일", shortWeekdays: "월|화|수|목|금|토|일",
      quarters: "1분기|2분기|3분기|4분기",
      day: "{short} {d}일", dayOfYear: "{y}년 {short} {d}일", month: "{y}년 {short}", quarter: "{y}년 {q}", year: "{y}년"),
    english,
    CalendarNames(
      language: "ja",
      months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      weekdays: "月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日", shortWeekdays: "月|火|水|木|金|土|日",
      day: "{M}月{d}日", dayOfYear: "{y}年{M}月{d}日", month: "{y}年{M}月", quarter: "{y}/{q}", year: "{y}年"),
    CalendarNames(
      language: "zh",
      months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      monthsInDates: "一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月",
      weekdays: "星期一|星期二|星期三|星期四|星期五|星期六|星期日", shortWeekdays: "周一|周二|周三|周四|周五|周六|周日",
      quarters: "1季度|2季度|3季度|4季度",
      day: "{M}月{d}日", dayOfYear: "{y}年{M}月{d}日", month: "{y}年{M}月", quarter: "{y}年{q}", year: "{y}年"),
    CalendarNames(
      language: "th",
      months: "มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม",
      shortMonths: "ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.",
      weekdays: "วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์", shortWeekdays: "จ.|อ.|พ.|พฤ.|ศ.|ส.|อา.",
      quarters: "ไตรมาส 1|ไตรมาส 2|ไตรมาส 3|ไตรมาส 4"),
    CalendarNames(
      language: "id",
      months: "Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember",
      weekdays: "Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu", shortWeekdays: "Sen|Sel|Rab|Kam|Jum|Sab|Min",
      quarters: "K1|K2|K3|K4"),
    CalendarNames(
      language: "tr",
      months: "Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık",
      weekdays: "Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar", shortWeekdays: "Pzt|Sal|Çar|Per|Cum|Cmt|Paz",
      quarters: "Ç1|Ç2|Ç3|Ç4",
      quarter: "{y} {q}"),
    CalendarNames(
      language: "nl",
      months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
      shortMonths: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec",
      weekdays: "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag", shortWeekdays: "ma|di|wo|do|vr|za|zo",
      quarters: "K1|K2|K3|K4"),
    CalendarNames(
      language: "pt",
      months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
      shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
      weekdays: "segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo",
      shortWeekdays: "seg.|ter.|qua.|qui.|sex.|sáb.|dom.",
      quarters: "T1|T2|T3|T4",
      day: "{d} de {short}", dayOfYear: "{d} de {short} de {y}", month: "{short} de {y}", quarter: "{q} de {y}"),
    CalendarNames(
      language: "de",
      months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
      shortMonthsInDates: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
      weekdays: "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag", shortWeekdays: "Mo|Di|Mi|Do|Fr|Sa|So",
      day: "{d}. {short}", dayOfYear: "{d}. {short} {y}"),
    CalendarNames(
      language: "da",
      months: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december",
      shortMonths: "jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.",
      weekdays: "mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag",
      shortWeekdays: "man.|tirs.|ons.|tors.|fre.|lør.|søn.",
      quarters: "1. kvt.|2. kvt.|3. kvt.|4. kvt.",
      day: "{d}. {short}", dayOfYear: "{d}. {short} {y}"),
    CalendarNames(
      language: "vi",
      months: "Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12",
      monthsInDates:
        "tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12",
      shortMonths: "Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12",
      shortMonthsInDates: "thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12",
      weekdays: "Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật",
      shortWeekdays: "Th 2|Th 3|Th 4|Th 5|Th 6|Th 7|CN",
      dayOfYear: "{d} {short}, {y}"),
    CalendarNames(
      language: "fr",
      months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
      shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
      weekdays: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
      shortWeekdays: "lun.|mar.|mer.|jeu.|ven.|sam.|dim.",
      quarters: "T1|T2|T3|T4"),
    CalendarNames(
      language: "ru",
      months: "январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь",
      monthsInDates: "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря",
      shortMonths: "янв.|февр.|март|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.",
      shortMonthsInDates: "янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.",
      weekdays: "понедельник|вторник|среда|четверг|пятница|суббота|воскресенье", shortWeekdays: "пн|вт|ср|чт|пт|сб|вс",
      quarters: "1-й кв.|2-й кв.|3-й кв.|4-й кв.",
      dayOfYear: "{d} {short} {y}\u{202F}г.", month: "{alone} {y}\u{202F}г.",
      quarter: "{q} {y}\u{202F}г."),
    CalendarNames(
      language: "cs",
      months: "leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec",
      monthsInDates: "ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince",
      shortMonths: "led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro",
      weekdays: "pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle", shortWeekdays: "po|út|st|čt|pá|so|ne",
      day: "{d}. {M}.", dayOfYear: "{d}. {M}. {y}", month: "{long} {y}"),
    CalendarNames(
      language: "sv",
      months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
      shortMonths: "jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.",
      weekdays: "måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag", shortWeekdays: "mån|tis|ons|tors|fre|lör|sön",
      quarters: "K1|K2|K3|K4"),
    CalendarNames(
      language: "nb",
      months: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember",
      shortMonthsInDates: "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
      weekdays: "mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag",
      shortWeekdays: "man.|tir.|ons.|tor.|fre.|lør.|søn.",
      quarters: "K1|K2|K3|K4",
      day: "{d}. {short}", dayOfYear: "{d}. {short} {y}"),
    CalendarNames(
      language: "fi",
      months:
        "tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu",
      monthsInDates:
        "tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta",
      shortMonths: "tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu",
      weekdays: "maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai",
      shortWeekdays: "ma|ti|ke|to|pe|la|su",
      quarters: "1. nelj.|2. nelj.|3. nelj.|4. nelj.",
      day: "{d}.{M}.", dayOfYear: "{d}.{M}.{y}", month: "{alone} {y}"),
    CalendarNames(
      language: "uk",
      months: "січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень",
      monthsInDates: "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня",
      shortMonths: "січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.",
      weekdays: "понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя", shortWeekdays: "пн|вт|ср|чт|пт|сб|нд",
      quarters: "1-й кв.|2-й кв.|3-й кв.|4-й кв.",
      dayOfYear: "{d} {short} {y}\u{202F}р.", month: "{alone} {y}\u{202F}р."),
    CalendarNames(
      language: "pl",
      months: "styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień",
      monthsInDates:
        "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
      weekdays: "poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela",
      shortWeekdays: "pon.|wt.|śr.|czw.|pt.|sob.|niedz.",
      quarters: "I kw.|II kw.|III kw.|IV kw.",
      month: "{alone} {y}"),
    CalendarNames(
      language: "es",
      months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
      shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
      weekdays: "lunes|martes|miércoles|jueves|viernes|sábado|domingo", shortWeekdays: "lun|mar|mié|jue|vie|sáb|dom",
      quarters: "T1|T2|T3|T4"),
    CalendarNames(
      language: "it",
      months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
      weekdays: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica",
      shortWeekdays: "lun|mar|mer|gio|ven|sab|dom",
      quarters: "T1|T2|T3|T4"),
  ]
}
