import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { EgressPolicy } from '../../egress/egress-policy.js';
import { isPublicAddress } from '../../egress/public-address.js';
import { resolvePublicHost } from '../../egress/public-lookup.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';

/** Milliseconds for name servers. Every delivery checks the addresses again. */
const LOOKUP_TIMEOUT = 2_000;

/** Names of one label and of these domains never belong to the public internet. */
const PRIVATE_NAME = /^[^.]+\.?$|\.(localhost|local|internal|lan|home\.arpa)\.?$/i;

/** Checks the addresses of receivers before they are stored. */
@Injectable()
export class ReceiverAddress {
  private readonly policy: EgressPolicy;

  constructor({ egressAllowHosts }: Config) {
    this.policy = new EgressPolicy(egressAllowHosts);
  }

  /** @throws VALIDATION_ERROR for an address that is not of the public internet, or not https */
  async require(address: string): Promise<void> {
    const url = new URL(address);
    if (this.policy.isExempt(url)) return;
    if (url.protocol !== 'https:') throw new InvalidRequest(['url must be an https address']);
    if (!(await isPublic(url.hostname.replace(/[[\]]/g, '')))) {
      throw new InvalidRequest(['url must be an address of the public internet']);
    }
  }
}

/** A name that cannot be resolved is accepted: it may exist later. */
async function isPublic(host: string): Promise<boolean> {
  if (isIP(host) !== 0) return isPublicAddress(host);
  if (PRIVATE_NAME.test(host)) return false;
  const unknown = sleep(LOOKUP_TIMEOUT, [], { ref: false });
  const found = await Promise.race([resolvePublicHost(host).catch(() => []), unknown]);
  return found.length === 0 || found.some(({ address }) => isPublicAddress(address));
}
