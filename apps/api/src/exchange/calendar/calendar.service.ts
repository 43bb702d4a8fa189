import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { addDays } from '#domain/planning/week.js';
import { type CalendarMeal, mealCalendar } from '#domain/exchange/meal-calendar.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { MAX_SECRET_REQUESTS, newAddressToken } from '../../http/secret-address/secret-address.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { counterOfAddress, WINDOW } from '../../rate-limit/attempt-limits.js';
import type { Profile } from '../../session/profile.view.js';
import { CalendarCookingsService } from '../../planning/plan/cookings/calendar-cookings.service.js';
import {
  CALENDAR_HOUSE,
  CALENDAR_MEALS,
  type CalendarHouseRow,
  DAYS_AHEAD,
  DAYS_BACK,
} from './calendar-feed.query.js';
import { CalendarRepository } from './calendar.repository.js';

/** The calendar of a house: its address for members, its content for requests with the address. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly calendars: CalendarRepository,
    private readonly membership: HouseMembership,
    private readonly limiter: AttemptLimiter,
    private readonly cookings: CalendarCookingsService,
  ) {}

  /**
   * @returns the token of the address, the same one until it is deleted or a member leaves
   * @throws HOUSE_NOT_FOUND
   */
  publish(member: Profile): Promise<string> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      return this.calendars.add(manager, id, member.id, newAddressToken('calendar'));
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
    const [first, last] = [addDays(day, -DAYS_BACK), addDays(day, DAYS_AHEAD)];
    const { cookings, thaws } = await this.cookings.find(id, first, last);
    return mealCalendar(name, { meals, cookings, thaws }, locale, day);
  }
}
