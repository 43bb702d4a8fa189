import { toCurl } from './curl.js';

describe('toCurl', () => {
  const request = { method: 'POST', target: "/recipes/1?name='", headers: {} };

  it('quotes every part for a shell and replaces secrets by variables', () => {
    const headers = { cookie: 'session=abc', accept: '' };
    const sent = { ...request, headers, body: `{"name":"l'ail"}` };
    expect(toCurl(sent, new Map([['session=abc', 'A']]), '/tmp/1.txt')).toEqual({
      command: [
        'curl -isS --path-as-is -X POST',
        `"$api"'/recipes/1?name='\\'''`,
        '-H "cookie: $A"',
        "-H 'accept;'",
        `--data-binary '{"name":"l'\\''ail"}'`,
      ].join(' '),
    });
  });

  it.each(['x'.repeat(2_000), 'a\0b'])('reads a long or binary body from a file', (body) => {
    const { command, bodyFromFile } = toCurl({ ...request, body }, new Map(), '/tmp/1.txt');
    expect(command).toMatch(/--data-binary @'\/tmp\/1\.txt'$/);
    expect(bodyFromFile).toBe(body);
  });
});
