import fc from 'fast-check';
import type { StepTechnique } from '../src/techniques/step-technique.js';

/** Everything that a technique may have besides its key and its place. */
const NOTHING = { ingredients: [], utensils: [], duration: null, temperature: null, during: false };

/** For tests: a detected technique. */
export function auto(
  techStepId: number,
  start: number,
  end: number,
  rest: Partial<StepTechnique> = {},
): StepTechnique {
  return { techStepId, source: 'auto', start, end, ...NOTHING, ...rest };
}

/** For tests: a manual technique, or an absence if `techStepId` is null. */
export function manual(
  techStepId: number | null,
  start: number,
  end: number,
  rest: Partial<StepTechnique> = {},
): StepTechnique {
  return { techStepId, source: 'manual', start, end, ...NOTHING, ...rest };
}

/** For property tests: techniques of one step in text order, without overlap. */
export function disjointTechniques(source?: 'auto'): fc.Arbitrary<StepTechnique[]> {
  const gapAndLength = fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 6 }));
  const kind =
    source === undefined ? fc.constantFrom('auto', 'manual', 'absence') : fc.constant(source);
  return fc
    .array(fc.tuple(gapAndLength, kind, fc.integer({ min: 1, max: 3 })), { maxLength: 6 })
    .map((drawn) => {
      let end = 0;
      return drawn.map(([[gap, length], origin, techStepId]) => {
        const start = end + gap;
        end = start + length;
        if (origin === 'auto') return auto(techStepId, start, end);
        return manual(origin === 'absence' ? null : techStepId, start, end);
      });
    });
}
