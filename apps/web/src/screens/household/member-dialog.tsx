import type { House } from '@popote/client';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { AskButton, Dialog } from '../../ui/dialog.js';
import { Check } from '../../ui/form.js';
import { attempt } from '../../ui/tell.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';

export interface HousePartProps {
  readonly house: House;
  /** Shows the house as the service has changed it. */
  readonly onChange: (house: House) => void;
}

interface MemberDialogProps extends HousePartProps {
  readonly memberId: number;
  readonly onClose: () => void;
}

/** What an administrator decides about a member. */
export function MemberDialog({ house, memberId, onChange, onClose }: MemberDialogProps) {
  const { administratorIds } = house;
  const me = profile.value?.id ?? 0;
  const member = house.members.find(({ id }) => id === memberId);
  if (member === undefined) return null;
  const { firstName, lastName, appetite, joinedAt } = member;
  const setAdministrator = async (isChosen: boolean) => {
    const others = administratorIds.filter((id) => id !== memberId);
    const memberIds = isChosen ? [...others, memberId] : others;
    onChange((await popote.replaceAdministrators({ body: { memberIds } })).data);
  };
  const remove = async () => {
    await popote.removeMember({ path: { memberId } });
    onClose();
    onChange({ ...house, members: house.members.filter(({ id }) => id !== memberId) });
  };
  return (
    <Dialog title={[firstName, lastName].filter(Boolean).join(' ')} onClose={onClose}>
      <p class="hint">
        {words.list.since(nameOfDay(joinedAt, 'year'))} · {words.week.portions(appetite)}
      </p>
      {memberId === me && (
        <a class="button usual" href="account">
          {words.app.account}
        </a>
      )}
      {administratorIds.includes(me) && (
        <>
          <Check
            label={words.household.makeAdministrator}
            checked={administratorIds.includes(memberId)}
            disabled={administratorIds.length === 1 && administratorIds[0] === memberId}
            onChange={(event) => void attempt(() => setAdministrator(event.currentTarget.checked))}
          />
          {memberId !== me && (
            <AskButton
              title={words.household.removeMember}
              text={words.household.removeMemberAsk(firstName)}
              onConfirm={remove}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
