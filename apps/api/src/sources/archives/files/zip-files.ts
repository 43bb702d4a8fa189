import type { Readable } from 'node:stream';
import {
  type Entry,
  fromBufferPromise,
  getFileNameLowLevel,
  openPromise,
  validateFileName,
  type ZipFile,
} from 'yauzl';
import { ARCHIVE_LIMITS, type ArchiveFailure } from '#domain/sources/archive.js';
import { ArchiveError, reasonOf } from './archive-error.js';
import { type ArchiveFile, readFile } from './archive-file.js';

/** Names are decoded here, because yauzl ends at the first name that is not safe. */
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false } as const;

/** An inner zip is in memory while its files are read, and with it others that were read before. */
const MAX_INNER_BYTES = 64 * 1024 * 1024;
const MAX_OPENED_BYTES = 96 * 1024 * 1024;
const INNER_ZIP = /\.(?:zip|paprikarecipes)$/i;

/** What systems and applications add. These entries are not read and do not count. */
const IGNORED =
  /(?:^|\/)(?:__MACOSX\/|(?:\.DS_Store|thumb(?:16)?\.jpg|(?:min|tiny)-original\.\w+)$)|\/$/;
/** Entries of a zip, with the ignored ones, for each entry that counts. */
const MAX_IGNORED = 5;

const FILE_TYPE = 0xf000;
const SYMBOLIC_LINK = 0xa000;

/** The files of an archive, in the order of the archive. */
export interface ArchiveFiles {
  readonly files: readonly ArchiveFile[];
  /** Entries that are not read. */
  readonly failures: readonly ArchiveFailure[];
}

/**
 * The files of a zip and of the zips in it. Nothing is unpacked to the disk.
 *
 * @throws {ArchiveError} when the zip exceeds a limit; any other error when it is broken
 */
export async function filesOfZip(location: string): Promise<ArchiveFiles> {
  const zip = await openPromise(location, OPTIONS);
  const listing = new ZipListing();
  await listing.add(zip, '', 1, (entry) => zip.openReadStreamPromise(entry));
  return listing;
}

interface OpenedZip {
  readonly size: number;
  readonly zip: Promise<ZipFile>;
}

class ZipListing implements ArchiveFiles {
  readonly files: ArchiveFile[] = [];
  readonly failures: ArchiveFailure[] = [];
  private readonly entries = { outer: 0, inner: 0 };
  private unpackedBytes = 0;
  /**
   * The inner zips that were read last, by their path: recipes may be in one of them, and pictures in
   * another.
   */
  private readonly opened = new Map<string, OpenedZip>();

  async add(
    zip: ZipFile,
    prefix: string,
    depth: number,
    open: (entry: Entry) => Promise<Readable>,
  ): Promise<void> {
    if (zip.entryCount > ARCHIVE_LIMITS.entries * MAX_IGNORED) {
      throw new ArchiveError('TOO_MANY_ENTRIES');
    }
    const inner: ArchiveFile[] = [];
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (IGNORED.test(name)) continue;
      this.count(entry, depth);
      const path = prefix + name;
      const reason = problemOf(entry, name);
      if (reason !== undefined) this.failures.push({ path, reason });
      else {
        const file = { path, size: entry.uncompressedSize, stream: () => open(entry) };
        (INNER_ZIP.test(name) ? inner : this.files).push(file);
      }
    }
    for (const file of inner) await this.addInner(file, depth);
  }

  /** A broken inner zip loses its own files only. */
  private async addInner(file: ArchiveFile, depth: number): Promise<void> {
    try {
      if (depth >= ARCHIVE_LIMITS.nesting) throw new ArchiveError('NESTED_TOO_DEEPLY');
      await this.add(await this.openInner(file), `${file.path}/`, depth + 1, async (entry) =>
        (await this.openInner(file)).openReadStreamPromise(entry),
      );
    } catch (error) {
      this.requireLimits();
      this.failures.push({ path: file.path, reason: reasonOf(error) });
    }
  }

  private openInner(file: ArchiveFile): Promise<ZipFile> {
    const { path, size } = file;
    const open = async () => fromBufferPromise(await readFile(file, MAX_INNER_BYTES), OPTIONS);
    const opened = this.opened.get(path) ?? { size, zip: open() };
    this.opened.delete(path);
    this.opened.set(path, opened); // now the last one
    let bytes = [...this.opened.values()].reduce((sum, other) => sum + other.size, 0);
    for (const [oldest, other] of this.opened) {
      if (bytes <= MAX_OPENED_BYTES) break;
      this.opened.delete(oldest);
      bytes -= other.size;
    }
    return opened.zip;
  }

  private count({ uncompressedSize }: Entry, depth: number): void {
    this.entries[depth === 1 ? 'outer' : 'inner'] += 1;
    this.unpackedBytes += uncompressedSize;
    this.requireLimits();
  }

  private requireLimits(): void {
    const { entries, unpackedBytes } = ARCHIVE_LIMITS;
    if (this.unpackedBytes > unpackedBytes) throw new ArchiveError('TOO_LARGE');
    if (this.entries.outer > entries || this.entries.inner > 2 * entries) {
      throw new ArchiveError('TOO_MANY_ENTRIES');
    }
  }
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

function problemOf(entry: Entry, name: string) {
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK;
  if (isLink || validateFileName(name) !== null) return 'UNSAFE_PATH';
  return entry.isEncrypted() ? 'ENCRYPTED' : undefined;
}
