/** Whether the run only shows that a benchmark works: one short round instead of several. */
export const QUICK = process.env['BENCH_QUICK'] === 'on';
