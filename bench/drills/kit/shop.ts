import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A connection or a pool. */
export type Db = Pick<pg.Pool, 'query'>;

/** A platform with an organisation that sells, and the tokens of its staff and of a superadmin. */
export type Shop = { applicationId: number; organizationId: number; activityId: number; walletId: number };

export const STAFF = 'drill-staff';
export const SUPERADMIN = 'drill-superadmin';
export const PRICE_IN_CENTS = 1_250;

/** Adds an accepted organisation with a published activity that has a price and full refunds until it begins. */
export async function seedShop(db: Db): Promise<Shop> {
  const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
    const names = Object.keys(values);
    const { rows } = await db.query<{ id: string }>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
      Object.values(values),
    );
    return Number(rows[0]?.id);
  };
  const applicationId = await insert('applications', { name: 'Meetplein', slug: 'meetplein' });
  const organizationId = await insert('organizations', {
    home_application_id: applicationId,
    name: 'Sportclub De Meting',
    status: 'accepted',
  });
  await db.query('insert into organization_applications (organization_id, application_id) values ($1, $2)', [
    organizationId,
    applicationId,
  ]);
  const owner = { organization_id: organizationId };
  const termId = await insert('cancellation_terms', { ...owner, name: 'Alles terug' });
  await db.query(
    `insert into cancellation_periods (organization_id, term_id, position, from_minutes, until_minutes, refund_percentage)
     values ($1, $2, 0, null, null, 100)`,
    [organizationId, termId],
  );
  const rateId = await insert('rates', {
    ...owner,
    name: 'Les',
    price_in_cents: PRICE_IN_CENTS,
    vat_level: 'low',
  });
  const activityId = await insert('activities', {
    ...owner,
    name: 'Meten',
    concept: false,
    offer_type: 'sessions',
    rate_id: rateId,
    cancellation_term_id: termId,
  });
  const walletId = await insert('wallets', { name: 'Strippenkaart', slug: 'strippenkaart' });
  await db.query('insert into wallet_applications (wallet_id, application_id) values ($1, $2)', [
    walletId,
    applicationId,
  ]);
  const staff = await insert('users', { email: 'staf@meting.example', first_name: 'Staf' });
  await db.query("insert into user_roles (user_id, role, organization_id) values ($1, 'organization', $2)", [
    staff,
    organizationId,
  ]);
  const superadmin = await insert('users', { email: 'super@meting.example', first_name: 'Super' });
  await db.query("insert into user_roles (user_id, role) values ($1, 'superadmin')", [superadmin]);
  for (const [user, token] of [
    [staff, STAFF],
    [superadmin, SUPERADMIN],
  ] as const)
    await db.query(
      `insert into api_tokens (user_id, token_hash, expires_at, refresh_until)
       values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
      [user, createHash('sha256').update(token).digest()],
    );
  return { applicationId, organizationId, activityId, walletId };
}

/** Adds sessions of an hour that begin in some days. */
export async function addSessions(
  db: Db,
  { organizationId, activityId }: Shop,
  { count, spots }: { count: number; spots: number },
): Promise<number[]> {
  const { rows } = await db.query<{ id: string }>(
    `insert into sessions (organization_id, activity_id, spots, starts_at, ends_at, tz, start_date, start_time, end_date, end_time)
     select $1, $2, $4, day + time '10:00', day + time '11:00', 'UTC', day::date, '10:00', day::date, '11:00'
     from generate_series(1, $3::integer) n, lateral (select date_trunc('day', now() at time zone 'UTC') + (7 + n % 200) * interval '1 day' as day) as days
     returning id`,
    [organizationId, activityId, count, spots],
  );
  return rows.map(({ id }) => Number(id));
}
