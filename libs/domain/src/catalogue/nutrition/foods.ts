import type { UnitKey } from '../units.js';
import { NUTRITION_TABLE } from './table.js';

/** What is stated of a food, a portion or a dish: kilocalories, and grams. */
export const FIGURES = [
  'energyKcal',
  'proteinG',
  'fatG',
  'saturatedFatG',
  'carbohydrateG',
  'sugarsG',
  'fibreG',
  'saltG',
] as const;

type Figure = (typeof FIGURES)[number];

/** Null: unknown. Carbohydrates are available ones, without the fibre. */
export type Figures = Readonly<Record<Figure, number | null>>;

/** The public tables: Anses, Ciqual; USDA, FoodData Central, SR Legacy. */
export const NUTRITION_SOURCES = ['CIQUAL', 'USDA'] as const;

/** Figures of 100 g, where they come from, and the code of the food there. */
export interface FoodFigures extends Figures {
  readonly source: (typeof NUTRITION_SOURCES)[number];
  readonly code: string;
}

/** A row of the table. */
export interface Food {
  /** Null: the tables have no such food. */
  readonly figures: FoodFigures | null;
  /** The name in the table of the source. */
  readonly name: string;
  readonly alcoholG: number;
  /** The share of a mass that is eaten. */
  readonly edible: number;
  /** The grams that are eaten of one unit. */
  readonly grams: Readonly<Partial<Record<UnitKey, number>>>;
  /** Why the food is not exactly the ingredient; empty: it is. */
  readonly doubt: string;
}

/** By the key of an ingredient; `key:cooked` and `key:piece` are what some lines of it mean. */
export const FOODS: ReadonlyMap<string, Food> = new Map(
  NUTRITION_TABLE.trim().split('\n').slice(1).map(foodOf),
);

/** The figures of an ingredient; null: the tables have no such food. */
export function figuresOf(key: string): FoodFigures | null {
  return FOODS.get(key)?.figures ?? null;
}

function foodOf(row: string): [key: string, food: Food] {
  const [key = '', source, code = '', name = '', ...cells] = row.split('|');
  const numbers = cells.slice(0, FIGURES.length).map((cell) => (cell === '' ? null : Number(cell)));
  const [alcohol, edible, pieces = '', doubt = ''] = cells.slice(FIGURES.length);
  const figures = Object.fromEntries(FIGURES.map((figure, index) => [figure, numbers[index]]));
  return [
    key,
    {
      figures: source === '' ? null : ({ ...figures, source, code } as FoodFigures),
      name,
      alcoholG: Number(alcohol),
      edible: Number(edible) || 1,
      grams: Object.fromEntries<number>(
        Array.from(pieces.matchAll(/([a-z]+)([\d.]+)/g), ([, unit = '', grams]) => [
          unit,
          Number(grams),
        ]),
      ),
      doubt,
    },
  ];
}
