import { durationInMinutes } from './recipe-duration.js';

describe('durationInMinutes', () => {
  it.each<[string, number | null]>([
    ['PT20M', 20],
    ['PT1H', 60],
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['PT1.5H', 90],
    ['PT45S', 1],
    ['PT0M', 0],
    ['PT0S', 0],
    ['P1D', 1440],
    ['P0DT2H15M', 135],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['P1W', null],
    ['pt25m', 25],
    [' PT25M ', 25],
    ['PT1H30', 90],
    ['30 minutes', 30],
    ['45 min', 45],
    ['45 min.', 45],
    ['1 h 30', 90],
    ['1h30', 90],
    ['1 heure et 15 minutes', 75],
    ['2 hours', 120],
    ['1 hour and 5 mins', 65],
    ['1,5 h', 90],
    ['35', 35],
    ['P', null],
    ['PT', null],
    ['', null],
    ['a while', null],
    ['P1Y', null],
    ['PT9999999H', null],
    ['PT1.2.3H', null],
    ['-PT5M', null],
  ])('%j is %p minutes', (text, minutes) => {
    expect(durationInMinutes(text)).toBe(minutes);
  });
});
