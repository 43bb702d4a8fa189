import type { Kitchen } from '#domain/planning/timed-session/session-project.js';
import type { PlacedTask } from '#domain/planning/timed-session/tasks/planned-task.js';
import type { BatchRecipe } from '../src/planning/batch/batch-recipe.js';
import type { TimedSession } from '../src/planning/timed-session/timed-session.js';

/** What one oven holds: food on two shelves, at temperatures that differ by at most 10 °C. */
const SHELVES = 2;
const TOLERANCE = 10;

/**
 * What is wrong with a session; empty if a household can follow it. Shares no code with the planner.
 * Looks at each start of a task, because usage rises only there.
 */
export function sessionViolations(
  recipes: readonly BatchRecipe[],
  kitchen: Kitchen,
  session: TimedSession,
): string[] {
  return [
    ...wrongTimes(session),
    ...recipes.flatMap((recipe) => [
      ...missingTechniques(recipe, session.tasks),
      ...brokenOrder(recipe, session.tasks),
    ]),
    ...lostHeat(recipes, session.tasks),
    ...session.tasks.flatMap((task) => exceeded(task, session.tasks, kitchen)),
  ];
}

function wrongTimes({ tasks, makespanMinutes, lowerBoundMinutes }: TimedSession): string[] {
  const wrong = tasks.filter(
    ({ startMinute, endMinute, duration }) =>
      !Number.isInteger(startMinute) ||
      endMinute !== startMinute + duration.minutes ||
      duration.minutes < 1 ||
      (startMinute < 0 && endMinute > 0),
  );
  const last = tasks.reduce((end, { endMinute }) => Math.max(end, endMinute), 0);
  return [
    ...wrong.map((task) => `${nameOf(task)} has wrong times`),
    ...(last === makespanMinutes ? [] : ['the makespan is not the end of the last task']),
    ...(lowerBoundMinutes <= makespanMinutes ? [] : ['the makespan is below its lower bound']),
  ];
}

/** Each technique, and each step without one, is in exactly one task. */
function missingTechniques(
  { id, steps, techniques }: BatchRecipe,
  tasks: readonly PlacedTask[],
): string[] {
  const placeOf = (stepId: number, start: number) => `${String(stepId)} ${String(start)}`;
  const expected = [
    ...techniques.map(({ stepId, start }) => placeOf(stepId, start)),
    ...steps
      .filter((step) => !techniques.some(({ stepId }) => stepId === step.id))
      .map((step) => placeOf(step.id, 0)),
  ];
  const found = tasks.flatMap((task) =>
    task.steps
      .filter(({ recipeId }) => recipeId === id)
      .map(({ stepId, start }) => placeOf(stepId, start)),
  );
  const isSame = JSON.stringify(expected.sort()) === JSON.stringify(found.sort());
  return isSame ? [] : [`recipe ${String(id)} has other techniques than its tasks`];
}

/** Tasks follow the text; preheating only has to end before the next food enters the oven. */
function brokenOrder(recipe: BatchRecipe, tasks: readonly PlacedTask[]): string[] {
  const ofRecipe = inText(recipe, tasks);
  return ofRecipe.flatMap((task, index) => {
    const food = foodAfter(task, ofRecipe);
    const later = ofRecipe.slice(index + 1);
    const next = food ? [food] : later.filter(({ techStepKey }) => techStepKey !== 'preheat');
    return next
      .filter(({ startMinute }) => startMinute < task.endMinute)
      .map((each) => `${nameOf(each)} starts before ${nameOf(task)} ends`);
  });
}

/** From a preheating to the first food that waits for it, no other recipe changes the temperature. */
function lostHeat(recipes: readonly BatchRecipe[], tasks: readonly PlacedTask[]): string[] {
  return tasks.filter(isPreheat).flatMap((preheat) => {
    const foods = recipes.flatMap((recipe) => heatedFood(preheat, inText(recipe, tasks)) ?? []);
    const [first] = foods.sort((a, b) => a.startMinute - b.startMinute);
    if (!first) return [];
    const between = tasks.filter(
      (task) =>
        task.oven === preheat.oven &&
        preheat.endMinute <= task.startMinute &&
        task.startMinute < first.startMinute,
    );
    const isKept = between.every((task) => sharesRecipe(task, preheat) || !differs(task, preheat));
    return first.oven === preheat.oven && isKept ? [] : [`${nameOf(preheat)} heats for nothing`];
  });
}

