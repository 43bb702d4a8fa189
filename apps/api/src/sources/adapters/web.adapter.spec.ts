import { web } from './web.adapter.js';

const idOf = (address: string) => Buffer.from(address).toString('base64url');

describe('web', () => {
  it.each([
    ['https://cuisine.example/tarte?id=3', 'https://cuisine.example/tarte?id=3'],
    ['HTTPS://Cuisine.EXAMPLE:443', 'https://cuisine.example/'],
    ['https://cuisine.example/a/../tarte#commentaires', 'https://cuisine.example/tarte'],
    ['https://cuisine.example/?utm_source=x&id=3&fbclid=y', 'https://cuisine.example/?id=3'],
    ['https://cuisine.example/crème', 'https://cuisine.example/cr%C3%A8me'],
    ['http://cuisine.example/', 'http://cuisine.example/'],
  ])('converts %s to %s', (address, page) => {
    const located = web.locate(idOf(address));
    expect(located).toEqual({ externalId: idOf(page), page, document: page });
    expect(web.locate(idOf(page))).toEqual(located);
  });

  it('accepts an id with padding', () => {
    const address = 'https://cuisine.example/ab';
    expect(
      web.locate(Buffer.from(address).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
    ).toEqual(web.locate(idOf(address)));
  });

  it.each([
    ['an empty id', ''],
    ['invalid base64url', 'https://cuisine.example/'],
    ['a text that is not a URL', idOf('tarte aux pommes')],
    ['a URL with credentials', idOf('https://a:b@cuisine.example/')],
    ['a URL that is too long', idOf(`https://cuisine.example/${'a'.repeat(2000)}`)],
  ])('has no item for %s', (_, externalId) => {
    expect(web.locate(externalId)).toBeNull();
  });

  it('does not support search', () => {
    expect(web.searchPath('tarte', 1)).toBeNull();
  });
});
