import type { ArchivedRecipe, ArchiveFormat } from '#domain/sources/archive.js';
import type { ArchiveFile } from '../files/archive-file.js';

/** A picture within the archive. */
export type Picture = () => Promise<Uint8Array> | Uint8Array;

/** A recipe that was read, and its picture in the archive. A picture elsewhere is its `imageUrl`. */
export interface FoundRecipe {
  readonly recipe: ArchivedRecipe;
  readonly picture: Picture | null;
}

/** A part of an archive that has recipes. */
export interface ArchivePart {
  /** What a failure of it is reported with. */
  readonly path: string;
  /** Its recipes. May throw any error. */
  readonly read: () => Promise<FoundRecipe[]> | FoundRecipe[];
}

/** The parts of an archive in a fixed order, and their number if it is known before they are read. */
export interface ArchiveParts {
  readonly total: number | null;
  readonly parts: Iterable<ArchivePart> | AsyncIterable<ArchivePart>;
}

/** Reads what one application exports. */
export interface FormatReader {
  readonly format: ArchiveFormat;
  /** The parts of an archive in this format; null for another format. */
  readonly find: (files: readonly ArchiveFile[]) => Promise<ArchiveParts | null>;
}
