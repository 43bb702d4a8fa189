import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAIL_HOURS } from '#domain/retention.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { prepared } from '../database/prepared-statement.js';
import { claim, retryAt } from '../jobs/claim.js';
import type { NewMail, QueuedMail } from './queued-mail.js';

/** Mails of a kind that wait for one recipient. When there is one more, the oldest is dropped. */
const MAX_OF_RECIPIENT = 5;

/** Mails that wait. With more, requests that need one are refused. */
const MAX_WAITING = 10_000;

/** Seconds after which another process may send a mail that one has begun to send. */
const LEASE = 300;

/** The queue of mails to send. */
@Injectable()
export class MailQueueRepository {
  constructor(private readonly database: Database) {}

  /**
   * Adds a mail, in the transaction of `manager`, or in one of its own.
   *
   * @throws SERVICE_UNAVAILABLE when too many mails wait
   */
  async add(mail: NewMail, manager?: EntityManager): Promise<void> {
    const { kind, recipient, locale, page, profileId = null } = mail;
    const values = [kind, recipient, locale, page, profileId];
    const added = await this.database.write(ADD, values, manager);
    if (added.length === 0) throw new AppError('SERVICE_UNAVAILABLE');
  }

  /** Leases the mail that has been due for longest; undefined when none is due. */
  async claim(): Promise<QueuedMail | undefined> {
    const [mail] = await this.database.write<QueuedMail>(CLAIM, []);
    return mail;
  }

  /** Removes a mail that was sent, or that is not needed any more. */
  async remove({ id }: QueuedMail): Promise<void> {
    await this.database.write(REMOVE, [id]);
  }

  /** Sends a mail again later. Returns false when it would be too old then, or is gone. */
  async postpone({ id }: QueuedMail): Promise<boolean> {
    const postponed = await this.database.write(POSTPONE, [id]);
    return postponed.length > 0;
  }
}

/** `$1` kind, `$2` recipient, `$3` locale, `$4` page, `$5` profile id. */
const ADD = prepared('mail-add')(`
    with room as (
      select from (select from mail limit ${String(MAX_WAITING)}) waiting
      having count(*) < ${String(MAX_WAITING)}
    ), surplus as (
      delete from mail where id in (
        select id from mail where recipient = $2 and kind = $1
        order by id desc offset ${String(MAX_OF_RECIPIENT - 1)}
      ) and exists (select from room)
    )
    insert into mail (kind, recipient, locale, page, profile_id)
    select $1, $2, $3, $4, $5 from room
    returning id`);

const CLAIM = prepared('mail-claim')(
  claim({
    ...{ table: 'mail', until: 'due_at', seconds: LEASE },
    due: 'select id from mail where due_at <= now() order by due_at limit 1',
    returning: 'id, kind, recipient, locale, page, profile_id as "profileId"',
  }),
);

/** `$1` id. */
const REMOVE = prepared('mail-remove')('delete from mail where id = $1');

/** `$1` id. */
const POSTPONE = prepared('mail-postpone')(`
    update mail set attempts = attempts + 1, due_at = ${retryAt('attempts')}
    where id = $1
      and ${retryAt('attempts')} < created_at + interval '${String(MAIL_HOURS)} hours'
    returning id`);
