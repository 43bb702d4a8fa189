import { Injectable, Logger } from '@nestjs/common';
import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { type CatalogueIdOf, detectedTechniques } from '#domain/techniques/detected-techniques.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { Catalogues } from '../reference/catalogues.js';
import { ClassifierUnavailable } from './classifier-unavailable.js';
import { ClassifierClient } from './classifier.client.js';

/** What detection says about one text. */
export interface StepDetection {
  /** The version of the classifier that looked at it; null: nobody did, detection is owed. */
  readonly detectorVersion: string | null;
  readonly techniques: readonly StepTechnique[];
}

const OWED: StepDetection = { detectorVersion: null, techniques: [] };

/** Finds the techniques in the steps of a recipe. */
@Injectable()
export class StepDetectionService {
  private readonly logger = new Logger(StepDetectionService.name);
  private readonly idOf: CatalogueIdOf;

  constructor(
    private readonly classifier: ClassifierClient,
    catalogues: Catalogues,
  ) {
    this.idOf = {
      techStep: (key) => catalogues.techSteps.findByKey(key)?.id,
      ingredient: (key) => catalogues.ingredients.findByKey(key)?.id,
      unit: (key) => catalogues.units.findByKey(key)?.id,
      utensil: (key) => catalogues.utensils.findByKey(key)?.id,
    };
  }

  /**
   * One detection a text, in order. Without the classifier all of them are owed: a recipe is
   * written all the same, and detection caught up later.
   */
  async detect(locale: Locale, texts: readonly string[]): Promise<readonly StepDetection[]> {
    if (texts.length === 0) return [];
    try {
      const { version, results } = await this.classifier.process(locale, texts);
      return results.map((analysis) => ({
        detectorVersion: version,
        techniques: this.techniquesIn(analysis),
      }));
    } catch (error) {
      if (!(error instanceof ClassifierUnavailable)) throw error;
      this.logger.warn({ err: error.cause, steps: texts.length }, 'Detection is owed.');
      return texts.map(() => OWED);
    }
  }

  /** The techniques of an analysis, as they are stored. */
  techniquesIn(analysis: TextDetection): StepTechnique[] {
    return detectedTechniques(analysis, this.idOf);
  }
}
