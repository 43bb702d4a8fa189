import { Injectable, Logger } from '@nestjs/common';
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
          sentences: await this.scheduler.map(
            sentences,
            (text) => this.classifier.process(locale, text).possibleFoods,
          ),
          lines: await this.scheduler.map(lines, (text) => {
            const { possibleFoods, unread } = this.classifier.resolveLine(locale, text);
            return { possibleFoods, unread };
          }),
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
