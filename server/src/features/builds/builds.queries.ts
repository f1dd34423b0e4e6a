import type * as api from '@move/contract/builds/builds.ts';
import { type Build, LOG_LINES, type LogLine } from '@move/contract/builds/builds.ts';
import { BUILD_PLATFORMS, type BuildPlatform, isBuildActive } from '@move/domain/builds/build.ts';
import { type MissingField, missingFields, type LastBuild } from '@move/domain/builds/missing-fields.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';
import { readLine } from './build-log.ts';
import { type FullConfig, findConfig } from './configs/app-configs.queries.ts';

type BuildRow = Omit<Build, 'message' | 'may'> & { message: Message | null; note: string | null };

const columns = sql`builds.id, builds.platform, builds.status, builds.version, builds.version_code, builds.phase, builds.message,
  builds.note, builds.created_at as started_at, builds.finished_at,
  case when users.id is not null
    then jsonb_build_object('id', users.id, 'name', trim(users.first_name || ' ' || users.last_name)) end as started_by,
  case when builds.bundle_key is not null
    then jsonb_build_object(
      'filename', (select slug from applications where id = builds.application_id) || '-' || builds.platform || '-' || builds.version || '.zip',
      'bytes', builds.bundle_bytes, 'sha256', builds.bundle_sha256) end as bundle`;
const tables = sql`builds left join users on users.id = builds.started_by`;

export const PLATFORM_NAMES: Readonly<Record<BuildPlatform, string>> = { ios: 'iOS', android: 'Android' };
export const buildName = ({ platform, version }: Pick<Build, 'platform' | 'version'>): string =>
  `${PLATFORM_NAMES[platform]} ${version}`;
export const buildSubject = (build: Pick<Build, 'id' | 'platform' | 'version'>): Subject => ({
  type: 'builds',
  id: build.id,
  name: buildName(build),
});

function present({ note, message, ...row }: BuildRow, locale: Locale): Build {
  return {
    ...row,
    message: note ?? translate(locale, message ?? messageNow(row)),
    may: { abort: isBuildActive(row.status), download: row.bundle !== null },
  };
}

function messageNow({ status, phase }: Pick<BuildRow, 'status' | 'phase'>): Message {
  return { key: status === 'running' ? `build.phase.${phase ?? 'check'}` : 'build.queued' };
}

type BuildIds = { applicationId: number; buildId: number };

/** A build of this platform; 404 for any other. */
export async function findBuild(db: Database, { applicationId, buildId }: BuildIds, locale: Locale): Promise<Build> {
  const { rows } = await sql<BuildRow>`
    select ${columns} from ${tables} where builds.id = ${buildId} and builds.application_id = ${applicationId}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return present(row, locale);
}

export async function getBuild({ db, params, locale }: Call<typeof api.getBuild>) {
  return { build: await findBuild(db, params, locale) };
}

export async function listBuilds({ db, params, query, locale }: Call<typeof api.listBuilds>) {
  await findConfig(db, params.applicationId);
  const { platform, status } = query;
  const { rows, meta } = await findPage<BuildRow, 'started_at'>(
    db,
    {
      select: columns,
      from: tables,
      where: [
        sql`builds.application_id = ${params.applicationId}`,
        ...(platform === undefined ? [] : [sql`builds.platform = ${platform}`]),
        ...(status === undefined ? [] : [sql`builds.status = ${status}`]),
      ],
      sort: { started_at: sql`builds.created_at` },
      id: sql`builds.id`,
    },
    query,
  );
  return { builds: rows.map((row) => present(row, locale)), meta };
}

export async function getBuildLogs({ db, params, query, locale }: Call<typeof api.getBuildLogs>) {
  const build = await findBuild(db, params, locale);
  const { rows } = await sql<LogLine & { message: Message | null }>`
    select id, at, level, line, message from build_logs where build_id = ${build.id} and id > ${query.after}
    order by id limit ${LOG_LINES + 1}`.execute(db);
  const logs = rows.slice(0, LOG_LINES).map(({ message, ...row }) => ({
    ...row,
    line: readLine(locale, { line: row.line, message }),
  }));
  return { logs, has_more: rows.length > LOG_LINES, build };
}

/** The highest version that was built, above which the next one must be. */
async function findReleased(db: Database, applicationId: number, platform: BuildPlatform): Promise<LastBuild | null> {
  const { rows } = await sql<LastBuild>`
    select version, version_code from builds
    where application_id = ${applicationId} and platform = ${platform} and status = 'succeeded'
    order by version_code desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function findMissing(
  db: Database,
  config: FullConfig,
  platform: BuildPlatform,
): Promise<readonly MissingField[]> {
  return missingFields(platform, config, await findReleased(db, config.application.id, platform));
}

/** Why a field prevents a build, as a message. */
export const problemMessage = ({ problem, params }: MissingField): Message => ({
  key: `build.${problem}`,
  ...(params && { params }),
});

export async function getBuildReadiness({ db, params, locale }: Call<typeof api.getBuildReadiness>) {
  const config = await findConfig(db, params.applicationId);
  const inWords = async (platform: BuildPlatform) =>
    (await findMissing(db, config, platform)).map((missing) => ({
      part: missing.part,
      field: missing.field,
      message: translate(locale, problemMessage(missing)),
    }));
  const [ios, android] = [await inWords(BUILD_PLATFORMS[0]), await inWords(BUILD_PLATFORMS[1])];
  return { missing: { ios, android } };
}
