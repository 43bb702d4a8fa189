import type { Course, OtherLine } from '../recipe/recipe-content.js';
import type { Locale } from '../locale.js';
import type { SourceRecipe } from './draft.js';

/** What other applications export. SCHEMA_ORG: any other file with recipes in terms of schema.org. */
export const ARCHIVE_FORMATS = [
  'MEALIE',
  'TANDOOR',
  'PAPRIKA',
  'RECIPESAGE',
  'NEXTCLOUD_COOKBOOK',
  'COOKLANG',
  'COPYMETHAT',
  'SCHEMA_ORG',
] as const;

export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number];

export const ARCHIVE_STATES = ['READING', 'READ', 'FAILED'] as const;

export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** Why a part of an archive, or all of it, was not read. */
export const FAILURE_REASONS = [
  'UNREADABLE',
  'UNKNOWN_FORMAT',
  'NO_RECIPE',
  'TOO_LARGE',
  'TOO_MANY_ENTRIES',
  'TOO_MANY_RECIPES',
  'NESTED_TOO_DEEPLY',
  'UNSAFE_PATH',
  'ENCRYPTED',
  'TOO_SLOW',
  'PICTURE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'QUOTA_EXCEEDED',
  'INTERRUPTED',
] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];

export interface ArchiveFailure {
  /** Where it is in the archive. */
  readonly path: string;
  readonly reason: FailureReason;
}

export const ARCHIVE_LIMITS = {
  /** Size of the file. */
  bytes: 200 * 1024 * 1024,
  /** Entries of the outer zip; those of all zips in it are twice as many. */
  entries: 10_000,
  unpackedBytes: 2_000_000_000,
  /** A zip, and the zips in it. */
  nesting: 2,
  /** Recipes, and files or objects that may be recipes. */
  recipes: 20_000,
  /** Seconds of CPU that its processes use, and seconds that its pictures take. */
  cpuSeconds: 300,
  pictureSeconds: 3_600,
} as const;

/** What names another recipe of the same archive as a part. */
export interface PartReference {
  /** The key of the other recipe. */
  readonly key: string;
  /** Null: all of it. */
  readonly quantity: number | null;
  /** Empty: whole recipes. */
  readonly unit: string;
  readonly note: string | null;
  /** The line where it cannot be a part. */
  readonly text: string;
}

/** A recipe of an archive. */
export interface ArchivedRecipe extends SourceRecipe {
  /** What other recipes of the archive name it by; absent: nothing. */
  readonly key?: string;
  readonly references?: readonly PartReference[];
  readonly restMinutes: number | null;
  /** The page that it comes from. */
  readonly sourceUrl: string | null;
}

/** A line of a stored draft. */
interface StoredLine {
  /** Null for a line of a shared recipe, which is complete. */
  readonly rawText: string | null;
  readonly note?: string | null;
  readonly ingredientId: number | null;
  readonly quantity: number | null;
  readonly unitId: number | null;
}

/** A draft that another draft of the archive contains. */
export interface DraftPart {
  readonly draftId: number;
  readonly portions: number;
  readonly note: string | null;
  readonly before: number;
}

/** What is stored of a draft, apart from its flags. */
export interface StoredDraft {
  readonly name: string;
  readonly portions: number;
  readonly ingredients: readonly StoredLine[];
  readonly otherLines: readonly OtherLine[];
  readonly steps: readonly { readonly description: string }[];
  readonly locale: Locale;
  readonly imageUrl: string | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly restMinutes: number | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly course: Course | null;
  readonly sourceUrl: string | null;
  /** See {@link ArchivedRecipe}: the references become `parts` when the archive is read. */
  readonly key?: string;
  readonly references?: readonly PartReference[];
  readonly parts?: readonly DraftPart[];
}
