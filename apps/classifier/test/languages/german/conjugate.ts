import type { ConjugatedForm } from '../../../src/engine/language/language.js';

/** Prefixes that stand at the end of the sentence in an imperative: "schneiden Sie … klein". */
const SEPARABLE = ['klein', 'unter', 'ab', 'vor'];

const IRREGULAR_PARTICIPLES: Readonly<Record<string, string>> = { schneiden: 'geschnitten' };

/** Returns the infinitive, the form with "zu", the imperative and the past participle of a verb. */
export function conjugateGerman(infinitive: string): readonly ConjugatedForm[] {
  const prefix = SEPARABLE.find((each) => infinitive.startsWith(each)) ?? '';
  const base = infinitive.slice(prefix.length);
  const stem = base.replace(/e?n$/, '');
  const participle =
    prefix + (IRREGULAR_PARTICIPLES[base] ?? `ge${stem}${/[dt]$/.test(stem) ? 'et' : 't'}`);
  const imperative: ConjugatedForm[] = prefix === '' ? imperativesOf(base, stem) : [];
  return [
    [infinitive, 'INFINITIVE'],
    ...(prefix === '' ? [] : [[`${prefix}zu${base}`, 'INFINITIVE'] satisfies ConjugatedForm]),
    ...imperative,
    ...['', 'e', 'en', 'er', 'es'].map((end): ConjugatedForm => [participle + end, 'PARTICIPLE']),
  ];
}

function imperativesOf(base: string, stem: string): ConjugatedForm[] {
  if (base.endsWith('eln')) return [[`${stem.slice(0, -2)}le`, 'BARE']];
  return [
    [stem, 'BARE'],
    [`${stem}e`, 'BARE'],
  ];
}
