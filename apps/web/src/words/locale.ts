export type Locale = 'fr' | 'en';

const KEY = 'popote-language';

const browserLocale: Locale = navigator.language.startsWith('fr') ? 'fr' : 'en';

/** The language of the app: the chosen one, or that of the browser. */
export const locale = (localStorage.getItem(KEY) as Locale | null) ?? browserLocale;

/** The app starts again: everything that matters is stored. */
export function changeLocale(chosen: Locale) {
  if (chosen === locale) return;
  localStorage.setItem(KEY, chosen);
  location.reload();
}

type Argument = string | number;

/** `{0}` and `{0|word|words}` in a text make it a function of what stands there. */
type Written<Text extends string> = Text extends `${string}{3${string}`
  ? (...parts: [Argument, Argument, Argument, Argument]) => string
  : Text extends `${string}{1${string}`
    ? (first: Argument, second: Argument) => string
    : Text extends `${string}{0${string}`
      ? (part: Argument) => string
      : string;

/** Never, when a language has other parts than the other one. */
type Chosen<Pair> = Pair extends readonly [infer Fr, infer En]
  ? Fr extends string
    ? En extends string
      ? [Written<Fr>, Written<En>] extends [Written<En>, Written<Fr>]
        ? Written<Fr>
        : never
      : never
    : Fr extends (...parts: never) => string
      ? Fr
      : { readonly [Key in keyof Fr]: Key extends keyof En ? string : never }
  : never;

/** Texts, each in French and in English: a text, a function, or texts by name. */
type Pairs = Readonly<Record<string, readonly [fr: unknown, en: unknown]>>;

/** The texts in the language of the app. */
export function inLanguage<const Texts extends Pairs>(texts: Texts) {
  const index = locale === 'fr' ? 0 : 1;
  const entries = Object.entries(texts).map(([key, pair]) => [key, written(pair[index])]);
  return Object.fromEntries(entries) as { readonly [Key in keyof Texts]: Chosen<Texts[Key]> };
}

function written(text: unknown): unknown {
  if (typeof text !== 'string' || !text.includes('{0')) return text;
  return (...parts: readonly Argument[]) =>
    text.replace(
      /\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g,
      (_, index, one?: string, several?: string) => {
        const part = parts[Number(index)] ?? '';
        return one === undefined ? String(part) : counted(Number(part), one, several ?? one);
      },
    );
}

/** "1 portion", "2 portions". In French, the plural begins with two. */
export function counted(count: number, one: string, several: string): string {
  const isSeveral = locale === 'fr' ? count >= 2 : count !== 1;
  return `${new Intl.NumberFormat(locale).format(count)}\u00a0${isSeveral ? several : one}`;
}
