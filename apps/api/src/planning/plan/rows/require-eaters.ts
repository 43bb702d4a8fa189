import type { NamedPerson } from '#domain/house/who-eats.js';
import { requireKnown } from '../../../http/fields/validation-error.js';

/** Who may eat in a house. */
export interface People {
  readonly profileIds: readonly number[];
  readonly dependantIds: readonly number[];
}

/**
 * @param parent of the field `eaters` in the body: `items[2].`; empty for the body itself
 * @throws MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND
 */
export function requireEaters(
  { profileIds, dependantIds }: People,
  eaters: readonly NamedPerson[],
  parent: string,
): void {
  const members = eaters.map(({ profileId }) => profileId);
  const path = `${parent}eaters[]`;
  requireKnown(members, (id) => profileIds.includes(id), 'MEMBER_NOT_FOUND', `${path}.profileId`);
  const others = eaters.map(({ dependantId }) => dependantId);
  const isDependant = (id: number) => dependantIds.includes(id);
  requireKnown(others, isDependant, 'DEPENDANT_NOT_FOUND', `${path}.dependantId`);
}
