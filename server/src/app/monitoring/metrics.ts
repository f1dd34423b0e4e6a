import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { OpenDatabase } from '../../platform/database/connection/open-database.ts';
import { counters } from '../../platform/metrics/counters.ts';
import { ROOT } from '../../platform/root.ts';

export type MeasuredPools = Pick<OpenDatabase, 'appPool' | 'sidePool' | 'probePool'> &
  Partial<Pick<OpenDatabase, 'ownerPool'>>;

type Figure = { figure: string; label: string; value: number };

const LIMIT_MS = 1800;

const FIGURES = "begin read only; set local statement_timeout = '1s'; select * from operation_figures(); commit";

/** Figures that every process reads from the database, each with the label that distinguishes its values. */
const READ_GAUGES = [
  { name: 'move_jobs_due', help: 'Jobs whose time has come and that wait for a worker, by task', label: 'task' },
  { name: 'move_jobs_oldest_due_seconds', help: 'How long the oldest due job has waited, by task', label: 'task' },
  { name: 'move_jobs_running', help: 'Jobs that a worker holds, by task', label: 'task' },
  { name: 'move_jobs_failed', help: 'Jobs that failed for good and are kept, by task', label: 'task' },
  { name: 'move_mails', help: 'Mails that are not sent, by status (queued, refused, given_up)', label: 'status' },
  {
    name: 'move_reconciliation_findings',
    help: 'Differences that the last nightly check of the books found',
    label: null,
  },
  { name: 'move_reconciliation_age_seconds', help: 'How long ago the books were last checked at night', label: null },
  { name: 'move_provider_findings', help: 'Differences with the payment provider that are open', label: null },
  {
    name: 'move_provider_days_not_compared',
    help: 'Days that are over for more than two days and not compared with the provider',
    label: null,
  },
  {
    name: 'move_provider_comparison_age_seconds',
    help: 'How long ago days were last compared with the provider, or that was tried',
    label: null,
  },
  { name: 'move_mails_oldest_queued_seconds', help: 'How long the oldest queued mail has waited', label: null },
];

/** The metrics of a process: its own counts, the use of its pools, and figures from the database, which are read on each request. */
export function openMetrics(pools: MeasuredPools) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureBuild(registry);
  const measureUse = poolGauges(registry, pools);
  const up = new Gauge({
    name: 'move_database_up',
    help: '1 when the database answered this scrape',
    registers: [registry],
  });
  const gauges = READ_GAUGES.map(({ name, help, label }) => ({
    name,
    label,
    gauge: new Gauge({ name, help, labelNames: label === null ? [] : [label], registers: [registry] }),
  }));
  const text = async (): Promise<string> => {
    const figures = await readFigures(pools.probePool);
    measureUse();
    up.set(figures === null ? 0 : 1);
    for (const { name, label, gauge } of gauges) {
      gauge.reset();
      // an unknown figure is left out, because 0 would mean that nothing waits
      if (label === null) gauge.remove();
      for (const row of figures?.filter(({ figure }) => figure === name) ?? [])
        gauge.set(label === null ? {} : { [label]: row.label }, row.value);
    }
    return Registry.merge([registry, counters]).metrics();
  };
  return { registry, contentType: registry.contentType, text };
}

/** Reads the figures; null when the database doesn't answer in time. */
async function readFigures(pool: pg.Pool): Promise<Figure[] | null> {
  const read = pool.query(FIGURES).then((results) => {
    const [, , selected] = results as unknown as pg.QueryResult<Figure>[];
    return selected?.rows ?? [];
  });
  return Promise.race([read, sleep(LIMIT_MS, null, { ref: false })]).catch(() => null);
}

function measureBuild(registry: Registry): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const labelNames = ['version', 'node'];
  new Gauge({ name: 'move_build_info', help: 'Version of Move and of Node.js', labelNames, registers: [registry] }).set(
    { version, node: process.version },
    1,
  );
}

/** Adds gauges for the use of the pools and returns the function that updates them. */
function poolGauges(registry: Registry, { appPool, sidePool, ownerPool }: MeasuredPools): () => void {
  const pools = Object.entries({ app: appPool, side: sidePool, owner: ownerPool });
  const gauge = (name: string, help: string, ...labels: string[]) =>
    new Gauge({ name: `move_database_pool_${name}`, help, labelNames: ['pool', ...labels], registers: [registry] });
  const connections = gauge('connections', 'Open connections, by pool and state (total, idle)', 'state');
  const most = gauge('max', 'Most connections that a pool opens');
  const waiting = gauge('waiting', 'Calls that wait for a connection, by pool');
  return () => {
    for (const [pool, measured] of pools) {
      if (!measured) continue;
      connections.set({ pool, state: 'total' }, measured.totalCount);
      connections.set({ pool, state: 'idle' }, measured.idleCount);
      most.set({ pool }, measured.options.max);
      waiting.set({ pool }, measured.waitingCount);
    }
  };
}
