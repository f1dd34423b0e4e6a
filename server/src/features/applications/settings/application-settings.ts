import type * as api from '@move/contract/applications/application-settings.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isVersion } from '../../../platform/database/version.ts';
import { notFound, stale } from '../../../platform/http/problem.ts';

/** The platform of a setting; 404 when there is none. Use `isLocked` for a change, so that two calls replace a list one after the other. */
export async function findApplicationName(db: Database, applicationId: number, { isLocked = false } = {}) {
  const application = await db
    .selectFrom('applications')
    .select(['id', 'name'])
    .where('id', '=', applicationId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!application) throw notFound();
  return application;
}

type ListVersion = {
  column: 'filters_updated_at' | 'holidays_updated_at' | 'payment_methods_updated_at';
  /** The version that the form was opened with. */
  version: string | undefined;
};

/** Gives a list of a platform a new version, which also locks the platform; throws 409 when the form was opened with another one. */
export async function renewVersion(db: Database, applicationId: number, { column, version }: ListVersion) {
  const saved = await db
    .updateTable('applications')
    .set({ [column]: sql`now()` })
    .where('id', '=', applicationId)
    .where(isVersion(version, column))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
}

async function findVersion(db: Database, applicationId: number, column: ListVersion['column']): Promise<string> {
  const { version } = await db
    .selectFrom('applications')
    .select(`${column} as version`)
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return version;
}

export async function findFilters(
  db: Database,
  applicationId: number,
): Promise<ReplyOf<typeof api.getApplicationFilters>> {
  const { rows } = await sql<ReplyOf<typeof api.getApplicationFilters>['primary'][number] & { tier: string }>`
    select tier, key, enabled, position from application_filters
    where application_id = ${applicationId} order by tier, position`.execute(db);
  const listOf = (tier: string) =>
    rows.flatMap((row) => (row.tier === tier ? [{ key: row.key, enabled: row.enabled, position: row.position }] : []));
  const updated_at = await findVersion(db, applicationId, 'filters_updated_at');
  return { primary: listOf('primary'), secondary: listOf('secondary'), updated_at };
}

export async function findPaymentMethods(
  db: Database,
  applicationId: number,
): Promise<ReplyOf<typeof api.getPaymentMethods>> {
  const { rows } = await sql<ReplyOf<typeof api.getPaymentMethods>['payment_methods'][number]>`
    select code, fixed_in_cents, basis_points, enabled from payment_methods
    where application_id = ${applicationId} order by array_position(${[...PAYMENT_TYPES]}::text[], code)`.execute(db);
  return {
    payment_methods: rows,
    updated_at: await findVersion(db, applicationId, 'payment_methods_updated_at'),
  };
}

export async function findSchoolHolidays(
  db: Database,
  applicationId: number,
): Promise<ReplyOf<typeof api.getSchoolHolidays>> {
  const { rows } = await sql<ReplyOf<typeof api.getSchoolHolidays>['school_holidays'][number]>`
    select region, name, "from", until from school_holidays
    where application_id = ${applicationId} order by "from", region, name, id`.execute(db);
  return { school_holidays: rows, updated_at: await findVersion(db, applicationId, 'holidays_updated_at') };
}
