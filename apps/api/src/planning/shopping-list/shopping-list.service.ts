import { Injectable } from '@nestjs/common';
import type { PrintStyle } from '#domain/units/printed-amount.js';
import { amountsToBuy } from '#domain/planning/shopping-list/amounts-to-buy.js';
import { listAsText } from '#domain/planning/printing/list-as-text.js';
import { printList } from '#domain/planning/printing/printed-list.js';
import {
  type SharedLine,
  sharedLines,
  type SharedOwnLine,
  sharedOwnLines,
} from '#domain/planning/list-operations/shared-lines.js';
import { weekStartOf, addDays } from '#domain/planning/week.js';
import { sortByShelf } from '#domain/planning/shopping-list/shelf-order.js';
import type { FindIngredient } from '#domain/planning/shopping-list/shopping-list.js';
import { AppError } from '#platform/errors/app-error.js';
import type { ShopRow } from '../../house/shops/shops.query.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import { type ListPeriod, type PlannedList, ShoppingListReader } from './shopping-list.reader.js';
import type { DeliveredListView, ShoppingListView } from './shopping-list.view.js';
import type { ShoppingOperationsDto } from './shopping-operations.dto.js';
import { SharedListService } from './shared-list.service.js';
import type { PlanningHouse } from '../reading/planned-recipes.query.js';
import { type PlannedDays, PlannedRecipesReader } from '../reading/planned-recipes.reader.js';
import { PlanCache } from '../reading/plan-cache.js';
import { UnitIds } from '../reading/unit-ids.js';
import { listAsCsv } from './list-as-csv.js';

/** The lines of a list. */
interface ListedLines {
  readonly lines: readonly SharedLine[];
  /** Ingredients that the house always has, and that no own line asks for. */
  readonly staples: readonly SharedLine[];
  readonly ownLines: readonly SharedOwnLine[];
}

/** The list of one shop, or of all. */
interface ListOfShop extends PlannedList {
  readonly shop: ShopRow | null;
  readonly shopOf: (line: BoughtInShop) => number | null;
}

