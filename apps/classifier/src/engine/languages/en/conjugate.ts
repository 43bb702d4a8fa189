import type { ConjugatedForm } from '../../language/language.js';

/** Irregular past forms. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  beat: ['beat', 'beaten'],
  break: ['broke', 'broken'],
  bring: ['brought'],
  come: ['came', 'come'],
  cut: ['cut'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  freeze: ['froze', 'frozen'],
  get: ['got', 'gotten'],
  give: ['gave', 'given'],
  grind: ['ground'],
  hold: ['held'],
  keep: ['kept'],
  lay: ['laid'],
  leave: ['left'],
  let: ['let'],
  make: ['made'],
  melt: ['melted', 'molten'],
  put: ['put'],
  rise: ['rose', 'risen'],
  run: ['ran', 'run'],
  set: ['set'],
  shake: ['shook', 'shaken'],
  sit: ['sat'],
  slit: ['slit'],
  split: ['split'],
  spread: ['spread'],
  stand: ['stood'],
  stick: ['stuck'],
  strew: ['strewed', 'strewn'],
  sweat: ['sweated', 'sweat'],
  swell: ['swelled', 'swollen'],
  take: ['took', 'taken'],
  tear: ['tore', 'torn'],
  unwind: ['unwound'],
  weave: ['wove', 'woven'],
  wind: ['wound'],
  wring: ['wrung'],
};

/** A short syllable whose final consonant doubles: "chopping", "skimmed". */
const SHORT_SYLLABLE = /^(?:un|pre|re)?(?:[^aeiou]*|qu|squ)[aeiou][bdfgklmnprtvz]$/;
const STRESSED_LAST: ReadonlySet<string> = new Set([
  'transfer',
  'submit',
  'permit',
  'refer',
  'overlap',
]);

/** Other forms that are instructions: "In goes the garlic." */
const OTHER_FORMS: Readonly<Record<string, readonly ConjugatedForm[]>> = { go: [['goes', 'BARE']] };

/** Returns the base form, the -ing form and the past forms of a verb. */
export function conjugateEnglish(base: string): readonly ConjugatedForm[] {
  const past = IRREGULAR[base] ?? [`${stemBefore(base, 'ed')}ed`];
  return [
    [base, 'BARE'],
    [`${stemBefore(base, 'ing')}ing`, 'GERUND'],
    ...past.filter((form) => form !== base).map((form): ConjugatedForm => [form, 'PARTICIPLE']),
    ...(OTHER_FORMS[base] ?? []),
  ];
}

function stemBefore(base: string, ending: 'ed' | 'ing'): string {
  if (base.endsWith('ie')) return ending === 'ing' ? `${base.slice(0, -2)}y` : base.slice(0, -1);
  if (/[^eoy]e$/.test(base)) return base.slice(0, -1);
  if (base.endsWith('ee') && ending === 'ed') return base.slice(0, -1);
  if (/[^aeiou]y$/.test(base) && ending === 'ed') return `${base.slice(0, -1)}i`;
  if (/(?:é|[^e]o)$/.test(base)) return base;
  return SHORT_SYLLABLE.test(base) || STRESSED_LAST.has(base) ? base + (base.at(-1) ?? '') : base;
}
