import fc from 'fast-check';
import { parseLenientJson } from './lenient-json.js';

describe('parseLenientJson', () => {
  it.each<[string, string, unknown]>([
    ['JSON', '{"a":[1,"b",true,null,{"c":-1.5e3}]}', { a: [1, 'b', true, null, { c: -1500 }] }],
    ['a scalar', '"a"', 'a'],
    ['raw line breaks and tabs', '{"a":"b\n\tc"}', { a: 'b\n\tc' }],
    ['raw control characters', '{"a":"b\u0001c"}', { a: 'b\u0001c' }],
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['stray commas', '{,"a":[,1,,2],,}', { a: [1, 2] }],
    ['missing commas', '{"a":"b" "c":[1 2 {"d":3} {"e":4}]}', { a: 'b', c: [1, 2, { d: 3 }, { e: 4 }] }],
    ['missing values', '{"a":,"b":}', { a: null, b: null }],
    ['comments', '/* x */{"a":1, // "b":2\n"c":/**/3}', { a: 1, c: 3 }],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['HTML comments', '<!--\n{"a":1}\n-->', { a: 1 }],
    ['a byte order mark and a semicolon', '\ufeff{"a":1};', { a: 1 }],
    ['an assignment', 'var data = {"a":1};', { a: 1 }],
    ['text after the value', '{"a":1}}} {"b":2}', { a: 1 }],
    ['quotes inside', '{"a":"the "best" tart","b":"say "x", then go"}',
      { a: 'the "best" tart', b: 'say "x", then go' }],
    ['single quotes', "{'a':'b \"c\"'}", { a: 'b "c"' }],
    ['names without quotes', '{a:1,b:c}', { a: 1, b: 'c' }],
    ['invalid escapes', String.raw`{"a":"l\'\é\x","b":"\u00e9\u12"}`, { a: "l'éx", b: 'éu12' }],
    ['JavaScript literals', '{"a":undefined,"b":NaN,"c":TRUE}', { a: 'undefined', b: 'NaN', c: true }],
    ['a truncated text', '{"a":[{"b":"c', { a: [{ b: 'c' }] }],
    ['an extra bracket', '{"a":[1]],"b":2}', { a: [1], b: 2 }],
    ['a wrong bracket', '{"a":[1,2},"b":3', { a: [1, 2] }],
    ['entities for quotes', '{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }],
    ['an empty text', '', undefined],
    ['a word', 'hello', undefined],
    ['markup', '<p>{</p>', undefined],
  ])('%s', (_, text, value) => {
    expect(parseLenientJson(text)).toEqual(value);
  }); // prettier-ignore

  it('parses valid JSON like JSON.parse, also after other text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        expect(parseLenientJson(json)).toEqual(JSON.parse(json));
        expect(parseLenientJson(`var x = [${json}];`)).toEqual([JSON.parse(json)]);
      }),
    );
  });

  it('never throws', () => {
    const unit = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ',',
      ':',
      '\\',
      '/',
      '*',
      '\n',
      ' ',
      'a',
      'u',
      '1',
      '&',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        expect(() => parseLenientJson(text)).not.toThrow();
      }),
    );
  });
});
