import type { PlacedTask } from '#domain/planning/timed-session/tasks/planned-task.js';
import { KEYS, recipeOf } from '../test/batch-recipe.builder.js';
import { type TimedSession, timedSession } from '../src/planning/timed-session/timed-session.js';
import { sessionViolations } from './session-violations.oracle.js';

const KITCHEN = { cooks: 1, burners: 1, ovens: 1 };
const RECIPES = [
  recipeOf(1, [['preheat', { celsius: 180 }], ['whisk'], ['bake', { minutes: 30 }]]),
  recipeOf(2, [['chop'], ['simmer', { minutes: 20 }], ['bake', { minutes: 30, celsius: 220 }]]),
  recipeOf(3, [['simmer', { minutes: 20 }]]),
];

/** The session, with the task of a step changed. */
function changed(stepId: number, change: (task: PlacedTask) => PlacedTask[]): TimedSession {
  const session = timedSession(RECIPES, KEYS, KITCHEN);
  if ('recipesInOven' in session) throw new Error('The kitchen has no oven.');
  const tasks = session.tasks.flatMap((task) =>
    task.steps.some((step) => step.stepId === stepId) ? change(task) : [task],
  );
  const makespanMinutes = Math.max(...tasks.map(({ endMinute }) => endMinute));
  return { ...session, tasks, makespanMinutes };
}

const at = (startMinute: number) => (task: PlacedTask) => [
  { ...task, startMinute, endMinute: startMinute + task.duration.minutes },
];
const startOf = (stepId: number) => {
  let start = 0;
  changed(stepId, (task) => {
    start = task.startMinute;
    return [task];
  });
  return start;
};

describe('sessionViolations', () => {
  it('finds nothing in a session that can be followed', () => {
    const session = changed(101, (task) => [task]);
    expect(sessionViolations(RECIPES, KITCHEN, session)).toEqual([]);
  });

  it.each<[string, () => TimedSession, RegExp]>([
    ['a missing technique', () => changed(101, () => []), /other techniques/],
    ['a technique twice', () => changed(101, (task) => [task, task]), /other techniques/],
    ['a wrong end', () => changed(101, (task) => [{ ...task, endMinute: 0 }]), /wrong times/],
    ['a broken order', () => changed(103, at(0)), /starts before/],
    ['food before the oven is hot', () => changed(101, at(startOf(103))), /starts before/],
    ['too few cooks', () => changed(201, at(startOf(102))), /too few cooks/],
    ['too few burners', () => changed(301, at(startOf(202))), /too few burners/],
    ['two temperatures', () => changed(203, at(startOf(103))), /another temperature/],
    ['heat that is lost before the food', () => changed(103, at(1000)), /heats for nothing/],
    ['a wrong oven', () => changed(103, (task) => [{ ...task, oven: 1 }]), /no oven/],
    ['a wrong makespan', () => ({ ...changed(101, at(0)), makespanMinutes: 1 }), /makespan/],
  ])('finds %s', (_, broken, violation) => {
    expect(sessionViolations(RECIPES, KITCHEN, broken()).join('\n')).toMatch(violation);
  });
});