/** Without it, spreadsheets read UTF-8 as another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** The shopping list of a house for a week, or for a range of days. */
@Injectable()
export class ShoppingListService {
  private readonly findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly plannedRecipes: PlannedRecipesReader,
    private readonly cache: PlanCache,
    private readonly reader: ShoppingListReader,
    private readonly catalogues: Catalogues,
    private readonly units: UnitIds,
    private readonly shared: SharedListService,
  ) {}

  /**
   * The list as the JSON text of a `ShoppingListView`.
   *
   * @param shopId null: of all shops
   * @throws HOUSE_NOT_FOUND, SHOP_NOT_FOUND, QUOTA_EXCEEDED
   */
  async list(session: SessionClaims, period: ListPeriod, shopId: number | null): Promise<Buffer> {
    if (shopId !== null) {
      return Buffer.from(JSON.stringify(this.view(await this.read(session, period, shopId))));
    }
    const known = await this.plannedRecipes.house(session);
    const cached = this.cache.get('shopping-list', known, daysOf(period, known));
    if (cached !== undefined) return cached;
    const planned = await this.read(session, period);
    const json = Buffer.from(JSON.stringify(this.view(planned)));
    // Any number of weeks can be empty.
    if (planned.recipes.length > 0) this.cache.set('shopping-list', planned.house, planned, json);
    return json;
  }

  /**
   * Applies the operations of a device.
   *
   * @returns the list after them
   * @throws the errors of `SharedListService.apply`
   */
  async apply(
    member: Profile,
    session: SessionClaims,
    delivery: ShoppingOperationsDto,
  ): Promise<DeliveredListView> {
    const ignored = await this.shared.apply(member, session, delivery);
    const planned = await this.read(session, { date: delivery.date });
    return Object.assign(this.view(planned), { ignored });
  }

  /**
   * The list for a reader, as plain text or as CSV for a spreadsheet.
   *
   * @param shopId null: of all shops
   * @throws HOUSE_NOT_FOUND, SHOP_NOT_FOUND, QUOTA_EXCEEDED
   */
  async print(
    session: SessionClaims,
    period: ListPeriod,
    shopId: number | null,
    reader: PrintStyle,
    format: 'text' | 'csv',
  ): Promise<string> {
    const planned = await this.read(session, period, shopId);
    const { recipes, texts, shelfOrder } = planned;
    const names = new Map(recipes.map(({ id, name }) => [id, name]));
    const printed = printList(
      { ...this.linesOf(planned), texts, shelfOrder },
      {
        ...reader,
        findIngredient: this.findIngredient,
        recipeName: (id) => names.get(id) ?? '',
      },
    );
    return format === 'csv'
      ? BYTE_ORDER_MARK + listAsCsv(printed, reader.locale)
      : listAsText(printed, reader.locale, planned.first);
  }

  /** A list in the order of its shop. */
  private async read(
    session: SessionClaims,
    period: ListPeriod,
    shopId: number | null = null,
  ): Promise<ListOfShop> {
    const read = await this.reader.read(session, period);
    const planned = { ...read, shopOf: shopFinder(read.shops) };
    if (shopId === null) return { ...planned, shop: null };
    const shop = read.shops.find(({ id }) => id === shopId);
    if (shop === undefined) throw new AppError('SHOP_NOT_FOUND');
    const { subcategories } = shop;
    return subcategories.length === 0
      ? { ...planned, shop }
      : { ...planned, shop, shelfOrder: subcategories };
  }

  private view(planned: ListOfShop): ShoppingListView {
    const { weekStart, version, recipes, texts, memberIds, shopOf } = planned;
    const { lines, staples, ownLines } = this.linesOf(planned);
    const memberOrNull = (id: number | null) => (id !== null && memberIds.has(id) ? id : null);
    const lineView = (line: SharedLine) => ({
      ...this.lineView(line),
      shopId: shopOf(line),
      addedBy: null,
      checkedBy: memberOrNull(line.checkedBy),
    });
    return {
      weekStart,
      version,
      lines: lines.map(lineView),
      staples: staples.map(lineView),
      texts,
      ownLines: ownLines.map((line) => ({
        ...this.ownLineView(line),
        shopId: shopOf(line),
        addedBy: memberOrNull(line.addedBy),
        checkedBy: memberOrNull(line.checkedBy),
      })),
      recipes: recipes.map(({ id, name }) => ({ id, name })),
    };
  }

  private linesOf(planned: ListOfShop): ListedLines {
    const { list, shelfOrder, stapleIds, supplies, shop, shopOf } = planned;
    const isHere = (line: BoughtInShop) => {
      const shopId = shop && shopOf(line);
      return shopId === null || shopId === shop?.id;
    };
    const sorted = sortByShelf(planned.lines, shelfOrder, this.findIngredient);
    const all = sharedLines(sorted.filter(isHere), list, this.findIngredient, supplies);
    const wanted = new Set(Array.from(list.ownLines.values(), ({ ingredientId }) => ingredientId));
    const isStaple = ({ ingredientId }: SharedLine) =>
      stapleIds.has(ingredientId) && !wanted.has(ingredientId);
    return {
      lines: all.filter((line) => !isStaple(line)),
      staples: all.filter(isStaple),
      ownLines: sharedOwnLines(list, all).filter(isHere),
    };
  }

  private lineView({ toBuy, ...line }: SharedLine) {
    const ingredient = this.findIngredient(line.ingredientId);
    const { category, subcategory } = ingredient ?? {};
    return {
      ...line,
      category: category ?? null,
      subcategory: subcategory ?? null,
      amounts: this.units.view(line.amounts),
      toBuy: this.units.view(amountsToBuy(toBuy, ingredient)),
      fromPantry: this.units.view(line.fromPantry),
      checked: this.units.view(line.checked),
      carried: line.carried.map(({ quantity, unit, weekStart }) => ({
        quantity,
        unitId: this.units.idOf(unit),
        weekStart,
      })),
      missing: this.units.view(line.missing),
    };
  }

  private ownLineView(line: SharedOwnLine) {
    const { id, text, ingredientId, quantity, unit, checked, missingQuantity, inLine, since } =
      line;
    const unitId = unit === null ? null : this.units.idOf(unit);
    return { id, text, ingredientId, quantity, unitId, checked, missingQuantity, inLine, since };
  }
}

/** A line that names its shop, or whose ingredient has one. */
interface BoughtInShop {
  readonly ingredientId: number | null;
  readonly shopId?: number | null;
}

/** Finds the shop of a line: its own while it is there, else that of its ingredient; null: anywhere. */
function shopFinder(shops: readonly ShopRow[]): ListOfShop['shopOf'] {
  const ids = new Set(shops.map(({ id }) => id));
  const foods = shops.flatMap(({ id, ingredientIds }) =>
    ingredientIds.map((food) => [food, id] as const),
  );
  const ofFood = new Map(foods);
  return ({ shopId = null, ingredientId }) =>
    shopId !== null && ids.has(shopId) ? shopId : (ofFood.get(ingredientId ?? 0) ?? null);
}

function daysOf(period: ListPeriod, { weekStartsOn }: PlanningHouse): PlannedDays {
  const weekStart = weekStartOf('date' in period ? period.date : period.from, weekStartsOn);
  return 'date' in period
    ? { weekStart, first: weekStart, last: addDays(weekStart, 6) }
    : { weekStart, first: period.from, last: period.to };
}
