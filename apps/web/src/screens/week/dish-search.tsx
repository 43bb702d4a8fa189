import type { ListedRecipe } from '@popote/client';
import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { MenuRow } from '../../ui/menu.js';
import { attempt } from '../../ui/tell.js';
import { Verdict } from '../../ui/recipe/verdict.js';
import { minutesText } from '../../words/dates.js';
import { words } from '../../words/words.js';

interface DishSearchProps {
  readonly onRecipe: (recipe: ListedRecipe) => Promise<unknown>;
  /** What is eaten without a recipe. */
  readonly onText?: ((text: string) => Promise<unknown>) | undefined;
}

/** The recipes that a text finds, each with its verdict; the newest without a text. */
export function DishSearch({ onRecipe, onText }: DishSearchProps) {
  const text = useSignal('');
  const found = useSignal<readonly ListedRecipe[] | undefined>(undefined);
  const q = text.value.trim();
  useEffect(() => {
    const reading = new AbortController();
    const query = { limit: 12, expand: ['suitability' as const], ...(q !== '' && { q }) };
    const read = async () => {
      const { data } = await popote.listRecipes({ query, signal: reading.signal });
      found.value = data;
    };
    const timer = setTimeout(() => void read().catch(() => undefined), q === '' ? 0 : 250);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [q]);
  return (
    <div class="dish-search">
      <input
        type="search"
        aria-label={words.week.dish}
        placeholder={words.week.dish}
        maxlength={200}
        autofocus
        onInput={(event) => (text.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul class="menu" aria-live="polite">
        {found.value?.map((recipe) => (
          <DishRow
            key={recipe.id}
            name={recipe.name}
            about={timeOf(recipe)}
            onChoose={() => onRecipe(recipe)}
          >
            {recipe.suitability !== undefined && <Verdict suitability={recipe.suitability} />}
          </DishRow>
        ))}
        {found.value?.length === 0 && <li class="hint">{words.week.noDish}</li>}
        {onText !== undefined && q !== '' && (
          <DishRow
            name={words.week.asText(q)}
            about={words.week.asTextHint}
            onChoose={() => onText(q)}
          />
        )}
      </ul>
    </div>
  );
}

function timeOf({ prepMinutes, cookMinutes }: ListedRecipe): string {
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return minutes === 0 ? '' : minutesText(minutes);
}

interface DishRowProps {
  readonly name: string;
  readonly about: string;
  readonly onChoose: () => Promise<unknown>;
  readonly children?: ComponentChildren;
}

/** A dish that a tap chooses. */
export function DishRow({ name, about, onChoose, children }: DishRowProps) {
  return (
    <MenuRow
      {...{ icon: 'plus', hint: about, title: <strong>{name}</strong> }}
      onClick={() => void attempt(onChoose)}
    >
      {children}
    </MenuRow>
  );
}
