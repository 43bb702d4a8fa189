/** A person who eats: one of the ids is given. */
export interface NamedPerson {
  readonly profileId?: number | null;
  readonly dependantId?: number | null;
}

/** A person of a household. */
export interface HouseholdPerson extends NamedPerson {
  /** Eats only where named. */
  readonly guest: boolean;
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

function isSame(one: NamedPerson, other: NamedPerson): boolean {
  return (
    (one.profileId ?? null) === (other.profileId ?? null) &&
    (one.dependantId ?? null) === (other.dependantId ?? null)
  );
}
