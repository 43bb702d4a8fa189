import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { profile } from '../../api/session.js';
import { Ask } from '../../ui/dialog.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Check } from '../../ui/field.js';
import { attempt } from '../../ui/toast.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';
import type { HousePartProps } from './house-part.js';

interface MemberDialogProps extends HousePartProps {
  readonly memberId: number;
  readonly onClose: () => void;
}

/** What an administrator decides about a member. */
export function MemberDialog({ house, memberId, onChange, onClose }: MemberDialogProps) {
  const isAsking = useSignal(false);
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
    onChange({ ...house, members: house.members.filter(({ id }) => id !== memberId) });
  };
  if (isAsking.value)
    return (
      <Ask
        title={words.household.removeMember}
        text={words.household.removeMemberAsk(firstName)}
        onConfirm={remove}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={[firstName, lastName].filter(Boolean).join(' ')} onClose={onClose}>
      <p class="hint">
        {words.household.since(nameOfDay(joinedAt, 'year'))} · {words.household.portions(appetite)}
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
            <Button kind="danger" onClick={() => (isAsking.value = true)}>
              {words.household.removeMember}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
