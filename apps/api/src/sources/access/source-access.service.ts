import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.js';
import { Catalogues } from '../../reference/catalogues.js';
import { adapterOf } from '../adapters/adapters.js';
import type { SourceAdapter } from '../adapters/source.adapter.js';
import { SOURCE_ACCESS, type SourceAccessRow } from './source-access.query.js';

/** A source that the house of the viewer has enabled. */
export interface EnabledSource {
  readonly houseId: number;
  readonly sourceId: number;
  readonly adapter: SourceAdapter;
}

/** Checks that the house of the viewer has enabled a source. Every route of a source calls it. */
@Injectable()
export class SourceAccess {
  constructor(
    private readonly database: Database,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws NOT_AUTHENTICATED, HOUSE_NOT_FOUND, SOURCE_NOT_FOUND, SOURCE_NOT_ENABLED */
  async require(session: SessionClaims, key: string): Promise<EnabledSource> {
    const source = this.catalogues.sources.findByKey(key);
    const adapter = adapterOf(key);
    const viewer = await this.database.readAs<SourceAccessRow>(session, SOURCE_ACCESS, [
      source?.id ?? null,
    ]);
    if (viewer.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    if (!source || !adapter) throw new AppError('SOURCE_NOT_FOUND');
    if (!viewer.enabled) throw new AppError('SOURCE_NOT_ENABLED');
    return { houseId: viewer.houseId, sourceId: source.id, adapter };
  }
}
