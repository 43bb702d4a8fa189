import type { Dependant, House } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { MenuRow } from '../../ui/menu-row.js';
import { Section } from '../../ui/page.js';
import { attempt, tell } from '../../ui/toast.js';
import { words } from '../../words/words.js';
import { DependantDialog } from './dependant-dialog.js';
import { Invitation } from './invitation.js';
import { MemberDialog } from './member-dialog.js';
import { useSummary } from './preferences.js';

export interface HousePartProps {
  readonly house: House;
  /** Shows the house as the service has changed it. */
  readonly onChange: (house: House) => void;
}

/** Members, children and guests, and how others join. */
export function People({ house, onChange }: HousePartProps) {
  const memberId = useSignal<number | undefined>(undefined);
  const dependant = useSignal<Dependant | 'new' | undefined>(undefined);
  const summaryOf = useSummary();
  const isAdministrator = house.administratorIds.includes(profile.value?.id ?? 0);
  const renew = async () => {
    const { data } = await popote.renewInvitation();
    onChange(data);
    tell(words.household.renewedCode);
  };
  const row = (id: number, name: string, notes: (string | false)[], onClick: () => void) => (
    <MenuRow
      key={id}
      title={<strong>{name}</strong>}
      hint={notes.filter(Boolean).join(' · ')}
      onClick={onClick}
    />
  );
  return (
    <>
      <Section title={words.household.members}>
        <ul class="menu card">
          {house.members.map(({ id, firstName, lastName }) => {
            const isMe = id === profile.value?.id && words.household.you;
            const isAdmin = house.administratorIds.includes(id) && words.household.administrator;
            const name = [firstName, lastName].filter(Boolean).join(' ');
            return row(id, name, [isMe, isAdmin], () => (memberId.value = id));
          })}
        </ul>
      </Section>
      <Section title={words.household.dependants} hint={words.household.dependantsHint}>
        {house.dependants.length > 0 && (
          <ul class="menu card">
            {house.dependants.map((person) => {
              const notes = [person.guest && words.household.guestShort, summaryOf(person)];
              return row(person.id, person.firstName, notes, () => (dependant.value = person));
            })}
          </ul>
        )}
        <div>
          <Button icon="plus" onClick={() => (dependant.value = 'new')}>
            {words.household.addDependant}
          </Button>
        </div>
      </Section>
      <Section title={words.household.invite}>
        <Invitation house={house} />
        {isAdministrator && (
          <div>
            <Button kind="quiet" onClick={() => void attempt(renew)}>
              {words.household.renewCode}
            </Button>
          </div>
        )}
      </Section>
      {memberId.value !== undefined && (
        <MemberDialog
          {...{ house, onChange, memberId: memberId.value }}
          onClose={() => (memberId.value = undefined)}
        />
      )}
      {dependant.value !== undefined && (
        <DependantDialog
          dependant={dependant.value === 'new' ? undefined : dependant.value}
          onClose={() => (dependant.value = undefined)}
        />
      )}
    </>
  );
}
