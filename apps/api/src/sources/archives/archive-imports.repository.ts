import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import { UNNAMED } from '../../database/prepared-statement.js';
import {
  type DraftRow,
  FIND_DRAFTS,
  FIND_IMPORTED,
  FIND_OPEN,
  FIND_WITH_PARTS,
} from './archives.query.js';

/** A draft that became a recipe. */
interface ImportedRow {
  readonly content: Buffer;
  readonly recipeId: number;
}

/** Records which contents of drafts a person has imported. */
@Injectable()
export class ArchiveImportsRepository {
  constructor(private readonly database: Database) {}

  /**
   * The ids of the given drafts, or of all that are ready, whose content is not imported. Null when
   * one of the given drafts does not exist.
   */
  async findOpen(
    profileId: number,
    archiveId: number,
    draftIds: readonly number[] | null,
  ): Promise<number[] | null> {
    const values = [profileId, archiveId, draftIds];
    const rows = await this.database.read<{ id: number; isOpen: boolean }>(
      { name: UNNAMED, text: FIND_OPEN },
      values,
    );
    if (draftIds !== null && rows.length < draftIds.length) return null;
    return rows.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  }

  /** The ids of drafts with those of their parts that are ready, as far as they are not imported: parts first. */
  async withParts(
    profileId: number,
    archiveId: number,
    draftIds: readonly number[],
  ): Promise<number[]> {
    const statement = { name: UNNAMED, text: FIND_WITH_PARTS };
    const values = [profileId, archiveId, draftIds];
    const rows = await this.database.read<{ id: number }>(statement, values);
    return rows.map(({ id }) => id);
  }

  /** In the order of the ids. */
  async find(
    profileId: number,
    archiveId: number,
    ids: readonly number[],
    manager?: EntityManager,
  ): Promise<DraftRow[]> {
    const values = [profileId, archiveId, ids];
    const rows = await this.database.read<DraftRow>(FIND_DRAFTS, values, manager);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => rowOf.get(id) ?? []);
  }

  /**
   * Locks the person, so that their imports follow one another, and finds those of the contents, in
   * hexadecimal digits, that are imported.
   */
  async lockAndFind(
    manager: EntityManager,
    profileId: number,
    contents: readonly Buffer[],
  ): Promise<Set<string>> {
    await manager.query('select from profile where id = $1 for no key update', [profileId]);
    const rows = await manager.query<{ content: string }[]>(FIND_IMPORTED, [profileId, contents]);
    return new Set(rows.map(({ content }) => content));
  }

  async record(
    manager: EntityManager,
    profileId: number,
    rows: readonly ImportedRow[],
  ): Promise<void> {
    await manager.query(
      `insert into imported_content (profile_id, content, recipe_id)
       select $1, * from unnest($2::bytea[], $3::int[])
       -- The recipe of before is being deleted.
       on conflict on constraint imported_content_once
       do update set recipe_id = excluded.recipe_id`,
      [profileId, rows.map(({ content }) => content), rows.map(({ recipeId }) => recipeId)],
    );
  }
}
