import type { AppError } from '#platform/errors/app-error.js';
import { BookDto, NovelDto } from './example.dto.js';
import { createValidationPipe } from './validation.pipe.js';

/** A value that no code may read: every access throws. */
const unreadable: unknown = new Proxy(
  {},
  {
    get: () => {
      throw new Error('read');
    },
    ownKeys: () => {
      throw new Error('listed');
    },
  },
);

const validate = (body: unknown, metatype: new () => object = BookDto) =>
  createValidationPipe().transform(body, { type: 'body', metatype }) as Promise<unknown>;

const problemsOf = (body: unknown) =>
  validate(body).then(
    () => [],
    (error: unknown) => (error as AppError).envelope.message.split('; '),
  );

describe('validation of a body', () => {
  it('keeps declared fields, those of a base class included', async () => {
    const novel = { title: ' A ', pages: [{ number: 1 }], readerIds: [2, 2], hero: 'B' };
    expect(await validate(novel, NovelDto)).toEqual({ ...novel, title: 'A', readerIds: [2] });
  });

  it('drops unknown fields without reading them', async () => {
    const pages = [{ number: 1, notes: unreadable }];
    const book = await validate({ title: 'A', pages, more: unreadable });
    expect(book).toEqual({ title: 'A', pages: [{ number: 1 }] });
  });

  it('rejects a list over its limit without reading its items', async () => {
    const pages = Array.from({ length: 31 }, () => unreadable);
    expect(await problemsOf({ title: 'A', pages })).toEqual(['pages must hold at most 30 items']);
  });

  it('names other problems besides a list over its limit', async () => {
    const pages = Array.from({ length: 31 }, () => unreadable);
    expect(await problemsOf({ title: '', pages })).toEqual([
      'pages must hold at most 30 items',
      'title must be a text of 1 to 10 characters',
    ]);
  });

  it('rejects an object or a list in place of another value without reading it', async () => {
    expect(await problemsOf({ title: [unreadable], pages: [[unreadable]] })).toEqual([
      'title must be a text of 1 to 10 characters',
      'pages[0] must be an object',
    ]);
    expect(await problemsOf({ title: 'A', pages: [], readerIds: [[unreadable]] })).toEqual([
      'readerIds[0] must be a positive integer',
    ]);
    expect(await problemsOf([unreadable])).not.toEqual([]);
  });

  it('names at most 20 problems', async () => {
    const pages = Array.from({ length: 30 }, () => ({}));
    const problems = await problemsOf({ title: '', pages });
    expect(problems).toHaveLength(20);
    expect(problems).toContain('pages[3].number must be an integer from 1 to 9');

    const readerIds = Array.from({ length: 30 }, () => 0);
    expect(await problemsOf({ title: 'A', pages: [], readerIds })).toHaveLength(20);
  });
});
