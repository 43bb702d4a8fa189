/** They look for faults, for 20 minutes or longer, and have no figures to compare. */
const EXCLUDED = ['chaos', 'cost', 'fuzz', 'hostile'];

/** The benchmarks that `npm run bench -- all` runs, of all benchmarks. */
export function measuredByAll(names: readonly string[]): string[] {
  return names.filter((name) => !EXCLUDED.includes(name));
}
