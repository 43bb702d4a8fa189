import { CATEGORIES, type SubcategoryKey } from '#domain/catalogue/categories.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { ingredientLineId } from '#domain/planning/list-operations/own-line.js';
import { isBought, lastDayOf } from '#domain/planning/list-operations/standing-lines.js';
import { type Weekday, WEEKDAYS } from '#domain/planning/week.js';
import { InvalidRequest } from '../../../../http/fields/validation-error.js';
import type { Catalogue } from '../../../../reference/catalogue.js';
import type { Catalogues } from '../../../../reference/catalogues.js';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from '../../house-archive.js';
import { fieldsOf, isDate, isWithin, textIn } from './archived-lines.js';
import { parseJson } from './house-archive-file.js';

const SUBCATEGORIES = new Set<string>(
  Object.values(CATEGORIES).flatMap((category) => Object.keys(category)),
);
const NAME = /^[^\0\p{Surrogate}]{1,80}$/u;
const LINE_TEXT = /^[^\0\p{Surrogate}]{1,200}$/u;
/** Rows of one list: more than its quota. */
const MAX_ROWS = 5_000;
const MAX_THOUSANDTHS = 1e13;
const MAX_QUANTITY = 1_000_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface HouseSettings {
  readonly sharedEditing: boolean;
  readonly shelfOrder: readonly SubcategoryKey[];
  readonly weekStartsOn: Weekday;
  readonly sourceIds: readonly number[];
  /** Null: the house has chosen none. */
  readonly stapleIds: readonly number[] | null;
}

/** A person without an account. */
export interface DependantContent {
  readonly firstName: string;
  readonly dietId: number | null;
  readonly allergyIds: readonly number[];
  readonly dislikedIngredientIds: readonly number[];
  readonly guest: boolean;
}

/** What an archive says of its house, apart from its content. */
export interface HouseHead {
  readonly settings: HouseSettings;
  readonly dependants: readonly DependantContent[];
}

type OwnLineField = 'id' | 'text' | 'ingredient' | 'quantity' | 'unit' | 'tickedOn' | 'ticks';

/** The own lines and ticks of shopping lists for a day, with ids of the catalogues. */
export interface ListDay {
  readonly date: string;
  readonly ownLines: readonly object[];
  readonly ticks: readonly object[];
}

/** Reads what an archive says of its house; names that the catalogues do not have are left out. */
export class ArchivedHouse implements HouseHead {
  private readonly house: Readonly<Record<string, unknown>>;

  /** @throws VALIDATION_ERROR for another format or a later version */
  constructor(
    json: Uint8Array,
    private readonly catalogues: Catalogues,
  ) {
    const head = fieldsOf<Record<'format' | 'version' | 'house', unknown>>(
      parseJson(Buffer.from(json).toString()),
    );
    if (head.format !== ARCHIVE_FORMAT || head.version !== ARCHIVE_VERSION) {
      throw new InvalidRequest(['file must be an export of a house, of a version up to 1']);
    }
    this.house = fieldsOf<Record<string, unknown>>(head.house);
  }

  get settings(): HouseSettings {
    const { sharedEditing, shelfOrder, sources, staples, weekStartsOn } = this.house;
    const shelves = textsIn(shelfOrder).filter((key) => SUBCATEGORIES.has(key));
    return {
      sharedEditing: sharedEditing === true,
      shelfOrder: [...new Set(shelves)] as SubcategoryKey[],
      weekStartsOn: WEEKDAYS.find((day) => day === weekStartsOn) ?? 'MONDAY',
      sourceIds: idsIn(this.catalogues.sources, sources),
      stapleIds: Array.isArray(staples) ? idsIn(this.catalogues.ingredients, staples) : null,
    };
  }

  get dependants(): DependantContent[] {
    return listIn(this.house['dependants']).flatMap((dependant) => {
      const { firstName, diet, allergies, dislikedIngredients, guest } =
        fieldsOf<Record<'firstName' | 'diet' | 'allergies' | 'dislikedIngredients' | 'guest', unknown>>(dependant); // prettier-ignore
      const name = textIn(firstName, NAME);
      if (name === null) return [];
      return {
        firstName: name,
        dietId: idIn(this.catalogues.diets, diet),
        allergyIds: idsIn(this.catalogues.allergies, allergies),
        dislikedIngredientIds: idsIn(this.catalogues.ingredients, dislikedIngredients),
        guest: guest === true,
      };
    });
  }

