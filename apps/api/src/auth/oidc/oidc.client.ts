import { Injectable, Logger } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  type CustomFetchOptions,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type ServerMetadata,
} from 'openid-client';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';
import { EgressClient } from '../../egress/egress.client.js';
import { asService } from '../../requester/requester.js';
import type { OidcSettings } from './oidc-settings.js';

/** Seconds for one request to the provider. */
const TIMEOUT = 5;

/** Milliseconds for which the discovery document of the provider is used. */
const METADATA_LIFETIME = 60 * 60 * 1000;

/** Maximum number of characters of a subject, as OpenID Connect says. */
const MAX_SUBJECT = 255;

/** Characters of an error of the provider that are logged. */
const MAX_REASON = 100;

/** Codes of errors with which a sign-in is refused. With any other, the provider has failed. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_RESPONSE_BODY_ERROR',
]);

/** What the browser keeps during a sign-in. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who signed in, as the provider states it. */
export interface OidcClaims {
  readonly issuer: string;
  readonly subject: string;
  /** Only the email and whether it is verified are of one source: a token or the user info. */
  readonly email: unknown;
  readonly emailVerified: unknown;
  readonly givenName: unknown;
  readonly familyName: unknown;
  readonly name: unknown;
}

/** The OpenID provider. Requests to it follow the egress rules. */
@Injectable()
export class OidcClient {
  private readonly logger = new Logger(OidcClient.name);
  private metadata: Promise<ServerMetadata> | undefined;
  private metadataExpiresAt = 0;

  constructor(
    private readonly config: Config,
    private readonly egress: EgressClient,
  ) {}

  /**
   * The address at which the provider asks the person to sign in.
   *
   * @throws SERVICE_UNAVAILABLE when the provider does not respond
   */
  async authorize(callback: URL): Promise<{ readonly url: URL; readonly checks: OidcChecks }> {
    const checks = {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    };
    const challenge = await calculatePKCECodeChallenge(checks.codeVerifier);
    const url = await this.ask((provider) =>
      buildAuthorizationUrl(provider, {
        redirect_uri: callback.href,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    );
    return { url, checks };
  }

  /**
   * Exchanges the code in the address of the callback for an ID token, and verifies it.
   *
   * @throws NOT_AUTHENTICATED when the callback does not belong to the checks or the provider refuses
   *   the code, SERVICE_UNAVAILABLE when the provider does not respond
   */
  identify(callback: URL, { state, nonce, codeVerifier }: OidcChecks): Promise<OidcClaims> {
    return this.ask(async (provider) => {
      const tokens = await authorizationCodeGrant(provider, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const token = tokens.claims() ?? { iss: '', sub: '' };
      if (token.sub === '' || token.sub.length > MAX_SUBJECT) {
        const code = 'OAUTH_INVALID_RESPONSE';
        throw Object.assign(new Error('The subject has not 1 to 255 characters.'), { code });
      }
      const hasUserInfo = provider.serverMetadata().userinfo_endpoint !== undefined;
      const userInfo = hasUserInfo
        ? await fetchUserInfo(provider, tokens.access_token, token.sub)
        : {};
      return claimsOf(token, userInfo);
    });
  }

  private async ask<T>(question: (provider: Configuration) => T | Promise<T>): Promise<T> {
    try {
      return await question(await this.provider());
    } catch (error) {
      const reason =
        error instanceof ResponseBodyError ? error.error.slice(0, MAX_REASON) : undefined;
      this.logger.warn(
        { event: 'oidc-failed', err: error, reason },
        'A sign-in with OpenID Connect failed.',
      );
      throw REFUSALS.has((error as { code?: unknown }).code)
        ? new AppError('NOT_AUTHENTICATED', 'The sign-in has failed: start it again.')
        : new AppError('SERVICE_UNAVAILABLE', 'The OpenID provider does not respond.');
    }
  }

  /**
   * The provider, with an empty cache of its keys: the library looks for new keys once a minute only,
   * and would refuse sign-ins until then when the provider has changed its keys.
   */
  private async provider(): Promise<Configuration> {
    const { clientId, clientSecret } = this.settings;
    const metadata = await this.discover();
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic')
      ? ClientSecretBasic(clientSecret)
      : ClientSecretPost(clientSecret);
    const provider = new Configuration(metadata, clientId, undefined, authenticate);
    for (const extend of this.extensions) extend(provider);
    provider.timeout = TIMEOUT;
    provider[customFetch] = this.fetch;
    return provider;
  }

  /** The discovery document. Concurrent sign-ins share a request, which none of them owns. */
  private discover(): Promise<ServerMetadata> {
    if (this.metadata !== undefined && Date.now() < this.metadataExpiresAt) return this.metadata;
    const { issuer, clientId } = this.settings;
    const options = { timeout: TIMEOUT, execute: this.extensions, [customFetch]: this.fetch };
    const metadata = asService(() =>
      discovery(issuer, clientId, undefined, undefined, options),
    ).then((provider) => provider.serverMetadata());
    this.metadata = metadata;
    this.metadataExpiresAt = Date.now() + METADATA_LIFETIME;
    metadata.catch(() => {
      this.metadataExpiresAt = 0;
    });
    return metadata;
  }

  private get settings(): OidcSettings {
    if (this.config.oidc === undefined) throw new AppError('NOT_FOUND');
    return this.config.oidc;
  }

  /** The signature of an ID token is verified. An issuer may be http: see `readOidc`. */
  private get extensions() {
    if (this.settings.issuer.protocol === 'https:') return [enableNonRepudiationChecks];
    // It is deprecated only so that its use is seen.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return [enableNonRepudiationChecks, allowInsecureRequests];
  }

  private readonly fetch = (
    url: string,
    { method, headers, body, signal }: CustomFetchOptions,
  ): Promise<Response> =>
    this.egress.send(new URL(url), {
      method,
      headers,
      body: body == null ? null : String(body as URLSearchParams),
      signal: signal ?? AbortSignal.timeout(TIMEOUT * 1000),
    });
}

type Claims = Readonly<Record<string, unknown>>;

function claimsOf(token: Claims & { iss: string; sub: string }, userInfo: Claims): OidcClaims {
  const { email, email_verified: emailVerified } =
    userInfo['email'] === undefined ? token : userInfo;
  const { given_name: givenName, family_name: familyName, name } = { ...token, ...userInfo };
  return {
    issuer: token.iss,
    subject: token.sub,
    email,
    emailVerified,
    givenName,
    familyName,
    name,
  };
}
