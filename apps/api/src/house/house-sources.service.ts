import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import type { IfMatch } from '../http/conditional/if-match.js';
import type { SessionClaims } from '../session/session.js';
import { Database } from '../database/database.js';
import type { Profile } from '../session/profile.view.js';
import { Catalogues } from '../reference/catalogues.js';
import type { SourceRow } from '../reference/reference.view.js';
import { HouseMembership } from './house-membership.service.js';
import { CURRENT_HOUSE_SOURCES } from './house.query.js';
import { HouseRepository } from './house.repository.js';

interface EnabledSources {
  readonly houseId: number | null;
  readonly sourceIds: readonly number[];
}

/** Reads and replaces the recipe sources that a house has enabled; a new house has none. */
@Injectable()
export class HouseSourcesService {
  constructor(
    private readonly database: Database,
    private readonly houses: HouseRepository,
    private readonly membership: HouseMembership,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws HOUSE_NOT_FOUND */
  async enabled(session: SessionClaims): Promise<SourceRow[]> {
    const viewer = await this.database.readAs<EnabledSources>(session, CURRENT_HOUSE_SOURCES);
    if (viewer.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    return this.catalogues.sources.pick(viewer.sourceIds);
  }

  /**
   * Replaces the set of enabled sources.
   *
   * @throws HOUSE_NOT_FOUND, SOURCE_NOT_FOUND, PRECONDITION_FAILED
   */
  replace(
    member: Profile,
    sourceIds: readonly number[],
    ifMatch: IfMatch | null,
  ): Promise<SourceRow[]> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      this.catalogues.sources.requireAll(sourceIds, 'SOURCE_NOT_FOUND');
      if (ifMatch !== null) {
        const current = await this.houses.findSources(manager, id);
        ifMatch.require(JSON.stringify(this.catalogues.sources.pick(current)));
      }
      await this.houses.replaceSources(manager, id, sourceIds);
      return this.catalogues.sources.pick(sourceIds);
    });
  }
}
