import { Injectable } from '@nestjs/common';
import type { PlacedTask } from '#domain/planning/timed-session/tasks/planned-task.js';
import type { PrintStyle } from '#domain/units/printed-amount.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import {
  BatchSessionService,
  type PlannedSession,
  type TimedRequest,
} from './batch-session.service.js';
import { minuteOf, thawTime } from './thaw-reminder.js';
import type { PrintTask } from './timed-session-thread.js';

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
  picture(session: SessionClaims, request: TimedRequest, reader: PrintStyle): Promise<string> {
    return this.batchSessions.plan(session, request, keyOf('picture', reader), (planned, thread) =>
      thread.draw(this.taskOf(planned, request, reader)),
    );
  }

  /**
   * The session as plain text.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED, VALIDATION_ERROR, SERVICE_UNAVAILABLE
   */
  text(session: SessionClaims, request: TimedRequest, reader: PrintStyle): Promise<string> {
    return this.batchSessions.plan(session, request, keyOf('text', reader), (planned, thread) =>
      thread.write(this.taskOf(planned, request, reader)),
    );
  }

  /**
   * The session as iCalendar.
   *
   * @throws VALIDATION_ERROR also when the request has no `finish`
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED, SERVICE_UNAVAILABLE
   */
  async calendar(
    session: SessionClaims,
    request: TimedRequest,
    reader: PrintStyle,
  ): Promise<string> {
    const { finish } = request;
    if (finish === null) {
      throw new InvalidRequest(['finish must be given for text/calendar']);
    }
    return this.batchSessions.plan(session, request, keyOf('calendar', reader), (planned, thread) =>
      thread.listEvents({ ...this.taskOf(planned, request, reader), finish, now: new Date() }),
    );
  }

  private taskOf(
    { weekStart, recipes, plan, thaws }: PlannedSession,
    { kitchen, finish, timeZone }: TimedRequest,
    reader: PrintStyle,
  ): PrintTask {
    const timed =
      finish === null
        ? []
        : thaws.map((thaw) => {
            const time = thawTime(thaw, timeZone);
            return { ...thaw, startMinute: minuteOf(time, finish, plan.makespanMinutes) };
          });
    const toPrint = { weekStart, recipes, kitchen, finish, timeZone, session: plan, thaws: timed };
    return { toPrint, reader, ingredients: this.ingredientsOf(plan.tasks) };
  }

  private ingredientsOf(tasks: readonly PlacedTask[]): PrintTask['ingredients'] {
    const ids = tasks.flatMap((task) => task.ingredients.map((food) => food.ingredientId));
    return new Map(this.catalogues.ingredients.pick(ids).map((row) => [row.id, row]));
  }
}

function keyOf(format: string, { locale, unitSystem }: PrintStyle): string {
  return [format, locale, unitSystem].join(' ');
}
