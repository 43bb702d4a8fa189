import type { Routine } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../../api/popote.js';
import { useResource } from '../../../api/resource.js';
import { Button } from '../../../ui/button.js';
import { MenuRow } from '../../../ui/menu-row.js';
import { Loading, Section } from '../../../ui/page.js';
import { nameOfWeekday } from '../../../words/dates.js';
import { words } from '../../../words/words.js';
import { nameOf, nameOfSlot } from '../plan.js';
import { RoutineDialog } from './routine-dialog.js';

/** What is planned again every week. */
export function Routines() {
  const routines = useResource<Routine[]>('routines', () => popote.listRoutines(), {
    events: ['planning', 'recipe'],
  });
  const open = useSignal<Routine | 'new' | undefined>(undefined);
  return (
    <Section card title={words.week.routines} hint={words.week.routinesHint}>
      {routines.data === undefined && <Loading {...routines} rows={2} />}
      <ul class="menu">
        {routines.data?.map((routine) => (
          <MenuRow
            key={routine.id}
            title={<strong>{nameOf(routine)}</strong>}
            hint={whenOf(routine)}
            onClick={() => (open.value = routine)}
          />
        ))}
      </ul>
      <div>
        <Button icon="plus" onClick={() => (open.value = 'new')}>
          {words.week.newRoutine}
        </Button>
      </div>
      {open.value !== undefined && (
        <RoutineDialog
          routine={open.value === 'new' ? undefined : open.value}
          onClose={() => {
            open.value = undefined;
            void routines.read();
          }}
        />
      )}
    </Section>
  );
}

/** "lundi, vendredi · dîner · toutes les 2 semaines" */
function whenOf({ weekdays, slot, everyWeeks }: Routine): string {
  const often = `${words.week.every.toLocaleLowerCase()} ${words.week.everyWeeks(everyWeeks)}`;
  const days = weekdays.map(nameOfWeekday).join(', ');
  return [days, nameOfSlot(slot), ...(everyWeeks > 1 ? [often] : [])].join(' · ');
}
