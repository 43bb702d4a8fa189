import type { ConjugatedForm } from '../../language/language.js';

/** Stems of a verb's forms. */
interface Stems {
  /** Before -ez, -ons and -ant. */
  readonly plural: string;
  /** The "tu" forms. Some verbs have two spellings. */
  readonly singular: readonly string[];
  /** The past participle, masculine singular. */
  readonly participles: readonly string[];
  /** "vous" forms that do not end in -ez. */
  readonly plurals?: readonly string[];
}

/** Stems of third-group verbs by ending; the first match applies. */
const THIRD_GROUP: readonly (readonly [ending: string, stems: Stems])[] = [
  ['faire', { plural: 'fais', singular: ['fais'], participles: ['fait'], plurals: ['faites'] }],
  ['mettre', { plural: 'mett', singular: ['mets'], participles: ['mis'] }],
  ['battre', { plural: 'batt', singular: ['bats'], participles: ['battu'] }],
  ['prendre', { plural: 'pren', singular: ['prends'], participles: ['pris'] }],
  ['soudre', { plural: 'solv', singular: ['sous'], participles: ['sous', 'sout'] }],
  ['moudre', { plural: 'moul', singular: ['mouds'], participles: ['moulu'] }],
  ['suivre', { plural: 'suiv', singular: ['suis'], participles: ['suivi'] }],
  ['frire', { plural: 'fris', singular: ['fris'], participles: ['frit'] }],
  ['confire', { plural: 'confis', singular: ['confis'], participles: ['confit'] }],
  ['uire', { plural: 'uis', singular: ['uis'], participles: ['uit'] }],
  ['eindre', { plural: 'eign', singular: ['eins'], participles: ['eint'] }],
  ['oindre', { plural: 'oign', singular: ['oins'], participles: ['oint'] }],
  ['re', { plural: '', singular: ['s'], participles: ['u'] }],
  ['tenir', { plural: 'ten', singular: ['tiens'], participles: ['tenu'] }],
  ['venir', { plural: 'ven', singular: ['viens'], participles: ['venu'] }],
  ['ouvrir', { plural: 'ouvr', singular: ['ouvre'], participles: ['ouvert'] }],
  ['bouillir', { plural: 'bouill', singular: ['bous'], participles: ['bouilli'] }],
  ['cueillir', { plural: 'cueill', singular: ['cueille'], participles: ['cueilli'] }],
  ['servir', { plural: 'serv', singular: ['sers'], participles: ['servi'] }],
  ['partir', { plural: 'part', singular: ['pars'], participles: ['parti'] }],
  ['sortir', { plural: 'sort', singular: ['sors'], participles: ['sorti'] }],
  ['asseoir', { plural: 'assey', singular: ['assieds'], participles: ['assis'] }],
  ['ir', { plural: 'iss', singular: ['is'], participles: ['i'] }],
];

/** Verbs in -eler and -eter that double their consonant instead of taking an accent. */
const DOUBLING = /(?:appel|ficel|attel|jet|nivel|feuillet)er$/;

/** An "e" or "é" before the final consonants of the stem: it becomes "è" when stressed. */
const STRESSED_E = /[eé](?=(?:[bcdfglmnprstv]|[bcdfgptv][lr]|ch|gn)$)/;

/** Returns all forms of a verb that are instructions in recipes or describe food. */
export function conjugateFrench(infinitive: string): readonly ConjugatedForm[] {
  const stems = infinitive.endsWith('er') ? firstGroup(infinitive) : otherGroups(infinitive);
  // c and g keep their sound: "glaçons", "mélangeons".
  const softened = infinitive.endsWith('er')
    ? stems.plural.replace(/c$/, 'ç').replace(/g$/, 'ge')
    : stems.plural;
  return [
    [infinitive, 'INFINITIVE'],
    ...(stems.plurals ?? [`${stems.plural}ez`]).map((form): ConjugatedForm => [form, 'IMPERATIVE']),
    [`${softened}ons`, 'BARE'],
    [`${futureStem(infinitive)}ez`, 'IMPERATIVE'],
    ...stems.singular.map((form): ConjugatedForm => [form, 'BARE']),
    ...futureForms(infinitive).map((form): ConjugatedForm => [form, 'PRESENT']),
    ...stems.singular.flatMap(presentForms).map((form): ConjugatedForm => [form, 'PRESENT']),
    [`${softened}ant`, 'GERUND'],
    ...['ante', 'ants', 'antes'].map((end): ConjugatedForm => [softened + end, 'PARTICIPLE']),
    ...stems.participles.flatMap(agree).map((form): ConjugatedForm => [form, 'PARTICIPLE']),
  ];
}

function firstGroup(infinitive: string): Stems {
  const stem = infinitive.slice(0, -2);
  return { plural: stem, singular: singularOfFirstGroup(infinitive), participles: [`${stem}é`] };
}

/** The stem changes when its last syllable is stressed: "réfrigère", "pèle", "essuie". */
function singularOfFirstGroup(infinitive: string): readonly string[] {
  const stem = infinitive.slice(0, -2);
  if (DOUBLING.test(infinitive)) return [`${stem}${stem.at(-1) ?? ''}e`];
  if (/[ou]y$/.test(stem)) return [`${stem.slice(0, -1)}ie`];
  if (stem.endsWith('ay')) return [`${stem.slice(0, -1)}ie`, `${stem}e`];
  return [`${stem.replace(STRESSED_E, 'è')}e`];
}

function otherGroups(infinitive: string): Stems {
  const rule = THIRD_GROUP.find(([ending]) => infinitive.endsWith(ending));
  if (rule === undefined) throw new Error(`No conjugation for the verb "${infinitive}".`);
  const [ending, stems] = rule;
  const stem = infinitive.slice(0, -ending.length);
  const withStem = (forms: readonly string[]) => forms.map((form) => stem + form);
  return {
    plural: stem + stems.plural,
    singular: withStem(stems.singular),
    participles: withStem(stems.participles),
    ...(stems.plurals === undefined ? {} : { plurals: withStem(stems.plurals) }),
  };
}

/** Forms after "tu" and "on": "verses" and "verse", "bats" and "bat", "fonds" and "fond". */
function presentForms(singular: string): readonly string[] {
  if (singular.endsWith('e')) return [`${singular}s`, singular];
  const stem = singular.slice(0, -1);
  return [singular, /[dt]$/.test(stem) ? stem : `${stem}t`];
}

const futureStem = (infinitive: string) => infinitive.replace(/faire$/, 'fer').replace(/e$/, '');

/** Future forms after "tu" and "on", which order as the present does: "on versera". */
const futureForms = (infinitive: string) =>
  ['as', 'a', 'ai'].map((end) => futureStem(infinitive) + end);

/** Masculine and feminine, singular and plural. */
function agree(participle: string): readonly string[] {
  const plural = participle.endsWith('s') ? participle : `${participle}s`;
  return [participle, `${participle}e`, plural, `${participle}es`];
}
