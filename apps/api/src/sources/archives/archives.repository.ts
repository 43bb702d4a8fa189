import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ReferringDraft, resolveParts } from '#domain/sources/draft-parts.js';
import type { ArchiveFailure, ArchiveFormat } from '#domain/sources/archive.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import { UNNAMED } from '../../database/prepared-statement.js';
import { claim, leaseEnd } from '../../jobs/claim.js';
import type { Position } from './process/read-archive.js';

/** An archive that this process reads. */
export interface ArchiveInReading {
  readonly id: number;
  readonly profileId: number;
  readonly houseId: number | null;
  readonly file: string;
  readonly name: string;
  /** How far it is read and stored: see `Position`. */
  readonly parts: number;
  readonly results: number;
  /** Recipes with a draft, and those that are known. */
  readonly recipes: number;
  readonly total: number;
}

export interface NewDraft {
  readonly isReady: boolean;
  /** JSON. */
  readonly draft: string;
  readonly content: Buffer;
  readonly photoId: string | null;
}

/** What is stored of some results of the reader. */
export interface StoredResults {
  /** How far the archive was stored, and is stored now. */
  readonly from: Position;
  readonly to: Position;
  readonly draft: NewDraft | null;
  readonly failures: readonly ArchiveFailure[];
  /** Recipes that are known to be in the archive. */
  readonly total: number;
}

/** Seconds after which another process may read an archive whose reader is silent. */
const LEASE = 30;
/** Minutes after which an archive is given up whose file no process has. */
const MAX_SILENCE = 10;
const MAX_ATTEMPTS = 3;
/** Failures of an archive that are kept. */
const MAX_FAILURES = 1_000;

/** Writes archives and their drafts. */
@Injectable()
export class ArchivesRepository {
  constructor(private readonly database: Database) {}

  /** @throws QUOTA_EXCEEDED */
  create(profileId: number, name: string): Promise<ArchiveInReading> {
    return this.database.transaction(async (manager) => {
      await manager.query('select from profile where id = $1 for no key update', [profileId]);
      const [archive] = await manager.query<[ArchiveInReading]>(CREATE, [profileId, name]);
      await this.requireQuotas(manager, profileId);
      return archive;
    });
  }

  /** Takes over archives whose reader is silent, and whose files this process has. */
  claim(files: readonly string[]): Promise<ArchiveInReading[]> {
    return this.database.write({ name: UNNAMED, text: CLAIM }, [files]);
  }

  /** Gives up archives that nobody can read, or whose reader ended several times. */
  async failSilent(): Promise<void> {
    await this.database.write({ name: UNNAMED, text: FAIL_SILENT }, []);
  }

  /** Files that are still read. */
  async filesInReading(files: readonly string[]): Promise<ReadonlySet<string>> {
    const text = `select file from archive where file = any ($1::uuid[]) and state = 'READING'`;
    const rows = await this.database.read<{ file: string }>({ name: UNNAMED, text }, [files]);
    return new Set(rows.map(({ file }) => file));
  }

  async renew(ids: readonly number[]): Promise<void> {
    await this.database.write({ name: 'renew-archives', text: RENEW }, [ids]);
  }

  /** Another process may read the archive at once. */
  async release(id: number): Promise<void> {
    const text = `
      update archive set leased_until = now(), attempts = attempts - 1
      where id = $1 and state = 'READING'`;
    await this.database.write({ name: UNNAMED, text }, [id]);
  }

  async setFormat(id: number, format: ArchiveFormat, total: number): Promise<void> {
    const text = `
      update archive set format = $2, recipes_total = greatest(recipes_total, $3) where id = $1`;
    await this.database.write({ name: 'set-archive-format', text }, [id, format, total]);
  }

  /** Returns false when the archive was deleted, or another process reads it. */
  async store(id: number, stored: StoredResults): Promise<boolean> {
    const { from, to, draft, failures, total } = stored;
    const rows = await this.database.write({ name: 'store-archive-results', text: STORE_RESULTS }, [
      ...[id, from.parts, from.results, to.parts, to.results, JSON.stringify(failures), total],
      ...[draft?.isReady ?? null, draft?.draft ?? null, draft?.content ?? null],
      draft?.photoId ?? null,
    ]);
    return rows.length > 0;
  }

  /** An archive without any recipe has failed. */
  async finish(id: number, failure: ArchiveFailure | null): Promise<void> {
    const failures = JSON.stringify(failure === null ? [] : [failure]);
    await this.database.write({ name: 'finish-archive', text: FINISH }, [id, failures]);
  }

