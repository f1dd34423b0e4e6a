import { sql } from 'kysely';
import type pg from 'pg';
import { asSystem, type Database } from '../../platform/database/database.ts';

/** A transaction of the worker that sees one organisation, as a call for it would: mails and trail are that organisation's. */
export const inOrganization = <Result>(
  pool: pg.Pool,
  organizationId: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  asSystem(pool, async (db) => {
    // a statement of its own: it leaves the scope that sees everything
    await sql`
      select set_scope('organizations', array[${organizationId}::bigint],
        array(select application_id from organization_applications where organization_id = ${organizationId}))`.execute(
      db,
    );
    return work(db);
  });
