/** The running version: the last one that started. No row before the first claim. */
export const RUNNING_DETECTOR = `
  select version, claimed_at from detector order by started_at desc limit 1`;
