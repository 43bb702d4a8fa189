import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  INVITATION_CODE_BYTES,
  invitationCodeOf,
  normaliseInvitationCode,
} from '#domain/house/invitation-code.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireChange, requireKnown } from '../http/fields/validation-error.js';
import { mayWrite, type SessionClaims } from '../session/session.js';
import { Database } from '../database/database.js';
import type { Profile } from '../session/profile.view.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../idempotency/idempotent-request.js';
import { Jobs } from '../jobs/jobs.service.js';
import { AttemptLimiter } from '../rate-limit/attempt-limiter.service.js';
import { HouseMembership } from './house-membership.service.js';
import { CURRENT_HOUSE } from './house.query.js';
import { HouseMembersRepository } from './house-members.repository.js';
import { HouseRepository, type HouseSettings } from './house.repository.js';
import type { HouseSettingsDto } from './house.dto.js';
import type { House } from './house.view.js';
import type { LockedHouse } from './locked-house.js';

/** Creates, changes and deletes houses and their memberships. */
@Injectable()
export class HouseService {
  constructor(
    private readonly database: Database,
    private readonly houses: HouseRepository,
    private readonly members: HouseMembersRepository,
    private readonly membership: HouseMembership,
    private readonly limiter: AttemptLimiter,
    private readonly idempotency: IdempotencyService,
    private readonly jobs: Jobs,
  ) {}

  /** @throws HOUSE_NOT_FOUND */
  async current(session: SessionClaims): Promise<House> {
    const viewer = await this.database.readAs<{ house: House | null }>(session, CURRENT_HOUSE);
    if (viewer.house === null) throw new AppError('HOUSE_NOT_FOUND');
    return mayWrite(session) ? viewer.house : Object.assign(viewer.house, { invitationCode: null });
  }

  /**
   * @returns the house as JSON text
   * @throws ALREADY_IN_HOUSE, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  create(profile: Profile, name: string, request: IdempotentRequest | null): Promise<string> {
    return this.idempotency.run(request, async (manager) => {
      requireNoHouse(profile);
      const id = await this.houses.insert(manager, {
        name,
        administratorId: profile.id,
        invitationCode: newInvitationCode(),
      });
      await this.membership.addMember(manager, id, profile.id);
      return JSON.stringify(await this.houses.view(manager, id));
    });
  }

  /**
   * @param address the client's, see `clientAddress`
   * @throws ALREADY_IN_HOUSE, INVITATION_NOT_FOUND, QUOTA_EXCEEDED, TOO_MANY_REQUESTS
   */
  async join(profile: Profile, invitationCode: string, address: string): Promise<House> {
    requireNoHouse(profile);
    const code = normaliseInvitationCode(invitationCode);
    const house = await this.limiter.run('join', { address, account: profile.email }, () =>
      this.database.transaction(async (manager) => {
        const id = await this.membership.join(manager, profile.id, code);
        return this.houses.view(manager, id);
      }),
    );
    // A house that is taken up again: the recipes of its last author pass to the new administrator.
    void this.jobs.wake('deletion');
    return house;
  }

  /** @throws HOUSE_NOT_FOUND */
  async leave(member: Profile): Promise<void> {
    await this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      await this.membership.leave(manager, house, member.id);
    });
    void this.jobs.wake('deletion');
  }

  /** @throws VALIDATION_ERROR when the request names nothing; HOUSE_NOT_FOUND */
  async changeSettings(
    member: Profile,
    { name, sharedEditing, weekStartsOn }: HouseSettingsDto,
  ): Promise<House> {
    requireChange({ name, sharedEditing, weekStartsOn });
    return this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      return this.change(manager, id, {
        ...(name != null && { name }),
        ...(sharedEditing != null && { sharedEditing }),
        ...(weekStartsOn != null && { weekStartsOn }),
      });
    });
  }

  /** @throws HOUSE_NOT_FOUND, NOT_HOUSE_ADMIN */
  async delete(administrator: Profile): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id } = await this.lockAdministered(manager, administrator);
      await this.membership.deleteHouse(manager, id);
    });
  }

  /**
   * Removes another member and replaces the invitation code, which the removed member knows.
   *
   * @throws HOUSE_NOT_FOUND, NOT_HOUSE_ADMIN, CANNOT_REMOVE_SELF, MEMBER_NOT_FOUND
   */
  async removeMember(administrator: Profile, memberId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const house = await this.lockAdministered(manager, administrator);
      if (memberId === administrator.id) throw new AppError('CANNOT_REMOVE_SELF');
      await this.membership.expel(manager, house, memberId, administrator.id);
      await this.houses.update(manager, house.id, { invitationCode: newInvitationCode() });
    });
    void this.jobs.wake('deletion');
  }

  /**
   * Replaces the invitation code; the old one is no longer valid.
   *
   * @throws HOUSE_NOT_FOUND, NOT_HOUSE_ADMIN
   */
  renewInvitation(administrator: Profile): Promise<House> {
    return this.database.transaction(async (manager) => {
      const { id } = await this.lockAdministered(manager, administrator);
      return this.change(manager, id, { invitationCode: newInvitationCode() });
    });
  }

  /**
   * Makes a member the first administrator; the others follow.
   *
   * @throws HOUSE_NOT_FOUND, NOT_HOUSE_ADMIN, MEMBER_NOT_FOUND
   */
  changeAdministrator(administrator: Profile, memberId: number): Promise<House> {
    return this.nameAdministrators(administrator, 'memberId', (others) => [memberId, ...others]);
  }

  /**
   * Replaces the administrators.
   *
   * @throws VALIDATION_ERROR without members; HOUSE_NOT_FOUND, NOT_HOUSE_ADMIN, MEMBER_NOT_FOUND
   */
  replaceAdministrators(administrator: Profile, memberIds: readonly number[]): Promise<House> {
    return this.nameAdministrators(administrator, 'memberIds[]', () => memberIds);
  }

  /** @param path of an id in the body */
  private nameAdministrators(
    administrator: Profile,
    path: string,
    idsAfter: (idsBefore: readonly number[]) => readonly number[],
  ): Promise<House> {
    return this.database.transaction(async (manager) => {
      const house = await this.lockAdministered(manager, administrator);
      const administratorIds = [...new Set(idsAfter(house.administratorIds))];
      const members = new Set(await this.members.idsOf(manager, house.id));
      requireKnown(administratorIds, (id) => members.has(id), 'MEMBER_NOT_FOUND', path);
      return this.change(manager, house.id, { administratorIds });
    });
  }

  private async change(
    manager: EntityManager,
    id: number,
    changes: Partial<HouseSettings>,
  ): Promise<House> {
    await this.houses.update(manager, id, changes);
    return this.houses.view(manager, id);
  }

  /** @throws HOUSE_NOT_FOUND, NOT_HOUSE_ADMIN */
  private async lockAdministered(manager: EntityManager, member: Profile): Promise<LockedHouse> {
    const house = await this.membership.lockHouseOf(manager, member);
    if (!house.administratorIds.includes(member.id)) throw new AppError('NOT_HOUSE_ADMIN');
    return house;
  }
}

function requireNoHouse({ houseId }: Profile): void {
  if (houseId !== null) throw new AppError('ALREADY_IN_HOUSE');
}

function newInvitationCode(): string {
  return invitationCodeOf(randomBytes(INVITATION_CODE_BYTES));
}
