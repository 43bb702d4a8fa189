import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CountedTag, mergeSpellings, renamedTags } from '#domain/recipe/tags.js';
import { labelKey } from '#domain/search/recipe-keys.js';
import { Database } from '../../database/database.js';
import { PendingStepsAnnouncer } from '../../detection/pending-steps-announcer.js';
import { RecipeEvidenceService } from '../../detection/derived/recipe-evidence.service.js';
import type { SessionClaims } from '../../session/session.js';
import { MAX_TAGGED, RecipeTagsRepository, type TagChange } from './recipe-tags.repository.js';
import { READ_TAGS, type TagsRow } from './tags.query.js';

/** Counts and renames the tags of the recipes that a person may change. */
@Injectable()
export class TagsService {
  constructor(
    private readonly database: Database,
    private readonly tags: RecipeTagsRepository,
    private readonly evidence: RecipeEvidenceService,
    private readonly pendingSteps: PendingStepsAnnouncer,
  ) {}

  /** @throws NOT_AUTHENTICATED */
  async list(session: SessionClaims): Promise<CountedTag[]> {
    const { spellings } = await this.database.readAs<TagsRow & object>(session, READ_TAGS);
    return mergeSpellings(spellings);
  }

  /**
   * Renames a tag, in transactions of some recipes each, so that none is locked for long. A repeated
   * request continues one that has failed.
   *
   * @param to null: the tag is removed
   * @returns the number of recipes that have changed
   */
  async rename(profileId: number, from: string, to: string | null): Promise<number> {
    let changed = 0;
    for (let after: number | undefined = 0; after !== undefined;) {
      const last: number = after;
      const batch = await this.database.transaction(async (manager) => {
        const found = await this.tags.lockTagged(manager, profileId, labelKey(from), last);
        const renamed = found.map((before) => ({
          before,
          tags: renamedTags(before.tags, from, to),
        }));
        return { found, changed: await this.write(manager, renamed) };
      });
      changed += batch.changed;
      after = batch.found.length < MAX_TAGGED ? undefined : batch.found.at(-1)?.id;
    }
    if (changed > 0) this.pendingSteps.announce();
    return changed;
  }

  /**
   * Writes the tags of locked recipes where they change. Detection reads tags: what it found in the texts
   * of the recipes is pending until a worker has read them again.
   *
   * @returns the number of recipes that have changed
   */
  async write(manager: EntityManager, recipes: readonly TagChange[]): Promise<number> {
    const changed = recipes.filter(({ before, tags }) => !isDeepStrictEqual(before.tags, tags));
    if (changed.length === 0) return 0;
    await this.tags.write(manager, changed);
    await this.evidence.refresh(
      manager,
      changed.map(({ before }) => before.id),
    );
    return changed.length;
  }
}
