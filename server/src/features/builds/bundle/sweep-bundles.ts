import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { removeLeftDirectories } from '../runner/run-locally.ts';

const YOUNG_MS = 60 * 60 * 1_000;

/** Removes what a killed process left: bundles without a build, and directories of unfinished ones. */
export async function sweepBundles({ pool, config, now }: TaskContext): Promise<void> {
  await removeLeftDirectories(config.buildWorkdir ?? tmpdir(), now.getTime());
  const storage = openStorage(config);
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage.list('builds/')) {
    if (now.getTime() - modifiedAt.getTime() > YOUNG_MS) old.push(key);
  }
  if (old.length === 0) return;
  const { rows } = await asSystem(pool, (db) =>
    sql<{ bundle_key: string }>`select bundle_key from builds where bundle_key = any (${old}::text[])`.execute(db),
  );
  const named = new Set(rows.map(({ bundle_key }) => bundle_key));
  for (const key of old) if (!named.has(key)) await storage.remove(key);
}
