import type { NamedPerson } from '#domain/house/who-eats.js';
import { requireKnown } from '../../../http/fields/validation-error.js';

/**
 * @param people of the house
 * @param parent of the field `eaters` in the body: `items[2].`; empty for the body itself
 * @throws MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND
 */
export function requireEaters(
  people: readonly NamedPerson[],
  eaters: readonly NamedPerson[],
  parent: string,
): void {
  const profileIds = people.map(({ profileId }) => profileId);
  const dependantIds = people.map(({ dependantId }) => dependantId);
  const members = eaters.map(({ profileId }) => profileId);
  const path = `${parent}eaters[]`;
  requireKnown(members, (id) => profileIds.includes(id), 'MEMBER_NOT_FOUND', `${path}.profileId`);
  const others = eaters.map(({ dependantId }) => dependantId);
  const isDependant = (id: number) => dependantIds.includes(id);
  requireKnown(others, isDependant, 'DEPENDANT_NOT_FOUND', `${path}.dependantId`);
}
