import type pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { BASELINE, type DatabaseFiles } from './migrate-files.ts';

/** The last commit that has the former migrations. */
const LAST_FORMER = '8aacc200';

/** Functions of the last former version that nothing calls. Other overloads of a kept name are removed with its file. */
const UNUSED = ['notification_recipients(bigint)'];

interface Applied {
  name: string;
  checksum: string;
}

/**
 * Returns whether all applied migrations are those from before the baseline. Throws an OperatorError when the database has only some of
 * them, or a changed one.
 */
export function isFormer(applied: readonly Applied[], { former }: DatabaseFiles): boolean {
  const known = new Map(former.map(({ name, checksum }) => [name, checksum]));
  if (applied.length === 0 || applied.some(({ name }) => !known.has(name))) return false;
  const missing = former.filter(({ name }) => !applied.some((one) => one.name === name));
  if (missing.length > 0)
    throw new OperatorError(
      `The database lacks ${missing.length} of the migrations of before ${BASELINE} (the first is ${missing[0]?.name}): upgrade to the version of commit ${LAST_FORMER} first, then to this one.`,
    );
  const changed = applied.find(({ name, checksum }) => known.get(name) !== checksum);
  if (changed !== undefined)
    throw new OperatorError(
      `Migration ${changed.name} was changed after it was applied: this database can't be taken over as it is.`,
    );
  return true;
}

/** Records the baseline as applied in a database that has all former migrations, which created the same. */
export async function adoptBaseline(client: pg.PoolClient, files: DatabaseFiles): Promise<void> {
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations');
  const baseline = files.migrations.find(({ name }) => name === BASELINE);
  if (baseline === undefined || !isFormer(rows, files)) return;
  for (const signature of UNUSED) await client.query(`drop function if exists ${signature}`);
  await client.query('delete from schema_migrations');
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    baseline.name,
    baseline.checksum,
  ]);
}
