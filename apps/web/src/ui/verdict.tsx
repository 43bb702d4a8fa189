import type { Suitability } from '@popote/client';
import { useHouse } from '../api/session.js';
import { foodName } from '../words/food.js';
import { labels } from '../words/labels.js';
import { words } from '../words/words.js';
import { Icon } from './icon.js';

const LOOKS = {
  SUITABLE: ['good', 'check'],
  UNCERTAIN: ['warn', 'help'],
  UNSUITABLE: ['bad', 'warning'],
} as const;

interface VerdictProps {
  readonly suitability: Suitability;
  /** Shows that a dish suits everybody as an icon, its words for screen readers alone. */
  readonly short?: boolean;
}

/** Whether the people who eat can eat a dish, in words and with an icon. */
export function Verdict({ suitability: { verdict }, short = false }: VerdictProps) {
  const [look, icon] = LOOKS[verdict];
  const isShort = short && verdict === 'SUITABLE';
  return (
    <span class={`badge ${look}`}>
      <Icon name={icon} />
      <span class={isShort ? 'visually-hidden' : undefined}>{words.verdict[verdict]}</span>
    </span>
  );
}

type Conflict = Suitability['conflicts'][number];

/** Who cannot or does not want to eat what, and which words were not read. */
export function VerdictReasons({ suitability }: Pick<VerdictProps, 'suitability'>) {
  const house = useHouse().data;
  const nameOf = ({ profileId, dependantId }: Conflict) =>
    house?.members.find(({ id }) => id === profileId)?.firstName ??
    house?.dependants.find(({ id }) => id === dependantId)?.firstName ??
    words.verdict.someone;
  const reasons = new Map<string, Set<string>>();
  for (const conflict of suitability.conflicts) {
    const { reason, key, ingredientId, text, certainty } = conflict;
    const avoided = (labels.allergies[key] ?? labels.diets[key])?.name;
    const kind = labels.conflictReasons[reason]?.name ?? reason;
    const title = [`${nameOf(conflict)} · ${kind}`, avoided].filter(Boolean).join(' · ');
    const often = certainty === 'OFTEN' ? ` (${words.verdict.often})` : '';
    reasons.set(title, (reasons.get(title) ?? new Set()).add((foodName(ingredientId) || (text ?? '')) + often)); // prettier-ignore
  }
  const unread = suitability.unread.map(({ text }) => `« ${text} »`).join(', ');
  return (
    <ul>
      {[...reasons].map(([title, foods]) => (
        <li key={title}>
          <strong>{title}</strong> : {[...foods].join(', ')}
        </li>
      ))}
      {unread !== '' && <li class="quiet-text">{words.verdict.unread(unread)}</li>}
    </ul>
  );
}
