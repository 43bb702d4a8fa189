import { idempotencyKey, type AddedItems, type Menu } from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Button } from '../../ui/button.js';
import { AskButton } from '../../ui/dialog.js';
import { Field, type Fields, Form, Select } from '../../ui/form.js';
import { MenuRow, Rows } from '../../ui/menu.js';
import { Page, Section } from '../../ui/page.js';
import { tellUndo } from '../../ui/tell.js';
import { addDays, nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { copiesOf, dayChoices, nameOf, planAll, takeBack, useWeek } from './plan.js';
import { Routines } from './routines/routines.js';

interface WeekProps {
  readonly weekStart: string;
}

/** What is done with whole weeks: copies, menus, routines. */
export function WeeksScreen({ weekStart }: WeekProps) {
  return (
    <Page title={words.week.organise} back={`week?date=${weekStart}`}>
      <p class="quiet-text">{words.list.week(nameOfDay(weekStart))}</p>
      <CopyWeek weekStart={weekStart} />
      <Menus weekStart={weekStart} />
      <ClearDays weekStart={weekStart} />
      <Routines />
    </Page>
  );
}

/** Tells how many meals were added, and takes them back. */
const tellAdded = (added: AddedItems) =>
  tellUndo(words.week.added(added.items.length), () => takeBack(added));

function CopyWeek({ weekStart }: WeekProps) {
  const weeks = [1, 2, 3, 4, -1].map((count) => addDays(weekStart, 7 * count));
  return (
    <section class="card">
      <Form
        action={words.app.copy}
        onSend={async ({ to = '' }) => {
          const body = { from: weekStart, to };
          tellAdded((await popote.copyWeek({ body, headers: idempotencyKey() })).data);
        }}
      >
        <h2>{words.week.copyWeek}</h2>
        <Select
          label={words.week.copyTo}
          name="to"
          options={weeks.map((id) => ({ id, name: nameOfDay(id) }))}
        />
      </Form>
    </section>
  );
}

function Menus({ weekStart }: WeekProps) {
  const menus = useResource<Menu[]>('menus', () => popote.listMenus(), { events: ['planning'] });
  const remove = async (menuId: number) => {
    await popote.deleteMenu({ path: { menuId } });
    await menus.read();
  };
  const apply = async (menuId: number) => {
    const path = { menuId };
    const headers = idempotencyKey();
    tellAdded((await popote.applyMenu({ path, body: { date: weekStart }, headers })).data);
  };
  return (
    <Section card title={words.week.menus} hint={words.week.menusHint}>
      <Rows {...menus}>
        {(menu) => (
          <MenuRow
            key={menu.id}
            title={<strong>{menu.name}</strong>}
            hint={menu.items.slice(0, 4).map(nameOf).join(', ')}
          >
            <Button run={() => apply(menu.id)}>{words.week.apply}</Button>
            <AskButton
              small
              title={words.week.deleteMenu(menu.name)}
              text={words.week.deleteMenuAsk}
              onConfirm={() => remove(menu.id)}
            />
          </MenuRow>
        )}
      </Rows>
      <Form
        again
        action={words.app.save}
        onSend={async ({ name = '' }) => {
          const body = { name, date: weekStart };
          await popote.createMenu({ body, headers: idempotencyKey() });
          await menus.read();
        }}
      >
        <Field label={words.week.menuName} name="name" />
      </Form>
    </Section>
  );
}

function ClearDays({ weekStart }: WeekProps) {
  const week = useWeek(weekStart).data;
  const days = dayChoices(weekStart);
  const clear = async ({ from = '', to = '' }: Fields) => {
    const cleared = week?.days.filter(({ date }) => date >= from && date <= to) ?? [];
    const items = cleared.flatMap(({ slots }) => slots.flatMap((slot) => slot.items));
    const cookings = cleared
      .flatMap((day) => day.cookings)
      .filter((cooking) => cooking.items.every(({ date }) => date <= to));
    const { data } = await popote.clearPlanning({ query: { from, to } });
    tellUndo(words.week.cleared(data.items), () => planAll(copiesOf(items, cookings)));
  };
  return (
    <section class="card">
      <Form danger action={words.week.clear} onSend={clear}>
        <h2>{words.week.clear}</h2>
        <div class="pair">
          <Select label={words.week.from} name="from" options={days} />
          <Select label={words.week.to} name="to" options={days} chosen={addDays(weekStart, 6)} />
        </div>
      </Form>
    </section>
  );
}
