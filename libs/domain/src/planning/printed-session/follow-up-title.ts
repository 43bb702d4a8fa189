import type { Locale } from '../../locale.js';
import type { FollowUp } from '../batch/follow-ups.js';
import { dayIn } from './session-dates.js';
import { counted, SESSION_WORDS } from './session-words.js';

/** `3 portions in the fridge for Tuesday 1 December`, or that a dish cools. */
export function followUpTitle({ storage, portions, dates }: FollowUp, locale: Locale): string {
  const { cool, portion, packed, forDays } = SESSION_WORDS[locale];
  if (storage === null) return cool;
  const what = `${counted(portions, portion, locale)} ${packed[storage]}`;
  const days = dates.map((date) => dayIn(locale, date)).join(', ');
  return days === '' ? what : `${what} ${forDays} ${days}`;
}
