import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { COOKINGS_OF_HOUSE, type CookingRow } from '../rows/plan.query.js';
import { type CookingThaw, CookingStorage } from '../rows/cooking-storage.js';

/** What a house cooks for several meals, and takes out of the freezer. */
interface HouseCookings {
  readonly cookings: readonly Pick<CookingRow, 'id' | 'date' | 'name' | 'portions'>[];
  readonly thaws: readonly CookingThaw[];
}

/** Reads the cookings of a house without a viewer, for its calendar. */
@Injectable()
export class CalendarCookingsService {
  constructor(
    private readonly database: Database,
    private readonly kept: CookingStorage,
  ) {}

  /** The cookings from one day to another, and what is thawed for the meals of these days. */
  async find(houseId: number, first: string, last: string): Promise<HouseCookings> {
    const values = [houseId, first, last];
    const [row] = await this.database.read<{ cookings: CookingRow[] }>(COOKINGS_OF_HOUSE, values);
    const cookings = row?.cookings ?? [];
    const thaws = this.kept.thawsOf(first, last, cookings);
    return {
      cookings: cookings.filter(({ date }) => date >= first),
      thaws: thaws.filter(({ date }) => date <= last),
    };
  }
}
