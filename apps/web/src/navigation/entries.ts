/** The screens of the bar on phones, with their icons. */
export const MAIN_ENTRIES = [
  ['week', 'calendar'],
  ['cookbook', 'book'],
  ['list', 'list'],
  ['cook', 'pot'],
] as const;

/** The other screens: behind "more" on phones, in the side bar on desks. */
export const OTHER_ENTRIES = [
  ['pantry', 'jar'],
  ['household', 'house'],
  ['connections', 'link'],
  ['account', 'account'],
] as const;
