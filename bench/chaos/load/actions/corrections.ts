import { randomUUID } from 'node:crypto';
import { requireContent } from '../../people/api-request.js';
import { type Action, write } from '../../people/world.js';

/** Assigns a random technique, or none, to a random word of a fixed recipe. */
export const correctTechnique: Action = async (world, person) => {
  const { ledger, people, ingredients } = world;
  const { id: recipeId, steps } = person.random.pick(people).fixedRecipe;
  const step = person.random.pick(steps);
  const word = person.random.pick([...step.description.matchAll(/\p{L}{3,}/gu)]);
  const body = {
    techStepId: person.random.chance(0.3) ? null : person.random.pick(ingredients.techStepIds),
    start: word.index,
    end: word.index + word[0].length,
    ingredients: [],
    utensils: [],
  };
  const path = `/recipes/${String(recipeId)}/steps/${String(step.id)}/corrections`;
  const request = { kind: 'correct a technique', method: 'POST', path, body } as const;
  const answer = await write(world, person, { ...request, key: randomUUID() }, 201);
  const { id } = answer.body as { readonly id: number };
  requireContent(answer, Number.isInteger(id), 'has no id');
  ledger.corrections.push({ id, stepId: step.id });
};
