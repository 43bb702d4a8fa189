import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAIL_HOURS } from '#domain/retention.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { prepared } from '../database/prepared-statement.js';
import type { NewMail, QueuedMail } from './queued-mail.js';

/** Mails of a kind that wait for one recipient. When there is one more, the oldest is dropped. */
const MAX_OF_RECIPIENT = 5;

/** Mails that wait. With more, requests that need one are refused. */
const MAX_WAITING = 10_000;

/** Minutes after which another process may send a mail that one has begun to send. */
const LEASE = 5;

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

  /**
   * Sends a mail again later, unless it would be too old then.
   *
   * @returns false when the mail was dropped
   */
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

const CLAIM = prepared('mail-claim')(`
    update mail set attempts = attempts + 1, due_at = now() + interval '${String(LEASE)} minutes'
    where id = (
      select id from mail where due_at <= now() order by due_at limit 1 for update skip locked
    )
    returning id, kind, recipient, locale, page, profile_id as "profileId"`);

/** `$1` id. */
const REMOVE = prepared('mail-remove')('delete from mail where id = $1');

/** `$1` id. After 5 s, then each time after twice as long, at most an hour. */
const POSTPONE = prepared('mail-postpone')(`
    with next as (
      select id, created_at,
        now() + least(5 * 2 ^ (least(attempts, 20) - 1), 3600) * interval '1 second' as due_at
      from mail where id = $1
    ), postponed as (
      update mail set due_at = next.due_at from next
      where mail.id = next.id
        and next.due_at < next.created_at + interval '${String(MAIL_HOURS)} hours'
      returning mail.id
    ), dropped as (
      delete from mail where id = $1 and not exists (select from postponed)
    )
    select id from postponed`);