  /** A line of the lists; null if it is not valid. */
  listDay(line: unknown): ListDay | null {
    const { date, ownLines, ticks } = fieldsOf<ListDay>(line);
    if (!isDate(date)) return null;
    return {
      date,
      ownLines: listIn(ownLines).flatMap((each) => this.ownLine(each, date) ?? []),
      ticks: listIn(ticks).flatMap((each) => this.tick(each) ?? []),
    };
  }

  private ownLine(value: unknown, since: string): object | null {
    const { id, text, ingredient, quantity, unit, tickedOn, ticks } =
      fieldsOf<Record<OwnLineField, unknown>>(value);
    const ingredientId = idIn(this.catalogues.ingredients, ingredient);
    const ownText = textIn(text, LINE_TEXT);
    if (!isUuid(id) || (ownText === null && ingredientId === null)) return null;
    const hasQuantity = typeof quantity === 'number' && quantity > 0 && quantity <= MAX_QUANTITY;
    const unitId = hasQuantity ? idIn(this.catalogues.units, unit) : null;
    const content = { text: ownText, ingredientId, quantity: hasQuantity ? quantity : null };
    const bought = new Map(listIn(ticks).flatMap((tick) => this.amounts(tick)));
    const lastTick = isDate(tickedOn) ? tickedOn : null;
    const lastDay = lastDayOf({ since, tickedOn: lastTick });
    return {
      ...content,
      id,
      unitId,
      tickedOn: lastTick,
      bought: Array.from(bought, ([key, thousandths]) => [this.unitId(key), thousandths]),
      until: isBought({ ...content, unit: this.unitKey(unitId) }, bought) ? lastDay : 'infinity',
    };
  }

  /** What was bought in one unit; nothing if it is not valid. */
  private amounts(value: unknown): [UnitKey | null, number][] {
    const { unit, thousandths } = fieldsOf<Record<'unit' | 'thousandths', unknown>>(value);
    const key = this.unitKey(idIn(this.catalogues.units, unit));
    const isKnown = unit === null || key !== null;
    return isKnown && isWithin(thousandths, MAX_THOUSANDTHS) ? [[key, Number(thousandths)]] : [];
  }

  private unitKey(id: number | null): UnitKey | null {
    return id === null ? null : (this.catalogues.units.find(id)?.key ?? null);
  }

  private unitId(key: UnitKey | null): number | null {
    return idIn(this.catalogues.units, key);
  }

  /** A tick of an ingredient of the plan. */
  private tick(value: unknown): object | null {
    const { ingredient, unit, thousandths, kept } =
      fieldsOf<Record<'ingredient' | 'unit' | 'thousandths' | 'kept', unknown>>(value);
    const ingredientId = idIn(this.catalogues.ingredients, ingredient);
    const unitId = idIn(this.catalogues.units, unit);
    const isKnown = ingredientId !== null && (unit === null || unitId !== null);
    const hasKept = kept === 0 || isWithin(kept, MAX_THOUSANDTHS);
    const isTick = isWithin(thousandths, MAX_THOUSANDTHS) || (thousandths === 0 && hasKept);
    if (!isKnown || !isTick) return null;
    return {
      line: ingredientLineId(ingredientId),
      unitId,
      thousandths,
      kept: hasKept ? kept : null,
    };
  }
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ROWS) : [];
}

function textsIn(value: unknown): string[] {
  return listIn(value).filter((item) => typeof item === 'string');
}

function idIn(catalogue: Catalogue, key: unknown): number | null {
  return typeof key === 'string' ? (catalogue.findByKey(key)?.id ?? null) : null;
}

function idsIn(catalogue: Catalogue, keys: unknown): number[] {
  return [...new Set(textsIn(keys).flatMap((key) => catalogue.findByKey(key)?.id ?? []))];
}
