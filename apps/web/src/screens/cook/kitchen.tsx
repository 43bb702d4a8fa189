import { signal } from '@preact/signals';
import { Field, Select } from '../../ui/form.js';
import { words } from '../../words/words.js';
import { dayChoices, timeZone } from '../week/plan.js';

const KEY = 'popote-kitchen';

interface Kitchen {
  readonly cooks: number;
  readonly burners: number;
  readonly ovens: number;
}

const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kitchen>;

/** What the device remembers of the kitchen, and what is cooked when. */
export const kitchen = signal<Kitchen>({ cooks: 1, burners: 4, ovens: 1, ...stored });
export const finish = signal('');

/** What the plan of a week, or of one of its days, is asked with. */
export const queryOf = (weekStart: string, day: string) => ({
  ...{
    date: day === '' ? weekStart : day,
    scope: day === '' ? ('week' as const) : ('day' as const),
  },
  ...kitchen.value,
  ...(finish.value !== '' && { finish: `${finish.value}:00` }),
  timeZone,
});

const upTo = (from: number, to: number, name: (count: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).map((id) => ({
    ...{ id, name: name(id) },
  }));

interface KitchenFormProps {
  readonly weekStart: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** What is cooked, by whom, with what, and when it must be ready. */
export function KitchenForm({ weekStart, day, onDay }: KitchenFormProps) {
  const { cooks, burners, ovens } = kitchen.value;
  const change = (form: HTMLFormElement) => {
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const { cooks, burners, ovens } = fields;
    kitchen.value = { cooks: Number(cooks), burners: Number(burners), ovens: Number(ovens) };
    localStorage.setItem(KEY, JSON.stringify(kitchen.value));
    finish.value = fields.finish ?? '';
    onDay(fields.day ?? '');
  };
  const summary = [words.cook.cooks(cooks), words.cook.burners(burners), words.cook.ovens(ovens)];
  return (
    <form class="card form kitchen" onChange={(event) => change(event.currentTarget)}>
      <div class="pair">
        <Select
          label={words.cook.what}
          name="day"
          chosen={day}
          options={[{ id: '', name: words.cook.wholeWeek }, ...dayChoices(weekStart)]}
        />
        <Field
          label={words.cook.finish}
          name="finish"
          type="datetime-local"
          defaultValue={finish.peek()}
          optional
        />
      </div>
      <details>
        <summary>{words.cook.kitchen(summary.join(' · '))}</summary>
        <div class="pair">
          <Select
            label={words.cook.cooksField}
            name="cooks"
            chosen={cooks}
            options={upTo(1, 4, words.cook.cooks)}
          />
          <Select
            label={words.cook.burnersField}
            name="burners"
            chosen={burners}
            options={upTo(1, 8, words.cook.burners)}
          />
          <Select
            label={words.cook.ovensField}
            name="ovens"
            chosen={ovens}
            options={upTo(0, 3, words.cook.ovens)}
          />
        </div>
      </details>
    </form>
  );
}
