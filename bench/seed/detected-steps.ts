import type { Locale } from '../../libs/domain/src/locale.js';
import { detectedTechniques } from '../../libs/domain/src/techniques/detected-techniques.js';
import type { StepTechnique } from '../../libs/domain/src/techniques/step-technique.js';
import { createEngine } from '../engine/engine.js';
import type { Ids } from './catalogue-ids.js';

/** The text of a step with its detected techniques. */
export interface DetectedStep {
  readonly description: string;
  readonly techniques: readonly StepTechnique[];
}

/** Detects techniques in process, with a cache: seeded texts repeat often. */
export class DetectedSteps {
  private readonly engine = createEngine();
  readonly detectorVersion = this.engine.version;
  private readonly known = new Map<string, DetectedStep>();

  constructor(private readonly ids: Ids) {}

  of(locale: Locale, description: string): DetectedStep {
    const known = this.known.get(description);
    if (known !== undefined) return known;
    const detection = this.engine.process(locale, description);
    const techniques = detectedTechniques(detection, description, this.ids);
    const step = { description, techniques };
    this.known.set(description, step);
    return step;
  }
}
