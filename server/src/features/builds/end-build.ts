import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { addInboxItem } from '../jobs/public.ts';
import { storedLine } from './build-log.ts';
import { type Ended, mailStarter, type Outcome, pathTo } from './build-mails.ts';
import { buildName } from './builds.queries.ts';

/** `claim`: only the process that works on the build may end it. `endedBy`: the user who aborts it. */
type Which = { id: number; appUrl: string; claim?: string; endedBy?: number };

/** Ends a build once, and notifies the user who started it by mail and inbox item. Returns null when it had ended already. */
export async function endBuild(
  db: Database,
  { id, appUrl, claim, endedBy }: Which,
  outcome: Outcome,
): Promise<Ended | null> {
  const { status, message, note, bundle } = outcome;
  const { rows } = await sql<Ended>`
    update builds set status = ${status}, message = ${JSON.stringify(message)}::jsonb, note = ${note ?? null},
      finished_at = now(), bundle_key = ${bundle?.key ?? null}, bundle_bytes = ${bundle?.bytes ?? null},
      bundle_sha256 = ${bundle?.sha256 ?? null}
    from applications
    where builds.id = ${id} and applications.id = builds.application_id and builds.status in ('queued', 'running')
      and (${claim ?? null}::uuid is null or builds.claim = ${claim ?? null}::uuid)
    returning builds.id, builds.runner, builds.platform, builds.version, builds.locale, builds.application_id, applications.name as application,
      (select id from users where users.id = builds.started_by and users.deleted_at is null) as starter_id,
      (select email::text from users where users.id = builds.started_by and users.deleted_at is null) as email`.execute(
    db,
  );
  const [ended] = rows;
  if (!ended) return null;
  // a note is the runner's own text
  const entry = note === undefined ? storedLine(ended.locale, message) : { line: note, message: null };
  await sql`insert into build_logs (build_id, level, line, message)
    values (${id}, ${status === 'failed' ? 'error' : 'info'}, ${entry.line},
      ${entry.message === null ? null : JSON.stringify(entry.message)}::jsonb)`.execute(db);
  await mailStarter(db, ended, { outcome, appUrl });
  // no notification for users who abort their own build
  if (ended.starter_id !== null && ended.starter_id !== endedBy)
    await addInboxItem(db, {
      user_id: ended.starter_id,
      kind: `build_${status}`,
      subject: `${buildName(ended)} · ${ended.application}`.slice(0, 255),
      link: pathTo(ended),
    });
  return ended;
}
