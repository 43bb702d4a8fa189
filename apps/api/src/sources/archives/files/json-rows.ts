import type { Readable } from 'node:stream';
import { ArchiveError } from './archive-error.js';
import { decodeText } from './archive-file.js';

/** An object of a list in a JSON text. */
export interface JsonRow {
  /** The property of the root object that has the list; empty if the root is the list. */
  readonly list: string;
  /** The object as JSON; null if it is longer than the maximum. */
  readonly json: string | null;
}

/** Maximum length of a row: a picture of 10 MiB as base64, and texts. */
const MAX_ROW_BYTES = 16 * 1024 * 1024;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * The objects of the lists of a JSON text, one by one: `[{…}, …]` or `{"recipes": [{…}, …], …}`. The
 * text is never whole in memory, and an object that is no valid JSON does not lose the others.
 *
 * @throws {ArchiveError} UNREADABLE when the text ends before its last bracket
 */
export async function* rowsOfJson(stream: Readable): AsyncGenerator<JsonRow> {
  const scanner = new RowScanner();
  for await (const chunk of stream) yield* scanner.scan(chunk as Buffer);
  if (scanner.depth > 0) throw new ArchiveError('UNREADABLE');
}

/** Follows the nesting of a JSON text, of which it reads strings and brackets only. */
class RowScanner {
  depth = 0;
  private isWithinRow = false;
  private isText = false;
  private isEscaped = false;
  private rootIsList = false;
  private isInList = false;
  /** The latest text directly in the root object, and the one of them that is a name. */
  private text: number[] = [];
  private list = '';
  private row: Buffer[] = [];
  private rowBytes = 0;

  *scan(chunk: Buffer): Generator<JsonRow> {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.isText) this.readText(byte);
      else if (byte === QUOTE) this.beginText();
      else if (byte === COLON && this.depth === 1) this.list = String.fromCharCode(...this.text);
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        if (this.open(byte)) start = at;
      } else if ((byte === CLOSE_OBJECT || byte === CLOSE_LIST) && this.close()) {
        yield this.endRow(chunk.subarray(start, at + 1));
      }
    }
    if (this.isWithinRow) this.keep(chunk.subarray(start));
  }

  private beginText(): void {
    this.isText = true;
    if (this.depth === 1) this.text = [];
  }

  private readText(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isText = false;
    else if (this.depth === 1 && this.text.length < 100) this.text.push(byte);
  }

  /** Returns whether a row begins. */
  private open(bracket: number): boolean {
    this.depth += 1;
    const isList = bracket === OPEN_LIST;
    if (this.depth === 1) this.rootIsList = isList;
    if (this.depth === 2) this.isInList = isList;
    const isRow = this.rootIsList ? this.depth === 2 : this.depth === 3 && this.isInList;
    if (!isRow || isList) return false;
    this.isWithinRow = true;
    return true;
  }

  /** Returns whether the row ends. */
  private close(): boolean {
    this.depth -= 1;
    return this.isWithinRow && this.depth === (this.rootIsList ? 1 : 2);
  }

  private keep(part: Buffer): void {
    this.rowBytes += part.length;
    if (this.rowBytes <= MAX_ROW_BYTES) this.row.push(part);
    else this.row = [];
  }

  private endRow(part: Buffer): JsonRow {
    this.keep(part);
    const isLong = this.rowBytes > MAX_ROW_BYTES;
    const json = isLong ? null : decodeText(Buffer.concat(this.row));
    this.row = [];
    this.rowBytes = 0;
    this.isWithinRow = false;
    return { list: this.rootIsList ? '' : this.list, json };
  }
}
