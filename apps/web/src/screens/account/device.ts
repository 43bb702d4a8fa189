import { words } from '../../words/words.js';

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux'];

/** "Firefox, Android", from the header of the sign-in. */
export function nameOfDevice(userAgent: string | null): string {
  const browser = BROWSERS.find(([mark]) => userAgent?.includes(mark))?.[1];
  const system = SYSTEMS.find((name) => userAgent?.includes(name));
  return [browser, system].filter(Boolean).join(', ') || words.account.unknownDevice;
}
