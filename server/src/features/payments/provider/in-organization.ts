import type pg from 'pg';
import { asSystem, type Database } from '../../../platform/database/database.ts';

/** A transaction of the worker that sees one organisation, as a call for it would: mails and trail are that organisation's. */
export const inOrganization = <Result>(
  pool: pg.Pool,
  organizationId: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => asSystem(pool, work, { organizationId });
