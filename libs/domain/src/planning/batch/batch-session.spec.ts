import fc from 'fast-check';
import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { UnitKey } from '../../catalogue/units.js';
import type { BatchRecipe, MentionedIngredient, RecipeTechnique } from './batch-recipe.js';
import { batchSession, type Task } from './batch-session.js';
import { stationOf } from './station.js';

const [ONION, CARROT, GARLIC] = [1, 2, 3];
const OVEN = 50;
const TEXT = 'Hacher finement.';
const UNSTATED = { duration: null, celsius: null };

type Written = [
  technique: TechStepKey | null,
  ingredients?: (number | MentionedIngredient)[],
  utensilIds?: number[],
  more?: Partial<RecipeTechnique>,
];

/** A recipe with one technique, or none, in each step: step `101` is the first of recipe 1. */
function recipe(id: number, written: Written[], more: Partial<BatchRecipe> = {}): BatchRecipe {
  return {
    id,
    portions: 4,
    items: [{ id: id * 10, portions: 4 }],
    lines: [],
    steps: written.map((_, index) => ({ id: id * 100 + index + 1, description: TEXT })),
    techniques: written.flatMap(
      ([techStepKey, ingredients = [], utensilIds = [], rest = {}], index) => {
        if (techStepKey === null) return [];
        const mentions = ingredients.map((each) =>
          typeof each === 'number' ? mention(each, null) : each,
        );
        const stepId = id * 100 + index + 1;
        const span = { start: 0, end: 5 };
        const technique = { stepId, techStepKey, ...span, ingredients: mentions, utensilIds };
        return [{ ...technique, ...UNSTATED, ...rest }];
      },
    ),
    ...more,
  };
}

const mention = (
  ingredientId: number,
  quantity: number | null,
  unit: UnitKey | null = null,
): MentionedIngredient => ({
  ingredientId,
  quantity,
  unit,
  start: 0,
});
const part = (share: number | null) => ({ ...mention(ONION, null), share });
const session = (recipes: readonly BatchRecipe[]) => batchSession(recipes, OVEN);
const outline = (recipes: readonly BatchRecipe[]) =>
  session(recipes).map(
    ({ techStepKey, steps }) =>
      `${techStepKey ?? 'step'} ${steps.map(({ stepId }) => String(stepId)).join('+')}`,
  );

