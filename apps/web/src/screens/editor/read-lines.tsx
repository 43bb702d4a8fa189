import { Icon } from '../../ui/icon.js';
import { words } from '../../words/words.js';
import { FoodDialog } from './food-dialog.js';
import { type Food, lineOf, type WrittenLine } from './written-lines.js';

interface ReadLinesProps {
  readonly rows: readonly WrittenLine[];
  readonly onOpen: (row: WrittenLine) => void;
}

/** What was understood of each line. A tap corrects it. */
export function ReadLines({ rows, onOpen }: ReadLinesProps) {
  return (
    <ul class="read-lines" aria-label={words.editor.understood}>
      {rows.map((row, index) => (
        <li key={row.text + String(index)}>
          {row.isHeading ? (
            <strong class="read-heading">{row.text.replace(/^#+\s*/, '')}</strong>
          ) : row.part !== undefined ? (
            <button type="button" class="read-line" onClick={() => onOpen(row)}>
              <Icon name={row.part.recipeId === undefined ? 'help' : 'book'} />
              <span>
                {row.text.slice(1)}
                {row.part.recipeId === undefined && (
                  <small class="doubt">{words.editor.unknownPart}</small>
                )}
              </span>
            </button>
          ) : row.foods === undefined ? (
            <span class="read-line quiet-text">{row.text}</span>
          ) : (
            <button type="button" class="read-line" onClick={() => onOpen(row)}>
              <ReadFoods foods={row.foods} text={row.text} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LineDialogProps {
  readonly row: WrittenLine;
  /** Called with the text that the line has from then on, and its foods. */
  readonly onCorrect: (text: string, foods: readonly Food[]) => void;
  readonly onClose: () => void;
}

/** Corrects the doubtful food of a line, or its first one. */
export function LineDialog({ row: { text, foods = [] }, onCorrect, onClose }: LineDialogProps) {
  const index = Math.max(0, foods.findIndex(isDoubtful));
  const save = (food: Food) => {
    const isChosen = foods.length < 2 && food.rawText == null;
    const changed = [...foods.slice(0, index), food, ...foods.slice(index + 1)];
    onCorrect(isChosen ? lineOf(food) : text, changed);
  };
  return <FoodDialog text={text} food={foods[index]} onSave={save} onClose={onClose} />;
}

/** Whether a person should look at it. */
const isDoubtful = ({ use, flags = [] }: NonNullable<WrittenLine['foods']>[number]) =>
  use === 'TEXT' || use === 'TWICE' || flags.length > 0;

interface ReadFoodsProps {
  readonly foods: NonNullable<WrittenLine['foods']>;
  readonly text: string;
}

function ReadFoods({ foods, text }: ReadFoodsProps) {
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
  const reasons = flags.slice(0, 1).map((flag) => words.editor.flags[flag]);
  const result = { OWN: '', ADDED: added, TWICE: alreadyThere, TEXT: asText }[use];
  return [...reasons, result].filter(Boolean).join(' · ');
}
