import { sql } from 'kysely';
import type pg from 'pg';
import { seedFeed } from '../../features/feeds/feeds.seed.ts';
import { seedJob } from '../../features/jobs/jobs.seed.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import type { Examples } from './examples.ts';
import type { Tenants } from '../tenants.ts';

type Ids = Record<string, number | string>;
type Tenant = { organization: number; application: number; user: number; ids: Ids };

/**
 * Adds rows to the tables that the examples leave empty, for `organization` and for `otherOrganization`. On an empty table a test of
 * policies would always pass.
 */
export async function seedEveryTable(pool: pg.Pool, tenants: Tenants, { own, foreign }: Examples): Promise<void> {
  const { organization, otherOrganization, application, otherApplication, users } = tenants;
  await asSystem(pool, async (db) => {
    await fillTenant(db, { organization, application, user: users.trainer, ids: own });
    await fillTenant(db, {
      organization: otherOrganization,
      application: otherApplication,
      user: users.stranger,
      ids: foreign,
    });
    await sql`select fold_session_figures()`.execute(db);
  });
}

/** Adds rows of others that `organization` sees: a location of `otherOrganization` that it uses, and a view for its whole platform. */
export async function seedSharedRows(pool: pg.Pool, tenants: Tenants, { foreign }: Examples): Promise<void> {
  const { organization, otherOrganization, application, users } = tenants;
  await asSystem(pool, async (db) => {
    const location = await seedLocation(db, {
      owner_organization_id: otherOrganization,
      name: 'Gedeelde hal',
      shared_with: [organization],
    });
    await fillLocation(db, location, foreign);
    await sql`insert into saved_views (user_id, list, name, shared, application_id)
      values (${users.admin}, 'locations', 'Platform', 'all', ${application})`.execute(db);
  });
}

async function fillReconciliation(db: Database, { organization, application }: Tenant): Promise<void> {
  await sql`
    insert into reconciliations (month, organization_id, application_id, opening_in_cents, orders_in_cents, refunds_in_cents,
      own_refunds_in_cents, invoices_in_cents, credit_notes_in_cents, paid_in_cents, returned_in_cents, closing_in_cents)
    values ('2026-01', ${organization}, ${application}, 0, 100, 0, 0, 0, 0, 0, 0, 99)`.execute(db);
  await sql`
    with checked as (insert into reconciliation_checks (findings_count) values (1) returning id)
    insert into reconciliation_findings (reconciliation_check_id, position, kind, month, organization_id, application_id, expected,
      actual)
    select id, 1, 'identity', '2026-01', ${organization}, ${application}, 100, 99 from checked`.execute(db);
}

