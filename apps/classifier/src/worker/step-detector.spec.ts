import { Logger } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import type { ClaimedStep } from '#internal-api/contract.js';
import type { Classifier } from '../classifier.js';
import { TextScheduler } from '../text-scheduler.js';
import { StepDetector } from './step-detector.js';

const step = (stepId: number, description: string): ClaimedStep => ({
  stepId,
  revision: stepId + 1,
  locale: 'fr',
  description,
});
const nothing = {
  entities: [],
  ingredients: [],
  durations: [],
  temperatures: [],
  clauses: [],
  possibleFoods: [],
  unread: [],
};

describe('StepDetector', () => {
  afterEach(() => jest.restoreAllMocks());

  it('returns results for all steps except one on which the engine throws', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const process = (_locale: Locale, text: string) => {
      if (text === 'broken') throw new Error('Engine failure');
      return nothing;
    };
    const classifier: Classifier = {
      version: 'v1',
      resolveLine: jest.fn(),
      process,
    };
    const detector = new StepDetector(classifier, new TextScheduler());
    const steps = [step(1, 'Mixer.'), step(2, 'broken'), step(3, 'Saler.')];
    expect(await detector.detect([...steps, { ...step(4, 'Mix.'), locale: 'en' }])).toEqual([
      { stepId: 1, revision: 2, result: nothing },
      { stepId: 3, revision: 4, result: nothing },
      { stepId: 4, revision: 5, result: nothing },
    ]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('returns what the engine finds in the texts of all recipes except one on which it throws', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const salt = { key: 'salt' as const, start: 0, end: 3 };
    const classifier = {
      version: 'v1',
      process: (_locale: Locale, text: string) => {
        if (text === 'broken') throw new Error('Engine failure');
        return { ...nothing, possibleFoods: [salt] };
      },
      resolveLine: () => ({
        possibleFoods: [salt],
        unread: [{ start: 4, end: 5 }],
      }),
    } as unknown as Classifier;
    const detector = new StepDetector(classifier, new TextScheduler());
    const texts = { recipeId: 1, revision: 3, locale: 'fr' as const, lines: ['sel, x'] };
    const claimed = [
      { ...texts, sentences: ['broken'] },
      { ...texts, recipeId: 2, sentences: ['Sel'] },
    ];
    expect(await detector.detectTexts(claimed)).toEqual([
      {
        recipeId: 2,
        revision: 3,
        sentences: [{ possibleFoods: [salt], unread: [] }],
        lines: [{ possibleFoods: [salt], unread: [{ start: 4, end: 5 }] }],
      },
    ]);
  });
});
