import type * as api from '@move/contract/builds/builds.ts';
import type { BuildPlatform } from '@move/domain/builds/build.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { Problem, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { type FullConfig, findConfig } from './configs/app-configs.queries.ts';
import { runBuildTask } from './builds.queue.ts';
import { buildSubject, findBuild, findMissing, problemMessage } from './builds.queries.ts';

/** Queues a build of the current config. Of two calls at once, the database refuses the second. */
export async function startBuild(call: Call<typeof api.startBuild>) {
  const { db, params, body, caller, config: settings, locale } = call;
  const { platform } = body;
  const config = await findConfig(db, params.applicationId);
  const missing = await findMissing(db, config, platform);
  if (missing.length > 0)
    throw new Problem(
      422,
      missing.map((one) => ({ field: `${one.part}.${one.field}`, ...problemMessage(one) })),
    );
  await assertNoneActive(db, config.application.id, platform);
  const buildId = await queueBuild(db, { config, platform, userId: caller.user.id, runner: settings.buildDriver });
  const build = await findBuild(db, { applicationId: config.application.id, buildId }, locale);
  const { version, version_code } = build;
  return changed({ build }, { subject: buildSubject(build), after: { platform, version, version_code } });
}

const refusal = () => refusedByState('state', 'build.active');

async function assertNoneActive(db: Database, applicationId: number, platform: BuildPlatform): Promise<void> {
  const { rows } = await sql`
    select from builds where application_id = ${applicationId} and platform = ${platform}
      and status in ('queued', 'running')`.execute(db);
  if (rows.length > 0) throw refusal();
}

type NewBuild = { config: FullConfig; platform: BuildPlatform; userId: number; runner: 'local' | 'webhook' };

/** Stores a build of the current config for the worker. Throws 409 while another one is active. */
export async function queueBuild(db: Database, build: NewBuild): Promise<number> {
  const buildId = await insertBuild(db, build);
  await queue(db, runBuildTask, { buildId }, { jobKey: `${runBuildTask.name}:${buildId}` });
  return buildId;
}

async function insertBuild(db: Database, { config, platform, userId, runner }: NewBuild): Promise<number> {
  const code = platform === 'ios' ? config.ios.build_number : config.android.version_code;
  const insert = sql<{ id: number }>`
    insert into builds (application_id, platform, runner, version, version_code, config, started_by, locale)
    select ${config.application.id}, ${platform}, ${runner}, ${config[platform].version}, ${code},
      ${JSON.stringify(config)}::jsonb, id, locale from users where id = ${userId}
    returning id`.execute(db);
  const { rows } = await orRefuse(insert, { builds_one_active: refusal });
  return rows[0]?.id ?? 0;
}
