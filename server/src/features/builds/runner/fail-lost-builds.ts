import { RUNNER_SILENCE_SECONDS } from '@move/domain/builds/build.ts';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { endBuild } from '../end-build.ts';

/** Fails builds whose runner is silent: its process was killed, or the remote one stopped reporting. */
export async function failLostBuilds({ pool, config }: TaskContext): Promise<void> {
  await asSystem(pool, async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from builds
      where status = 'running' and heartbeat_at < now() - make_interval(secs => ${RUNNER_SILENCE_SECONDS})
      order by id for update skip locked`.execute(db);
    for (const { id } of rows)
      await endBuild(db, { id, appUrl: config.appUrl }, { status: 'failed', message: { key: 'build.runner_lost' } });
  });
}
