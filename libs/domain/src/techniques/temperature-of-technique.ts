import type { TemperatureMention } from '../detection/contract.js';
import type { TemperatureOfTechnique } from './step-technique.js';

/**
 * Maximum difference, in degrees Celsius, between a converted temperature and the same temperature
 * written in Celsius. Recipes round: thermostat 6 is 180 °C, and is often written with 200 °C.
 */
const MAX_ROUNDING = 30;

/**
 * The temperature of a technique: the first one. If another unit comes first and Celsius follows
 * ("350 °F (180 °C)"), the one in Celsius, because the other one is a conversion of it.
 *
 * @param temperatures those assigned to the technique, in text order
 */
export function temperatureOf(
  temperatures: readonly TemperatureMention[],
  text: string,
): TemperatureOfTechnique | null {
  const [first] = temperatures;
  if (first === undefined) return null;
  const inCelsius = temperatures.find(
    (each) =>
      Math.abs(each.celsius - first.celsius) <= MAX_ROUNDING && isWrittenInCelsius(each, text),
  );
  const { celsius, start, end } = inCelsius ?? first;
  return { celsius, start, end };
}

/** Whether the words of a temperature contain its number of degrees Celsius. */
function isWrittenInCelsius({ celsius, start, end }: TemperatureMention, text: string): boolean {
  const numbers = text.slice(start, end).match(/\d+(?:[.,]\d+)?/g) ?? [];
  return numbers.some((number) => Number(number.replace(',', '.')) === Math.abs(celsius));
}
