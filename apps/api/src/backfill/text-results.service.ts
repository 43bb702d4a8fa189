import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { isOfTexts, type ReadTexts, textsOf } from '#domain/recipe/recipe-texts.js';
import type { ResultsRequest } from '#internal-api/contract.js';
import type { WrittenTextsRow } from '../detection/recipe-texts.query.js';
import { StepDetectionService } from '../detection/step-detection.service.js';
import { StepTechniquesRepository } from '../detection/step-techniques.repository.js';
import { isDetectedTexts } from '../detection/text-detection.schema.js';
import { Database } from '../database/database.js';
import { PendingStepsRepository } from './pending-steps.repository.js';

/** Stores what workers find in the texts of recipes. Storing a result again has no effect. */
@Injectable()
export class TextResultsService {
  private readonly logger = new Logger(TextResultsService.name);

  constructor(
    private readonly database: Database,
    private readonly pending: PendingStepsRepository,
    private readonly recipes: StepTechniquesRepository,
    private readonly detection: StepDetectionService,
  ) {}

  /** Leaves out results of texts that have changed, and of a superseded version. */
  async apply({ detectorVersion, texts: results = [] }: ResultsRequest): Promise<void> {
    if (results.length === 0) return;
    const rejected = await this.database.transaction(async (manager) => {
      const running = await this.pending.runningVersion(manager);
      const ids = results.map(({ recipeId }) => recipeId);
      const rows = await this.pending.lockTexts(manager, ids);
      const rowOf = new Map(rows.map((row) => [row.recipeId, row]));
      const invalid: number[] = [];
      const found = results.flatMap((result) => {
        const row = rowOf.get(result.recipeId);
        if (row?.revision !== result.revision || isDone(row, detectorVersion, running)) return [];
        const texts = textsOf(row);
        if (isDetectedTexts(result) && isOfTexts(result, texts)) {
          return [{ row, ...this.detection.read(texts, result) }];
        }
        invalid.push(row.recipeId);
        return [];
      });
      await this.pending.completeTexts(manager, detectorVersion, found);
      const changedIds = found.filter(isChanged).map(({ row }) => row.recipeId);
      await this.recipes.refreshRecipes(manager, changedIds);
      await this.recipes.addEvents(manager, changedIds);
      return invalid;
    });
    if (rejected.length > 0) {
      this.logger.error(
        { event: 'results-invalid', detectorVersion, recipeIds: rejected },
        'The results of the texts of some recipes are not detections of them.',
      );
    }
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
