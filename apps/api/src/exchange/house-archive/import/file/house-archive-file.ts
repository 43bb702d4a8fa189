import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { structureProblem } from '#platform/server/json-structure.js';
import { InvalidRequest } from '../../../../http/fields/validation-error.js';

/** Entries of an archive, and bytes of all of them together. */
const MAX_ENTRIES = 10_000;
const MAX_UNPACKED = 2 * 1024 ** 3;

/** Bytes of one file that is read whole, and characters of a line. */
const MAX_FILE = 10 * 1024 ** 2;
const MAX_LINE = 4 * 1024 ** 2;

/** Lines of a file: more than any house has of recipes, planning items or lists. */
const MAX_LINES = 50_000;

/** A zip from a client. Its entries have at most the sizes that its directory states. */
export class HouseArchiveFile {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Opens a zip, and reads its directory.
   *
   * @throws VALIDATION_ERROR for a file that is no zip, or one above the limits
   */
  static async open(path: string): Promise<HouseArchiveFile> {
    const zip = await openPromise(path, { autoClose: false }).catch(invalid);
    try {
      const entries = new Map<string, Entry>();
      let unpacked = 0;
      if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
      for await (const entry of zip.eachEntry()) {
        unpacked += entry.uncompressedSize;
        if (unpacked > MAX_UNPACKED) throw tooLarge();
        entries.set(entry.fileName, entry);
      }
      return new HouseArchiveFile(zip, entries);
    } catch (error) {
      zip.close();
      return invalid(error);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * The bytes of a file.
   *
   * @throws VALIDATION_ERROR for a file that is missing, too large or damaged
   */
  async read(name: string): Promise<Uint8Array> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new InvalidRequest([`file must contain ${name}`]);
    if (entry.uncompressedSize > MAX_FILE) throw tooLarge();
    return buffer(await this.open(entry)).catch(invalid);
  }

  /**
   * The lines of a file, parsed; undefined for a line that is no JSON. A missing file has no lines.
   *
   * @throws VALIDATION_ERROR for a damaged file
   */
  async *lines(name: string): AsyncGenerator {
    const entry = this.entries.get(name);
    if (entry === undefined) return;
    const stream = await this.open(entry);
    let rest = '';
    let count = 0;
    try {
      for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
        const [first = '', ...others] = chunk.split('\n');
        const parts = [rest + first, ...others];
        rest = parts.pop() ?? '';
        count += parts.length;
        if (rest.length > MAX_LINE || count > MAX_LINES) throw tooLarge();
        yield* parts.map(parseJson);
      }
    } catch (error) {
      invalid(error);
    }
    if (rest !== '') yield parseJson(rest);
  }

  close(): void {
    this.zip.close();
  }

  private open(entry: Entry): Promise<Readable> {
    return this.zip.openReadStreamPromise(entry).catch(invalid);
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
  return new InvalidRequest(['file must not exceed the limits of an archive']);
}

/** Every error of yauzl and of a stream is one of the file. @throws VALIDATION_ERROR */
function invalid(error: unknown): never {
  if (error instanceof InvalidRequest) throw error;
  throw new InvalidRequest(['file must be a zip that is not damaged']);
}
