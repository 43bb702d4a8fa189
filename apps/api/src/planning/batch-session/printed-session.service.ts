import { Injectable } from '@nestjs/common';
import { techStepLabel } from '#domain/labels/tech-step-labels.js';
import type { Locale } from '#domain/locale.js';
import { sessionAsCalendar } from '#domain/planning/printed-session/calendar/session-as-calendar.js';
import { sessionAsSvg } from '#domain/planning/printed-session/picture/session-as-svg.js';
import {
  type PrintedSession,
  printSession,
} from '#domain/planning/printed-session/printed-session.js';
import { AppError } from '#platform/errors/app-error.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import { BatchSessionService, type TimedRequest } from './batch-session.service.js';

/** Timed sessions for persons and their calendars. */
@Injectable()
export class PrintedSessionService {
  constructor(
    private readonly batchSessions: BatchSessionService,
    private readonly catalogues: Catalogues,
  ) {}

  /**
   * The session as a picture: an SVG document.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED, VALIDATION_ERROR, SERVICE_UNAVAILABLE
   */
  async picture(session: SessionClaims, request: TimedRequest, locale: Locale): Promise<string> {
    return sessionAsSvg(await this.print(session, request, locale));
  }

  /**
   * The session as iCalendar.
   *
   * @throws VALIDATION_ERROR also when the request has no `finish`
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED, SERVICE_UNAVAILABLE
   */
  async calendar(session: SessionClaims, request: TimedRequest, locale: Locale): Promise<string> {
    const { finish } = request;
    if (finish === null) {
      throw new AppError('VALIDATION_ERROR', 'finish is required for text/calendar');
    }
    const printed = await this.print(session, request, locale);
    return sessionAsCalendar({ ...printed, finish }, new Date());
  }

  private async print(
    session: SessionClaims,
    request: TimedRequest,
    locale: Locale,
  ): Promise<PrintedSession> {
    const { weekStart, recipes, plan } = await this.batchSessions.plan(session, request);
    const { kitchen, finish } = request;
    const toPrint = { weekStart, recipes, kitchen, finish, session: plan };
    return printSession(toPrint, {
      locale,
      findIngredient: (id) => this.catalogues.ingredients.find(id),
      techniqueName: (key) => techStepLabel(key, locale),
    });
  }
}
