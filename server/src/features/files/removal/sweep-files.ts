import { sql } from 'kysely';
import type pg from 'pg';
import { asSystem } from '../../../platform/database/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { removeBlobs, type ServedFile } from '../serving/variants.ts';

const BATCH = 500;
type Gone = Pick<ServedFile, 'id' | 'filename'>;

/**
 * Removes uploads that no record used within a day and files that no record has used for seven days, with their variants
 * (docs/rules/privacy.md#files). May be interrupted and run again: first deletes rows in batches, then bytes without a row.
 */
export async function sweepFiles(pool: pg.Pool, storage: Storage): Promise<{ files: number; strays: number }> {
  await markUnused(pool);
  let files = 0;
  for (;;) {
    const gone = await deleteBatch(pool);
    for (const file of gone) await removeBlobs(storage, file);
    files += gone.length;
    if (gone.length < BATCH) break;
  }
  return { files, strays: await sweepStrays(pool, storage) };
}

/**
 * Marks files as unused or used again, by whether a record refers to them. Removing a whole record detaches no file, and a record that
 * shares a file detaches it although another record still uses it.
 */
async function markUnused(pool: pg.Pool): Promise<void> {
  await asSystem(pool, (db) =>
    sql`
      with unused as (select unused_files(array(select id from files where status = 'attached')) as id)
      update files set detached_at = case when detached_at is null then now() end
      where status = 'attached' and (detached_at is null) = exists (select from unused where unused.id = files.id)`.execute(
      db,
    ),
  );
}

async function deleteBatch(pool: pg.Pool): Promise<Gone[]> {
  return asSystem(pool, async (db) => {
    const { rows } = await sql<Gone>`
      with old as (
        select id from files
        where (status = 'pending' and created_at < now() - interval '24 hours')
          or (status = 'attached' and detached_at < now() - interval '7 days')
        limit ${BATCH} for update skip locked)
      delete from files using old
      where files.id = old.id and files.id in (select unused_files(array(select id from old)))
      returning files.id, files.filename`.execute(db);
    return rows;
  });
}

const STRAY_AFTER_MS = 24 * 60 * 60 * 1_000;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Removes bytes without a row: the row was never committed, or the sweep stopped between deleting the row and the bytes. */
async function sweepStrays(pool: pg.Pool, storage: Storage): Promise<number> {
  let removed = 0;
  for (const folder of ['uploads/', 'variants/']) {
    let keys: string[] = [];
    for await (const { key, modifiedAt } of storage.list(folder)) {
      if (Date.now() - modifiedAt.getTime() > STRAY_AFTER_MS) keys.push(key);
      if (keys.length < BATCH) continue;
      removed += await removeUnknown(pool, storage, keys);
      keys = [];
    }
    removed += await removeUnknown(pool, storage, keys);
  }
  return removed;
}

async function removeUnknown(pool: pg.Pool, storage: Storage, keys: readonly string[]): Promise<number> {
  const idOf = (key: string) => ID.exec(key)?.[0] ?? '';
  const ids = keys.map(idOf).filter(Boolean);
  const known = await asSystem(pool, (db) =>
    sql<{ id: string }>`select id from files where id = any (${ids}::uuid[])`.execute(db),
  );
  const knownIds = new Set(known.rows.map((row) => row.id));
  const strays = keys.filter((key) => !knownIds.has(idOf(key)));
  for (const key of strays) await storage.remove(key).catch(() => {});
  return strays.length;
}
