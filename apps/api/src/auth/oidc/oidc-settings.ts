import {
  ConfigError,
  type Environment,
  readHostsWithPort,
  readText,
  readUrl,
} from '#platform/config/environment.js';
import { EgressPolicy } from '../../egress/egress-policy.js';

/** The OpenID provider, and this service as its client. */
export interface OidcSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Reads the three variables of OpenID Connect; undefined when none is set. */
export function readOidc(env: Environment): OidcSettings | undefined {
  readUrl(env, 'OIDC_ISSUER', ['http', 'https']);
  const issuer = readText(env, 'OIDC_ISSUER'); // with the slash at the end that some issuers have
  const clientId = readText(env, 'OIDC_CLIENT_ID');
  const clientSecret = readText(env, 'OIDC_CLIENT_SECRET');
  const values = [issuer, clientId, clientSecret];
  if (values.every((value) => value === undefined)) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new ConfigError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    );
  }
  const url = new URL(issuer);
  const policy = new EgressPolicy(readHostsWithPort(env, 'EGRESS_ALLOW_HOSTS'));
  if (url.protocol === 'http:' && !policy.isExempt(url)) {
    throw new ConfigError(
      'OIDC_ISSUER must be https, or EGRESS_ALLOW_HOSTS must name its host and port.',
    );
  }
  return { issuer: url, clientId, clientSecret };
}
