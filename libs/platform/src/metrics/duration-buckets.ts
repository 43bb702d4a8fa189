/** Upper bounds of the buckets of durations, in seconds: from a prepared read to a timeout. */
export const DURATION_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
