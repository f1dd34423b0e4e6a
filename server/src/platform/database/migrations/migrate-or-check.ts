import type pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { assertKnown, LOCK, migrateOpen } from './migrate.ts';
import { readDatabaseFiles } from './migrate-files.ts';
import { changedFunctions, readKnownFunctions } from './migrate-functions.ts';
import { isFormer } from './migrate-adopt-baseline.ts';
import type { OpenDatabase } from '../connection/open-database.ts';

type Pools = Pick<OpenDatabase, 'appPool' | 'ownerPool'>;

/**
 * Migrates the database when the owner's address is configured, and returns what was applied. A process without it checks that the database
 * is at the level of this version, and has the partitions of the audit trail created. Throws an OperatorError when the level differs.
 */
export async function migrateOrCheck(pools: Pools): Promise<string[]> {
  if (await mayMigrate(pools.ownerPool)) return migrateOpen(pools);
  await checkMigrated(pools.appPool);
  return [];
}

async function mayMigrate(ownerPool: pg.Pool): Promise<boolean> {
  const { rows } = await ownerPool.query<{ may_migrate: boolean }>(
    `select coalesce(
       (select pg_has_role(current_user, relowner, 'usage') from pg_class where oid = to_regclass('public.schema_migrations')),
       has_schema_privilege(current_user, 'public', 'create')) as may_migrate`,
  );
  return rows[0]?.may_migrate ?? false;
}

async function checkMigrated(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ made: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as made",
  );
  if (!rows[0]?.made)
    throw new OperatorError(
      'The database has no tables of Move yet: run "npm run migrate" with DATABASE_MIGRATION_URL.',
    );
  const { rows: applied } = await pool.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const files = readDatabaseFiles();
  const { migrations } = files;
  const lacking = isFormer(applied, files)
    ? migrations
    : migrations.filter((one) => !assertKnown(applied, one, migrations));
  if (lacking.length > 0)
    throw new OperatorError(
      `The database lacks migration ${lacking.map(({ name }) => name).join(', ')}: run "npm run migrate" with DATABASE_MIGRATION_URL, then start again.`,
    );
  const changed = changedFunctions(await readKnownFunctions(pool), files.functions);
  if (changed.length > 0)
    throw new OperatorError(
      `The database lacks the functions of this version (${changed.slice(0, 3).join(', ')}): run "npm run migrate" with DATABASE_MIGRATION_URL, then start again.`,
    );
  // one implicit transaction; processes that start together take turns
  await pool.query(`${LOCK}; select ensure_audit_partitions()`);
}
