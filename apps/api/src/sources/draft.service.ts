import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { FlaggedLine, SourceRecipe } from '#domain/sources/draft.js';
import { draftLines } from '#domain/sources/draft-lines.js';
import { flagLines, mergeLines } from '#domain/sources/merge-lines.js';
import { placeHeadings } from '#domain/sources/place-headings.js';
import { ClassifierClient } from '../detection/classifier.client.js';
import { Catalogues } from '../reference/catalogues.js';
import type { Draft, DraftLine } from './sources.view.js';

/** Converts the recipe of a source to a draft with ids of the catalogues. */
@Injectable()
export class DraftService {
  constructor(
    private readonly classifier: ClassifierClient,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws SERVICE_UNAVAILABLE when the classifier does not respond */
  async draft(recipe: SourceRecipe, locale: Locale, sourceUrl: URL): Promise<Draft> {
    const all = await this.resolve(recipe.ingredientLines, locale);
    const lines = all.slice(0, RECIPE_LIMITS.lines);
    return {
      name: recipe.name,
      visibility: 'HOUSE',
      portions: recipe.portions,
      dietIds: [],
      ingredients: lines.map((line) => this.view(line)),
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
      sourceUrl: sourceUrl.href,
      ready: isReady(all),
    };
  }

  private async resolve(lines: readonly string[], locale: Locale): Promise<FlaggedLine[]> {
    const resolved = await this.classifier.resolveLines(locale, lines);
    return flagLines(
      mergeLines(resolved.flatMap((line, i) => draftLines(i, lines[i] ?? '', line))),
    );
  }

  private view({ rawText, ingredient, quantity, unit, candidates, flags }: FlaggedLine): DraftLine {
    const { ingredients, units } = this.catalogues;
    return {
      rawText,
      ingredientId: ingredient === null ? null : (ingredients.findByKey(ingredient)?.id ?? null),
      quantity,
      unitId: unit === null ? null : (units.findByKey(unit)?.id ?? null),
      flags,
      candidates: candidates.flatMap((key) => ingredients.findByKey(key)?.id ?? []),
    };
  }
}

/** Whether a draft has lines, all of them fit in a recipe, and none has a flag. */
function isReady(lines: readonly FlaggedLine[]): boolean {
  const isWithinLimit = lines.length > 0 && lines.length <= RECIPE_LIMITS.lines;
  return isWithinLimit && lines.every(({ flags }) => flags.length === 0);
}
