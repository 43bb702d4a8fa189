import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LOCALES } from '#domain/locale.js';
import { etagOf, matchesWeakly } from '../../http/conditional/entity-tag.js';
import { preferredLocale } from '../../http/content-negotiation.js';
import { AddressToken } from '../../http/secret-address/address-token.pipe.js';
import { ClientAddress } from '../../requester/client-address.js';
import { Public } from '../../session/access.decorators.js';
import { CalendarService } from './calendar.service.js';

/** The program that subscribes asks each time whether the address still holds. */
const CACHE_CONTROL = 'private, no-cache';

/** The calendar of a house, without authentication. */
@ApiExcludeController()
@Controller('calendar')
export class CalendarFeedController {
  constructor(private readonly calendars: CalendarService) {}

  /** The calendar as iCalendar, in the language of `lang`, of who made the address, or of
   * `Accept-Language`. */
  @Get(':file')
  @Public()
  async getCalendar(
    @AddressToken('file') token: string,
    @Query('lang') lang: unknown,
    @ClientAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const house = await this.calendars.find(token, address);
    const { request } = reply;
    const locale =
      LOCALES.find((each) => each === lang) ?? house.locale ?? preferredLocale(request);
    const etag = etagOf([house.version, house.day, locale].join(' '));
    void reply.headers({ 'cache-control': CACHE_CONTROL, etag, vary: 'accept-language' });
    if (matchesWeakly(request.headers['if-none-match'], [etag])) {
      void reply.status(304).send();
      return;
    }
    const calendar = await this.calendars.write(house, locale);
    void reply
      .headers({ 'content-language': locale, 'x-robots-tag': 'noindex' })
      .type('text/calendar; charset=utf-8')
      .send(calendar);
  }
}
