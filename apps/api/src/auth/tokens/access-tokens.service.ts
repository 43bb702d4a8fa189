import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Database } from '../../database/database.js';
import { hashOfToken, newAccessToken } from '../../session/access-tokens.service.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import type { NewAccessTokenDto } from './access-token.dto.js';
import { AccessTokenRepository } from './access-token.repository.js';
import type { AccessTokenView, NewAccessToken } from './access-token.view.js';
import { type AccessTokensRow, READ_ACCESS_TOKENS } from './access-tokens.query.js';

/** The access tokens of the viewer. */
@Injectable()
export class AccessTokensService {
  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokenRepository,
  ) {}

  async list(session: SessionClaims): Promise<readonly AccessTokenView[]> {
    const { tokens } = await this.database.readAs<AccessTokensRow>(session, READ_ACCESS_TOKENS);
    return tokens;
  }

  /** @throws VALIDATION_ERROR for a day in the past, QUOTA_EXCEEDED */
  async create(
    session: SessionClaims,
    { name, scopes, expiresOn = null }: NewAccessTokenDto,
  ): Promise<NewAccessToken> {
    const today = new Date().toISOString().slice(0, 10);
    if (expiresOn !== null && expiresOn < today) {
      throw new InvalidRequest(['expiresOn must not be in the past']);
    }
    const token = newAccessToken();
    const row = { hash: hashOfToken(token), name, scopes, expiresOn };
    return this.database.transaction(async (manager) => {
      const id = await this.tokens.insert(manager, session, row);
      // The lock makes the count exact.
      requireQuota(QUOTAS.accessTokens, await this.tokens.count(manager, session.profileId));
      return { id, name, scopes, expiresOn, lastUsedOn: null, token };
    });
  }

  /** @throws TOKEN_NOT_FOUND when the viewer has no such token */
  async delete({ id }: Profile, tokenId: number): Promise<void> {
    const deleted = await this.database.transaction((manager) =>
      this.tokens.delete(manager, id, tokenId),
    );
    if (!deleted) throw new AppError('TOKEN_NOT_FOUND');
  }
}
