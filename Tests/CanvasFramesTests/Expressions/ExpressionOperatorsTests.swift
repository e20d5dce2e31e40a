import Testing

/// The operators, literals and members against a table of what a JavaScript engine and d3 give.
struct ExpressionOperatorsTests {
  @Test func valuesAreThoseOfTheTable() {
    #expect(ExpressionSamples.failures(in: Self.table).isEmpty)
  }

  private static let table = #"""
    1 + 2 * 3 => 7
    (1 + 2) * 3 => 9
    10 - 4 - 3 => 3
    2 * 3 % 4 => 2
    100 / 10 / 5 => 2
    7 % 3 => 1
    -7 % 3 => -1
    7.5 % 2 => 1.5
    5 % 0 => NaN
    1 / 0 => Infinity
    -1 / 0 => -Infinity
    0 / 0 => NaN
    0x1F => 31
    0XfF + 1 => 256
    1e3 => 1000
    1.5e-3 => 0.0015
    .5 + 5. => 5.5
    1E+2 => 100
    - -3 => 3
    -(-3) => 3
    +'12' => 12
    +'' => 0
    +' 12 ' => 12
    +'12px' => NaN
    +'0x10' => 16
    +'1e3' => 1000
    +'.5' => 0.5
    +'5.' => 5
    +'Infinity' => Infinity
    +'inf' => NaN
    +'nan' => NaN
    +'0b11' => 3
    +'1_000' => NaN
    +true => 1
    +null => 0
    +[] => 0
    +[5] => 5
    +[1,2] => NaN
    +{} => NaN
    !0 => true
    !'' => true
    !'0' => false
    !null => true
    ![] => false
    !{} => false
    !NaN => true
    !!'a' => true
    ~5 => -6
    ~-1 => 0
    ~3.7 => -4
    ~'7' => -8
    ~4294967296 => -1
    ~1e20 => -1661992961
    1 << 4 => 16
    1 << 31 => -2147483648
    1 << 33 => 2
    -1 >> 1 => -1
    -1 >>> 0 => 4294967295
    -8 >>> 28 => 15
    5 & 3 => 1
    5 | 3 => 7
    5 ^ 3 => 6
    1.9 | 0 => 1
    -1.9 | 0 => -1
    1e10 | 0 => 1410065408
    2147483648 | 0 => -2147483648
    NaN | 0 => 0
    1 + 2 << 1 => 6
    1 < 2 == true => true
    1 | 2 == 2 => 1
    1 + '2' => '12'
    '1' + 2 => '12'
    1 + 2 + '3' => '33'
    '1' + 2 + 3 => '123'
    'a' + null => 'anull'
    'a' + true => 'atrue'
    'a' + NaN => 'aNaN'
    'a' + -Infinity => 'a-Infinity'
    'a' + 0.1 => 'a0.1'
    'a' + 1e21 => 'a1e+21'
    'a' + 123456789012345680000 => 'a123456789012345680000'
    'a' + 1e-7 => 'a1e-7'
    'a' + 0.000001 => 'a0.000001'
    'a' + 1.5e-10 => 'a1.5e-10'
    'a' + 100000000000000000000 => 'a100000000000000000000'
    'a' + 0.1 * 3 => 'a0.30000000000000004'
    'a' + -0 => 'a0'
    'a' + [1, [2, 3], null] => 'a1,2,3,'
    'a' + {} => 'a[object Object]'
    [] + [] => ''
    [1] + 1 => '11'
    null + 1 => 1
    datum.q + 1 => NaN
    'a' + datum.q => 'aundefined'
    true + true => 2
    null + null => 0
    '5' - 2 => 3
    '5' * '2' => 10
    'a' - 1 => NaN
    null * 5 => 0
    true / 2 => 0.5
    1 < 2 => true
    2 < 1 => false
    2 <= 2 => true
    3 >= 4 => false
    'a' < 'b' => true
    'B' < 'a' => true
    '10' < '9' => true
    '10' < 9 => false
    10 < '9' => false
    'a' < 1 => false
    'a' > 1 => false
    'a' >= 'a' => true
    null < 1 => true
    datum.q < 1 => false
    datum.q >= 0 => false
    1 > datum.q => false
    datum.r.c <= 0 => false
    null >= 0 => true
    null > 0 => false
    NaN < 1 => false
    NaN >= NaN => false
    true < 2 => true
    'é' < 'z' => false
    'Z' < 'a' => true
    '' < 'a' => true
    'ab' < 'abc' => true
    '😀' < '￿' => true
    1 == 1 => true
    1 == '1' => true
    1 === '1' => false
    '1' == '1' => true
    '1' === '1' => true
    null == 0 => false
    null == false => false
    null == null => true
    undefined == null => true
    undefined === null => false
    undefined == 0 => false
    datum.q === undefined => true
    datum.r.c == null => true
    null === null => true
    null == '' => false
    '' == 0 => true
    '0' == false => true
    true == 1 => true
    true == '1' => true
    true == 'true' => false
    NaN == NaN => false
    NaN === NaN => false
    NaN != NaN => true
    1 != 2 => true
    1 !== 1 => false
    'a' != 'b' => true
    [1] == 1 => true
    [1,2] == '1,2' => true
    1 && 2 => 2
    0 && 2 => 0
    '' && 2 => ''
    'a' && 'b' => 'b'
    1 || 2 => 1
    0 || 2 => 2
    null || 'x' => 'x'
    '' || 0 => 0
    0 || '' || null => null
    1 && 0 || 3 => 3
    1 || 0 && 3 => 1
    1 ? 2 : 3 => 2
    0 ? 2 : 3 => 3
    '' ? 1 : 'e' => 'e'
    1 ? 2 ? 'a' : 'b' : 'c' => 'a'
    0 ? 1 : 0 ? 2 : 3 => 3
    1 < 2 ? 'yes' : 'no' => 'yes'
    true ? [1, 2] : [] => [1, 2]
    [1, 2, 3][1] => 2
    [1, 2, 3].length => 3
    [1, 2][5] => undefined
    [][0] => undefined
    [1,] => [1]
    'abc'[1] => 'b'
    'abc'.length => 3
    'abc'[9] => undefined
    'né€😀'.length => 5
    {a: 1, 'b c': 2}.a => 1
    {a: 1, 'b c': 2}['b c'] => 2
    {a: {b: [4, 5]}}.a.b[1] => 5
    {1: 'one'}[1] => 'one'
    {a: 1}.z => undefined
    'it\'s' => 'it's'
    "say \"hi\"" => 'say "hi"'
    'tab\there' => 'tab	here'
    '\u0041\x42' => 'AB'
    '\ud83d\ude00' => '😀'
    'a\\b' => 'a\b'
    '\q' => 'q'
    'é' => 'é'
    datum.x => 3
    datum['x'] => 3
    datum["x"] + datum.y => -1.5
    datum.r.a.b => 7
    datum['a.b'] => 8
    datum.r['a']['b'] => 7
    datum.list[1] => 2
    datum.list.length => 3
    datum.s.length => 5
    datum.s[0] => 'H'
    datum.n => null
    datum.n + 1 => 1
    datum.n === null => true
    datum.n == null => true
    datum.flag => true
    datum.nan => NaN
    datum.num * 2 => 24
    datum.num + 2 => '122'
    datum.x * 2 + datum.y > 10 => false
    datum['li' + 'st'][0] => 1
    datum.t - 0 => 1000000000000
    datum.t < 5 => false
    datum.t > 5 => true
    datum.t + 1 => 'Sun Sep 09 2001 01:46:40 GMT+0000 (Coordinated Universal Time)1'
    'at ' + datum.t => 'at Sun Sep 09 2001 01:46:40 GMT+0000 (Coordinated Universal Time)'
    datum.t == 1e12 => false
    datum.t * 1 => 1000000000000
    width / 2 => 100
    width > 100 && datum.x => 3
    E => 2.718281828459045
    LN2 => 0.6931471805599453
    SQRT2 => 1.4142135623730951
    MAX_VALUE => 1.7976931348623157e+308
    MIN_VALUE => 5e-324
    NaN => NaN
    Infinity => Infinity
    datum.s == 'Hello' && datum.x >= 3 ? datum.s + '!' : null => 'Hello!'
    """#
}
