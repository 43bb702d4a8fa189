import { MAX_CLAIMS } from '#internal-api/contract.js';
import { prepared } from '../../database/prepared-statement.js';

/** The running version: the last one that started. No row before the first claim. */
export const RUNNING_DETECTOR = `
  select version, claimed_at from detector order by started_at desc limit 1`;

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
export const PENDING_STEPS = prepared('pending-steps')(`
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
    from pending`);

/**
 * One row: the numbers of detected, pending, leased and set-aside steps, and the changes of each
 * technique.
 */
export const BACKFILL_STATUS = prepared('backfill-status')(`
    with state as (
      select detector_version is not null
               and detector_version = coalesce(running.version, detector_version) as is_detected,
             coalesce(leased_until > now(), false) as is_leased,
             claims >= ${String(MAX_CLAIMS)} and claimed_by = running.version as is_last_claim
      from step left join (${RUNNING_DETECTOR}) running on true
    )
    select json_build_object(
      'total', count(*),
      'analysed', count(*) filter (where is_detected),
      'pending', count(*) filter (where not is_detected),
      'leased', count(*) filter (where not is_detected and is_leased),
      'setAside', count(*) filter (where not is_detected and not is_leased and is_last_claim),
      'changes', coalesce((
        select json_agg(json_build_object(
          'key', key, 'gained', gained, 'lost', lost, 'moved', moved
        ) order by key)
        from technique_change join tech_step on tech_step.id = tech_step_id
      ), '[]')
    ) as status
    from state`);
