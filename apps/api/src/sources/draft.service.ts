import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { FlaggedLine, SourceRecipe } from '#domain/sources/draft.js';
import { flagLines, mergeLines } from '#domain/sources/merge-lines.js';
import { placeHeadings } from '#domain/sources/place-headings.js';
import { LineDetectionService } from '../detection/line-detection.service.js';
import { PortableRecipes } from '../recipes/share/portable-recipes.service.js';
import type { RecipeDto } from '../recipes/write/recipe.dto.js';
import type { Draft } from './sources.view.js';

/** A draft without what its address tells. */
type DraftContent = Omit<Draft, 'sourceUrl' | 'alreadyImported'>;

/** Converts the recipe of a source to a draft with ids of the catalogues. */
@Injectable()
export class DraftService {
  constructor(
    private readonly lines: LineDetectionService,
    private readonly portable: PortableRecipes,
  ) {}

  /**
   * A recipe that this service shared is taken as it is; of any other the lines are read.
   *
   * @throws SERVICE_UNAVAILABLE when the classifier does not respond
   */
  async draft(recipe: SourceRecipe, locale: Locale): Promise<DraftContent> {
    const { ownContent } = recipe;
    const own = ownContent === undefined ? null : await this.portable.read(ownContent, 'HOUSE');
    return own === null ? this.readDraft(recipe, locale) : ownDraft(own, recipe);
  }

  private async readDraft(recipe: SourceRecipe, locale: Locale): Promise<DraftContent> {
    const read = await this.lines.read(locale, recipe.ingredientLines);
    const merged = mergeLines(read.flat(), recipe.ingredientHeadings);
    const isWhole = merged.every(({ rawText }) => rawText.length <= RECIPE_LIMITS.rawTextLength);
    const all = flagLines(merged);
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
      restMinutes: null,
      description: recipe.description,
      tags: recipe.tags,
      course: recipe.course,
      yieldText: recipe.yieldText,
      ready: !recipe.isCut && isWhole && isReady(all),
    };
  }
}

/** The draft of a recipe that this service wrote. Its picture is the one of the page. */
function ownDraft(own: RecipeDto, { locale, imageUrl }: SourceRecipe): DraftContent {
  return {
    name: own.name,
    visibility: 'HOUSE',
    portions: own.portions,
    dietIds: own.dietIds,
    ingredients: own.ingredients.map(({ ingredientId, quantity, unitId, note, rawText }) => ({
      ...{ ingredientId, quantity, unitId },
      note: note ?? null,
      rawText: rawText ?? null,
      flags: [],
      candidates: [ingredientId],
    })),
    otherLines: own.otherLines ?? [],
    steps: own.steps.map(({ description }) => ({ description })),
    locale: own.locale === 'fr' || own.locale === 'en' ? own.locale : locale,
    imageUrl,
    prepMinutes: own.prepMinutes ?? null,
    cookMinutes: own.cookMinutes ?? null,
    restMinutes: own.restMinutes ?? null,
    description: own.description ?? null,
    tags: own.tags ?? [],
    course: own.course ?? null,
    yieldText: null,
    ready: true,
  };
}

/** Whether a draft has lines, all of them fit in a recipe, and none has a flag. */
function isReady(lines: readonly FlaggedLine[]): boolean {
  const isWithinLimit = lines.length > 0 && lines.length <= RECIPE_LIMITS.lines;
  return isWithinLimit && lines.every(({ flags }) => flags.length === 0);
}
