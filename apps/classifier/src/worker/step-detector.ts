import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ClaimedStep, StepResult } from '#internal-api/contract.js';
import { Classifier } from '../classifier.js';

/** Maximum time that the event loop is blocked, in milliseconds. */
const MAX_BLOCKING_TIME = 10;

/** Runs the engine for claimed steps, without blocking requests. */
@Injectable()
export class StepDetector {
  private readonly logger = new Logger(StepDetector.name);

  constructor(private readonly classifier: Classifier) {}

  /** Detector version. */
  get version(): string {
    return this.classifier.version;
  }

  /** Returns one result per step. A step on which the engine throws has none and stays pending. */
  async detect(steps: readonly ClaimedStep[]): Promise<StepResult[]> {
    const results: StepResult[] = [];
    let startedAt = performance.now();
    for (const step of steps) {
      const result = this.detectStep(step);
      if (result !== undefined) results.push(result);
      if (performance.now() - startedAt > MAX_BLOCKING_TIME) {
        await setImmediate();
        startedAt = performance.now();
      }
    }
    return results;
  }

  private detectStep({
    stepId,
    revision,
    locale,
    description,
  }: ClaimedStep): StepResult | undefined {
    try {
      return { stepId, revision, result: this.classifier.process(locale, description) };
    } catch (error) {
      this.logger.error({ err: error, stepId, locale, description }, 'Detection failed.');
      return undefined;
    }
  }
}
