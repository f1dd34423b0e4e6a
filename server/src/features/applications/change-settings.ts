import type * as api from '@move/contract/applications/application-settings.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { FILTER_TIERS } from '@move/domain/applications/filter-lists.ts';
import { PAYMENT_CODES } from '@move/domain/applications/payment-methods.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './change-application.ts';

/** The platform a setting belongs to, 404 when there is none; locked, so that lists are replaced one after the other. */
export async function settingOf(db: Database, applicationId: number, { isLocked = false } = {}) {
  const application = await db
    .selectFrom('applications')
    .select(['id', 'name'])
    .where('id', '=', applicationId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!application) throw notFound();
  return application;
}

export async function getApplicationFilters({
  db,
  params,
}: Pick<Call<typeof api.getApplicationFilters>, 'db' | 'params'>) {
  await settingOf(db, params.applicationId);
  return findFilters(db, params.applicationId);
}

async function findFilters(db: Database, applicationId: number): Promise<ReplyOf<typeof api.getApplicationFilters>> {
  const { rows } = await sql<ReplyOf<typeof api.getApplicationFilters>['primary'][number] & { tier: string }>`
    select tier, key, enabled, position from application_filters
    where application_id = ${applicationId} order by tier, position`.execute(db);
  const listOf = (tier: string) =>
    rows.flatMap((row) => (row.tier === tier ? [{ key: row.key, enabled: row.enabled, position: row.position }] : []));
  return { primary: listOf('primary'), secondary: listOf('secondary') };
}

export async function updateApplicationFilters({ db, params, body }: Call<typeof api.updateApplicationFilters>) {
  const application = await settingOf(db, params.applicationId, { isLocked: true });
  const before = await findFilters(db, application.id);
  await db.deleteFrom('application_filters').where('application_id', '=', application.id).execute();
  const values = FILTER_TIERS.flatMap((tier) =>
    body[tier].map(({ key, enabled }, at) => ({
      application_id: application.id,
      tier,
      key,
      enabled,
      position: at + 1,
    })),
  );
  if (values.length > 0) await db.insertInto('application_filters').values(values).execute();
  const after = await findFilters(db, application.id);
  return changed(after, { subject: subjectOf(application), before, after });
}

export async function getPaymentMethods({ db, params }: Pick<Call<typeof api.getPaymentMethods>, 'db' | 'params'>) {
  await settingOf(db, params.applicationId);
  return findPaymentMethods(db, params.applicationId);
}

async function findPaymentMethods(db: Database, applicationId: number): Promise<ReplyOf<typeof api.getPaymentMethods>> {
  const { rows } = await sql<ReplyOf<typeof api.getPaymentMethods>['payment_methods'][number]>`
    select code, fixed_in_cents, basis_points, enabled from payment_methods
    where application_id = ${applicationId} order by array_position(${[...PAYMENT_CODES]}::text[], code)`.execute(db);
  return { payment_methods: rows };
}

export async function updatePaymentMethods({ db, params, body }: Call<typeof api.updatePaymentMethods>) {
  const application = await settingOf(db, params.applicationId, { isLocked: true });
  const before = await findPaymentMethods(db, application.id);
  const values = body.payment_methods.map((method) => ({ ...method, application_id: application.id }));
  if (values.length > 0) {
    await db
      .insertInto('payment_methods')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'code']).doUpdateSet((row) => ({
          fixed_in_cents: row.ref('excluded.fixed_in_cents'),
          basis_points: row.ref('excluded.basis_points'),
          enabled: row.ref('excluded.enabled'),
        })),
      )
      .execute();
  }
  const after = await findPaymentMethods(db, application.id);
  return changed(after, { subject: subjectOf(application), before, after });
}

export async function getSchoolHolidays({ db, params }: Pick<Call<typeof api.getSchoolHolidays>, 'db' | 'params'>) {
  await settingOf(db, params.applicationId);
  return findSchoolHolidays(db, params.applicationId);
}

async function findSchoolHolidays(db: Database, applicationId: number): Promise<ReplyOf<typeof api.getSchoolHolidays>> {
  const { rows } = await sql<ReplyOf<typeof api.getSchoolHolidays>['school_holidays'][number]>`
    select region, name, "from", until from school_holidays
    where application_id = ${applicationId} order by "from", region, name, id`.execute(db);
  return { school_holidays: rows };
}

export async function updateSchoolHolidays({ db, params, body }: Call<typeof api.updateSchoolHolidays>) {
  const application = await settingOf(db, params.applicationId, { isLocked: true });
  const before = await findSchoolHolidays(db, application.id);
  await db.deleteFrom('school_holidays').where('application_id', '=', application.id).execute();
  const values = body.school_holidays.map((holiday) => ({ ...holiday, application_id: application.id }));
  if (values.length > 0) await db.insertInto('school_holidays').values(values).execute();
  const after = await findSchoolHolidays(db, application.id);
  return changed(after, { subject: subjectOf(application), before, after });
}
