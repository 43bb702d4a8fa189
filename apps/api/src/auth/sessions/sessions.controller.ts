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

  /** Returns the sessions of the profile, last used first, at most 100. */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [SessionView] })
  getSessions(@CurrentSession() session: SessionClaims): Promise<readonly SessionView[]> {
    return this.sessions.list(session);
  }

  /** Ends a session of the profile, also the one of this request. */
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
