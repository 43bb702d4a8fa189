import { MAX_CLAIMS } from '#internal-api/contract.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { RUNNING_DETECTOR } from './running-detector.query.js';

/** Maximum number of pending steps that are counted, so that the statement stays cheap. */
const MAX_COUNTED = 100_000;

/** The pending steps by state. */
export interface PendingSteps {
  /** Free to be claimed. */
  readonly waiting: number;
  readonly leased: number;
  readonly setAside: number;
  /**
   * Seconds since the oldest step without any result became pending; 0 without such a step. Steps
   * that another version has detected, and steps that were set aside, are left out.
   */
  readonly oldestAge: number;
}

const COLUMNS = 'detector_version, pending_since, leased_until, claims, claimed_by';
const LIMIT = `order by detector_version, id limit ${String(MAX_COUNTED)}`;

/**
 * One row: {@link PendingSteps}. Reads three ranges of one index, because no index supports
 * `is distinct from`; without pending steps it reads no step.
 */
export const PENDING_STEPS: PreparedStatement = {
  name: 'pending-steps',
  text: `
    with running as (${RUNNING_DETECTOR}), counted as (
      (select ${COLUMNS} from step where detector_version is null ${LIMIT})
      union all
      (select ${COLUMNS} from step where detector_version < (select version from running) ${LIMIT})
      union all
      (select ${COLUMNS} from step where detector_version > (select version from running) ${LIMIT})
      limit ${String(MAX_COUNTED)}
    ), pending as (
      select counted.*,
        coalesce(leased_until > now(), false) as is_leased,
        coalesce(
          claims >= ${String(MAX_CLAIMS)} and claimed_by = (select version from running), false
        ) as is_last_claim
      from counted
    )
    select
      (count(*) filter (where not is_leased and not is_last_claim))::int as waiting,
      (count(*) filter (where is_leased))::int as leased,
      (count(*) filter (where not is_leased and is_last_claim))::int as "setAside",
      coalesce(extract(epoch from now() - min(pending_since) filter (
        where detector_version is null and (is_leased or not is_last_claim)
      )), 0)::float8 as "oldestAge"
    from pending`,
};
