import type { Course, PlanningWeek, RecipeTab } from '@popote/client';
import { useSignal } from '@preact/signals';
import { Chips, Field, Form } from '../../../ui/form.js';
import { Loading, Page } from '../../../ui/page.js';
import { FoodList } from '../../../ui/food/food-list.js';
import { tell } from '../../../ui/tell.js';
import { nameOfDay, today } from '../../../words/dates.js';
import { choicesOf, labels } from '../../../words/labels.js';
import { words } from '../../../words/words.js';
import { nameOfMeal, nameOfSlot, SLOTS, useWeek } from '../plan.js';
import { type Plan, propose, type Wishes } from './proposal.js';
import { Plans } from './plans.js';

const TABS: readonly RecipeTab[] = ['perso', 'foyer', 'favoris', 'publique'];

/** The service fills meals of a week; the person takes the plan, or parts of it. */
export function ProposalsScreen({ weekStart }: { readonly weekStart: string }) {
  const week = useWeek(weekStart);
  const wishes = useSignal<Wishes | undefined>(undefined);
  const seed = useSignal(0);
  const plans = useSignal<readonly Plan[]>([]);
  const ask = async (asked: Wishes, next: number) => {
    plans.value = await propose(asked, next);
    wishes.value = asked;
    seed.value = next;
  };
  return (
    <Page title={words.proposals.title} back={`week?date=${weekStart}`}>
      <p class="quiet-text">{words.list.week(nameOfDay(weekStart))}</p>
      {week.data === undefined && <Loading {...week} />}
      {week.data !== undefined && <WishesForm week={week.data} onAsk={(asked) => ask(asked, 0)} />}
      {wishes.value !== undefined && (
        <Plans
          key={seed.value}
          weekStart={weekStart}
          wishes={wishes.value}
          plans={plans.value}
          onOthers={() => ask(wishes.peek() ?? { cells: [] }, seed.peek() + 1)}
        />
      )}
    </Page>
  );
}

interface WishesFormProps {
  readonly week: PlanningWeek;
  readonly onAsk: (wishes: Wishes) => Promise<unknown>;
}

function WishesForm({ week, onAsk }: WishesFormProps) {
  const use = useSignal<readonly number[]>([]);
  const days = week.days.filter(({ date }) => date >= today() || week.weekStart > today());
  const send = async (fields: Readonly<Record<string, string>>, form: FormData) => {
    const maxMinutes = Number(fields.maxMinutes) || undefined;
    const courses = (form.getAll('courses') as (Course | '')[]).map((course) => course || null);
    const cells = days.flatMap(({ date }) =>
      SLOTS.filter((slot) => form.has(`${date}/${slot}`)).map((slot) => ({
        ...{ date, slot, ...(maxMinutes !== undefined && { maxMinutes }) },
        ...(courses.length > 0 && { courses }),
      })),
    );
    if (cells.length === 0) tell(words.proposals.noCell);
    else
      await onAsk({
        cells,
        cookingDays: form.getAll('cookingDays') as string[],
        use: [...use.value],
        tabs: form.getAll('tabs') as RecipeTab[],
      });
  };
  return (
    <section class="card">
      <Form action={words.week.propose} onSend={send}>
        <table class="cells">
          <caption>{words.proposals.cells}</caption>
          <thead>
            <tr>
              <td />
              {SLOTS.map((slot) => (
                <th key={slot} scope="col">
                  {nameOfSlot(slot)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, slots }) => (
              <tr key={date}>
                <th scope="row">{nameOfDay(date, 'short')}</th>
                {slots.map(({ slot, items }) => (
                  <td key={slot}>
                    <label>
                      <input
                        type="checkbox"
                        name={`${date}/${slot}`}
                        aria-label={nameOfMeal(date, slot)}
                        defaultChecked={
                          items.length === 0 && (slot === 'LUNCH' || slot === 'DINNER')
                        }
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Chips
          label={words.proposals.cookingDays}
          name="cookingDays"
          choices={days.map(({ date }) => ({ id: date, name: nameOfDay(date, 'short') }))}
        />
        <p class="hint">{words.proposals.cookingDaysHint}</p>
        <details>
          <summary>{words.proposals.more}</summary>
          <div class="form">
            <Field
              {...{ label: words.proposals.maxMinutes, name: 'maxMinutes', type: 'number', min: 1 }}
              optional
            />
            <Chips
              {...{ label: words.proposals.courses, hint: words.proposals.coursesHint }}
              name="courses"
              choices={[...choicesOf(labels.courses), { id: '', name: words.proposals.noCourse }]}
            />
            <Chips
              label={words.proposals.tabs}
              name="tabs"
              choices={TABS.map((id) => ({ id, name: words.proposals[id] }))}
              chosen={['perso', 'foyer', 'favoris']}
            />
            <FoodList
              label={words.proposals.use}
              ids={use.value}
              onChange={(ids) => (use.value = ids)}
            />
          </div>
        </details>
      </Form>
    </section>
  );
}
