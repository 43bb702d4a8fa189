import fc from 'fast-check';
import { cookings, cookingOf, KEEPS } from '../../../test/cooking.builder.js';
import { addDays, daysBetween } from '../week.js';
import { portionsOf } from './cooking.js';
import { storageOf } from './storage.js';

const DATE = '2026-11-30';
const day = (days: number) => addDays(DATE, days);

describe('storageOf', () => {
  it.each<[string, number, object]>([
    ['fresh on the day of the cooking', 0, { storage: 'FRESH', eatBy: day(2) }],
    ['in the fridge on the next day', 1, { storage: 'FRIDGE', eatBy: day(2) }],
    ['in the fridge on the last day that it keeps', 2, { storage: 'FRIDGE', eatBy: day(2) }],
    ['frozen on the day after, and thawed the evening before', 3,
      { storage: 'FREEZER', eatBy: day(60), thawOn: day(2) }],
    ['frozen on the last day that the freezer keeps it', 60,
      { storage: 'FREEZER', eatBy: day(60), thawOn: day(59) }],
    ['frozen too long, with a warning', 61,
      { storage: 'FREEZER', eatBy: day(60), thawOn: day(60), warning: 'KEEPS_TOO_SHORT' }],
  ])('%s', (_, days, expected) => {
    const cooking = cookingOf([[days, 3]]);
    expect(storageOf(cooking, KEEPS).get(1)).toEqual(expected);
  }); // prettier-ignore

  it('warns when a dish that should not be frozen is eaten after the fridge keeps it', () => {
    const stored = storageOf(cookingOf([[3, 2]]), { ...KEEPS, freezerDays: 0 }).get(1);
    expect(stored).toMatchObject({ storage: 'FRIDGE', eatBy: day(2), warning: 'KEEPS_TOO_SHORT' });
  });

  it('serves a meal from the freezer when people have frozen its portions', () => {
    const cooking = cookingOf([[1, 2], [2, 2]], { portions: 4, frozen: 1 }); // prettier-ignore
    expect([...storageOf(cooking, KEEPS).values()]).toMatchObject([
      { storage: 'FRIDGE', eatBy: day(2) },
      { storage: 'FREEZER', eatBy: day(2), thawOn: day(1) },
    ]);
  });

  it('plans no meal after its portions keep without a warning, and freezes no other portions', () => {
    fc.assert(
      fc.property(cookings, ({ cooking, keeps }) => {
        const stored = storageOf(cooking, keeps);
        for (const { id, date } of cooking.items) {
          const { storage, eatBy, thawOn, warning } = stored.get(id) ?? {};
          expect(warning === 'KEEPS_TOO_SHORT').toBe(date > (eatBy ?? ''));
          expect(thawOn).toBe(storage === 'FREEZER' ? addDays(date, -1) : undefined);
          expect(storage === 'FRESH').toBe(date === cooking.date);
        }
        const late = cooking.items.filter(
          ({ date }) => daysBetween(cooking.date, date) > keeps.fridgeDays,
        );
        const frozen = cooking.items.filter(({ id }) => stored.get(id)?.storage === 'FREEZER');
        const needed = keeps.freezerDays > keeps.fridgeDays ? portionsOf(late) : 0;
        expect(portionsOf(frozen)).toBe(needed);
      }),
    );
  });
});
