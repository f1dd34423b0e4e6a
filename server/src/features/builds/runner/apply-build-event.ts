import type { BuildEvent } from '@move/contract/builds/builds.ts';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { endBuild } from '../end-build.ts';

/**
 * Applies a report of the remote runner. Events may arrive twice or in another order: each line is stored once, and an ended build stays as
 * it is.
 */
export async function applyBuildEvent(event: BuildEvent, { pool, config }: TaskContext): Promise<void> {
  const { build_id: id, sequence, status, phase, message, lines } = event;
  await asSystem(pool, async (db) => {
    const { rows } = await sql`
      update builds set heartbeat_at = now(), phase = coalesce(${phase ?? null}, phase), note = coalesce(${message ?? null}, note)
      where id = ${id} and runner = 'webhook' and status = 'running' returning id`.execute(db);
    if (rows.length === 0) return;
    const rowsOfLog = lines.map(({ level, line }, index) => ({ level, line, source: `${sequence}.${index}` }));
    await sql`
      insert into build_logs (build_id, level, line, source)
      select ${id}, level, line, source from jsonb_to_recordset(${JSON.stringify(rowsOfLog)}::jsonb)
        as each (level text, line text, source text)
      on conflict (build_id, source) do nothing`.execute(db);
    if (status !== 'succeeded' && status !== 'failed') return;
    await endBuild(
      db,
      { id, appUrl: config.appUrl },
      { status, message: { key: status === 'succeeded' ? 'build.done_remote' : 'build.fault' }, note: message },
    );
  });
}
