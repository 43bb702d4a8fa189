import type { ListedRecipe } from '@popote/client';
import type { ComponentChildren } from 'preact';
import { minutesText } from '../../words/dates.js';
import { locale } from '../../words/locale.js';
import { words } from '../../words/words.js';
import { Icon } from '../icon.js';
import { Photo } from './photo.js';
import { Verdict } from './verdict.js';

interface RecipeCardProps {
  readonly recipe: ListedRecipe;
  /** A tap selects the recipe, and does not open it. */
  readonly choice?: { readonly isChosen: boolean; readonly toggle: () => void } | undefined;
  /** What else to say, below the facts. */
  readonly children?: ComponentChildren;
}

/** A recipe in a list: photo, name, facts and verdict. */
export function RecipeCard({ recipe, choice, children }: RecipeCardProps) {
  const { id, name, photo, prepMinutes, cookMinutes, favourite, houseRating, suitability } = recipe;
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  const energy = recipe.nutrition?.perPortion.energyKcal;
  const stars = houseRating?.toLocaleString(locale);
  const content = (
    <>
      <Photo photo={photo} sizes="(width >= 40rem) 18rem, 45vw" />
      {favourite && (
        <span class="card-heart" role="img" aria-label={words.cookbook.favourite}>
          <Icon name="heart" />
        </span>
      )}
      <span class="card-text">
        <strong>{name}</strong>
        <span class="facts">
          {minutes > 0 && <span>{minutesText(minutes)}</span>}
          {stars !== undefined && (
            <span role="img" aria-label={words.cookbook.rated(stars)}>
              ★ {stars}
            </span>
          )}
          {energy != null && <span>{words.cookbook.kcal(energy)}</span>}
        </span>
        {children}
        {suitability !== undefined && <Verdict suitability={suitability} />}
      </span>
    </>
  );
  return (
    <li class="recipe-card">
      {choice === undefined ? (
        <a href={`cookbook/${String(id)}`}>{content}</a>
      ) : (
        <button type="button" aria-pressed={choice.isChosen} onClick={choice.toggle}>
          {content}
        </button>
      )}
    </li>
  );
}
