import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../../test/pipeline.js';

const measuresIn = (locale: Locale, text: string) => {
  const pipeline = new Pipeline(locale, text);
  return pipeline.doc.measures
    .map((measure) => {
      const span = pipeline.textOf(measure);
      if (measure.kind === 'temperature') return `${span} = ${String(measure.celsius)} °C`;
      return `${span} = ${String(measure.minSeconds)}-${String(measure.maxSeconds)} s`;
    })
    .join(', ');
};

describe('readMeasures', () => {
  it.each<[string, Locale, string, string]>([
    ['a number and a unit', 'fr', 'Cuire 10 minutes.', '10 minutes = 600-600 s'],
    ['number words', 'fr', 'Cuire vingt-cinq min.', 'vingt-cinq min = 1500-1500 s'],
    [
      'a collective number',
      'fr',
      'une bonne dizaine de minutes',
      'une bonne dizaine de minutes = 600-600 s',
    ],
    [
      'multiplied number words',
      'fr',
      'quatre-vingt-dix minutes',
      'quatre-vingt-dix minutes = 5400-5400 s',
    ],
    ['fractions in words', 'fr', "trois quarts d'heure", "trois quarts d'heure = 2700-2700 s"],
    ['a fraction of a unit', 'en', 'a quarter of an hour', 'a quarter of an hour = 900-900 s'],
    [
      'a fraction after the number',
      'en',
      'two and a half hours',
      'two and a half hours = 9000-9000 s',
    ],
    ['a fraction after the unit', 'fr', '1 heure et demie', '1 heure et demie = 5400-5400 s'],
    ['digits after the unit', 'fr', 'Cuire 2h30.', '2h30 = 9000-9000 s'],
    ['primes', 'fr', "Griller 2'30 par face.", "2'30 = 150-150 s"],
    ['two units', 'en', '1 hr. 15 min', '1 hr. 15 min = 4500-4500 s'],
    [
      'two units with a conjunction',
      'en',
      '1 hour and 20 minutes',
      '1 hour and 20 minutes = 4800-4800 s',
    ],
    ['a range', 'en', 'Simmer 5 to 6 min.', '5 to 6 min = 300-360 s'],
    ['a range with a slash', 'fr', '20/25 min', '20/25 min = 1200-1500 s'],
    ['a range with a conjunction', 'fr', 'entre 5 et 7 minutes', '5 et 7 minutes = 300-420 s'],
    ['a range over two units', 'fr', 'de 45 min à 1 h', '45 min à 1 h = 2700-3600 s'],
    ['a range around the unit', 'en', 'an hour or two', 'an hour or two = 3600-7200 s'],
    ['alternatives', 'fr', '4 h ou une nuit', '4 h = 14400-14400 s, une nuit = 28800-28800 s'],
    ['a phrase without a number', 'en', 'Soak overnight.', 'overnight = 28800-28800 s'],
    ['months', 'fr', 'Congeler 3 mois.', '3 mois = 7776000-7776000 s'],
    ['a fraction of an hour in digits', 'fr', '3/4 h', '3/4 h = 2700-2700 s'],
  ])('reads a duration: %s', (_, locale, text, expected) => {
    expect(measuresIn(locale, text)).toBe(expected);
  });

  it.each<[string, Locale, string, string]>([
    ['Celsius', 'fr', 'Enfourner à 180 °C.', '180 °C = 180 °C'],
    ['Fahrenheit', 'en', 'Bake at 350 degrees F.', '350 degrees F = 177 °C'],
    ['both scales', 'en', '350°F/180°C', '350°F = 177 °C, 180°C = 180 °C'],
    ['degrees in French', 'fr', 'Cuire à 200°.', '200° = 200 °C'],
    ['low degrees in English', 'en', 'Bake at 180 degrees.', '180 degrees = 180 °C'],
    ['high degrees in English', 'en', 'Bake at 400 degrees.', '400 degrees = 204 °C'],
    ['other degree signs', 'en', 'Bake at 210ºC.', '210ºC = 210 °C'],
    ['a number after the oven', 'en', 'Preheat the oven to 200.', '200 = 200 °C'],
    ['a thermostat', 'fr', 'Four th. 6-7.', 'th. 6-7 = 210 °C'],
    ['a thermostat and degrees', 'fr', 'Four th. 6 - 180 °C.', 'th. 6 = 180 °C, 180 °C = 180 °C'],
    ['a thermostat with a slash', 'fr', 'Four th. 6/180 °C.', 'th. 6 = 180 °C, 180 °C = 180 °C'],
    ['a gas mark', 'en', 'Bake at gas mark 4.', 'gas mark 4 = 180 °C'],
    ['a range', 'fr', 'entre 80°C et 90°C', '80°C et 90°C = 90 °C'],
    ['a negative temperature', 'fr', 'Congeler à -18 °C.', '-18 °C = -18 °C'],
  ])('reads a temperature: %s', (_, locale, text, expected) => {
    expect(measuresIn(locale, text)).toBe(expected);
  });

  it.each<[string, Locale, string]>([
    ['an unknown number of minutes', 'fr', 'Cuire quelques minutes.'],
    ['an amount', 'en', 'Add 2 c. spinach.'],
    ['an unknown gas mark', 'en', 'Bake at gas mark 12.'],
    ['more than two years', 'fr', 'Affiner 36 mois.'],
    ['less than a second', 'en', 'Blend 0 seconds.'],
  ])('ignores %s', (_, locale, text) => {
    expect(measuresIn(locale, text)).toBe('');
  });

  it('does not read an amount as minutes', () => {
    expect(measuresIn('fr', 'Cuire 1 h 30 g de sucre.')).toBe('1 h = 3600-3600 s');
  });
});
