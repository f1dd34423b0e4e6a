import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import { isDatabaseAway } from '../../../platform/database/connection/database-away.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import type { ClaimedBuild } from './claimed-build.ts';
import { endBuild } from '../end-build.ts';
import { runLocally } from './run-locally.ts';
import { startRemotely } from './start-remotely.ts';

/** Runs a queued build; a remote runner takes it over and reports by itself. */
export async function runBuild({ buildId }: { buildId: number }, context: TaskContext): Promise<void> {
  const build = await claimBuild(context, buildId);
  if (build === null) return;
  try {
    await (build.runner === 'local' ? runLocally : startRemotely)(build, context);
  } catch (error) {
    // `failLostBuilds` fails it later
    if (isDatabaseAway(error)) throw error;
    context.log.error({ err: error, build: build.id }, 'a build failed');
    await asSystem(context.pool, (db) =>
      endBuild(db, { ...build, appUrl: context.config.appUrl }, { status: 'failed', message: { key: 'build.fault' } }),
    );
  }
}

async function claimBuild({ pool }: TaskContext, buildId: number): Promise<ClaimedBuild | null> {
  const { rows } = await asSystem(pool, (db) =>
    sql<ClaimedBuild>`
      update builds set status = 'running', claim = ${randomUUID()}::uuid, heartbeat_at = now(), phase = 'check'
      where id = ${buildId} and status = 'queued'
      returning id, claim, platform, runner, version, version_code, locale, config`.execute(db),
  );
  return rows[0] ?? null;
}
