import { etagOf, matchesStrongly, matchesWeakly } from './entity-tag.js';

const ETAG = '"a"';

describe('etagOf', () => {
  it('is a quoted hash of the bytes, whether they are text or a buffer', () => {
    expect(etagOf('{"name":"pâte"}')).toMatch(/^"[\w-]{43}"$/);
    expect(etagOf('{"name":"pâte"}')).toBe(etagOf(Buffer.from('{"name":"pâte"}')));
    expect(etagOf('{"name":"pâte"}')).not.toBe(etagOf('{"name":"pate"}'));
  });
});

describe.each<[string, { weakly: boolean; strongly: boolean }]>([
  [ETAG, { weakly: true, strongly: true }],
  ['*', { weakly: true, strongly: true }],
  ['"b", "a"', { weakly: true, strongly: true }],
  ['"b","a"', { weakly: true, strongly: true }],
  ['W/"a"', { weakly: true, strongly: false }],
  ['"b"', { weakly: false, strongly: false }],
  ['a', { weakly: false, strongly: false }],
  ['', { weakly: false, strongly: false }],
  [',', { weakly: false, strongly: false }],
])('the list %s', (list, { weakly, strongly }) => {
  it(`${weakly ? 'matches' : 'does not match'} weakly`, () => {
    expect(matchesWeakly(list, [ETAG])).toBe(weakly);
  });

  it(`${strongly ? 'matches' : 'does not match'} strongly`, () => {
    expect(matchesStrongly(list, ETAG)).toBe(strongly);
  });
});

it('an absent If-None-Match does not match', () => {
  expect(matchesWeakly(undefined, [ETAG])).toBe(false);
});
