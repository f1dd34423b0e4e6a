import type pg from 'pg';
import { asSystem, type Database } from '../../../platform/database/database.ts';

/** Runs a transaction of the worker in the scope of one organisation, to which its mails and audit rows then belong. */
export const inOrganization = <Result>(
  pool: pg.Pool,
  organizationId: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => asSystem(pool, work, { organizationId });
