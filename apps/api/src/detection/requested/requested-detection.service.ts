import { Injectable } from '@nestjs/common';
import { chosenLocale } from '#domain/language/find-locale.js';
import { flagLines, mergeLines } from '#domain/sources/merge-lines.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { Catalogues } from '../../reference/catalogues.js';
import { ClassifierClient, REQUESTED_TIMEOUT } from '../classifier.client.js';
import { DetectionMetrics } from '../detection.metrics.js';
import { LineDetectionService } from '../line-detection.service.js';
import { StepDetectionService } from '../step-detection.service.js';
import type { DetectLinesDto, DetectStepsDto } from './requested-detection.dto.js';
import type { DetectedLines, DetectedSteps } from './requested-detection.view.js';

/** Requests of a person within a window, in milliseconds. */
const MAX_PER_WINDOW = 60;
const WINDOW = 60_000;

/** Texts in one request to the classifier. */
const MAX_TEXTS_AT_ONCE = 2;

/** Detection in texts that are not stored. */
@Injectable()
export class RequestedDetectionService {
  constructor(
    private readonly limiter: AttemptLimiter,
    private readonly classifier: ClassifierClient,
    private readonly metrics: DetectionMetrics,
    private readonly steps: StepDetectionService,
    private readonly lines: LineDetectionService,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * Detects the texts of steps, and writes each part of the response as JSON, so that the longest
   * response does not block the process.
   *
   * @returns `DetectedSteps` as JSON text
   * @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when the classifier is unavailable
   */
  async detectSteps(profileId: number, { locale: choice, texts }: DetectStepsDto): Promise<string> {
    await this.count(profileId);
    const locale = chosenLocale(choice, texts);
    const steps: string[] = [];
    for (let from = 0; from < texts.length; from += MAX_TEXTS_AT_ONCE) {
      const some = texts.slice(from, from + MAX_TEXTS_AT_ONCE);
      const { version, results } = await this.classifier.process(locale, some, REQUESTED_TIMEOUT);
      this.metrics.countSteps(version, 'on_request', results.length);
      const found = results.map((result, i) => this.steps.techniquesOf(result, some[i] ?? ''));
      steps.push(...found.map((techniques) => JSON.stringify(this.view(techniques))));
    }
    return `{"locale":"${locale}","steps":[${steps.join(',')}]}`;
  }

  /** @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when the classifier is unavailable */
  async detectLines(
    profileId: number,
    { locale: choice, lines: texts }: DetectLinesDto,
  ): Promise<DetectedLines> {
    await this.count(profileId);
    const locale = chosenLocale(choice, texts);
    const trimmed = texts.map((text) => text.trim());
    const read = await this.lines.read(locale, trimmed);
    const lines = read.flatMap((line) => flagLines(mergeLines(line)));
    return { locale, lines: lines.map((line) => this.lines.view(line)) };
  }

  private count(profileId: number): Promise<void> {
    const counter = { key: `detection:person:${String(profileId)}`, max: MAX_PER_WINDOW };
    return this.limiter.count('detection', counter, WINDOW);
  }

  private view(techniques: readonly StepTechnique[]): DetectedSteps['steps'][number] {
    const techSteps = techniques.flatMap(({ techStepId, during, ...technique }, index) => {
      const row = techStepId === null ? undefined : this.catalogues.techSteps.find(techStepId);
      if (row === undefined) return [];
      return [{ order: index + 1, techStepId: row.id, key: row.key, ...technique }];
    });
    return { techSteps };
  }
}
