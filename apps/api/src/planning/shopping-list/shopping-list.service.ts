import { Injectable } from '@nestjs/common';
import type { Reader } from '#domain/units/printed-amount.js';
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
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async list(session: SessionClaims, period: ListPeriod): Promise<Buffer> {
    const known = await this.plannedRecipes.house(session);
    const cached = this.cache.get('shopping-list', known, daysOf(period, known));
    if (cached !== undefined) return cached;
    const planned = await this.reader.read(session, period);
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
    const planned = await this.reader.read(session, { date: delivery.date });
    return Object.assign(this.view(planned), { ignored });
  }

  /**
   * The list for a reader, as plain text or as CSV for a spreadsheet.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async print(
    session: SessionClaims,
    period: ListPeriod,
    reader: Reader,
    format: 'text' | 'csv',
  ): Promise<string> {
    const planned = await this.reader.read(session, period);
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

  private view(planned: PlannedList): ShoppingListView {
    const { weekStart, version, recipes, texts, memberIds } = planned;
    const { lines, staples, ownLines } = this.linesOf(planned);
    const memberOrNull = (id: number | null) => (id !== null && memberIds.has(id) ? id : null);
    const lineView = (line: SharedLine) => ({
      ...this.lineView(line),
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
        addedBy: memberOrNull(line.addedBy),
        checkedBy: memberOrNull(line.checkedBy),
      })),
      recipes: recipes.map(({ id, name }) => ({ id, name })),
    };
  }

  private linesOf({ lines, list, shelfOrder, stapleIds, earlier }: PlannedList): ListedLines {
    const sorted = sortByShelf(lines, shelfOrder, this.findIngredient);
    const all = sharedLines(sorted, list, this.findIngredient, earlier);
    const wanted = new Set(Array.from(list.ownLines.values(), ({ ingredientId }) => ingredientId));
    const isStaple = ({ ingredientId }: SharedLine) =>
      stapleIds.has(ingredientId) && !wanted.has(ingredientId);
    return {
      lines: all.filter((line) => !isStaple(line)),
      staples: all.filter(isStaple),
      ownLines: sharedOwnLines(list, all),
    };
  }

  private lineView(line: SharedLine) {
    const ingredient = this.findIngredient(line.ingredientId);
    const { category, subcategory } = ingredient ?? {};
    return {
      ...line,
      category: category ?? null,
      subcategory: subcategory ?? null,
      amounts: this.units.view(line.amounts),
      toBuy: this.units.view(amountsToBuy(line.amounts, ingredient)),
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

function daysOf(period: ListPeriod, { weekStartsOn }: PlanningHouse): PlannedDays {
  const weekStart = weekStartOf('date' in period ? period.date : period.from, weekStartsOn);
  return 'date' in period
    ? { weekStart, first: weekStart, last: addDays(weekStart, 6) }
    : { weekStart, first: period.from, last: period.to };
}
