import { Injectable, Logger } from '@nestjs/common';
import type { TextDetection } from '#domain/detection/contract.js';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.js';
import {
  PENDING_TEXTS,
  type RecipeDetection,
  type TextsDetection,
} from '#domain/recipe/recipe-detection.js';
import {
  type DetectedTexts,
  type ReadTexts,
  readTexts,
  type RecipeTexts,
} from '#domain/recipe/recipe-texts.js';
import { type Detection, PENDING_STEP } from '#domain/recipe/revise-steps.js';
import { type CatalogueIdOf, detectedTechniques } from '#domain/techniques/detected-techniques.js';
import { readStep } from '#domain/techniques/step-foods.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { Catalogues } from '../reference/catalogues.js';
import { ClassifierClient, ClassifierUnavailable, REQUESTED_TIMEOUT } from './classifier.client.js';
import { DetectionMetrics } from './detection.metrics.js';

const NO_TEXTS: RecipeTexts = { sentences: [], titles: 0, lines: [] };

/** Detects techniques and foods in the texts of a recipe. */
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

  /** Detects one step. */
  async detect(locale: Locale, step: string): Promise<Detection> {
    const { steps } = await this.detectRecipe(locale, [step], NO_TEXTS);
    return steps[0] ?? PENDING_STEP;
  }

  /**
   * Detects the steps and the other texts of a recipe. When the classifier is unavailable, they are
   * pending: the recipe is stored, and a worker detects them later.
   */
  async detectRecipe(
    locale: Locale,
    steps: readonly string[],
    texts: RecipeTexts,
  ): Promise<RecipeDetection> {
    const { sentences, lines } = texts;
    const [processed, resolved] = await this.request(locale, [...steps, ...sentences], lines);
    if (processed === null) return this.pending(steps);
    const { results, version } = processed;
    this.metrics.countSteps(version, 'on_write', steps.length);
    const detected = { sentences: results.slice(steps.length), lines: resolved?.results ?? [] };
    // During a deployment, two versions of the classifier may respond.
    const isRead = lines.length === 0 || resolved?.version === version;
    return {
      steps: steps.map((text, index) => {
        const result = results[index];
        return result
          ? { detectorVersion: version, ...this.detectionOf(result, text) }
          : PENDING_STEP;
      }),
      texts: isRead ? { detectorVersion: version, ...this.read(texts, detected) } : PENDING_TEXTS,
    };
  }

  /** The detection of a recipe that a worker detects later. */
  pending(steps: readonly string[]): RecipeDetection {
    this.metrics.countSteps(null, 'pending', steps.length);
    return { steps: steps.map(() => PENDING_STEP), texts: PENDING_TEXTS };
  }

  /** Detects texts of one line each. They are pending when the classifier is unavailable. */
  async detectLines(lines: readonly string[]): Promise<TextsDetection[]> {
    const [, resolved] = await this.request(DEFAULT_LOCALE, [], lines, REQUESTED_TIMEOUT);
    return lines.map((line, index) => {
      const result = resolved?.results[index];
      if (!resolved || !result) return PENDING_TEXTS;
      const texts = { ...NO_TEXTS, lines: [line] };
      const read = this.read(texts, { sentences: [], lines: [result] });
      return { detectorVersion: resolved.version, ...read };
    });
  }

  /** The techniques and foods of a detection, with ids of the catalogues instead of keys. */
  detectionOf(detection: TextDetection, text: string): Omit<Detection, 'detectorVersion'> {
    return {
      techniques: this.techniquesOf(detection, text),
      ...readStep(detection, text, this.idOf.ingredient),
    };
  }

  /** The techniques of a detection alone. */
  techniquesOf(detection: TextDetection, text: string): StepTechnique[] {
    return detectedTechniques(detection, text, this.idOf);
  }

  /** The same for the texts of a recipe. */
  read(texts: RecipeTexts, detected: DetectedTexts): ReadTexts {
    return readTexts(texts, detected, this.idOf.ingredient);
  }

  /** Asks the classifier for both at once; null for what it does not answer. */
  private async request(
    locale: Locale,
    texts: readonly string[],
    lines: readonly string[],
    timeout?: number,
  ) {
    const failures: ClassifierUnavailable[] = [];
    const orNull = (error: unknown) => {
      if (!(error instanceof ClassifierUnavailable)) throw error;
      failures.push(error);
      return null;
    };
    const responses = await Promise.all([
      texts.length > 0 ? this.classifier.process(locale, texts, timeout).catch(orNull) : null,
      lines.length > 0 ? this.classifier.readLines(locale, lines, timeout).catch(orNull) : null,
    ]);
    const [failure] = failures;
    if (failure !== undefined) {
      this.logger.warn(
        { event: 'classifier-unavailable', err: failure.cause, steps: texts.length },
        'The classifier is unavailable; the steps are pending.',
      );
    }
    return responses;
  }
}
