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
import {
  AdministratorDto,
  AdministratorsDto,
  HouseNameDto,
  HouseSettingsDto,
  JoinHouseDto,
} from './house.dto.js';
import { HouseService } from './house.service.js';
import { House } from './house.view.js';

@ApiTags('House')
@Controller('house')
export class HouseController {
  constructor(private readonly houses: HouseService) {}

  /**
   * Creates a house.
   *
   * @remarks For a person without a house. Its creator becomes the administrator. Give the
   * `invitationCode` of the response to the others. A person is in one house at a time: 409 when
   * the person has one already.
   */
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

  /**
   * Joins a house by invitation code.
   *
   * @remarks The code comes from a member, who reads it from `GET /house/current`. Spaces, hyphens
   * and case do not matter. It also takes up a house that its last member has left within 30 days;
   * the former member who does so is then its administrator. Attempts are limited.
   */
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
   * Leaves the house.
   *
   * @remarks The person keeps personal recipes and gets a PERSONAL copy of each HOUSE recipe that
   * stays with the house. A house that its last member has left is kept for 30 days: former
   * members may take it up again with `POST /house/join`. After an administrator, the member of the
   * longest standing is the next one.
   */
  @Post('leave')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND')
  leaveHouse(@CurrentProfile() member: Profile): Promise<void> {
    return this.houses.leave(member);
  }

  /**
   * Returns the house with its members.
   *
   * @remarks Name, invitation code, settings, members and people without an account. 404 with code
   * 4041 means that the viewer has no house yet. Plans, lists and recipes are read elsewhere.
   */
  @Get('current')
  @SessionInStatement()
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND')
  getHouse(@CurrentSession() session: SessionClaims): Promise<House> {
    return this.houses.current(session);
  }

  /**
   * Changes the name and settings of the house.
   *
   * @remarks Any member may change the name, `sharedEditing` (whether members may change the
   * recipes of each other) and `weekStartsOn`. Absent fields stay. The first day of the week
   * decides which days `date` selects in the grid, list and session; what is ticked stays with its
   * day.
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

  /**
   * Deletes the house and its planning.
   *
   * @remarks Administrator only. Plans, lists and settings are deleted, also for the other members;
   * recipes stay with their authors. It cannot be undone: `POST /house/leave` of the last member
   * keeps the house for 30 days instead.
   */
  @Delete('current')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN')
  deleteHouse(@CurrentProfile() administrator: Profile): Promise<void> {
    return this.houses.delete(administrator);
  }

  /**
   * Removes another member.
   *
   * @remarks Administrator only. Replaces the invitation code, so that the person cannot return
   * with it. HOUSE recipes of the person stay with the house, and the person gets copies. To leave
   * oneself, use `POST /house/leave`.
   */
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

  /**
   * Replaces the invitation code.
   *
   * @remarks Administrator only. For a code that became known: the former one is void at once.
   * Members stay.
   */
  @Post('current/invitation')
  @HttpCode(200)
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN')
  renewInvitation(@CurrentProfile() administrator: Profile): Promise<House> {
    return this.houses.renewInvitation(administrator);
  }

  /**
   * Makes a member the first administrator.
   *
   * @remarks Administrator only. HOUSE recipes of who leaves pass to the first administrator. The
   * others keep the role and follow. To hand over the house and leave it, call this first and then
   * `POST /house/leave`.
   */
  @Patch('current/administrator')
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN', 'MEMBER_NOT_FOUND')
  changeAdministrator(
    @CurrentProfile() administrator: Profile,
    @Body() { memberId }: AdministratorDto,
  ): Promise<House> {
    return this.houses.changeAdministrator(administrator, memberId);
  }

  /**
   * Replaces the administrators.
   *
   * @remarks Administrator only. The first of the list is `administratorId`. Who is not in it stays a
   * member. Example: `{ "memberIds": [3, 7] }`.
   */
  @Patch('current/administrators')
  @ApiOkResponse({ type: House })
  @ApiErrors('HOUSE_NOT_FOUND', 'NOT_HOUSE_ADMIN', 'MEMBER_NOT_FOUND')
  replaceAdministrators(
    @CurrentProfile() administrator: Profile,
    @Body() { memberIds }: AdministratorsDto,
  ): Promise<House> {
    return this.houses.replaceAdministrators(administrator, memberIds);
  }
}
