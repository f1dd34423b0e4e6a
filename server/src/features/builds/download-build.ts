import * as api from '@move/contract/builds/builds.ts';
import { sql } from 'kysely';
import { auditReading } from '../../platform/audit/audit-reading.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { buildSubject, findBuild } from './builds.queries.ts';

/** Streams the zip as the runner stored it. */
export async function downloadBuild(call: Call<typeof api.downloadBuild>) {
  const { db, params, locale, storage } = call;
  const build = await findBuild(db, params, locale);
  const { rows } = await sql<{ bundle_key: string | null }>`
    select bundle_key from builds where id = ${build.id}`.execute(db);
  const [row] = rows;
  const key = row?.bundle_key ?? null;
  if (key === null || build.bundle === null) throw refusedByState('state', 'build.no_bundle');
  await auditReading(call, api.downloadBuild, buildSubject(build));
  const file = async () => {
    const pieces = await storage.read(key);
    if (pieces === null) throw notFound();
    return pieces;
  };
  return {
    file,
    filename: build.bundle.filename,
    type: 'application/zip',
    headers: { 'cache-control': 'no-store' },
  };
}
