import type { ConflictView, Suitability, Verdict as VerdictKey } from '@popote/client';
import { useHouse } from '../../api/session.js';
import { words } from '../../words/words.js';
import { Icon, type IconName } from '../icon.js';

type Person = Pick<ConflictView, 'profileId' | 'dependantId'>;

const SIGNS: Readonly<Record<VerdictKey, readonly [tone: string, icon: IconName]>> = {
  SUITABLE: ['good', 'check'],
  UNCERTAIN: ['warn', 'help'],
  UNSUITABLE: ['bad', 'warning'],
};

/** Names the people of the house. */
export function usePersonName() {
  const { members = [], dependants = [] } = useHouse().data ?? {};
  return ({ profileId, dependantId }: Person) =>
    (members.find(({ id }) => id === profileId) ?? dependants.find(({ id }) => id === dependantId))
      ?.firstName ?? words.cookbook.someone;
}

/** What alone makes a recipe unsuitable. */
const isSure = ({ certainty, found }: ConflictView) => certainty === 'CONTAINS' && found !== 'STEP';

/** Who can eat it: with an icon and in words, which colours do not replace. */
export function Verdict({ suitability }: { readonly suitability: Suitability }) {
  const nameOf = usePersonName();
  const { verdict, conflicts } = suitability;
  const [tone, icon] = SIGNS[verdict];
  const concerned = verdict === 'UNSUITABLE' ? conflicts.filter(isSure) : conflicts;
  const names = [...new Set(concerned.map(nameOf))].join(', ');
  return (
    <span class={`badge ${tone}`}>
      <Icon name={icon} />
      {verdict === 'SUITABLE'
        ? words.cookbook.suitsAll
        : verdict === 'UNSUITABLE'
          ? words.cookbook.unsuitableFor(names)
          : names === ''
            ? words.cookbook.uncertain
            : words.cookbook.uncertainFor(names)}
    </span>
  );
}
