import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import { SessionInStatement } from '../session/access.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { JSON_TEXT } from '../http/json-text.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../idempotency/idempotent-request.js';
import { IdParam } from '../http/parse-id.pipe.js';
import type { Profile } from '../session/profile.view.js';
import { ClientAddress } from '../requester/client-address.js';
import { AdministratorDto, HouseNameDto, HouseSettingsDto, JoinHouseDto } from './house.dto.js';
import { HouseService } from './house.service.js';
import { House } from './house.view.js';

@ApiTags('House')
@Controller('house')
export class HouseController {
  constructor(private readonly houses: HouseService) {}

  /** Creates a house. Its creator becomes the administrator. */
  @Post()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: House })
  @ApiErrors('ALREADY_IN_HOUSE', ...IDEMPOTENCY_ERRORS)
  createHouse(
    @CurrentProfile() profile: Profile,
    @Body() { name }: HouseNameDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.houses.create(profile, name, request);
  }

  /** Joins a house by invitation code. */
  @Post('join')
  @HttpCode(200)
  @ApiOkResponse({ type: House })
  @ApiErrors('ALREADY_IN_HOUSE', 'INVITATION_NOT_FOUND', 'QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS')
  joinHouse(
    @CurrentProfile() profile: Profile,
    @Body() { invitationCode }: JoinHouseDto,
    @ClientAddress() address: string,
  ): Promise<House> {
    return this.houses.join(profile, invitationCode, address);
  }

  /**
   * Leaves the house. A house that its last member has left is kept for 30 days: whoever was a member
   * may take it up again with `POST /house/join`, and is then its administrator.
   */
  @Post('leave')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND')
  leaveHouse(@CurrentProfile() member: Profile): Promise<void> {
    return this.houses.leave(member);
  }

  /** Returns the house with its members. */
  @Get('current')
  @SessionInStatement()
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND')
  getHouse(@CurrentSession() session: SessionClaims): Promise<House> {
    return this.houses.current(session);
  }

  /**
   * Changes the name of the house, whether its members may change the recipes of each other, and the
   * first day of its weeks.
   */
  @Patch('current')
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND')
  renameHouse(
    @CurrentProfile() member: Profile,
    @Body() settings: HouseSettingsDto,
  ): Promise<House> {
    return this.houses.changeSettings(member, settings);
  }

  /** Deletes the house and its planning. Administrator only. */
  @Delete('current')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN')
  deleteHouse(@CurrentProfile() administrator: Profile): Promise<void> {
    return this.houses.delete(administrator);
  }

  /** Removes another member and replaces the invitation code. Administrator only. */
  @Delete('members/:memberId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN', 'MEMBER_NOT_FOUND', 'CANNOT_REMOVE_SELF')
  removeMember(
    @CurrentProfile() administrator: Profile,
    @IdParam('memberId') memberId: number,
  ): Promise<void> {
    return this.houses.removeMember(administrator, memberId);
  }

  /** Replaces the invitation code. Administrator only. */
  @Post('current/invitation')
  @HttpCode(200)
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN')
  renewInvitation(@CurrentProfile() administrator: Profile): Promise<House> {
    return this.houses.renewInvitation(administrator);
  }

  /** Makes another member the administrator. Administrator only. */
  @Patch('current/administrator')
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN', 'MEMBER_NOT_FOUND')
  changeAdministrator(
    @CurrentProfile() administrator: Profile,
    @Body() { memberId }: AdministratorDto,
  ): Promise<House> {
    return this.houses.changeAdministrator(administrator, memberId);
  }
}
