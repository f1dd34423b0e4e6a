import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isReadOnly } from '../../platform/database/connection/host-choice.ts';
import type { Draining } from './draining.ts';

/** Load balancers may give up after two seconds. */
const LIMIT_MS = 1800;

export type Readiness = { isReady: boolean; status: string };

/** Returns the check behind /readyz, which always answers in time. Checks at the same time share one query on a separate connection. */
export function readinessOf(probePool: pg.Pool, draining: Draining): () => Promise<Readiness> {
  let asking: Promise<Readiness> | null = null;
  return async () => {
    if (draining.isDraining) return { isReady: false, status: 'draining' };
    asking ??= askDatabase(probePool).finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function askDatabase(probePool: pg.Pool): Promise<Readiness> {
  const isWritable = isReadOnly(probePool).then((readOnly) => !readOnly);
  const late = sleep(LIMIT_MS, null, { ref: false });
  try {
    const answer = await Promise.race([isWritable, late]);
    if (answer === null) return { isReady: false, status: 'database unreachable' };
    return answer ? { isReady: true, status: 'ready' } : { isReady: false, status: 'database takes no writes' };
  } catch {
    return { isReady: false, status: 'database unreachable' };
  }
}
