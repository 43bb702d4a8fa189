import type { TemperatureMention } from '../detection/contract.js';
import { temperatureOf } from './temperature-of-technique.js';

type Stated = [words: string, celsius: number];

/** The temperature in the text that is chosen, with its words. */
function temperatureIn(text: string, stated: Stated[]) {
  const temperatures = stated.map(([words, celsius]): TemperatureMention => {
    const span = { start: text.indexOf(words), end: text.indexOf(words) + words.length };
    return { ...span, celsius, clause: 0 };
  });
  const found = temperatureOf(temperatures, text);
  return found && [text.slice(found.start, found.end), found.celsius];
}

describe('temperatureOf', () => {
  it.each<[string, string, Stated[], Stated | null]>([
    ['no temperature', 'Cuire', [], null],
    ['one temperature', 'Cuire à 180 °C', [['180 °C', 180]], ['180 °C', 180]],
    ['another unit alone', 'Bake at 350 °F', [['350 °F', 177]], ['350 °F', 177]],
    ['Celsius after Fahrenheit', 'Bake at 350 °F (180 °C)', [['350 °F', 177], ['180 °C', 180]],
      ['180 °C', 180]],
    ['Celsius before Fahrenheit', 'Bake at 180 °C (350 °F)', [['180 °C', 180], ['350 °F', 177]],
      ['180 °C', 180]],
    ['Celsius after a thermostat', 'Cuire à th. 6 (200 °C)', [['th. 6', 180], ['200 °C', 200]],
      ['200 °C', 200]],
    ['Celsius between two other units', 'Bake at gas mark 4, 180°C or 350°F',
      [['gas mark 4', 180], ['180°C', 180], ['350°F', 177]], ['180°C', 180]],
    ['the first one in Celsius', 'Bake at 200 °C (180 °C fan)', [['200 °C', 200], ['180 °C', 180]],
      ['200 °C', 200]],
    ['not another temperature in Celsius', 'Roast at 400 °F until it reaches 63 °C',
      [['400 °F', 204], ['63 °C', 63]], ['400 °F', 204]],
    ['a decimal comma', 'Chauffer à 99,5 °F (37,5 °C)', [['99,5 °F', 37.5], ['37,5 °C', 37.5]],
      ['37,5 °C', 37.5]],
    ['below zero', 'Freeze at 0 °F (-18 °C)', [['0 °F', -18], ['-18 °C', -18]], ['-18 °C', -18]],
  ])('%s', (_, text, stated, expected) => {
    expect(temperatureIn(text, stated)).toEqual(expected);
  }); // prettier-ignore
});
