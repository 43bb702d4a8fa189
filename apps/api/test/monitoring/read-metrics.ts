import { INTERNAL_SECRET } from '../support/test-app.js';

/** The metrics of a process at one time. */
export class ReadMetrics {
  constructor(readonly text: string) {}

  /** The value of `series`, such as `recipe_steps{state="waiting"}`; undefined without one. */
  value(series: string): number | undefined {
    const line = this.lines().find((candidate) => candidate.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  }

  /** The series of a metric, without their values. */
  seriesOf(metric: string): string[] {
    return this.lines()
      .filter((line) => /^\w+/.exec(line)?.[0] === metric)
      .map((line) => line.slice(0, line.lastIndexOf(' ')));
  }

  /** The type of each metric, such as `counter`. */
  types(): Map<string, string> {
    const types = this.text.matchAll(/^# TYPE (\w+) (\w+)$/gm);
    return new Map([...types].map(([, name = '', type = '']) => [name, type]));
  }

  private lines(): string[] {
    return this.text.split('\n').filter((line) => !line.startsWith('#'));
  }
}

/** Reads `GET /internal/metrics` of the process at this URL. */
export async function readMetrics(url: string): Promise<ReadMetrics> {
  const response = await fetch(`${url}/internal/metrics`, {
    headers: { authorization: `Bearer ${INTERNAL_SECRET}` },
  });
  if (response.status !== 200) throw new Error(`${url} has no metrics: ${String(response.status)}`);
  return new ReadMetrics(await response.text());
}
