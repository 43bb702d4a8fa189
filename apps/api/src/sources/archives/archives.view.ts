import { ApiProperty, OmitType } from '@nestjs/swagger';
import type {
  ArchiveFormat,
  ArchiveState,
  DraftPart,
  FailureReason,
} from '#domain/sources/archive.js';
import { ARCHIVE_FORMAT, ARCHIVE_STATE, FAILURE_REASON } from '../../openapi/enum-schemas.js';
import { Draft } from '../sources.view.js';

export class ArchiveFailureView {
  @ApiProperty({ description: 'Where it is in the archive.' })
  readonly path: string;

  @ApiProperty(FAILURE_REASON)
  readonly reason: FailureReason;
}

/** A draft that another draft of the archive contains. */
export class DraftPartView implements DraftPart {
  @ApiProperty({ type: 'integer' })
  readonly draftId: number;

  @ApiProperty({ description: 'How many of its portions all portions of the other draft need.' })
  readonly portions: number;

  @ApiProperty({ type: String, nullable: true })
  readonly note: string | null;

  @ApiProperty({ type: 'integer', description: 'As in `otherLines`.' })
  readonly before: number;
}

/** A draft of an archive. */
export class ArchiveDraft extends OmitType(Draft, ['sourceUrl']) {
  @ApiProperty({ type: 'integer', description: 'Unique in its archive.' })
  readonly id: number;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  readonly sourceUrl: string | null;

  @ApiProperty({
    type: [DraftPartView],
    description:
      'Other drafts that it contains: they are imported with it; one that is not `ready` becomes a line of text. ' +
      'Empty until the archive is read.',
  })
  readonly parts: readonly DraftPartView[];

  @ApiProperty({ description: 'Whether the archive has a picture, which the recipe gets.' })
  readonly hasPhoto: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The recipe that was imported with this content; null: the draft can be imported.',
  })
  readonly recipeId: number | null;
}

/** A file of another application. */
export class Archive {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty({ ...ARCHIVE_FORMAT, nullable: true, description: 'Null until it is known.' })
  readonly format: ArchiveFormat | null;

  @ApiProperty(ARCHIVE_STATE)
  readonly state: ArchiveState;

  @ApiProperty({ type: 'integer', description: 'Number of recipes with a draft.' })
  readonly read: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of recipes that are known, also of those that could not be read.',
  })
  readonly total: number;

  @ApiProperty({ type: [ArchiveFailureView], description: 'The first 1,000.' })
  readonly failures: readonly ArchiveFailureView[];

  @ApiProperty({ type: [ArchiveDraft], description: 'A page of at most 100, in their order.' })
  readonly drafts: readonly ArchiveDraft[];
}

export class UploadedArchive {
  @ApiProperty({ type: 'integer' })
  readonly id: number;
}

export class ImportedDraft {
  @ApiProperty({ type: 'integer' })
  readonly draftId: number;

  @ApiProperty({ type: 'integer' })
  readonly recipeId: number;
}

export class ImportedDrafts {
  @ApiProperty({ type: [ImportedDraft], description: 'What this request has imported.' })
  readonly imported: readonly ImportedDraft[];
}
