import type { Recipe } from '@popote/client';
import { popote } from '../../api/popote.js';
import { Button } from '../../ui/button.js';
import { attempt, tellUndo } from '../../ui/tell.js';
import { nameOfDay, today } from '../../words/dates.js';
import { locale } from '../../words/locale.js';
import { words } from '../../words/words.js';

interface RatingsProps {
  readonly recipe: Recipe;
  readonly read: () => Promise<void>;
}

/** The stars of the person and of the house, and when it was cooked. */
export function Ratings({ recipe, read }: RatingsProps) {
  const { id, rating, houseRating, timesCooked, lastCookedOn } = recipe;
  const path = { recipeId: id };
  const rate = async (stars: number) => {
    await attempt(() =>
      popote.rateRecipe({ path, body: { stars: stars === rating ? null : stars } }),
    );
    await read();
  };
  const cook = async () => {
    const date = today();
    await popote.markCooked({ path, body: { date } });
    tellUndo(words.recipe.cookedDone, async () => {
      await popote.unmarkCooked({ path, query: { date } });
      await read();
    });
    await read();
  };
  return (
    <section class="card ratings row">
      <div role="group" aria-label={words.recipe.rating} class="stars">
        {[1, 2, 3, 4, 5].map((stars) => (
          <button
            key={stars}
            type="button"
            class={stars <= (rating ?? 0) ? 'is-on' : ''}
            aria-pressed={stars === rating}
            aria-label={words.recipe.stars(stars)}
            onClick={() => void rate(stars)}
          >
            {stars <= (rating ?? 0) ? '★' : '☆'}
          </button>
        ))}
        {houseRating !== null && (
          <span class="hint">{words.recipe.houseRating(houseRating.toLocaleString(locale))}</span>
        )}
      </div>
      <Button icon="check" disabled={lastCookedOn === today()} run={cook}>
        {words.recipe.cooked}
      </Button>
      {lastCookedOn !== null && (
        <p class="hint">{words.recipe.cookedTimes(timesCooked, nameOfDay(lastCookedOn))}</p>
      )}
    </section>
  );
}
