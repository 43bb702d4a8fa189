import { useSignal } from '@preact/signals';
import { Icon } from '../../ui/icon.js';
import { words } from '../../words/words.js';
import { FoodDialog } from './food-dialog.js';
import { type Food, lineOf, type WrittenLine } from './written-lines.js';

interface ReadLinesProps {
  readonly rows: readonly WrittenLine[];
  /** Called with what the person says about a line, and the text that it has from then on. */
  readonly onCorrect: (line: string, text: string, foods: readonly Food[]) => void;
}

/** What was understood of each line. A tap corrects it. */
export function ReadLines({ rows, onCorrect }: ReadLinesProps) {
  const open = useSignal<WrittenLine | undefined>(undefined);
  return (
    <>
      <ul class="read-lines" aria-label={words.editor.understood}>
        {rows.map((row, index) => (
          <li key={row.text + String(index)}>
            {row.isHeading ? (
              <h3>{row.text.replace(/^#+\s*/, '')}</h3>
            ) : row.foods === undefined ? (
              <span class="read-line quiet-text">{row.text}</span>
            ) : (
              <button
                type="button"
                class="read-line"
                aria-label={words.editor.correct(row.text)}
                onClick={() => (open.value = row)}
              >
                <ReadFoods foods={row.foods} text={row.text} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open.value !== undefined && (
        <FoodDialog
          text={open.value.text}
          food={open.value.foods?.find(isDoubtful) ?? open.value.foods?.[0]}
          onSave={(food) => {
            const { text, foods = [] } = open.value ?? { text: '' };
            const isOne = foods.length < 2;
            const chosen = food.rawText === null ? lineOf(food) : text;
            onCorrect(text, isOne ? chosen : text, replaced(foods, food));
          }}
          onClose={() => (open.value = undefined)}
        />
      )}
    </>
  );
}

/** Whether a person should look at it. */
export const isDoubtful = ({ use, flags = [] }: NonNullable<WrittenLine['foods']>[number]) =>
  use === 'TEXT' || use === 'TWICE' || flags.length > 0;

/** The foods of a line, of which the doubtful one, else the first, is another one. */
function replaced(foods: NonNullable<WrittenLine['foods']>, food: Food): readonly Food[] {
  const index = Math.max(0, foods.findIndex(isDoubtful));
  return [...foods.slice(0, index), food, ...foods.slice(index + 1)];
}

function ReadFoods({
  foods,
  text,
}: {
  readonly foods: NonNullable<WrittenLine['foods']>;
  readonly text: string;
}) {
  if (foods.length === 0)
    return (
      <>
        <Icon name="text" />
        <span>{text}</span>
      </>
    );
  return (
    <>
      <Icon name={foods.some(isDoubtful) ? 'help' : 'check'} />
      <span>
        {foods.map((food, index) => (
          <span key={index} class="read-food">
            {lineOf(food) || text}
            {aboutOf(food) !== '' && <small class="doubt">{aboutOf(food)}</small>}
          </span>
        ))}
      </span>
    </>
  );
}

function aboutOf({ use, flags = [] }: NonNullable<WrittenLine['foods']>[number]): string {
  const { alreadyThere, added, asText } = words.editor;
  const reasons = flags.map((flag) => words.editor.flags[flag]);
  const result = { OWN: '', ADDED: added, TWICE: alreadyThere, TEXT: asText }[use];
  return [...reasons, result].filter(Boolean).join(' · ');
}
