import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { FlaggedLine, SourceRecipe } from '#domain/sources/draft.js';
import { flagLines, mergeLines } from '#domain/sources/merge-lines.js';
import { placeHeadings } from '#domain/sources/place-headings.js';
import { LineDetectionService } from '../detection/line-detection.service.js';
import type { Draft } from './sources.view.js';

/** Converts the recipe of a source to a draft with ids of the catalogues. */
@Injectable()
export class DraftService {
  constructor(private readonly lines: LineDetectionService) {}

  /** @throws SERVICE_UNAVAILABLE when the classifier does not respond */
  async draft(recipe: SourceRecipe, locale: Locale): Promise<Omit<Draft, 'sourceUrl'>> {
    const read = await this.lines.read(locale, recipe.ingredientLines);
    const all = flagLines(mergeLines(read.flat()));
    const lines = all.slice(0, RECIPE_LIMITS.lines);
    return {
      name: recipe.name,
      visibility: 'HOUSE',
      portions: recipe.portions,
      dietIds: [],
      ingredients: lines.map((line) => this.lines.view(line)),
      otherLines: placeHeadings(recipe.ingredientHeadings, lines).map((heading) => ({
        kind: 'HEADING',
        ...heading,
      })),
      steps: recipe.steps.map((description) => ({ description })),
      locale,
      imageUrl: recipe.imageUrl,
      prepMinutes: recipe.prepMinutes,
      cookMinutes: recipe.cookMinutes,
      yieldText: recipe.yieldText,
      ready: !recipe.isCut && isReady(all),
    };
  }
}

/** Whether a draft has lines, all of them fit in a recipe, and none has a flag. */
function isReady(lines: readonly FlaggedLine[]): boolean {
  const isWithinLimit = lines.length > 0 && lines.length <= RECIPE_LIMITS.lines;
  return isWithinLimit && lines.every(({ flags }) => flags.length === 0);
}
