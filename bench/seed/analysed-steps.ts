import type { Locale } from '#domain/locale.js';
import { detectedTechniques } from '#domain/techniques/detected-techniques.js';
import type { StepTechnique } from '#domain/techniques/step-technique.js';
import { usedInTechniques } from '#domain/techniques/used-in-techniques.js';
import { createClassifier } from '../../apps/classifier/src/classifier.js';
import type { Ids } from './catalogue-ids.js';

/** A text with what the classifier finds in it. */
export interface AnalysedStep {
  readonly description: string;
  readonly techniques: readonly StepTechnique[];
  readonly techStepIds: readonly number[];
  readonly utensilIds: readonly number[];
}

/** The classifier itself, asked about every text once: seeded steps are repeated often. */
export class AnalysedSteps {
  private readonly classifier = createClassifier();
  private readonly known = new Map<string, AnalysedStep>();

  constructor(private readonly ids: Ids) {}

  get detectorVersion(): string {
    return this.classifier.version;
  }

  of(locale: Locale, description: string): AnalysedStep {
    const known = this.known.get(description);
    if (known !== undefined) return known;
    const techniques = detectedTechniques(this.classifier.process(locale, description), this.ids);
    const step = { description, techniques, ...usedInTechniques(techniques) };
    this.known.set(description, step);
    return step;
  }
}
