import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { type CalendarMeal, mealCalendar } from '#domain/exchange/meal-calendar.js';
import { thawsOf } from '#domain/planning/cookings/thaws.js';
import { addDays } from '#domain/planning/days.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { MAX_SECRET_REQUESTS, newAddressToken } from '../../http/secret-address/secret-address.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { KeptCookings } from '../../planning/cookings/kept-cookings.service.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { counterOfAddress, WINDOW } from '../../rate-limit/attempt-limits.js';
import type { Profile } from '../../session/profile.view.js';
import {
  CALENDAR_COOKINGS,
  CALENDAR_HOUSE,
  CALENDAR_MEALS,
  type CalendarCookingsRow,
  type CalendarHouseRow,
  DAYS_BACK,
} from './calendar-feed.query.js';
import { CalendarRepository } from './calendar.repository.js';

/** The calendar of a house: its address for members, its content for whoever has the address. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly calendars: CalendarRepository,
    private readonly membership: HouseMembership,
    private readonly keeping: KeptCookings,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * @returns the token of the address, the same one until it is deleted or a member leaves
   * @throws HOUSE_NOT_FOUND
   */
  publish(member: Profile): Promise<string> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      return this.calendars.add(manager, id, newAddressToken('calendar'));
    });
  }

  /** @throws HOUSE_NOT_FOUND */
  async withdraw(member: Profile): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      await this.calendars.remove(manager, id);
    });
  }

  /**
   * The house of an address.
   *
   * @throws NOT_FOUND, TOO_MANY_REQUESTS
   */
  async find(token: string, address: string): Promise<CalendarHouseRow> {
    const counter = counterOfAddress('secret_address', address, MAX_SECRET_REQUESTS);
    await this.limiter.count('secret_address', counter, WINDOW);
    const [house] = await this.database.read<CalendarHouseRow>(CALENDAR_HOUSE, [token]);
    if (house === undefined) throw new AppError('NOT_FOUND');
    return house;
  }

  /** The calendar of a house as iCalendar. */
  async write({ id, name, day }: CalendarHouseRow, locale: Locale): Promise<string> {
    const meals = await this.database.read<CalendarMeal>(CALENDAR_MEALS, [id, day]);
    const [row] = await this.database.read<CalendarCookingsRow>(CALENDAR_COOKINGS, [id, day]);
    const first = addDays(day, -DAYS_BACK);
    const related = row?.cookings ?? [];
    const thaws = related.flatMap((cooking) =>
      thawsOf(cooking, this.keeping.keepsOf(cooking)).map((thaw) => ({
        ...thaw,
        id: cooking.id,
        name: cooking.name,
      })),
    );
    const content = {
      meals,
      cookings: related.filter(({ date }) => date >= first),
      thaws: thaws.filter(({ date }) => date >= first),
    };
    return mealCalendar(name, content, locale, day);
  }
}
