import { Injectable, Logger } from '@nestjs/common';
import type { ReadFoods } from '#domain/detection/contract.js';
import type { ClaimedStep, ClaimedTexts, StepResult, TextsResult } from '#internal-api/contract.js';
import { withSpan } from '#platform/tracing/span.js';
import { Classifier } from '../classifier.js';
import { TextScheduler } from '../text-scheduler.js';

/** Runs the engine for claimed steps, without blocking requests. */
@Injectable()
export class StepDetector {
  private readonly logger = new Logger(StepDetector.name);

  constructor(
    private readonly classifier: Classifier,
    private readonly scheduler: TextScheduler,
  ) {}

  /** Detector version. */
  get version(): string {
    return this.classifier.version;
  }

  /** Returns one result per step. A step on which the engine throws has none and stays pending. */
  async detect(steps: readonly ClaimedStep[]): Promise<StepResult[]> {
    const attributes = { 'popote.texts': steps.length };
    return withSpan('detect', { attributes }, async () => {
      const results = await this.scheduler.map(steps, (step) => this.detectStep(step));
      return results.filter((result) => result !== undefined);
    });
  }

  /** The same for the other texts of recipes. */
  async detectTexts(claimed: readonly ClaimedTexts[]): Promise<TextsResult[]> {
    const results: TextsResult[] = [];
    for (const { recipeId, revision, locale, sentences, lines } of claimed) {
      try {
        results.push({
          recipeId,
          revision,
          sentences: await this.scheduler.map(sentences, (text) =>
            foodsOf(this.classifier.process(locale, text)),
          ),
          lines: await this.scheduler.map(lines, (text) =>
            foodsOf(this.classifier.resolveLine(locale, text)),
          ),
        });
      } catch (error) {
        this.logger.error(
          { event: 'detection-failed', err: error, recipeId, revision, locale },
          'Detection failed.',
        );
      }
    }
    return results;
  }

  private detectStep(step: ClaimedStep): StepResult | undefined {
    const { stepId, revision, locale, description } = step;
    try {
      return { stepId, revision, result: this.classifier.process(locale, description) };
    } catch (error) {
      this.logger.error(
        { event: 'detection-failed', err: error, stepId, revision, locale },
        'Detection failed.',
      );
      return undefined;
    }
  }
}

function foodsOf({ possibleFoods, unread }: ReadFoods): ReadFoods {
  return { possibleFoods, unread };
}
