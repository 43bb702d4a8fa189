import type { ProposalReason } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { popote } from '../../../api/popote.js';
import { go } from '../../../navigation/router.js';
import { Button } from '../../../ui/button.js';
import { Chips } from '../../../ui/form.js';
import { MenuRow } from '../../../ui/menu.js';
import { attempt, tell, tellUndo } from '../../../ui/tell.js';
import { minutesText, nameOfDay } from '../../../words/dates.js';
import { foodName } from '../../../words/food.js';
import { labels } from '../../../words/labels.js';
import { words } from '../../../words/words.js';
import { nameOfMeal, planAll, takeBack, useStock } from '../plan.js';
import {
  keyOf,
  type Plan,
  type ProposedItem,
  replaceItem,
  type Wishes,
  without,
} from './proposal.js';

interface PlansProps {
  readonly weekStart: string;
  readonly wishes: Wishes;
  readonly plans: readonly Plan[];
  readonly onOthers: () => Promise<unknown>;
}

/** The proposed weeks, one at a time, with their reasons. */
export function Plans({ weekStart, wishes, plans, onOthers }: PlansProps) {
  const shown = useSignal(0);
  const changed = useSignal(plans);
  const isBusy = useSignal(false);
  const refused = useRef<number[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.scrollIntoView(), []);
  const plan = changed.value[shown.value];
  const names = useNames(changed.value);
  if (plan === undefined) return null;
  const show = (next: Plan) =>
    (changed.value = changed.value.map((each) => (each === plan ? next : each)));
  const run = async (work: () => Promise<unknown>) => {
    isBusy.value = true;
    await attempt(work);
    isBusy.value = false;
  };
  const replace = async (item: ProposedItem) => {
    refused.current.push(names.recipeOf(item, plan) ?? 0);
    const next = await replaceItem(plan, item, refused.current, wishes);
    if (next === undefined) tell(words.proposals.noOther);
    else show(next);
  };
  const accept = async () => {
    const { data } = await planAll({ items: plan.items, cookings: plan.cookings });
    const ids = data.cookings.map(({ id }) => id);
    const single = data.items.filter(({ cookingId }) => !ids.includes(cookingId ?? 0));
    tellUndo(words.proposals.accepted(data.items.length), () =>
      takeBack({ items: single, cookings: data.cookings }),
    );
    go(`week?date=${weekStart}`);
  };
  const { lines, sessionMinutes, items } = plan;
  return (
    <section class="stack">
      <h2 ref={title}>{words.proposals.choices}</h2>
      {plans.length > 1 && (
        <Chips
          one
          label={words.proposals.choices}
          name="plan"
          choices={plans.map((_, id) => ({ id, name: words.proposals.proposal(id + 1) }))}
          chosen={[0]}
          onChange={([index]) => (shown.value = Number(index))}
        />
      )}
      <p>
        {words.proposals.dishes(items.length)} · {words.proposals.lines(lines)} ·{' '}
        {words.cook.takes(minutesText(sessionMinutes))}
      </p>
      <ul class="menu card">
        {wishes.cells.map((cell) => {
          const item = items.find((each) => keyOf(each) === keyOf(cell));
          const name = item && names.of(item, plan);
          return (
            <MenuRow
              key={keyOf(cell)}
              title={
                <>
                  <small class="quiet-text">{nameOfMeal(cell.date, cell.slot)}</small>
                  {name !== undefined && <strong class="block">{name}</strong>}
                  {item !== undefined && <small class="block">{sourceOf(item, plan)}</small>}
                  <span class="row">
                    {plan.reasons.get(keyOf(cell))?.map((reason) => (
                      <span
                        key={reason.key}
                        class={item === undefined ? 'badge warn' : 'badge good'}
                      >
                        {reasonText(reason)}
                      </span>
                    ))}
                  </span>
                </>
              }
            >
              {item !== undefined && name !== undefined && (
                <>
                  <Button
                    {...{ icon: 'again', disabled: isBusy.value }}
                    label={words.proposals.replace(name)}
                    onClick={() => void run(() => replace(item))}
                  />
                  <Button
                    {...{ icon: 'close' }}
                    label={words.proposals.leaveOut(name)}
                    onClick={() => show(without(plan, item))}
                  />
                </>
              )}
            </MenuRow>
          );
        })}
      </ul>
      <div class="row">
        <Button
          kind="main"
          icon="check"
          disabled={isBusy.value || items.length === 0}
          onClick={() => void run(accept)}
        >
          {words.proposals.accept}
        </Button>
        <Button disabled={isBusy.value} onClick={() => void run(onOthers)}>
          {words.proposals.others}
        </Button>
      </div>
    </section>
  );
}

function reasonText({ key, ingredientIds }: ProposalReason): string {
  const foods = ingredientIds.map((id) => foodName(id)).filter(Boolean);
  const name = labels.proposalReasons[key]?.name ?? key;
  return foods.length === 0 ? name : `${name} (${foods.join(', ')})`;
}

/** The portions, and the day of the cooking when it is another one. */
function sourceOf({ cooking, cookingId, portions, date }: ProposedItem, plan: Plan): string {
  const amount = words.week.portions(portions ?? 1);
  const cooked = plan.cookings[cooking ?? -1];
  if (cookingId !== undefined) return `${amount}, ${words.proposals.fromStock}`;
  if (cooked === undefined || cooked.date === date) return amount;
  return `${amount}, ${words.proposals.cookOn(nameOfDay(cooked.date, 'weekday'))}`;
}

/** Proposals name dishes by id. */
function useNames(plans: readonly Plan[]) {
  const stock = useStock().data ?? [];
  const known = useSignal<ReadonlyMap<number, string>>(new Map());
  const recipeOf = ({ recipeId, cooking, cookingId }: ProposedItem, plan: Plan) =>
    recipeId ??
    plan.cookings[cooking ?? -1]?.recipeId ??
    stock.find((row) => row.cookingId === cookingId)?.recipe.id;
  const ids = plans.flatMap((plan) => plan.items.map((item) => recipeOf(item, plan) ?? 0));
  const missing = [...new Set(ids)].filter((id) => id > 0 && !known.value.has(id));
  useEffect(() => {
    const read = async (recipeId: number) => {
      const { data } = await popote.getRecipe({ path: { recipeId } });
      known.value = new Map([...known.value, [recipeId, data.name]]);
    };
    void attempt(() => Promise.all(missing.map(read)));
  }, [missing.join()]);
  const of = (item: ProposedItem, plan: Plan) => known.value.get(recipeOf(item, plan) ?? 0) ?? '…';
  return { of, recipeOf };
}
