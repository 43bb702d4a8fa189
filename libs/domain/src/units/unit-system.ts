/** The units in which amounts are printed for a person. */
export const UNIT_SYSTEMS = ['METRIC', 'US'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
