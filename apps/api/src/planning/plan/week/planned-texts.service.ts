import { Injectable } from '@nestjs/common';
import { foundInText, type FoundText } from '#domain/evidence/evidence.js';
import { RecipeEvidenceService } from '../../../detection/derived/recipe-evidence.service.js';
import { StepDetectionService } from '../../../detection/step-detection.service.js';
import type { PlanningItem } from '../rows/item.view.js';

/** The id of the text or the note of an item among the recipes of its week; undefined without one. */
type IdOfText = (text: string | null, kind: FoundText) => number | undefined;

/** Reads the texts and notes of items like the texts of recipes. */
@Injectable()
export class PlannedTextsService {
  constructor(
    private readonly detection: StepDetectionService,
    private readonly evidence: RecipeEvidenceService,
  ) {}

  /** Detects the texts of a week with one request: rows of `PLANNED_SUITABILITY`, and their ids. */
  async read(items: readonly PlanningItem[]): Promise<{ rows: object[]; idOf: IdOfText }> {
    const ids = new Map<string, number>();
    const keyOf = (text: string, kind: FoundText) => `${kind} ${text}`;
    const texts = items.flatMap(({ text, note }) => [
      ...(text === null ? [] : [{ text, kind: 'DISH' as const }]),
      ...(note === null ? [] : [{ text: note, kind: 'NOTE' as const }]),
    ]);
    const distinct = [
      ...new Map(texts.map((each) => [keyOf(each.text, each.kind), each])).values(),
    ];
    const detected = await this.detection.detectLines(distinct.map(({ text }) => text));
    const rows = detected.flatMap((found, index) => {
      const each = distinct[index];
      if (each === undefined) return [];
      // Recipes have positive ids.
      const id = -1 - index;
      ids.set(keyOf(each.text, each.kind), id);
      return [{ id, ...this.evidence.of(foundInText(found, each.kind)) }];
    });
    return { rows, idOf: (text, kind) => (text === null ? undefined : ids.get(keyOf(text, kind))) };
  }
}