/** The tasks of a recipe in the order of its text. */
function inText({ id, steps }: BatchRecipe, tasks: readonly PlacedTask[]): PlacedTask[] {
  const order = new Map(steps.map((step, index) => [step.id, index]));
  const placeIn = ({ steps: spans }: PlacedTask): [number, number] => {
    const span = spans.find(({ recipeId }) => recipeId === id);
    return [order.get(span?.stepId ?? 0) ?? 0, span?.start ?? 0];
  };
  const own = tasks.filter((task) => task.steps.some(({ recipeId }) => recipeId === id));
  return own.sort((a, b) => {
    const [[stepA, startA], [stepB, startB]] = [placeIn(a), placeIn(b)];
    return stepA - stepB || startA - startB;
  });
}

/** The food that waits for a preheating: the next one that the recipe puts in the oven. */
function foodAfter(task: PlacedTask, ofRecipe: readonly PlacedTask[]): PlacedTask | undefined {
  const index = ofRecipe.indexOf(task);
  if (index === -1 || !isPreheat(task)) return undefined;
  return ofRecipe
    .slice(index + 1)
    .find(({ resource, techStepKey }) => resource === 'OVEN' && techStepKey !== 'preheat');
}

/** The food for which a preheating heats; none if the recipe states another temperature before. */
function heatedFood(preheat: PlacedTask, ofRecipe: readonly PlacedTask[]): PlacedTask | undefined {
  const food = foodAfter(preheat, ofRecipe);
  const between = ofRecipe.slice(ofRecipe.indexOf(preheat), food ? ofRecipe.indexOf(food) : 0);
  return between.some((task) => isPreheat(task) && differs(task, preheat)) ? undefined : food;
}

function isPreheat({ resource, techStepKey }: PlacedTask): boolean {
  return resource === 'OVEN' && techStepKey === 'preheat';
}

function sharesRecipe(one: PlacedTask, other: PlacedTask): boolean {
  const recipes = new Set(one.steps.map(({ recipeId }) => recipeId));
  return other.steps.some(({ recipeId }) => recipes.has(recipeId));
}

function differs(one: PlacedTask, other: PlacedTask): boolean {
  return Math.abs((one.celsius ?? 0) - (other.celsius ?? 0)) > TOLERANCE;
}

function exceeded(task: PlacedTask, tasks: readonly PlacedTask[], kitchen: Kitchen): string[] {
  const together = tasks.filter(
    ({ startMinute, endMinute }) => startMinute <= task.startMinute && task.startMinute < endMinute,
  );
  const cooks = together.filter(({ attention }) => attention === 'ACTIVE').length;
  const burners = together.filter(({ resource }) => resource === 'BURNER').length;
  const problems = [
    ...(cooks > kitchen.cooks ? ['too few cooks'] : []),
    ...(burners > kitchen.burners ? ['too few burners'] : []),
    ...(task.resource === 'OVEN' ? crowded(task, together, kitchen) : []),
  ];
  return problems.map((problem) => `${problem} when ${nameOf(task)} starts`);
}

function crowded(task: PlacedTask, together: readonly PlacedTask[], { ovens }: Kitchen): string[] {
  const { oven, celsius } = task;
  if (oven === null || oven >= ovens || celsius === null) return ['no oven'];
  const inOven = together.filter((other) => other.oven === oven);
  const foods = inOven.filter(({ techStepKey }) => techStepKey !== 'preheat');
  return [
    ...(foods.length > SHELVES ? ['the oven is full'] : []),
    ...(inOven.some((other) => differs(other, task)) ? ['the oven has another temperature'] : []),
  ];
}

function nameOf({ techStepKey, steps }: PlacedTask): string {
  const [first] = steps;
  return `${techStepKey ?? 'the step'} of step ${String(first?.stepId)}`;
}
