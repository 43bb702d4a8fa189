import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MeasuredProcesses, startMeasuredProcesses } from './measured-processes.js';

const PAGE = path.resolve(__dirname, '../../../../docs/metrics.md');
const ROW = /^\| `(\w+)` +\| (counter|gauge|histogram|summary) +\|/gm;

/** The metrics in the table below a heading of docs/metrics.md: type by name. */
function documentedMetrics(heading: string): Map<string, string> {
  const section = readFileSync(PAGE, 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith(heading));
  const rows = [...(section ?? '').matchAll(ROW)];
  return new Map(rows.map(([, name = '', type = '']) => [name, type]));
}

describe('docs/metrics.md', () => {
  let processes: MeasuredProcesses;
  beforeAll(async () => {
    processes = await startMeasuredProcesses();
  });
  afterAll(() => processes.stop());

  const every = documentedMetrics('Every process');
  const classifier = documentedMetrics('Classifier');
  const worker = documentedMetrics('Worker');

  it.each([
    ['the API', 'api', [every, documentedMetrics('API')]],
    ['the classifier', 'classifier', [every, classifier]],
    ['a worker alone, which contains the engine', 'worker', [every, classifier, worker]],
    ['the classifier with its worker', 'both', [every, classifier, worker]],
  ] as const)('lists the metrics of %s', (_, process, tables) => {
    const documented = new Map(tables.flatMap((table) => [...table]));
    expect([...processes[process].types()].sort()).toEqual([...documented].sort());
  });
});
