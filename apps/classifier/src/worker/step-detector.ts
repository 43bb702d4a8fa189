import { Injectable, Logger } from '@nestjs/common';
import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import type { ClaimedStep, StepResult } from '#internal-api/contract.js';
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
      const results: (StepResult | undefined)[] = [];
      for (const locale of new Set(steps.map((step) => step.locale)))
        results.push(...(await this.detectIn(locale, steps)));
      return results.filter((result) => result !== undefined);
    });
  }

  private detectIn(
    locale: Locale,
    steps: readonly ClaimedStep[],
  ): Promise<(StepResult | undefined)[]> {
    return this.scheduler.map(
      steps.filter((step) => step.locale === locale),
      ({ description }) => description.length,
      (batch) => this.detectBatch(locale, batch),
    );
  }

  /** One result per step, in order. If the engine throws, each step is processed alone. */
  private detectBatch(locale: Locale, steps: readonly ClaimedStep[]): (StepResult | undefined)[] {
    const texts = steps.map(({ description }) => description);
    try {
      const detections = this.classifier.processBatch(locale, texts);
      return steps.map((step, i) => resultOf(step, detections[i]));
    } catch (error) {
      this.logger.warn(
        { event: 'batch-failed', err: error, locale, steps: steps.length },
        'Detection failed for a batch. Each of its steps is processed alone.',
      );
      return steps.map((step) => this.detectStep(step));
    }
  }

  private detectStep(step: ClaimedStep): StepResult | undefined {
    const { stepId, revision, locale, description } = step;
    try {
      return resultOf(step, this.classifier.process(locale, description));
    } catch (error) {
      this.logger.error(
        { event: 'detection-failed', err: error, stepId, revision, locale },
        'Detection failed.',
      );
      return undefined;
    }
  }
}

function resultOf(
  { stepId, revision }: ClaimedStep,
  result: TextDetection | undefined,
): StepResult | undefined {
  return result && { stepId, revision, result };
}
