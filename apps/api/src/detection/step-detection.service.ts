import { Injectable, Logger } from '@nestjs/common';
import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import type { Detection } from '#domain/recipe/revise-steps.js';
import { type CatalogueIdOf, detectedTechniques } from '#domain/techniques/detected-techniques.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { Catalogues } from '../reference/catalogues.js';
import { ClassifierClient, ClassifierUnavailable } from './classifier.client.js';
import { DetectionMetrics } from './detection.metrics.js';

const PENDING: Detection = { detectorVersion: null, techniques: [] };

/** Detects the techniques in the steps of a recipe. */
@Injectable()
export class StepDetectionService {
  private readonly logger = new Logger(StepDetectionService.name);
  private readonly idOf: CatalogueIdOf;

  constructor(
    private readonly classifier: ClassifierClient,
    private readonly metrics: DetectionMetrics,
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
   * Returns one detection for each text, in order. When the classifier is unavailable, all texts
   * are pending: the recipe is stored, and a worker detects its steps later.
   */
  async detect(locale: Locale, texts: readonly string[]): Promise<readonly Detection[]> {
    if (texts.length === 0) return [];
    try {
      const { version, results } = await this.classifier.process(locale, texts);
      this.metrics.countSteps(version, 'on_write', results.length);
      return results.map((result, index) => ({
        detectorVersion: version,
        techniques: this.techniquesIn(result, texts[index] ?? ''),
      }));
    } catch (error) {
      if (!(error instanceof ClassifierUnavailable)) throw error;
      this.logger.warn(
        { event: 'classifier-unavailable', err: error.cause, steps: texts.length },
        'The classifier is unavailable; the steps are pending.',
      );
      this.metrics.countSteps(null, 'pending', texts.length);
      return texts.map(() => PENDING);
    }
  }

  /** The techniques of the detection of a text, with ids of the catalogues instead of keys. */
  techniquesIn(detection: TextDetection, text: string): StepTechnique[] {
    return detectedTechniques(detection, text, this.idOf);
  }
}
