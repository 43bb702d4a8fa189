import { NewItemDto } from '../../planning/plan/week/planning.dto.js';
import {
  CookingLine,
  MenuLine,
  OwnLineLine,
  HouseRecipeLine,
  PantryLine,
  RoutineLine,
  ShopLine,
  TickLine,
} from './house-lines.dto.js';

/** What `house.json` says of the export. An import refuses other formats and later versions. */
export const HOUSE = { file: 'house.json', format: 'popote-house', version: 1 } as const;

/** The other files, in the order in which they refer to each other: each line is a body. */
export const PARTS = {
  recipes: { file: 'recipes.ndjson', line: HouseRecipeLine },
  cookings: { file: 'cookings.ndjson', line: CookingLine },
  items: { file: 'planning.ndjson', line: NewItemDto },
  menus: { file: 'menus.ndjson', line: MenuLine },
  routines: { file: 'routines.ndjson', line: RoutineLine },
  shops: { file: 'shops.ndjson', line: ShopLine },
  pantry: { file: 'pantry.ndjson', line: PantryLine },
  ownLines: { file: 'own-lines.ndjson', line: OwnLineLine },
  ticks: { file: 'ticks.ndjson', line: TickLine },
} as const;

export type FilePart = keyof typeof PARTS;

/** The lines of each part. They come from another process as plain objects. */
export type Lines = { [P in FilePart]: Plain<InstanceType<(typeof PARTS)[P]['line']>>[] };

type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { [Field in keyof Value]: Plain<Value[Field]> }
    : Value;

/** The photo of a recipe. */
export const photoFile = (number: number) => `photos/${String(number)}.webp`;
