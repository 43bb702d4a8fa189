import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locale.js';
import type { PrintStyle } from '#domain/units/printed-amount.js';
import { Database } from '../../database/database.js';
import { preferredLocale } from '../../http/content-negotiation.js';
import { LIVE_SESSION } from '../../session/live-session.query.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';

/** The language and the units in which a person reads texts, CSV, pictures and calendars. */
@Injectable()
export class Readers {
  constructor(private readonly database: Database) {}

  /** @param lang of the query; wins over the language of the profile, which wins over `Accept-Language` */
  async of(
    session: SessionClaims,
    request: FastifyRequest,
    lang: Locale | null | undefined,
  ): Promise<PrintStyle> {
    const { locale, unitSystem } = await this.database.readAs<Profile>(session, LIVE_SESSION);
    return { locale: lang ?? locale ?? preferredLocale(request), unitSystem };
  }
}