describe('batchSession', () => {
  const during = (start: number, stepId = 101): Partial<RecipeTechnique> => ({
    stepId,
    start,
    end: start + 5,
    during: true,
  });

  it.each<[string, Written[], [string, string[]][]]>([
    [
      'the technique before it',
      [
        ['bake'],
        ['serve', [], [], { stepId: 101, start: 20 }],
        ['baste', [CARROT], [], during(10)],
      ],
      [
        ['bake', ['baste']],
        ['serve', []],
      ],
    ],
    [
      'the next one if it comes first',
      [
        ['stir', [], [], during(0)],
        ['add', [], [], { stepId: 101, start: 10 }],
      ],
      [['add', ['stir']]],
    ],
    [
      'no technique of another step',
      [['bake'], ['baste', [], [], during(0, 102)]],
      [
        ['bake', []],
        ['baste', []],
      ],
    ],
  ])('what happens during another technique is part of the task of %s', (_, written, tasks) => {
    const used = [recipe(1, written)].map((each) => {
      const stepIds = new Set(each.techniques.map(({ stepId }) => stepId));
      return { ...each, steps: each.steps.filter(({ id }) => stepIds.has(id)) };
    });
    const keys = session(used).map((task) => [
      task.techStepKey,
      (task.during ?? []).map(({ techStepKey }) => techStepKey),
    ]);
    expect(keys).toEqual(tasks);
  });

  it('recipes share a task, with what each of them does during it', () => {
    const cook: Written = ['cook', [ONION]];
    const stir = (stepId: number): Written => ['stir', [GARLIC], [OVEN], during(10, stepId)];
    const recipes = [recipe(1, [cook, stir(101)]), recipe(2, [cook]), recipe(3, [cook, stir(301)])];
    const used = recipes.map((each) => ({ ...each, steps: each.steps.slice(0, 1) }));
    const [task, ...others] = session(used);
    expect(others).toEqual([]);
    expect(task?.during?.map(({ steps }) => steps[0]?.recipeId)).toEqual([1, 3]);
    expect(task?.during?.[0]).toMatchObject({
      ingredients: [{ ingredientId: GARLIC }],
      utensilIds: [OVEN],
    });
    expect(task?.utensilIds).toEqual([]);
  });

  it.each<[string, BatchRecipe[], string[]]>([
    ['an empty week', [], []],
    ['a recipe without steps', [recipe(1, [])], []],
    ['steps without a technique, in order', [recipe(1, [[null], ['melt', [4]], [null], [null]])],
      ['step 101', 'melt 102', 'step 103', 'step 104']],
    ['does not merge steps without a technique', [recipe(1, [[null]]), recipe(2, [[null]])],
      ['step 101', 'step 201']],
    ['interrupts oven work for a step without a technique', [recipe(1, [['bake'], [null], ['bake']])],
      ['bake 101', 'step 102', 'bake 103']],
    ['one recipe in order', [recipe(1, [['melt', [4]], ['chop', [ONION]], ['melt', [4]]])],
      ['melt 101', 'chop 102', 'melt 103']],
    ['merges equal techniques', [recipe(1, [['chop', [ONION]]]), recipe(2, [['chop', [ONION]]])],
      ['chop 101+201']],
    ['merges at any position in the recipe', [recipe(1, [['chop', [ONION]]]),
      recipe(2, [['boil'], ['mix'], ['chop', [ONION]]])], ['boil 201', 'mix 202', 'chop 101+203']],
    ['merges ingredients in another order', [recipe(1, [['chop', [ONION, CARROT]]]),
      recipe(2, [['chop', [CARROT, ONION]]])], ['chop 101+201']],
    ['does not merge other ingredients', [recipe(1, [['chop', [ONION]]]),
      recipe(2, [['chop', [CARROT]]])], ['chop 101', 'chop 201']],
    ['does not merge with one more ingredient', [recipe(1, [['chop', [ONION]]]),
      recipe(2, [['chop', [ONION, CARROT]]])], ['chop 101', 'chop 201']],
    ['does not merge other techniques', [recipe(1, [['chop', [ONION]]]),
      recipe(2, [['slice', [ONION]]])], ['chop 101', 'slice 201']],
    ['does not merge without ingredients', [recipe(1, [['preheat']]), recipe(2, [['preheat']])],
      ['preheat 101', 'preheat 201']],
    ['heats an oven once to a temperature', [200, 180, 200].map((celsius, index) =>
      recipe(index + 1, [['preheat', [], [OVEN], { celsius }]])), ['preheat 101+301', 'preheat 201']],
    ['does not merge within a recipe', [recipe(1, [['chop', [ONION]], ['chop', [ONION]]])],
      ['chop 101', 'chop 102']],
    ['merges repeated techniques in order', [recipe(1, [['stir', [ONION]], ['boil'],
      ['stir', [ONION]]]), recipe(2, [['stir', [ONION]], ['boil'], ['stir', [ONION]]])],
      ['stir 101+201', 'boil 102', 'boil 202', 'stir 103+203']],
    ['splits a cycle of two', [recipe(1, [['chop', [ONION]], ['chop', [CARROT]]]),
      recipe(2, [['chop', [CARROT]], ['chop', [ONION]]])],
      ['chop 201', 'chop 101+202', 'chop 102']],
    ['merges tasks of three recipes without a cycle', [recipe(1, [['chop', [ONION]]]),
      recipe(2, [['chop', [CARROT]]]), recipe(3, [['chop', [CARROT]], ['chop', [ONION]]])],
      ['chop 201+301', 'chop 101+302']],
    ['splits a cycle of three', [recipe(1, [['chop', [ONION]], ['chop', [CARROT]]]),
      recipe(2, [['chop', [CARROT]], ['chop', [GARLIC]]]),
      recipe(3, [['chop', [GARLIC]], ['chop', [ONION]]])],
      ['chop 301', 'chop 101+302', 'chop 102+201', 'chop 202']],
    ['orders board, hob, oven', [recipe(1, [['bake']]), recipe(2, [['boil']]),
      recipe(3, [['chop', [ONION]]])], ['chop 301', 'boil 201', 'bake 101']],
    ['groups techniques at the board', [recipe(1, [['peel', [ONION]], ['chop', [ONION]]]),
      recipe(2, [['peel', [CARROT]], ['chop', [CARROT]]])],
      ['peel 101', 'peel 201', 'chop 102', 'chop 202']],
    ['groups oven work', [recipe(1, [['preheat'], ['mix'], ['bake']]),
      recipe(2, [['preheat'], ['mix'], ['cook', [], [OVEN]]])],
      ['preheat 101', 'preheat 201', 'mix 102', 'mix 202', 'bake 103', 'cook 203']],
  ])('%s', (_, recipes, tasks) => {
    expect(outline(recipes)).toEqual(tasks);
  }); // prettier-ignore

  it('returns the steps, items, ingredients and utensils of a task', () => {
    const techniques: BatchRecipe['techniques'] = [
      {
        stepId: 7,
        techStepKey: 'chop',
        start: 3,
        end: 8,
        ingredients: [mention(ONION, 2)],
        utensilIds: [9, 4],
        ...UNSTATED,
      },
    ];
    const items = [{ id: 31, portions: 4 }, { id: 32, portions: 2 }]; // prettier-ignore
    const steps = [{ id: 7, description: TEXT }];
    const planned = { id: 1, portions: 4, items, lines: [], steps, techniques };
    expect(session([planned])).toEqual([
      {
        techStepKey: 'chop',
        ingredients: [
          { ingredientId: ONION, amounts: [{ quantity: 3, unit: 'piece' }], complete: true },
        ],
        utensilIds: [4, 9],
        steps: [{ recipeId: 1, stepId: 7, itemIds: [31, 32], start: 3, end: 8 }],
      },
    ]);
  });

  it('returns the whole text of a step without a technique', () => {
    expect(session([recipe(1, [[null]])])).toEqual([
      {
        techStepKey: null,
        ingredients: [],
        utensilIds: [],
        steps: [{ recipeId: 1, stepId: 101, itemIds: [10], start: 0, end: TEXT.length }],
      },
    ]);
  });

  it('returns every technique of a step with several, and no task for the whole step', () => {
    const [first] = recipe(1, [['chop']]).techniques;
    const techniques = first === undefined ? [] : [first, { ...first, start: 6, end: 9 }];
    const spans = session([recipe(1, [['chop'], [null]], { techniques })]).map(
      ({ techStepKey, steps: [step] }) => [techStepKey, step?.stepId, step?.start],
    );
    expect(spans).toEqual([
      ['chop', 101, 0],
      ['chop', 101, 6],
      [null, 102, 0],
    ]);
  });

  const lines = [{ ingredientId: ONION, quantity: 600, unit: 'gram' }] as const;
  const twice = [
    { id: 1, portions: 4 },
    { id: 2, portions: 6 },
  ];
  it.each<[string, BatchRecipe[], [number, UnitKey][], boolean]>([
    ['in the text', [recipe(1, [['chop', [mention(ONION, 100, 'gram')]]], { lines })],
      [[100, 'gram']], true],
    ['twice in the text', [recipe(1, [['chop', [mention(ONION, 1), mention(ONION, 2)]]])],
      [[3, 'piece']], true],
    ['of the line, for the only technique', [recipe(1, [['chop', [ONION]], ['mix', [CARROT]]],
      { lines })], [[600, 'gram']], true],
    ['of the line, for techniques that share a mention', [recipe(1, [['chop', [ONION]]], { lines,
      techniques: (['chop', 'saute'] as const).map((techStepKey, index) => ({ stepId: 101,
        techStepKey, start: index * 6, end: index * 6 + 5, ingredients: [mention(ONION, null)],
        utensilIds: [], ...UNSTATED })) })], [[600, 'gram']], true],
    ['none of a line that two techniques use', [recipe(1, [['chop', [ONION]],
      ['saute', [ONION]]], { lines })], [], false],
    ['none without a quantity', [recipe(1, [['chop', [mention(ONION, null, 'gram')]]])], [], false],
    ['in the text, scaled to all items', [recipe(1, [['chop', [mention(ONION, 100, 'gram')]]],
      { items: twice })], [[250, 'gram']], true],
    ['of the line, scaled to all items', [recipe(1, [['chop', [ONION]]], { lines, items: twice })],
      [[1.5, 'kilogram']], true],
    ['summed over recipes', [recipe(1, [['chop', [ONION]]], { lines }),
      recipe(2, [['chop', [mention(ONION, 0.4, 'kilogram')]]])], [[1, 'kilogram']], true],
    ['incomplete', [recipe(1, [['chop', [ONION]]], { lines }),
      recipe(2, [['chop', [ONION]]])], [[600, 'gram']], false],
    ['of the part of the line that the text means', [recipe(1, [['chop', [part(0.5)]],
      ['saute', [part(1 / 3)]]], { lines })], [[300, 'gram']], true],
    ['of the rest of the line, beside measured parts', [recipe(1, [['chop', [part(null)]],
      ['saute', [part(1 / 3)]]], { lines })], [[400, 'gram']], true],
    ['none of a rest beside a part that is not measured', [recipe(1, [['chop', [part(null)]],
      ['saute', [ONION]]], { lines })], [], false],
    ['none of a part that is not measured', [recipe(1, [['chop', [part(null)]]], { lines })],
      [], false],
  ])('amounts: %s', (_, recipes, amounts, complete) => {
    const [ingredient] = session(recipes)[0]?.ingredients ?? [];
    expect(ingredient).toEqual({
      ingredientId: ONION,
      amounts: amounts.map(([quantity, unit]) => ({ quantity, unit })),
      complete,
    });
  }); // prettier-ignore

  const written = fc.tuple(
    fc.constantFrom<TechStepKey | null>('chop', 'peel', 'mix', 'bake', null),
    fc.uniqueArray(fc.constantFrom(ONION, CARROT, GARLIC), { maxLength: 2 }),
    fc.constantFrom<number[]>([], [OVEN]),
  );
  const week = fc
    .array(fc.array(written, { maxLength: 7 }), { maxLength: 6 })
    .map((recipes) => recipes.map((each, index) => recipe(index + 1, each as Written[])));
  const stepIdsOf = ({ steps }: BatchRecipe) => steps.map(({ id }) => id);
  const stepsOf = (tasks: readonly Task[]) =>
    tasks.flatMap(({ steps }) => steps.map(({ stepId }) => stepId));

  it('has a task without a technique for each step without one', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const detected = new Set(
          recipes.flatMap(({ techniques }) => techniques.map(({ stepId }) => stepId)),
        );
        for (const { techStepKey, ingredients, utensilIds, steps } of session(recipes)) {
          const [{ stepId, end } = { stepId: 0, end: 0 }] = steps;
          expect(techStepKey === null).toBe(!detected.has(stepId));
          if (techStepKey !== null) continue;
          expect([ingredients, utensilIds, steps.length, end]).toEqual([[], [], 1, TEXT.length]);
        }
      }),
    );
  });

  it('contains each step of each recipe exactly once', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const wanted = recipes.flatMap(stepIdsOf);
        expect(stepsOf(session(recipes)).sort((a, b) => a - b)).toEqual(wanted);
      }),
    );
  });

  it('keeps the order of every recipe', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const done = stepsOf(session(recipes));
        for (const ids of recipes.map(stepIdsOf)) {
          expect(done.filter((id) => ids.includes(id))).toEqual(ids);
        }
      }),
    );
  });

  const kind = ({ techStepKey, ingredients }: Task) =>
    JSON.stringify([techStepKey, ingredients.map(({ ingredientId }) => ingredientId).sort()]);

  it('merges only equal techniques and ingredients of different recipes', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const kinds = new Map(
          recipes.flatMap((each) =>
            session([each]).map((task) => [task.steps[0]?.stepId, kind(task)]),
          ),
        );
        for (const task of session(recipes)) {
          for (const { stepId } of task.steps) expect(kinds.get(stepId)).toBe(kind(task));
          const from = task.steps.map(({ recipeId }) => recipeId);
          expect(new Set(from).size).toBe(from.length);
          expect(task.steps.length === 1 || task.ingredients.length > 0).toBe(true);
        }
      }),
    );
  });

  it('leaves equal tasks unmerged only if merging creates a cycle', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const tasks = session(recipes);
        const alike = (a: Task, b: Task) =>
          a !== b &&
          a.ingredients.length > 0 &&
          kind(a) === kind(b) &&
          !a.steps.some(({ recipeId }) => b.steps.some((step) => step.recipeId === recipeId));
        const pairs = tasks.flatMap((a) =>
          tasks.filter((b) => alike(a, b)).map((b) => [a, b] as const),
        );
        const mergeable = pairs.filter(([a, b]) => !leadsTo(tasks, a, b) && !leadsTo(tasks, b, a));
        expect(mergeable).toEqual([]);
      }),
    );
  });

  it('keeps every step once and in order when the week is too large to merge all tasks', () => {
    const written: Written[] = Array.from({ length: 60 }, (_, n) => ['chop', [1 + (n % 7)]]);
    const recipes = Array.from({ length: 300 }, (_, n) => recipe(n + 1, written));
    const stepIds = new Map(recipes.map(({ id }) => [id, [] as number[]]));
    const tasks = session(recipes);
    for (const { steps } of tasks) {
      for (const { recipeId, stepId } of steps) stepIds.get(recipeId)?.push(stepId);
    }
    for (const each of recipes) expect(stepIds.get(each.id)).toEqual(stepIdsOf(each));
  });

  it('visits the oven the minimum number of times', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const tasks = session(recipes);
        const inOven = ({ techStepKey, utensilIds }: Task) =>
          stationOf(techStepKey, utensilIds.includes(OVEN)) === 'OVEN';
        const visits = tasks
          .map(inOven)
          .filter((isThere, index, all) => isThere && all[index - 1] !== true).length;
        // Lower bound: the oven visits on any path of the graph.
        const needed = Math.max(0, ...tasks.map((task) => ovenVisitsUpTo(tasks, task, inOven)));
        expect(visits).toBe(needed);
      }),
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        expect(session(structuredClone(recipes))).toEqual(session(recipes));
      }),
    );
  });
});

/** Whether `b` directly follows `a` in a recipe. Step ids of a recipe are consecutive. */
function isFollowedBy(a: Task, b: Task): boolean {
  return a.steps.some(({ stepId }) => b.steps.some((step) => step.stepId === stepId + 1));
}

function leadsTo(tasks: readonly Task[], a: Task, b: Task): boolean {
  return tasks.some((next) => isFollowedBy(a, next) && (next === b || leadsTo(tasks, next, b)));
}

/** The maximum number of oven visits on a path that ends with the task. */
function ovenVisitsUpTo(
  tasks: readonly Task[],
  task: Task,
  inOven: (task: Task) => boolean,
): number {
  const before = tasks.filter((each) => isFollowedBy(each, task));
  const visits = before.map(
    (each) => ovenVisitsUpTo(tasks, each, inOven) + Number(inOven(task) && !inOven(each)),
  );
  return Math.max(before.length === 0 ? Number(inOven(task)) : 0, ...visits);
}