async function fillTenant(db: Database, tenant: Tenant): Promise<void> {
  await fillReconciliation(db, tenant);
  const { organization: o, application, user, ids } = tenant;
  await seedFeed(db, { organization_id: o, user_id: user });
  await fillLocation(db, Number(ids['locationId']), ids);
  const job = await seedJob(db, { user_id: user });
  const { activityId, sessionId, productId, participantId, entryId } = ids;
  const statements = [
    sql`insert into activity_categories values (${o}, ${activityId}, ${ids['categoryId']})`,
    sql`insert into activity_labels values (${o}, ${activityId}, ${ids['labelId']})`,
    sql`insert into activity_tags values (${o}, ${activityId}, ${ids['tagId']})`,
    sql`insert into application_geofences (application_id, polygons, points, area_km2, west, south, east, north)
      values (${application}, '[]', 4, 1, 5, 51, 6, 52)`,
    sql`insert into audit_log (action, subject_type, organization_id) values ('test', 'test', ${o})`,
    sql`insert into check_in_taps (organization_id, participant_id, id) values (${o}, ${participantId}, gen_random_uuid())`,
    sql`insert into contact_links values (${o}, 'activity', ${activityId}, ${ids['contactId']}, '{trainer}')`,
    sql`insert into erasures (organization_id, records) values (${o}, '{}')`,
    sql`insert into files (organization_id, token_hash, filename, size, mime_type, sha256, status, attached_at, uploader_id)
      values (${o}, ${`\\x${o}a`}::text::bytea, 'logo.png', 1, 'image/png', '', 'attached', now(), ${user})`,
    sql`insert into imports (id, application_id, is_accepting, headers, rows, refused, actor_roles, ip)
      values (${job}, ${application}, false, '[]', '[]', '[]', '{}', '127.0.0.1')`,
    sql`insert into invoice_pdfs (organization_id, invoice_id, file_id)
      select ${o}, ${ids['invoiceId']}, id from files where organization_id = ${o} limit 1`,
    sql`insert into invoice_mails (organization_id, invoice_id) values (${o}, ${ids['invoiceId']})`,
    sql`insert into invoice_settlements values (${o}, ${ids['invoiceId']}, ${ids['payoutId']}, now())`,
    sql`insert into profile_codes (application_id, email, code_hash, expires_at)
      values (${application}, 'code@test.example', '', now() + interval '10 minutes')`,
    sql`insert into profile_tokens (token_hash, profile_id, expires_at)
      select ${`\\x${o}c`}::text::bytea, id, now() + interval '30 days' from profiles where application_id = ${application} limit 1`,
    sql`insert into notification_settings (application_id, quiet_from, quiet_until) values (${application}, '22:00', '08:00')`,
    sql`insert into label_filters (label_id, kind, min_age) values (${ids['labelId']}, 'activity', 55)`,
    sql`insert into messages (organization_id, activity_id, session_id, subject, body, recipients)
      values (${o}, ${activityId}, ${sessionId}, 'Morgen', 'Neem een handdoek mee.', 1)`,
    sql`insert into onboarding_hidden values (${o}, ${user})`,
    sql`insert into organization_labels values (${o}, ${ids['labelId']})`,
    sql`insert into organization_sports values (${o}, ${ids['sportId']})`,
    sql`insert into organization_unlinks values (${o}, ${application})`,
    sql`insert into product_categories values (${o}, ${productId}, ${ids['categoryId']})`,
    sql`insert into product_labels values (${o}, ${productId}, ${ids['labelId']})`,
    sql`insert into product_tags values (${o}, ${productId}, ${ids['tagId']})`,
    sql`insert into question_answers (organization_id, field_id, participant_id, value)
      values (${o}, ${ids['activityQuestionId']}, ${participantId}, '"A"')`,
    sql`insert into rate_cancellation_terms (organization_id, rate_id, term_id) values (${o}, ${ids['rateId']}, ${ids['termId']})`,
    sql`insert into refunds (organization_id, application_id, transaction_id, kind, amount_in_cents, vat_in_cents)
      select organization_id, application_id, id, 'full', 1, 0 from transactions where organization_id = ${o} limit 1`,
    sql`insert into order_links (token_hash, organization_id, application_id, order_id)
      select ${`\\x${o}b`}::text::bytea, organization_id, application_id, order_id from transactions where organization_id = ${o} limit 1`,
    sql`insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents, fee_in_cents)
      select organization_id, application_id, order_id, array[order_line_id], 'test', 'ideal', 100, 0
      from transactions where organization_id = ${o} limit 1`,
    sql`insert into payment_events (payment_id, organization_id, application_id, status)
      select id, organization_id, application_id, 'open' from payments where organization_id = ${o}`,
    sql`insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents)
      select organization_id, application_id, id, 'paid_twice', 1 from payments where organization_id = ${o}`,
    sql`insert into payment_keys (application_id, driver, key_encrypted, last4) values (${application}, 'mollie', '', 'last')`,
    sql`insert into former_payment_keys (application_id, driver, key_encrypted) values (${application}, 'mollie', '')`,
    sql`insert into saved_views (user_id, list, name, shared, organization_id)
      values (${user}, 'locations', 'Van ons', 'organization', ${o})`,
    sql`insert into school_holidays (application_id, region, name, "from", until)
      values (${application}, 'noord', 'Herfstvakantie', '2026-10-10', '2026-10-18')`,
    sql`insert into session_series (organization_id, activity_id, type, every, days, count, tz, anchor_date)
      values (${o}, ${activityId}, 'weeks', 1, '{2}', 10, 'Europe/Amsterdam', '2027-01-05')`,
    sql`insert into spot_reservations (organization_id, entry_id, session_id) values (${o}, ${entryId}, ${sessionId})`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function fillLocation(db: Database, location: number, ids: Ids): Promise<void> {
  await sql`insert into location_sports values (${location}, ${ids['sportId']})`.execute(db);
  await sql`insert into location_type_links values (${location}, ${ids['locationTypeId']})`.execute(db);
  await sql`insert into opening_hours (location_id, weekday, state) values (${location}, 1, 'closed')`.execute(db);
  await sql`insert into opening_exceptions (location_id, date, state) values (${location}, '2026-12-25', 'closed')`.execute(
    db,
  );
}
