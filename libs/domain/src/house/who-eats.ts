/** A person who eats: one of the ids is given. */
export interface NamedPerson {
  readonly profileId?: number | null;
  readonly dependantId?: number | null;
}

/** How much a person eats, in portions. */
export const APPETITE = { min: 0.25, max: 2, step: 0.25 };
export const USUAL_APPETITE = 1;

/** A person of a household. */
export interface HouseholdPerson extends NamedPerson {
  /** Eats only where named. */
  readonly guest: boolean;
}

/** A person of a household who eats. */
export interface HungryPerson extends HouseholdPerson {
  readonly appetite: number;
}

/**
 * Who of a household eats a meal: the people that it names; if it names nobody who still belongs to the
 * household, everybody but guests. `EVERYBODY` and `eatersOf` (eaters.query.ts) are the same in SQL.
 */
export function whoEats<Person extends HouseholdPerson>(
  people: readonly Person[],
  named: readonly NamedPerson[] | null,
): readonly Person[] {
  const chosen = people.filter((person) => named?.some((each) => isSame(each, person)));
  return chosen.length > 0 ? chosen : people.filter(({ guest }) => !guest);
}

/** The portions of a meal: the appetites of its eaters, rounded up to halves. */
export function portionsFor(
  people: readonly HungryPerson[],
  named: readonly NamedPerson[] | null,
): number {
  const sum = whoEats(people, named).reduce((total, { appetite }) => total + appetite, 0);
  return Math.max(0.5, Math.ceil(sum * 2) / 2);
}

function isSame(one: NamedPerson, other: NamedPerson): boolean {
  return (
    (one.profileId ?? null) === (other.profileId ?? null) &&
    (one.dependantId ?? null) === (other.dependantId ?? null)
  );
}
