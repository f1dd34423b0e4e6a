import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { assertKnown, migrateOpen, readMigrations } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

type Pools = Pick<OpenDatabase, 'appPool' | 'ownerPool'>;

/**
 * Migrates the database when its owner is at hand, and returns what was applied. A process that has only the app role checks
 * that the database is at the level of this version. Throws an OperatorError when it isn't.
 */
export async function migrateOrCheck(pools: Pools): Promise<string[]> {
  if (await mayMigrate(pools)) return migrateOpen(pools);
  await checkMigrated(pools.appPool);
  return [];
}

/** Another role than the app's was given to migrate with; one role for both migrates when it owns the tables, or may make them. */
async function mayMigrate({ appPool, ownerPool }: Pools): Promise<boolean> {
  const [app, owner] = [await roleOf(appPool), await roleOf(ownerPool)];
  return app.role !== owner.role || owner.may_migrate;
}

async function roleOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ role: string; may_migrate: boolean }>(
    `select current_user as role, coalesce(
       (select pg_has_role(current_user, relowner, 'usage') from pg_class where oid = to_regclass('public.schema_migrations')),
       has_schema_privilege(current_user, 'public', 'create')) as may_migrate`,
  );
  return rows[0] ?? { role: '', may_migrate: false };
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
  const migrations = readMigrations();
  for (const migration of migrations) assertKnown(applied, migration, migrations);
  const missing = migrations.filter(({ name }) => !applied.some((one) => one.name === name));
  if (missing.length > 0)
    throw new OperatorError(
      `The database lacks migration ${missing.map(({ name }) => name).join(', ')}: run "npm run migrate" with DATABASE_MIGRATION_URL, then start again.`,
    );
}
