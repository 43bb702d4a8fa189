import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { structureProblem } from '#platform/server/json-structure.js';
import { InvalidRequest } from '../fields/validation-error.js';

/** Entries of a zip, and bytes of all of them together. */
const MAX_ENTRIES = 10_000;
const MAX_UNPACKED = 2 * 1024 ** 3;

/** Bytes of one file that is read whole, and characters of a line. */
const MAX_FILE = 10 * 1024 ** 2;
const MAX_LINE = 4 * 1024 ** 2;

/** Lines of a file: more than any house has of recipes, planning items or ticks. */
const MAX_LINES = 120_000;

/**
 * A zip from a client. Its entries have at most the sizes that its directory states. What is damaged is
 * an error of yauzl.
 */
export class UploadedZip {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Opens a zip, and reads its directory.
   *
   * @throws VALIDATION_ERROR for a file above the limits
   */
  static async open(path: string): Promise<UploadedZip> {
    const zip = await openPromise(path, { autoClose: false });
    const entries = new Map<string, Entry>();
    try {
      let unpacked = 0;
      if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
      for await (const entry of zip.eachEntry()) {
        unpacked += entry.uncompressedSize;
        if (unpacked > MAX_UNPACKED) throw tooLarge();
        entries.set(entry.fileName, entry);
      }
    } catch (error) {
      zip.close();
      throw error;
    }
    return new UploadedZip(zip, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * The bytes of a file.
   *
   * @throws VALIDATION_ERROR for a file that is missing or too large
   */
  async read(name: string): Promise<Uint8Array> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new InvalidRequest([`file must contain ${name}`]);
    if (entry.uncompressedSize > MAX_FILE) throw tooLarge();
    return buffer(await this.zip.openReadStreamPromise(entry));
  }

  /**
   * The lines of a file. A missing file has none.
   *
   * @throws VALIDATION_ERROR for a file above the limits
   */
  async *lines(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (entry === undefined) return;
    const stream = (await this.zip.openReadStreamPromise(entry)).setEncoding('utf8');
    let rest = '';
    let count = 0;
    for await (const chunk of stream as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      const parts = [rest + first, ...others];
      rest = parts.pop() ?? '';
      count += parts.length;
      if (rest.length > MAX_LINE || count > MAX_LINES) throw tooLarge();
      yield* parts;
    }
    if (rest !== '') yield rest;
  }

  close(): void {
    this.zip.close();
  }
}

/**
 * Parses JSON; undefined for a text that is no JSON, or has more objects than a body may have:
 * `JSON.parse` of `{},{},…` takes many times its length in memory, and other requests wait for it.
 */
export function parseJson(text: string): unknown {
  if (structureProblem(Buffer.from(text)) !== undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tooLarge(): InvalidRequest {
  return new InvalidRequest(['file must not exceed the limits of an export']);
}
