// Names and formats of the language in which the page is shown. Keys are never shown.

/**
 * @typedef {{ locale: string, names: Record<string, Record<string, [string, string]>> }} Labels
 */

const SECONDS = { d: 86_400, h: 3600, min: 60, s: 1 };
const DAY = { fr: 'j', en: 'd' };

const loaded = new Map();

/**
 * Loads the labels of a language, once.
 * @returns {Promise<Labels>}
 * @throws `unreachable`
 */
export async function labelsOf(locale, signal, unreachable) {
  if (!loaded.has(locale)) {
    const names = await fetch(`/page/labels.${locale}.json`, { signal })
      .then((response) => response.json())
      .catch((error) => {
        throw error.name === 'AbortError' ? error : new Error(unreachable);
      });
    loaded.set(locale, { locale, names });
  }
  return loaded.get(locale);
}

/** The singular and the plural of an item; empty for a measure. */
export function namesOf({ kind, key }, { names }) {
  return names[kind]?.[key] ?? [];
}

/** The name of an item; the value of a measure. */
export function nameOf(item, labels) {
  return namesOf(item, labels)[0] ?? valueOf(item, labels);
}

/** The amount, duration or temperature of an item: `2 tbsp`, `1 h 30 min`, `180 °C`, or empty. */
export function valueOf({ quantity, unit, minSeconds, maxSeconds, celsius }, labels) {
  if (celsius !== undefined) return `${number(celsius, labels)}\u00a0°C`;
  if (minSeconds !== undefined) return duration(minSeconds, maxSeconds, labels);
  if (quantity === null || quantity === undefined) return '';
  const [singular = '', plural = ''] = labels.names.unit[unit] ?? [];
  const isSingular = labels.locale === 'fr' ? quantity < 2 : quantity === 1;
  return `${number(quantity, labels)}\u00a0${isSingular ? singular : plural}`.trim();
}

function number(value, { locale }) {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
}

/** `10 min`, `1 h 30 min`, `10–12 min`. */
function duration(min, max, labels) {
  const [from, to] = [parts(min, labels), parts(max, labels)];
  if (min === max) return from.join('\u00a0');
  const sameUnit = from.length === 1 && to.length === 1 && unitIn(from[0]) === unitIn(to[0]);
  return sameUnit
    ? `${parseFloat(from[0])}–${to[0]}`
    : `${from.join('\u00a0')} – ${to.join('\u00a0')}`;
}

const unitIn = (part) => part.split('\u00a0')[1];

function parts(seconds, { locale }) {
  let rest = seconds;
  return Object.entries(SECONDS).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${String(count)}\u00a0${unit === 'd' ? DAY[locale] : unit}`];
  });
}
