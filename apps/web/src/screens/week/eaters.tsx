import type { EaterDto, EaterView, House } from '@popote/client';
import { useHouse } from '../../api/session.js';
import { Chips } from '../../ui/form.js';
import { words } from '../../words/words.js';

interface Person {
  readonly id: string;
  readonly name: string;
  /** Counts only where named. */
  readonly isGuest: boolean;
  readonly appetite: number;
  readonly eater: EaterView;
}

function peopleOf(house: House | undefined): readonly Person[] {
  const members = house?.members.map(({ id, firstName: name, appetite }) => ({
    ...{ id: `member-${String(id)}`, name, isGuest: false, appetite, eater: { profileId: id } },
  }));
  const dependants = house?.dependants.map(({ id, firstName: name, guest, appetite }) => ({
    ...{ id: `dependant-${String(id)}`, name, isGuest: guest, appetite },
    eater: { dependantId: id },
  }));
  return [...(members ?? []), ...(dependants ?? [])];
}

const isOne = (eater: EaterView) => (person: Person) =>
  person.eater.profileId === eater.profileId && person.eater.dependantId === eater.dependantId;

/** The first names of who eats; empty when everybody does. */
export function namesOf(eaters: readonly EaterView[] | null, house: House | undefined) {
  const people = peopleOf(house);
  return eaters?.flatMap((eater) => people.find(isOne(eater))?.name ?? []).join(', ') ?? '';
}

/** What the house eats in a meal, in portions. */
export function appetiteOf(house: House | undefined): number {
  const eating = peopleOf(house).filter(({ isGuest }) => !isGuest);
  return Math.ceil(eating.reduce((sum, { appetite }) => sum + appetite, 0) * 2) / 2;
}

/** Who eats, as people that a form chooses. */
export function EatersField({ eaters }: { readonly eaters: readonly EaterView[] | null }) {
  const people = peopleOf(useHouse().data);
  const chosen = people.filter((person) =>
    eaters === null ? !person.isGuest : eaters.some((eater) => isOne(eater)(person)),
  );
  return (
    <Chips
      label={words.week.eaters}
      name="eaters"
      choices={people}
      chosen={chosen.map(({ id }) => id)}
    />
  );
}

/** The chosen people; null: everybody, also who joins the house later. */
export function eatersIn(form: FormData, house: House | undefined): EaterDto[] | null {
  const people = peopleOf(house);
  const chosen = people.filter(({ id }) => form.getAll('eaters').includes(id));
  const isEverybody = people.every((person) => chosen.includes(person) !== person.isGuest);
  return isEverybody ? null : chosen.map(({ eater }) => eater);
}
