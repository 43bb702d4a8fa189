import { Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import { ownAddress } from '../../http/secret-address/secret-address.js';
import { SecretAddress } from '../../http/secret-address/secret-address.view.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { CalendarService } from './calendar.service.js';

@ApiTags('House')
@Controller('house/current/calendar')
export class CalendarController {
  private readonly trustedProxies: readonly string[];

  constructor(
    private readonly calendars: CalendarService,
    { trustedProxies }: Config,
  ) {
    this.trustedProxies = trustedProxies;
  }

  /**
   * Publishes the meals of the house at a secret address.
   *
   * @remarks Give the `url` to a calendar as a subscription: meals, cookings and thaw reminders,
   * from 30 days back to 365 ahead. Everyone who has the address reads it, without a session. The same
   * address is returned while it stands; it ends when a member leaves.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: SecretAddress })
  @ApiErrors('HOUSE_NOT_FOUND')
  async publishCalendar(
    @CurrentProfile() member: Profile,
    @Req() request: FastifyRequest,
  ): Promise<SecretAddress> {
    const token = await this.calendars.publish(member);
    return { url: ownAddress(request, this.trustedProxies, `/calendar/${token}.ics`) };
  }

  /**
   * Ends the address of the calendar.
   *
   * @remarks For an address that became known. Calendars that subscribed get 404. A further `POST`
   * creates another address.
   */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND')
  deleteCalendar(@CurrentProfile() member: Profile): Promise<void> {
    return this.calendars.withdraw(member);
  }
}
