import type { ConflictView, Recipe, Suitability } from '@popote/client';
import { Verdict, usePersonName } from '../../ui/recipe/verdict.js';
import { foodName } from '../../words/food.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { allParts } from './parts.js';

interface ConflictsProps {
  readonly recipe: Recipe;
  readonly suitability: Suitability;
}

/** The verdict, person by person: why, and where it stands in the recipe. */
export function Conflicts({ recipe, suitability }: ConflictsProps) {
  const nameOf = usePersonName();
  const { conflicts, unread } = suitability;
  const unreadWords = new Set(unread.map(({ text }) => text.toLowerCase()));
  const people = new Map<string, ConflictView[]>();
  for (const conflict of conflicts) {
    const name = nameOf(conflict);
    people.set(name, [...(people.get(name) ?? []), conflict]);
  }
  return (
    <section id="verdict" class="card stack">
      <div class="section-head row">
        <h2>{words.recipe.verdict}</h2>
        <Verdict suitability={suitability} />
      </div>
      {people.size === 0 && unread.length === 0 && <p>{words.recipe.nobodyMinds}</p>}
      {[...people].map(([name, own]) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul class="conflicts">
            {own.map((conflict) => (
              <li key={JSON.stringify(conflict)}>
                <strong>{foodName(conflict.ingredientId)}</strong>
                {conflict.text !== null && ` ${words.recipe.quoted(conflict.text)}`}
                <small class="quiet-text"> {aboutOf(conflict, recipe)}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {unread.length > 0 && (
        <p>
          {words.recipe.unread} <strong>{[...unreadWords].join(', ')}</strong>
        </p>
      )}
      <p class="hint">{words.recipe.verdictHint}</p>
    </section>
  );
}

/** "allergie (gluten) · souvent · à l'étape 3" */
function aboutOf(conflict: ConflictView, recipe: Recipe) {
  const { reason, key, certainty, found, stepId, partId } = conflict;
  const part = allParts(recipe.parts, 1).find((each) => each.part.recipeId === partId)?.part;
  const { steps = [] } = part ?? recipe;
  const reasons = {
    ALLERGY: words.recipe.allergy(labels.allergies[key]?.name ?? key),
    DIET: words.recipe.diet(labels.diets[key]?.name ?? key),
    DISLIKE: words.recipe.dislike,
  };
  const step = steps.findIndex(({ id }) => id === stepId);
  const places = {
    LINE: words.recipe.inLine,
    TEXT: words.recipe.inText,
    STEP: step < 0 ? words.recipe.inName : words.recipe.inStep(step + 1),
  };
  const often = certainty === 'OFTEN' && words.recipe.often;
  const ofPart = part && words.recipe.ofPart(part.name);
  return [reasons[reason], often, places[found], ofPart].filter(Boolean).join(' · ');
}
