import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { NewAccessTokenDto } from './access-token.dto.js';
import { AccessTokenView, NewAccessToken } from './access-token.view.js';
import { AccessTokensService } from './access-tokens.service.js';

@ApiTags('Authentication and account')
@Controller('auth/tokens')
export class AccessTokensController {
  constructor(private readonly tokens: AccessTokensService) {}

  /**
   * Lists the access tokens of the viewer that have not ended, the oldest first, at most 20.
   *
   * @remarks The oldest first, at most 20. Shows the name, the scopes and the day of the last use,
   * never the secret. Tokens that have ended are left out.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [AccessTokenView] })
  listAccessTokens(@CurrentSession() session: SessionClaims): Promise<readonly AccessTokenView[]> {
    return this.tokens.list(session);
  }

  /**
   * Creates an access token for a program.
   *
   * @remarks For scripts, home automation or a display in the kitchen, which send it as
   * `Authorization: Bearer`. Only this response contains the secret. Choose the scopes that the
   * program needs: none includes another, and no token is valid below `/auth`. Takes no
   * `Idempotency-Key`: after a lost response, delete the token and create another. Example:
   * `{ "name": "Kitchen display", "scopes": ["read", "list"] }`.
   */
  @Post()
  @ApiCreatedResponse({ type: NewAccessToken })
  @ApiErrors('QUOTA_EXCEEDED')
  createAccessToken(
    @CurrentSession() session: SessionClaims,
    @Body() token: NewAccessTokenDto,
  ): Promise<NewAccessToken> {
    return this.tokens.create(session, token);
  }

  /**
   * Ends an access token at once.
   *
   * @remarks For a program that is no longer used, or a secret that became known. Its open streams
   * of events end too. Other tokens and all sessions stay.
   */
  @Delete(':tokenId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('TOKEN_NOT_FOUND')
  deleteAccessToken(
    @CurrentProfile() profile: Profile,
    @IdParam('tokenId') tokenId: number,
  ): Promise<void> {
    return this.tokens.delete(profile, tokenId);
  }
}
