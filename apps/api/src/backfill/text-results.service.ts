import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOfTexts, type ReadTexts, textsOf } from '#domain/recipe/recipe-texts.js';
import type { ResultsRequest } from '#internal-api/contract.js';
import type { WrittenTextsRow } from '../detection/recipe-texts.query.js';
import { StepDetectionService } from '../detection/step-detection.service.js';
import { RecipeEvidenceService } from '../detection/derived/recipe-evidence.service.js';
import { addRecipeEvents } from '../events/new-events.query.js';
import { isDetectedTexts } from '../detection/text-detection.schema.js';
import { PendingTextsRepository } from './pending/pending-texts.repository.js';

/** Stores what workers find in the texts of recipes. Storing a result again has no effect. */
@Injectable()
export class TextResultsService {
  private readonly logger = new Logger(TextResultsService.name);

  constructor(
    private readonly pending: PendingTextsRepository,
    private readonly detection: StepDetectionService,
    private readonly evidence: RecipeEvidenceService,
  ) {}

  /**
   * Leaves out results of texts that have changed, and of a superseded version. The recipes are locked.
   *
   * @param running the running version; null before the first claim
   */
  async apply(
    manager: EntityManager,
    { detectorVersion, texts: results = [] }: ResultsRequest,
    running: string | null,
  ): Promise<void> {
    if (results.length === 0) return;
    const ids = results.map(({ recipeId }) => recipeId);
    const rows = await this.pending.read(manager, ids);
    const rowOf = new Map(rows.map((row) => [row.recipeId, row]));
    const current = results.flatMap((result) => {
      const row = rowOf.get(result.recipeId);
      const isCurrent = row?.revision === result.revision && !isDone(row, detectorVersion, running);
      return isCurrent ? [{ row, result, texts: textsOf(row) }] : [];
    });
    const found = current
      .filter(({ result, texts }) => isDetectedTexts(result) && isOfTexts(result, texts))
      .map(({ row, result, texts }) => ({ row, ...this.detection.read(texts, result) }));
    await this.pending.complete(manager, detectorVersion, found);
    const changedIds = found.filter(isChanged).map(({ row }) => row.recipeId);
    await this.evidence.refresh(manager, changedIds);
    await addRecipeEvents(manager, 'detection', changedIds);
    const storedIds = new Set(found.map(({ row }) => row.recipeId));
    const rejected = current.map(({ row }) => row.recipeId).filter((id) => !storedIds.has(id));
    this.logRejected(detectorVersion, rejected);
  }

  private logRejected(detectorVersion: string, recipeIds: readonly number[]): void {
    if (recipeIds.length === 0) return;
    this.logger.error(
      { event: 'results-invalid', detectorVersion, recipeIds },
      'The results of the texts of some recipes are not detections of them.',
    );
  }
}

interface FoundTexts extends ReadTexts {
  readonly row: WrittenTextsRow;
}

/** Whether the result changes what is known of the recipe: the first one always does. */
function isChanged({ row, foods, unread }: FoundTexts): boolean {
  return (
    row.detectorVersion === null || !isDeepStrictEqual([row.foods, row.unread], [foods, unread])
  );
}

/** Whether the texts have a result of this version, or of the running one. */
function isDone(
  { detectorVersion }: WrittenTextsRow,
  version: string,
  running: string | null,
): boolean {
  return detectorVersion === version || (running !== null && detectorVersion === running);
}
