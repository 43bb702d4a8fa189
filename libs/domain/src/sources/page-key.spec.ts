import { pageKey } from './page-key.js';

const PAGE = 'https://soup.example/recipes/1';

describe('pageKey', () => {
  it.each([
    'http://soup.example/recipes/1',
    'https://www.soup.example/recipes/1',
    'https://WWW.Soup.Example/recipes/1',
    'https://soup.example:443/recipes/1',
    'http://soup.example:443/recipes/1',
    'http://www.soup.example:80/recipes/1/',
    'https://soup.example/recipes/1/?',
    'https://soup.example/recipes/1#steps',
    'https://soup.example/recipes/1?utm_source=mail&UTM_Campaign=x&fbclid=1&gclid=2#top',
    'https://soup.example/recipes/1/?msclkid=1&_ga=2',
  ])('%s is the same page', (address) => {
    expect(pageKey(address)).toBe(pageKey(PAGE));
  });

  it.each([
    'https://soup.example/recipes/1?page=2',
    'https://soup.example/recipes/1?utm=1',
    'https://soup.example/Recipes/1',
    'https://soup.example/recipes/1/print',
    'https://m.soup.example/recipes/1',
    'https://soup.example:8443/recipes/1',
    'https://soup.example/',
  ])('%s is another page', (address) => {
    expect(pageKey(address)).not.toBe(pageKey(PAGE));
  });

  it.each([
    ['https://soup.example/?q=a%20b&utm_source=x', 'https://soup.example?q=a%20b'],
    ['https://soup.example/?a=1&fbclid=2&b=3', 'https://soup.example/?a=1&b=3'],
    ['https://soup.example/cr%c3%a8me', 'https://soup.example/crème'],
    ['https://xn--crme-6oa.example', 'https://www.crème.example/'],
  ])('%s is %s', (address, other) => {
    expect(pageKey(address)).toBe(pageKey(other));
  });
});
