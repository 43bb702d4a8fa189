import type { Routine } from '@popote/client';
import { popote } from '../../../api/popote.js';
import { useResource } from '../../../api/resource.js';
import { Button } from '../../../ui/button.js';
import { useDialog } from '../../../ui/dialog.js';
import { MenuRow, Rows } from '../../../ui/menu.js';
import { Section } from '../../../ui/page.js';
import { nameOfWeekday } from '../../../words/dates.js';
import { words } from '../../../words/words.js';
import { nameOf, nameOfSlot } from '../plan.js';
import { RoutineDialog } from './routine-dialog.js';

/** What is planned again every week. */
export function Routines() {
  const routines = useResource<Routine[]>('routines', () => popote.listRoutines(), {
    events: ['planning', 'recipe'],
  });
  const dialog = useDialog<Routine>(routines.read);
  return (
    <Section card title={words.week.routines} hint={words.week.routinesHint}>
      <Rows {...routines}>
        {(routine) => (
          <MenuRow
            key={routine.id}
            title={<strong>{nameOf(routine)}</strong>}
            hint={whenOf(routine)}
            onClick={() => dialog.open(routine)}
          />
        )}
      </Rows>
      <Button icon="plus" onClick={() => dialog.open()}>
        {words.week.newRoutine}
      </Button>
      {dialog.render((routine) => (
        <RoutineDialog routine={routine} onClose={dialog.close} />
      ))}
    </Section>
  );
}

/** "lundi, vendredi · dîner · toutes les 2 semaines" */
function whenOf({ weekdays, slot, everyWeeks }: Routine): string {
  const often = `${words.week.every.toLocaleLowerCase()} ${words.week.everyWeeks(everyWeeks)}`;
  const days = weekdays.map(nameOfWeekday).join(', ');
  return [days, nameOfSlot(slot), ...(everyWeeks > 1 ? [often] : [])].join(' · ');
}