  /** Turns what drafts refer to into their parts, and into lines of text. */
  async resolveParts(id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const drafts = await manager.query<ReferringDraft[]>(REFERRING, [id]);
      const resolved = resolveParts(drafts).map(({ texts, ...draft }) => ({
        ...draft,
        texts: texts.map((text) => ({ kind: 'TEXT', text })),
      }));
      if (resolved.length > 0) await manager.query(RESOLVE, [id, JSON.stringify(resolved)]);
    });
  }

  /** Bytes of the drafts of a person. */
  async countBytes(profileId: number): Promise<number> {
    const text = `
      select coalesce(sum(bytes), 0)::float8 as bytes from archive where profile_id = $1`;
    const [row] = await this.database.read<{ bytes: number }>(
      { name: 'count-archive-bytes', text },
      [profileId],
    );
    return row?.bytes ?? 0;
  }

  /** Deletes an archive with its drafts. Returns the name of its file; undefined: it did not exist. */
  async delete(profileId: number, id: number): Promise<string | undefined> {
    return this.database.transaction(async (manager) => {
      const [archive] = await manager.query<{ file: string }[]>(
        'select file from archive where id = $1 and profile_id = $2 for update',
        [id, profileId],
      );
      if (archive === undefined) return undefined;
      await manager.query(RELEASE_PHOTOS, [id]);
      await manager.query('delete from archive where id = $1', [id]);
      return archive.file;
    });
  }

  private async requireQuotas(manager: EntityManager, profileId: number): Promise<void> {
    const [counts] = await manager.query<[{ all: number; reading: number }]>(
      `select count(*)::int as all, count(*) filter (where state = 'READING')::int as reading
       from archive where profile_id = $1`,
      [profileId],
    );
    requireQuota(QUOTAS.archives, counts.all);
    requireQuota(QUOTAS.archivesInReading, counts.reading);
  }
}

const LEASED = leaseEnd(LEASE);

const IN_READING = `
  archive.id, archive.profile_id as "profileId",
  (select house_id from profile where profile.id = archive.profile_id) as "houseId",
  archive.file, archive.name, archive.parts, archive.results,
  archive.recipes_read as recipes, archive.recipes_total as total`;

const CREATE = `
  insert into archive (profile_id, file, name, leased_until)
  values ($1, gen_random_uuid(), $2, ${LEASED})
  returning ${IN_READING}`;

const CLAIM = claim({
  ...{ table: 'archive', until: 'leased_until', seconds: LEASE },
  due: `select id from archive
    where state = 'READING' and leased_until <= now() and file = any ($1::uuid[])
      and attempts < ${String(MAX_ATTEMPTS)}`,
  set: 'attempts = attempts + 1',
  returning: IN_READING,
});

const RENEW = `update archive set leased_until = ${LEASED} where id = any ($1::int[])`;

const FAIL_SILENT = `
  update archive set state = 'FAILED',
    failures = failures || jsonb_build_object('path', name, 'reason', 'INTERRUPTED')
  where state = 'READING' and leased_until <= now() and (
    attempts >= ${String(MAX_ATTEMPTS)}
    or leased_until <= now() - interval '${String(MAX_SILENCE)} minutes'
  )`;

/** `$2` and `$3` recognize a process that has lost its lease without noticing. */
const STORE_RESULTS = `
  with stored as (
    update archive set
      parts = $4, results = $5,
      recipes_read = recipes_read + ($9::text is not null)::int,
      recipes_total = greatest($7::int, recipes_read + ($9::text is not null)::int),
      bytes = bytes + coalesce(octet_length($9::text), 0),
      failures = case when jsonb_array_length(failures) < ${String(MAX_FAILURES)}
        then jsonb_path_query_array(failures || $6::jsonb, '$[0 to ${String(MAX_FAILURES - 1)}]')
        else failures end,
      leased_until = ${LEASED}
    where id = $1 and parts = $2 and results = $3 and state = 'READING'
    returning id, recipes_read, created_at
  ), draft as (
    insert into archive_draft
      (archive_id, id, is_ready, draft, bytes, content, photo_id, created_at)
    select id, recipes_read, $8::boolean, $9::jsonb, octet_length($9::text), $10::bytea, $11::uuid,
      created_at
    from stored where $9::text is not null
  )
  select id from stored`;

const FINISH = `
  update archive set
    state = case when $2::jsonb = '[]' and recipes_read > 0 then 'READ' else 'FAILED' end,
    failures = case when $2::jsonb = '[]' and recipes_read = 0 and failures = '[]'
      then jsonb_build_array(jsonb_build_object('path', name, 'reason', 'NO_RECIPE'))
      else failures || $2::jsonb end
  where id = $1 and state = 'READING'`;

const RELEASE_PHOTOS = `
  update photo set delete_after = now()
  where id in (select photo_id from archive_draft where archive_id = $1)`;

/** No row of an archive without references. */
const REFERRING = `
  select id, draft ->> 'key' as key, (draft -> 'portions')::int as portions,
    jsonb_array_length(draft -> 'ingredients') as lines,
    coalesce(draft -> 'references', '[]') as references
  from archive_draft where archive_id = $1 and draft ? 'key' and exists (
    select from archive_draft other where archive_id = $1 and draft ? 'references'
  )
  order by id`;

/** Lines of text stand after the last line. */
const RESOLVE = `
  update archive_draft set draft = draft - 'references' || jsonb_build_object(
    'parts', parts,
    'otherLines', draft -> 'otherLines' || (
      select coalesce(jsonb_agg(
        text || jsonb_build_object('before', jsonb_array_length(draft -> 'ingredients'))
      ), '[]')
      from jsonb_array_elements(texts) text
    )
  )
  from jsonb_to_recordset($2::jsonb) as resolved (id int, parts jsonb, texts jsonb)
  where archive_id = $1 and archive_draft.id = resolved.id`;
