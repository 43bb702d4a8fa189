import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { documentedMetrics } from './documented-metrics.js';

const ROOT = path.resolve(__dirname, '../../../..');
const OPS = path.join(ROOT, 'ops');
const ALERTS = path.join(OPS, 'prometheus/alerts.yml');
const DASHBOARD = path.join(OPS, 'grafana/popote.json');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly expr: string }[];
}

const { groups } = parse(readFileSync(ALERTS, 'utf8')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: Panel[] };
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Metrics of Prometheus itself and of node_exporter. */
const FOREIGN = new Set(['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes']);

/** The metrics in a PromQL expression: names outside of texts, labels, functions and groupings. */
function metricsIn(expression: string): string[] {
  const stripped = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\b(by|without) \([^)]*\)/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '');
  const names = stripped.match(/\b[a-z]\w*(?!\w*\s*\()/g) ?? [];
  return names.filter((name) => name !== 'or');
}

const hasPromtool = (() => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('ops', () => {
  it('finds the metrics of an expression', () => {
    expect(
      metricsIn('sum by (le, job) (rate(a_bucket{route!~"/b.*"}[5m])) / max(c) or up == 0'),
    ).toEqual(['a_bucket', 'c', 'up']);
  });

  it('alerts and dashboard name metrics of docs/metrics.md', () => {
    const lists = ['Every process', 'API', 'Classifier', 'Worker'].map(documentedMetrics);
    const known = lists
      .flatMap((list) => [...list])
      .flatMap(([name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      );
    const used = [...alerts.map(({ expr }) => expr), ...queries].flatMap(metricsIn);
    expect(used.length).toBeGreaterThan(alerts.length + queries.length / 2);
    expect(used.filter((name) => !known.includes(name) && !FOREIGN.has(name))).toEqual([]);
  });

  it('every alert has a severity, a summary and a runbook, and every runbook an alert', () => {
    const runbooks = readdirSync(path.join(ROOT, 'docs/runbooks'))
      .map((file) => path.basename(file, '.md'))
      .filter((name) => name !== 'README');
    expect(alerts.map(({ alert }) => alert).sort()).toEqual(runbooks.sort());
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
      expect(annotations.runbook_url).toBe(`docs/runbooks/${alert}.md`);
      expect(existsSync(path.join(ROOT, annotations.runbook_url))).toBe(true);
    }
  });

  it('every runbook says what to notice, to look at and to do', () => {
    for (const { annotations } of alerts) {
      const page = readFileSync(path.join(ROOT, annotations.runbook_url), 'utf8');
      expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
        'What users notice',
        'How to look',
        'What to do',
        'How to know that it is over',
      ]);
    }
  });

  it('the panels of the dashboard have different ids, a data source and free places', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const shown = panels.filter(({ type }) => type !== 'row');
    expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(['stat', 'timeseries']));
    expect(shown.filter(({ datasource }) => datasource?.uid !== '${datasource}')).toEqual([]);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from(
        { length: w * h },
        (_, i) => `${String(x + (i % w))},${String(y + Math.floor(i / w))}`,
      ),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });
});

const reason = hasPromtool ? '' : ' (skipped: promtool is not installed)';
(hasPromtool ? describe : describe.skip)(`promtool${reason}`, () => {
  const promtool = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: path.join(OPS, 'prometheus'), encoding: 'utf8' });

  it('accepts the rules', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
  });

  it('accepts the configuration', () => {
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
  });

  it('runs the tests of the alerts', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });
});
