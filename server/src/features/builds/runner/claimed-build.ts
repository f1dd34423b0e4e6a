import { setInterval } from 'node:timers/promises';
import type { BuildPhase, BuildPlatform } from '@move/domain/builds/build.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { type LogMessage, storedLine } from '../build-log.ts';
import type { FullConfig } from '../configs/app-configs.queries.ts';

/** Interval of the heartbeat, and so how soon an abort is noticed. */
const BEAT_MS = 1_000;

export type ClaimedBuild = {
  id: number;
  claim: string;
  platform: BuildPlatform;
  runner: 'local' | 'webhook';
  version: string;
  version_code: number;
  locale: Locale;
  config: FullConfig;
};

type Ids = Pick<ClaimedBuild, 'id' | 'claim'>;

/** SQL: this process still owns the build: it was not aborted, nor given up as lost. */
const isMine = ({ id, claim }: Ids) => sql`id = ${id} and claim = ${claim}::uuid and status = 'running'`;

/** Sends a heartbeat. Returns whether this process still owns the build. */
async function beat({ sidePool }: TaskContext, build: Ids): Promise<boolean> {
  const { numAffectedRows } = await asSystem(sidePool, (db) =>
    sql`update builds set heartbeat_at = now() where ${isMine(build)}`.execute(db),
  );
  return numAffectedRows === 1n;
}

/** Sends heartbeats until the signal is aborted. Calls back once when this process no longer owns the build. */
export async function watchClaim(
  context: TaskContext,
  build: Ids,
  { signal, onLost }: { signal: AbortSignal; onLost: () => void },
): Promise<void> {
  try {
    for await (const _ of setInterval(BEAT_MS, null, { signal })) {
      // a failed heartbeat doesn't stop the build
      const isOurs = await beat(context, build).catch(() => true);
      if (!isOurs) return onLost();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

export async function setPhase({ sidePool }: TaskContext, build: Ids, phase: BuildPhase): Promise<void> {
  await asSystem(sidePool, (db) => sql`update builds set phase = ${phase} where ${isMine(build)}`.execute(db));
}

/** Adds a message to the log; drops those of a build that this process no longer owns. */
export async function addToLog(
  { sidePool }: TaskContext,
  build: Ids & Pick<ClaimedBuild, 'locale'>,
  { level, message }: LogMessage,
): Promise<void> {
  const { line } = storedLine(build.locale, message);
  await asSystem(sidePool, (db) =>
    sql`insert into build_logs (build_id, level, line, message)
      select id, ${level}, ${line}, ${JSON.stringify(message)}::jsonb from builds where ${isMine(build)}`.execute(db),
  );
}
