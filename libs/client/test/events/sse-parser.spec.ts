import { SseParser } from '../../src/events/sse-parser.js';

/** The messages of a text that arrives in these chunks. */
function parse(...chunks: string[]) {
  const parser = new SseParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
}

const message = (fields: object) => ({ id: null, event: null, data: null, ...fields });

it.each([
  ['line feeds', '\n'],
  ['carriage returns and line feeds', '\r\n'],
  ['carriage returns', '\r'],
])('messages with %s', (_, end) => {
  const text = ['id: 1', 'event: recipe', 'data: {}', '', 'data: b', '', ':'].join(end);
  expect(parse(text)).toEqual([
    message({ id: '1', event: 'recipe', data: '{}' }),
    message({ data: 'b' }),
  ]);
});

it.each([
  'id: 1\r\nevent: recipe\r\ndata: é\r\ndata: b\r\n\r\ndata: c\r\n\r\n',
  'data: a\n\nid\n\n',
])('any border between two chunks gives the same messages as %j', (text) => {
  const whole = parse(text);
  for (let at = 1; at < text.length; at += 1) {
    expect(parse(text.slice(0, at), text.slice(at))).toEqual(whole);
  }
  expect(parse(...text.split(''))).toEqual(whole);
});

it.each([
  ['joins lines of data', 'data: a\ndata:b\ndata:  c\n\n', [message({ data: 'a\nb\n c' })]],
  ['keeps empty lines of data', 'data\ndata\n\n', [message({ data: '\n' })]],
  ['returns an id without data', 'id: 7\n\n', [message({ id: '7' })]],
  ['returns an empty id, which resets it', 'id\n\n', [message({ id: '' })]],
  ['ignores an id with a null character', 'id: 1\0\ndata: a\n\n', [message({ data: 'a' })]],
  ['keeps colons in values', 'data: a: b\n\n', [message({ data: 'a: b' })]],
  [
    'uses the last event name',
    'event: a\nevent: b\ndata:\n\n',
    [message({ event: 'b', data: '' })],
  ],
  ['ignores comments and unknown fields', ': hi\nretry: 5\nx: y\n\n\n', []],
  ['ignores a message that is not complete', 'data: a\n', []],
])('%s', (_, text, messages) => {
  expect(parse(text)).toEqual(messages);
});
