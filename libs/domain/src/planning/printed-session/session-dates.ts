import type { Locale } from '../../locale.js';

/** `6 juillet 2026` for `2026-07-06`. */
export function dateIn(locale: Locale, date: string): string {
  return formatted(locale, new Date(date), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `dimanche 5 juillet` for `2026-07-05`. */
export function dayIn(locale: Locale, date: string): string {
  return formatted(locale, new Date(date), { weekday: 'long', day: 'numeric', month: 'long' });
}

function formatted(locale: Locale, date: Date, fields: Intl.DateTimeFormatOptions): string {
  const language = locale === 'en' ? 'en-GB' : 'fr-FR';
  return date.toLocaleDateString(language, { ...fields, timeZone: 'UTC' });
}
