import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import type { IngredientDraft, FlaggedLine } from '#domain/sources/draft.js';
import { draftLines } from '#domain/sources/draft-lines.js';
import { Catalogues } from '../reference/catalogues.js';
import { ClassifierClient } from './classifier.client.js';
import type { DraftLine as DraftLineView } from './draft-line.view.js';

/** Reads ingredient lines. */
@Injectable()
export class LineDetectionService {
  constructor(
    private readonly classifier: ClassifierClient,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * Reads each line by itself: its lines in a draft, one for each food.
   *
   * @throws SERVICE_UNAVAILABLE when the classifier is unavailable
   */
  async read(locale: Locale, lines: readonly string[]): Promise<IngredientDraft[][]> {
    const resolved = await this.classifier.resolveLines(locale, lines);
    return resolved.map((line, i) => draftLines(i, lines[i] ?? '', line));
  }

  /** A line with ids of the catalogues instead of keys. */
  view({ rawText, ingredient, quantity, unit, candidates, flags }: FlaggedLine): DraftLineView {
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
