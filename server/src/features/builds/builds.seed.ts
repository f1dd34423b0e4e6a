import type { BuildPlatform, BuildStatus } from '@move/domain/builds/build.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type BuildSeed = {
  application_id: number;
  platform?: BuildPlatform;
  status?: BuildStatus;
  version?: string;
  version_code?: number;
  runner?: 'local' | 'webhook';
};

/** Creates a build with a line in its log; failed by default. */
export async function seedBuild(db: Database, seed: BuildSeed): Promise<number> {
  const { application_id, platform = 'android', status = 'failed', version = '1.0.0', version_code = 1 } = seed;
  const isOver = status !== 'queued' && status !== 'running';
  const { rows } = await sql<{ id: number }>`
    with build as (
      insert into builds (application_id, platform, status, version, version_code, runner, config, heartbeat_at, finished_at)
      values (${application_id}, ${platform}, ${status}, ${version}, ${version_code}, ${seed.runner ?? 'local'}, '{}', now(),
        ${isOver ? sql`now()` : null})
      returning id)
    insert into build_logs (build_id, line) select id, 'Begonnen' from build returning build_id as id`.execute(db);
  return rows[0]?.id ?? 0;
}
