import { isSingular } from '../../catalogue/unit-names/unit-labels.js';
import type { Locale } from '../../locale.js';
import type { Pack } from '../planned-recipe.js';
import type { Reminder } from '../timed-session/reminders.js';

type CountedWord = readonly [one: string, several: string];

/** The words of a printed session, besides the names of the catalogues. */
export interface SessionWords {
  readonly title: string;
  readonly empty: string;
  readonly start: string;
  readonly end: string;
  readonly reminder: string;
  readonly step: string;
  readonly colon: string;
  readonly description: string;
  readonly legend: string;
  readonly cook: CountedWord;
  readonly burner: CountedWord;
  readonly oven: CountedWord;
  readonly wait: string;
  readonly reminders: Readonly<Record<Reminder['kind'], string>>;
  readonly cool: string;
  readonly portion: CountedWord;
  readonly packed: Readonly<Record<Pack['storage'], string>>;
  readonly forDays: string;
}

export const SESSION_WORDS: Readonly<Record<Locale, SessionWords>> = {
  fr: {
    title: 'Cuisine de la semaine du',
    empty: 'Rien à cuisiner.',
    start: 'Début de la session',
    end: 'Tout est prêt',
    reminder: 'Rappel',
    step: 'étape',
    colon: '\u00a0: ', // no line break before it
    description:
      'Le temps va de haut en bas. Chaque ligne est une tâche ; ses barres montrent ce qu’elle occupe, et jusqu’à quand.',
    legend: '≈ durée estimée',
    cook: ['cuisinier', 'cuisiniers'],
    burner: ['feu', 'feux'],
    oven: ['four', 'fours'],
    wait: 'attente',
    reminders: {
      SOAK: 'mettre à tremper',
      THAW: 'mettre à décongeler',
      PREHEAT: 'préchauffer le four',
      MARINATE: 'mettre à mariner',
      REST: 'mettre à reposer',
    },
    cool: 'laisser refroidir, deux heures au plus',
    portion: ['portion', 'portions'],
    packed: { FRIDGE: 'au réfrigérateur', FREEZER: 'au congélateur' },
    forDays: 'pour',
  },
  en: {
    title: 'Cooking for the week of',
    empty: 'Nothing to cook.',
    start: 'Session begins',
    end: 'Everything is ready',
    reminder: 'Reminder',
    step: 'step',
    colon: ': ',
    description:
      'Time runs from top to bottom. Each row is a task; its bars show what it occupies, and until when.',
    legend: '≈ estimated duration',
    cook: ['cook', 'cooks'],
    burner: ['burner', 'burners'],
    oven: ['oven', 'ovens'],
    wait: 'waiting',
    reminders: {
      SOAK: 'start soaking',
      THAW: 'start thawing',
      PREHEAT: 'preheat the oven',
      MARINATE: 'start marinating',
      REST: 'start resting',
    },
    cool: 'let cool, for two hours at most',
    portion: ['portion', 'portions'],
    packed: { FRIDGE: 'in the fridge', FREEZER: 'in the freezer' },
    forDays: 'for',
  },
};

/** `1 four`, `2 fours`, `1,5 portion`. */
export function counted(count: number, [one, several]: CountedWord, locale: Locale): string {
  const number = locale === 'fr' ? String(count).replace('.', ',') : String(count);
  return `${number} ${isSingular(count, locale) ? one : several}`;
}
