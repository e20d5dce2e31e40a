import Testing

/// The functions of texts, regular expressions and formats against a table of what a JavaScript engine and d3 give.
struct ExpressionTextsTests {
  @Test func valuesAreThoseOfTheTable() {
    #expect(ExpressionSamples.failures(in: Self.table).isEmpty)
  }

  private static let table = #"""
    indexof([1, 2, 3], 2) => 1
    indexof([1, 2, 3], '2') => -1
    indexof('hello', 'l') => 2
    indexof('hello', 'z') => -1
    indexof('hello', 'l', 3) => 3
    indexof([1, 2, 1], 1, 1) => 2
    lastindexof([1, 2, 1], 1) => 2
    lastindexof('hello', 'l') => 3
    slice([1, 2, 3, 4], 1, 3) => [2, 3]
    slice([1, 2, 3, 4], -2) => [3, 4]
    slice('hello', 1, 3) => 'el'
    slice('hello', -3) => 'llo'
    slice('hello', 3, 1) => ''
    lower('HeLLo É') => 'hello é'
    upper('straße') => 'STRASSE'
    pad('a', 3) => 'a  '
    pad('a', 3, '.') => 'a..'
    pad('a', 4, '.', 'left') => '...a'
    pad('a', 4, '.', 'center') => '.a..'
    pad('abcd', 2) => 'abcd'
    pad(7, 3, '0', 'left') => '007'
    parseFloat('12.5px') => 12.5
    parseFloat('px') => NaN
    parseFloat('-.5e1x') => -5
    parseFloat('1e') => 1
    parseFloat('Infinityx') => Infinity
    parseInt('12px') => 12
    parseInt('0x1f') => 31
    parseInt('ff', 16) => 255
    parseInt('101', 2) => 5
    parseInt('9', 8) => NaN
    parseInt('-42.9') => -42
    replace('aXbX', 'X', '-') => 'a-bX'
    replace('aXbX', /X/g, '-') => 'a-b-'
    replace('aXbX', /x/gi, '-') => 'a-b-'
    replace('2000-01-02', /(\d+)-(\d+)-(\d+)/, '$3.$2.$1') => '02.01.2000'
    replace('abc', /b/, '[$&]') => 'a[b]c'
    replace('abc', /b/, '$$') => 'a$c'
    replace('abc', /(b)/, '$2') => 'a$2c'
    replace('abc', /x*/g, '-') => '-a-b-c-'
    replace('abc', '', '-') => '-abc'
    replace(123, '2', 'x') => '1x3'
    replace('a.b', /\./, '') => 'ab'
    split('a,b,c', ',') => ['a', 'b', 'c']
    split('a,b,c', ',', 2) => ['a', 'b']
    split('abc', '') => ['a', 'b', 'c']
    split('', ',') => ['']
    split('', '') => []
    split('a1b22c', /\d+/) => ['a', 'b', 'c']
    split('a1b', /(\d)/) => ['a', '1', 'b']
    split('abc', /x*/) => ['a', 'b', 'c']
    substring('hello', 1, 3) => 'el'
    substring('hello', 3, 1) => 'el'
    substring('hello', 2) => 'llo'
    substring('hello', -2) => 'hello'
    substring('hello', 0, NaN) => ''
    trim('  a b  ') => 'a b'
    truncate('hello world', 8) => 'hello w…'
    truncate('hello', 8) => 'hello'
    truncate('hello world', 8, 'left') => '…o world'
    truncate('hello world', 8, 'center') => 'hell…rld'
    truncate('hello world', 8, 'right', '...') => 'hello...'
    test(/^a/, 'abc') => true
    test(/b$/, 'abc') => false
    test(/A/i, 'abc') => true
    test('b+', 'abbc') => true
    test(/^(a|b)*c$/, 'ababc') => true
    test(/^(?:\w+\.)+\w+$/, 'a.b.c') => true
    test(/^\d{2,3}$/, '1234') => false
    test(/^\d{2,3}$/, '123') => true
    test(/[^a-z]/, 'abc') => false
    test(/[\d.]/, 'a.b') => true
    test(/\bfoo\b/, 'a foo b') => true
    test(/\bfoo\b/, 'afoob') => false
    test(/a(?=b)/, 'ab') => true
    test(/a(?!b)/, 'ab') => false
    test(/^.$/, '\n') => false
    test(/a.c/s, 'a\nc') => true
    test(/^b/m, 'a\nb') => true
    test(/(a*)*b/, 'aaaa') => false
    test(/a{2}/, 'aa') => true
    test(/x{,2}/, 'x{,2}') => true
    test(/[/]/, 'a/b') => true
    test(/\//, 'a/b') => true
    replace('aaa', /a+?/, 'b') => 'baa'
    replace('aaa', /a{1,2}/g, 'b') => 'bb'
    replace('foobar', /(?:o+)(b)/, '<$1>') => 'f<b>ar'
    test(regexp('^H', 'i'), 'hello') => true
    format(1234.5, ',.2f') => '1,234.50'
    format(0.256, '.1%') => '25.6%'
    format(1500, '~s') => '1.5k'
    format(1500000, '.2s') => '1.5M'
    format(42, 'd') => '42'
    format(-5, 'd') => '−5'
    format(3.14159, '.3') => '3.14'
    format(null, 'd') => 'null'
    format('12', '.1f') => '12.0'
    format(1000, ',') => '1,000'
    format(0.000012345, '.2e') => '1.23e-5'
    timeFormat(0, '%Y-%m-%d %H:%M:%S') => '1970-01-01 00:00:00'
    timeFormat(datum.t, '%b %d, %Y') => 'Sep 09, 2001'
    timeFormat(null, '%Y') => 'null'
    timeFormat('abc', '%Y %b %d') => '0NaN  NaN'
    utcFormat(0, '%A %B %-d %_d %e %I %p') => 'Thursday January 1  1  1 12 AM'
    timeParse('2010-03-04', '%Y-%m-%d') => time(1267660800000)
    timeParse('x', '%Y') => null
    utcParse('04/03/10', '%d/%m/%y') => time(1267660800000)
    """#
}
