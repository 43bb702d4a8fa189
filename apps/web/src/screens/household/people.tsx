import type { Dependant } from '@popote/client';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { useDialog } from '../../ui/dialog.js';
import { MenuRow } from '../../ui/menu.js';
import { Section } from '../../ui/page.js';
import { tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { DependantDialog } from './dependant-dialog.js';
import { Invitation } from './invitation.js';
import { type HousePartProps, MemberDialog } from './member-dialog.js';
import { useSummary } from './preferences.js';

/** Members, children and guests, and how others join. */
export function People({ house, onChange }: HousePartProps) {
  const member = useDialog<number>();
  const dependant = useDialog<Dependant>();
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
            return row(id, name, [isMe, isAdmin], () => member.open(id));
          })}
        </ul>
      </Section>
      <Section title={words.household.dependants} hint={words.household.dependantsHint}>
        {house.dependants.length > 0 && (
          <ul class="menu card">
            {house.dependants.map((person) => {
              const notes = [person.guest && words.household.guestShort, summaryOf(person)];
              return row(person.id, person.firstName, notes, () => dependant.open(person));
            })}
          </ul>
        )}
        <Button icon="plus" onClick={() => dependant.open()}>
          {words.household.addDependant}
        </Button>
      </Section>
      <Section title={words.household.invite}>
        <Invitation house={house} />
        {isAdministrator && (
          <Button kind="quiet" run={renew}>
            {words.household.renewCode}
          </Button>
        )}
      </Section>
      {member.render((memberId = 0) => (
        <MemberDialog {...{ house, onChange, memberId, onClose: member.close }} />
      ))}
      {dependant.render((person) => (
        <DependantDialog dependant={person} onClose={dependant.close} />
      ))}
    </>
  );
}
