import { words } from '../../words/words.js';
import { differencesOf, type RecipeDraft } from './recipe-draft.js';

interface DifferencesProps {
  readonly one: RecipeDraft;
  readonly other: RecipeDraft;
  /** What the two are called. */
  readonly titles: readonly [one: string, other: string];
}

/** Two versions of a recipe, where they differ. */
export function Differences({ one, other, titles }: DifferencesProps) {
  return (
    <>
      {differencesOf(one, other).map(({ name, text, otherText }) => (
        <section key={name} class="difference">
          <h3>{words.editor.names[name]}</h3>
          {[text, otherText].map((each, index) => (
            <div key={index}>
              <small class="quiet-text">{titles[index]}</small>
              <p>{each || '–'}</p>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
