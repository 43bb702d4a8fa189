import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { SessionView } from './session.view.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('Authentication and account')
@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /**
   * Returns the sessions of the profile, last used first, at most 100.
   *
   * @remarks The session last used comes first, at most 100. For a page that shows where the person
   * is signed in; `current` marks the session of this request. Access tokens are not sessions: see
   * `GET /auth/tokens`.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [SessionView] })
  getSessions(@CurrentSession() session: SessionClaims): Promise<readonly SessionView[]> {
    return this.sessions.list(session);
  }

  /**
   * Ends a session of the profile.
   *
   * @remarks For a device that the person does not have any more. Also ends the session of this
   * request, if it is the one that is named. Access tokens stay.
   */
  @Delete(':sessionId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('NOT_FOUND')
  endSession(
    @CurrentProfile() profile: Profile,
    @IdParam('sessionId') sessionId: number,
  ): Promise<void> {
    return this.sessions.end(profile, sessionId);
  }
}
