import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ClaimedStep, StepResult } from '#internal-api/contract.js';
import { Classifier } from '../classifier.js';

/** How long the process may be deaf to requests, in milliseconds. */
const MAX_BLOCKING_TIME = 10;

/** Runs the engine over claimed steps, in this process, without keeping it from answering. */
@Injectable()
export class StepDetector {
  private readonly logger = new Logger(StepDetector.name);

  constructor(private readonly classifier: Classifier) {}

  /** The version of the engine. */
  get version(): string {
    return this.classifier.version;
  }

  /** One result a step; a step that the engine fails on is left out, and comes up again. */
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
      this.logger.error({ err: error, stepId, locale, description }, 'The engine failed.');
      return undefined;
    }
  }
}
