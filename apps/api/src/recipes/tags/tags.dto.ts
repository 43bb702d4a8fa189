import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { TextField } from '../../http/fields/text.field.js';

const TAG = { min: 1, max: RECIPE_LIMITS.tagLength } as const;

/** A tag to rename or remove. */
export class RenameTagDto {
  @TextField({ ...TAG, description: 'The tag, without regard to case.', example: 'noel' })
  from: string;

  @TextField({
    ...TAG,
    nullable: true,
    description: 'Its new name; null: it is removed.',
    example: 'Noël',
  })
  to: string | null;
}
