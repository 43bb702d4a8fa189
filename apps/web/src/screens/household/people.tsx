import type { Dependant } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { attempt, tell } from '../../ui/toast.js';
import { words } from '../../words/words.js';
import { DependantDialog } from './dependant-dialog.js';
import type { HousePartProps } from './house-part.js';
import { Invitation } from './invitation.js';
import { MemberDialog } from './member-dialog.js';
import { useSummary } from './preferences.js';

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
  return (
    <>
      <section class="stack">
        <h2>{words.household.members}</h2>
        <ul class="menu card">
          {house.members.map(({ id, firstName, lastName }) => (
            <li key={id}>
              <PersonRow
                name={[firstName, lastName].filter(Boolean).join(' ')}
                note={[
                  id === profile.value?.id && words.household.you,
                  house.administratorIds.includes(id) && words.household.administrator,
                ]}
                onOpen={() => (memberId.value = id)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section class="stack">
        <h2>{words.household.dependants}</h2>
        <p class="hint">{words.household.dependantsHint}</p>
        {house.dependants.length > 0 && (
          <ul class="menu card">
            {house.dependants.map((person) => (
              <li key={person.id}>
                <PersonRow
                  name={person.firstName}
                  note={[person.guest && words.household.guestShort, summaryOf(person)]}
                  onOpen={() => (dependant.value = person)}
                />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button icon="plus" onClick={() => (dependant.value = 'new')}>
            {words.household.addDependant}
          </Button>
        </div>
      </section>
      <section class="stack">
        <h2>{words.household.invite}</h2>
        <Invitation house={house} />
        {isAdministrator && (
          <div>
            <Button kind="quiet" onClick={() => void attempt(renew)}>
              {words.household.renewCode}
            </Button>
          </div>
        )}
      </section>
      {memberId.value !== undefined && (
        <MemberDialog
          house={house}
          memberId={memberId.value}
          onChange={onChange}
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

interface PersonRowProps {
  readonly name: string;
  readonly note: readonly (string | false)[];
  readonly onOpen: () => void;
}

function PersonRow({ name, note, onOpen }: PersonRowProps) {
  return (
    <button type="button" class="menu-row person" onClick={onOpen}>
      <span class="avatar" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <span>
        <strong>{name}</strong>
        <small class="hint">{note.filter(Boolean).join(' · ')}</small>
      </span>
      <Icon name="right" />
    </button>
  );
}
