import { Injectable } from '@nestjs/common';
import { normaliseInvitationCode } from '#domain/house/invitation-code.js';
import { AppError } from '#platform/errors/app-error.js';
import { UnknownReference } from '../http/fields/validation-error.js';
import { Config } from '../config.js';
import { Database } from '../database/database.js';
import { prepared } from '../database/prepared-statement.js';
import { AttemptLimiter } from '../rate-limit/attempt-limiter.service.js';
import { HouseMembership } from '../house/house-membership.service.js';
import {
  AccountRepository,
  type Identity,
  type NewAccount,
  type SignedIn,
} from './account.repository.js';
import type { SignupDto } from './auth.dto.js';
import { type Caller, PasswordService } from './passwords/password.service.js';

/** Creates accounts for people that `REGISTRATION` admits. */
@Injectable()
export class SignupService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly limiter: AttemptLimiter,
    private readonly membership: HouseMembership,
    private readonly passwords: PasswordService,
  ) {}

  /**
   * Creates an account and starts a session. With an invitation code the person joins that house.
   *
   * @throws EMAIL_ALREADY_IN_USE, REGISTRATION_CLOSED, INVITATION_NOT_FOUND, QUOTA_EXCEEDED,
   *   TOO_MANY_REQUESTS
   */
  signup(
    { password, invitationCode = null, ...person }: SignupDto,
    caller: Caller,
  ): Promise<SignedIn> {
    return this.attempt(person.email, invitationCode, caller, async (code) => {
      const hashClient = { ...caller, account: person.email, isKnown: false };
      const passwordHash = await this.passwords.hash(password, hashClient);
      return this.create({ ...person, passwordHash }, code, caller);
    });
  }

  /** As `signup`, for a person who signs in with OpenID Connect and has no password. */
  signupWithIdentity(
    person: Pick<SignupDto, 'firstName' | 'lastName' | 'email'>,
    identity: Identity,
    invitationCode: string | null,
    caller: Caller,
  ): Promise<SignedIn> {
    return this.attempt(person.email, invitationCode, caller, (code) =>
      this.create({ ...person, passwordHash: null, identity }, code, caller),
    );
  }

  /** Runs a sign-up that `REGISTRATION` allows, within the limits on attempts. */
  private attempt(
    email: string,
    invitationCode: string | null,
    { address }: Caller,
    signUp: (code: string | null) => Promise<SignedIn>,
  ): Promise<SignedIn> {
    const code = invitationCode === null ? null : normaliseInvitationCode(invitationCode);
    const attempter = { address, account: email };
    const attempt = () =>
      this.limiter.run('signup', attempter, async () => {
        await this.requireAllowed(code);
        return signUp(code);
      });
    return code === null ? attempt() : this.limiter.run('join', attempter, attempt);
  }

  private create(
    person: NewAccount,
    code: string | null,
    { userAgent }: Caller,
  ): Promise<SignedIn> {
    return this.database.transaction(async (manager) => {
      const account = await this.accounts.insert(manager, person);
      const tokenId = await this.accounts.startSession(manager, account, userAgent);
      const houseId = code === null ? null : await this.membership.join(manager, account.id, code);
      return { ...account, houseId, tokenId };
    });
  }

  /** The first person of an installation may always sign up. */
  private async requireAllowed(code: string | null): Promise<void> {
    const { registration } = this.config;
    if (registration === 'open' && code === null) return;
    const [state] = await this.database.read<RegistrationState>(READ_STATE, [code]);
    if (registration === 'open' || state?.hasAccounts === false) {
      if (code !== null && state?.isInvitation !== true) {
        throw new UnknownReference('INVITATION_NOT_FOUND', 'invitationCode');
      }
    } else if (registration === 'closed' || state?.isInvitation !== true) {
      throw new AppError('REGISTRATION_CLOSED');
    }
  }
}

interface RegistrationState {
  readonly hasAccounts: boolean;
  readonly isInvitation: boolean;
}

/** `$1` invitation code, or null. */
const READ_STATE = prepared('registration-state')(`
    select exists(select from profile) as "hasAccounts",
      exists(select from house where invitation_code = $1 and left_at is null) as "isInvitation"`);
