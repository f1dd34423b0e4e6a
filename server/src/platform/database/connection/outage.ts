import { countDatabaseAway } from '../../metrics/counters.ts';
import type { Log } from '../../log/create-log.ts';
import { errorCode, errorText } from '../../operator-error.ts';

const LINE_EVERY_MS = 1000;

/** Keeps the log short while the database is unavailable. */
export type Outage = {
  /** Call it when the outage made a call, a job or a connection fail: it is counted, and logged at most once a second. */
  report: (error: unknown) => void;
  /** The database is available again. */
  end: () => void;
};

const known = new WeakMap<object, Outage>();

/** The outage that all parts of a process with this log share. */
export function outageOf(log: Pick<Log, 'error' | 'warn'>): Outage {
  const outage = known.get(log) ?? makeOutage(log);
  known.set(log, outage);
  return outage;
}

function makeOutage(log: Pick<Log, 'error' | 'warn'>): Outage {
  let since: number | null = null;
  let loggedAt = 0;
  let unlogged = 0;
  let total = 0;
  const report = (error: unknown): void => {
    countDatabaseAway();
    const now = Date.now();
    since ??= now;
    total += 1;
    unlogged += 1;
    if (now - loggedAt < LINE_EVERY_MS) return;
    log.error({ code: errorCode(error), error: errorText(error), failures: unlogged }, 'the database is away');
    loggedAt = now;
    unlogged = 0;
  };
  const end = (): void => {
    if (since === null) return;
    log.warn({ seconds: Math.round((Date.now() - since) / 1000), failures: total }, 'the database is back');
    since = null;
    unlogged = 0;
    total = 0;
  };
  return { report, end };
}
