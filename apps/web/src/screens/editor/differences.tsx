import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';
import { useDiets } from '../household/preferences.js';
import { differencesOf, type RecipeDraft } from './recipe-draft.js';

interface DifferencesProps {
  readonly one: RecipeDraft;
  readonly other: RecipeDraft;
  /** What the two are called. */
  readonly titles: readonly [one: string, other: string];
}

/** Two versions of a recipe, where they differ. */
export function Differences({ one, other, titles }: DifferencesProps) {
  const diets = useDiets();
  const dietOf = (id: string) => diets.find((diet) => diet.id === Number(id))?.key ?? '';
  const textOf = (name: string, text: string) => {
    if (text === '') return '–';
    if (name === 'course') return labels.courses[text]?.name;
    if (name === 'visibility') return labels.visibilities[text]?.name;
    if (name !== 'dietIds') return text;
    return text
      .split(',')
      .map((id) => labels.diets[dietOf(id)]?.name)
      .join(', ');
  };
  return (
    <>
      {differencesOf(one, other).map(({ name, text, otherText }) => (
        <section key={name} class="pair difference">
          <h3>{words.editor.names[name]}</h3>
          {[text, otherText].map((each, index) => (
            <div key={index}>
              <small class="quiet-text">{titles[index]}</small>
              <p>{textOf(name, each)}</p>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
