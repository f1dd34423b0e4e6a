import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import { keepCheck } from '../../features/reconciliation/checks/run-check.ts';

/** Adds the reconciliation of the demo data, as the nightly job makes it. */
export async function seedDemoReconciliation(db: Database, people: DemoPeople): Promise<void> {
  // runs the checks that wait for the commit: the shares of payments by platform
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
  await keepCheck(db, { userId: people.sanne, now: new Date() });
}
