import { ValidateBy } from 'class-validator';
import {
  type Course,
  type OtherLine,
  type RecipeContent,
  type RecipeLine,
  type RecipePart,
  type Visibility,
  type WrittenStep,
} from '#domain/recipe/recipe-content.js';
import { type LocaleChoice } from '#domain/language/find-locale.js';
import { RECIPE_LIMITS as LIMITS } from '#domain/recipe/recipe-limits.js';
import { ChoiceField } from '../../http/fields/choice.field.js';
import { OptionalWebUrlField, TagListField, TextField } from '../../http/fields/text.field.js';
import { IdField, IdListField } from '../../http/fields/id.fields.js';
import { ListField } from '../../http/fields/list.field.js';
import { IntegerField, PositiveDecimalField } from '../../http/fields/number.field.js';
import type { PartsContext } from '../../http/fields/field.js';
import { COURSE, LOCALE_CHOICE, OTHER_LINE_KIND, VISIBILITY } from '../../openapi/enum-schemas.js';

const STAYS = 'In an update, absent: it stays; null: it is removed.';
const KEPT = 'In an update, absent: it stays with the ingredient; null: it is removed.';

export class RecipeLineDto implements RecipeLine {
  @IdField()
  ingredientId: number;

  @PositiveDecimalField({ max: LIMITS.quantity, decimals: LIMITS.quantityDecimals, example: 250 })
  quantity: number;

  @IdField()
  unitId: number;

  @TextField({
    min: 1,
    max: LIMITS.noteLength,
    optional: true,
    description: `What to know about the ingredient. ${KEPT}`,
    example: 'ramolli',
  })
  note?: string | null;

  @TextField({
    min: 1,
    max: LIMITS.rawTextLength,
    optional: true,
    description:
      `The line as it was written in the source. ${KEPT} It is dropped when it comes back ` +
      'unchanged with another ingredient.',
  })
  rawText?: string | null;
}

export class OtherLineDto implements OtherLine {
  @ChoiceField(OTHER_LINE_KIND)
  kind: OtherLine['kind'];

  @TextField({ min: 1, max: LIMITS.otherLineLength, example: 'fleur de sel' })
  text: string;

  @IntegerField({
    min: 0,
    max: LIMITS.lines,
    description:
      'Index of the ingredient line that it stands before; the number of ingredient lines: after the last one.',
  })
  before: number;
}

export class RecipePartDto implements RecipePart {
  @IdField()
  recipeId: number;

  @PositiveDecimalField({
    max: LIMITS.partPortions,
    decimals: LIMITS.quantityDecimals,
    example: 2,
    description: 'How many of its portions all portions of this recipe need.',
  })
  portions: number;

  @TextField({
    min: 1,
    max: LIMITS.noteLength,
    optional: true,
    description: 'In an update, absent: it stays with the part; null: it is removed.',
  })
  note?: string | null;

  @IntegerField({ min: 0, max: LIMITS.lines, description: 'As in `otherLines`.' })
  before: number;
}

export class RecipeStepDto implements WrittenStep {
  @IdField({ optional: true, description: 'In an update: id of the step of the recipe.' })
  id?: number | null;

  @TextField({ min: 1, max: LIMITS.stepLength, example: 'Faire fondre le beurre à feu doux.' })
  description: string;
}

/** A recipe to create or replace. Lists are required and may be empty. */
export class RecipeDto implements RecipeContent {
  @TextField({ min: 1, max: LIMITS.nameLength, example: 'Gratin dauphinois' })
  name: string;

  @ChoiceField(VISIBILITY)
  visibility: Visibility;

  @IntegerField({ min: 1, max: LIMITS.portions, example: 4 })
  portions: number;

  @IdListField({ description: 'Diets that the author gives the recipe.' })
  dietIds: number[];

  @ListField(RecipeLineDto, {
    max: LIMITS.lines,
    description: 'In the order of the recipe. An ingredient occurs once.',
  })
  @EachOnce('ingredientId')
  ingredients: RecipeLineDto[];

