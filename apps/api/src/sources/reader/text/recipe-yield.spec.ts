import { portionsOf } from './recipe-yield.js';

describe('portionsOf', () => {
  it.each<[string[], number]>([
    [['4'], 4],
    [['6 personnes'], 6],
    [['Pour 8 personnes'], 8],
    [['Serves 4 to 6'], 4],
    [['4-6 servings'], 4],
    [['4,5'], 5],
    [['12 cookies'], 12],
    [['2 tartes', '8 personnes'], 8],
    [['4', '4 servings'], 4],
    [['Serves six'], 6],
    [['pour quatre personnes'], 4],
    [['une grande tarte'], 1],
    [[''], 4],
    [[], 4],
    [['plenty'], 4],
    [['0'], 4],
    [['100000'], 4],
    [['plenty', '3 parts'], 3],
  ])('%j makes %i', (yields, portions) => {
    expect(portionsOf(yields)).toBe(portions);
  });
});
