import { Injectable, Logger } from '@nestjs/common';
import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import type { Detection } from '#domain/recipe/revise-steps.js';
import { type CatalogueIdOf, detectedTechniques } from '#domain/techniques/detected-techniques.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { Catalogues } from '../reference/catalogues.js';
import {
  ClassifierClient,
  ClassifierUnavailable,
  LONG_TIMEOUT,
  SHORT_TIMEOUT,
} from './classifier.client.js';
import { DetectionMetrics, type StepOutcome } from './detection.metrics.js';

const PENDING: Detection = { detectorVersion: null, techniques: [] };

/** Texts in one request to the classifier for a person, whose response must not block the process. */
const MAX_TEXTS_AT_ONCE = 10;

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
      return await this.detectWithin(SHORT_TIMEOUT, locale, texts, 'on_write');
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

  /**
   * Returns one detection for each text that a person wants to see, in order.
   *
   * @throws SERVICE_UNAVAILABLE when the classifier is unavailable
   */
  async detectNow(locale: Locale, texts: readonly string[]): Promise<readonly Detection[]> {
    const detections: Detection[] = [];
    for (let from = 0; from < texts.length; from += MAX_TEXTS_AT_ONCE) {
      const some = texts.slice(from, from + MAX_TEXTS_AT_ONCE);
      detections.push(...(await this.detectWithin(LONG_TIMEOUT, locale, some, 'on_request')));
    }
    return detections;
  }

  private async detectWithin(
    timeout: number,
    locale: Locale,
    texts: readonly string[],
    outcome: StepOutcome,
  ): Promise<Detection[]> {
    const { version, results } = await this.classifier.process(locale, texts, timeout);
    this.metrics.countSteps(version, outcome, results.length);
    return results.map((result, index) => ({
      detectorVersion: version,
      techniques: this.techniquesIn(result, texts[index] ?? ''),
    }));
  }

  /** The techniques of the detection of a text, with ids of the catalogues instead of keys. */
  techniquesIn(detection: TextDetection, text: string): StepTechnique[] {
    return detectedTechniques(detection, text, this.idOf);
  }
}