  @ListField(RecipeStepDto, { max: LIMITS.steps })
  @EachOnce('id')
  steps: RecipeStepDto[];

  @ChoiceField(LOCALE_CHOICE, {
    optional: true,
    description: 'Language of the steps. Absent: fr, or unchanged in an update.',
  })
  locale?: LocaleChoice | null;

  @OptionalWebUrlField({ description: STAYS })
  imageUrl?: string | null;

  @IntegerField({ min: 0, max: LIMITS.minutes, optional: true, description: STAYS })
  prepMinutes?: number | null;

  @IntegerField({ min: 0, max: LIMITS.minutes, optional: true, description: STAYS })
  cookMinutes?: number | null;

  @IntegerField({
    min: 0,
    max: LIMITS.minutes,
    optional: true,
    description: `Time in which the dish rests, rises or marinates. ${STAYS}`,
  })
  restMinutes?: number | null;

  @TextField({
    min: 1,
    max: LIMITS.descriptionLength,
    optional: true,
    description: STAYS,
  })
  description?: string | null;

  @TagListField({
    maxItems: LIMITS.tags,
    max: LIMITS.tagLength,
    optional: true,
    description:
      'A set without regard to case: the first spelling stays. In an update, absent: they stay; ' +
      'null or empty: they are removed.',
    example: ['hiver', 'Noël'],
  })
  tags?: string[] | null;

  @ChoiceField(COURSE, {
    optional: true,
    description: `Without one the service derives it. ${STAYS}`,
  })
  course?: Course | null;

  @ListField(OtherLineDto, {
    max: LIMITS.otherLines,
    optional: true,
    description:
      'Lines without an ingredient, in their order. In an update, absent: they stay; null or empty: they are removed.',
  })
  @StandBeforeLines()
  otherLines?: OtherLineDto[] | null;

  @ListField(RecipePartDto, {
    max: LIMITS.parts,
    optional: true,
    description:
      'The recipes that this one contains, at most three levels of them; each is one that you may ' +
      'read, or a part already. In an update, absent: they stay; null or empty: they are removed.',
  })
  @EachOnce('recipeId')
  @StandBeforeLines()
  parts?: RecipePartDto[] | null;
}

/** Requires that each line stands before an ingredient line, or after the last one. */
function StandBeforeLines() {
  const misplaced = (lines: unknown, recipe: object | undefined): string[] => {
    const { ingredients } = recipe as Partial<RecipeDto>;
    if (!Array.isArray(lines) || !Array.isArray(ingredients)) return [];
    return lines.flatMap((line: Partial<OtherLineDto> | null, index) =>
      (line?.before ?? 0) > ingredients.length ? [`[${String(index)}].before`] : [],
    );
  };
  const context: PartsContext = { findParts: misplaced };
  return ValidateBy(
    {
      name: 'standBeforeLines',
      validator: { validate: (lines, args) => misplaced(lines, args?.object).length === 0 },
    },
    { message: 'must be at most the number of ingredients', context },
  );
}

/** Requires unique ids in a list; ignores absent ids, unlike `ArrayUnique`. Takes linear time. */
function EachOnce(key: string) {
  const context: PartsContext = { findParts: (list) => repeatsIn(list, key) };
  return ValidateBy(
    { name: 'eachOnce', validator: { validate: (list) => repeatsIn(list, key).length === 0 } },
    { message: 'must not repeat an earlier one', context },
  );
}

/** The ids of earlier items, as parts of the list. */
function repeatsIn(list: unknown, key: string): string[] {
  if (!Array.isArray(list)) return [];
  const seen = new Set<unknown>();
  return list.flatMap((item: Readonly<Record<string, unknown>> | null, index) => {
    const id = item?.[key] ?? undefined;
    const isRepeated = id !== undefined && seen.has(id);
    seen.add(id);
    return isRepeated ? [`[${String(index)}].${key}`] : [];
  });
}
