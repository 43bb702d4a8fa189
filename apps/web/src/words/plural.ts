import { locale } from './locale.js';

const isSeveral = (count: number) => (locale === 'fr' ? count >= 2 : count !== 1);

/** "1 portion", "2 portions". In French, the plural begins with two. */
export function counted(count: number, one: string, several: string): string {
  return `${new Intl.NumberFormat(locale).format(count)}\u00a0${isSeveral(count) ? several : one}`;
}
