import { sql } from 'kysely';
import { asSystem } from '../../platform/database/database.ts';
import type { testApp } from '../test-app.ts';

/** Adds lists of some hundred rows with many equal sort keys, removed rows, and rows of other tenants between them. */
export async function seedLongLists({ appPool, tenants }: Awaited<ReturnType<typeof testApp>>) {
  const { application, child, otherApplication, organization, childOrganization, otherOrganization } = tenants;
  const { rows } = await asSystem(appPool, async (db) => {
    await sql`select setseed(0.5)`.execute(db);
    await seedOrganizations(application, child, otherApplication).execute(db);
    await seedOffers([organization, organization, childOrganization, otherOrganization], application).execute(db);
    await openSession(organization).execute(db);
    await seedPeople(organization).execute(db);
    await seedPurchases(organization, application).execute(db);
    return sql<{ activityId: number; sessionId: number; productId: number }>`
      select min(activities.id) as "activityId",
        ${sessionOf(organization)} as "sessionId",
        (select min(id) from products where organization_id = ${organization}) as "productId"
      from activities where organization_id = ${organization}`.execute(db);
  });
  const [ids = { activityId: 0, sessionId: 0, productId: 0 }] = rows;
  return { organizationId: organization, ...ids };
}

/** SQL: one of seven words, of which some differ only in a capital or an accent. */
const name = sql`(array['Aap', 'aap', 'Áap', 'Noot', 'Mies', 'Wim', 'wím'])[1 + floor(random() * 7)::integer]`;
const when = sql`timestamptz '2026-01-01 00:00Z' + floor(random() * 40) * interval '1 day'`;
const removed = sql`case when random() < 0.1 then now() end`;

const seedOrganizations = (application: number, child: number, other: number) => sql`
  with added as (
    insert into organizations (home_application_id, name, city, status, created_at, deleted_at)
    select (array[${application}, ${child}, ${other}]::bigint[])[1 + n % 3], ${name}, case when n % 4 > 0 then ${name} end,
      case when n % 5 = 0 then 'pending' else 'accepted' end, ${when}, ${removed}
    from generate_series(1, 400) n returning id, home_application_id)
  insert into organization_applications (organization_id, application_id)
  select id, home_application_id from added
  union select id, ${child} from added where id % 4 = 0 union select id, ${other} from added where id % 6 = 0`;

/** SQL that adds offers, also to a removed organisation of the platform. */
const seedOffers = ([own = 0, ...others]: number[], application: number) => sql`
  with removed as (select min(id) as id from organizations where deleted_at is not null and home_application_id = ${application}),
  offered as (
    insert into activities (organization_id, name, updated_at, deleted_at)
    select (array[${own}, ${sql.join(others)}, removed.id]::bigint[])[1 + n % 5], ${name}, ${when},
      case when n > 1 then ${removed} end
    from removed, generate_series(0, 599) n returning id, organization_id),
  first as (select min(id) as id from offered where organization_id = ${own})
  insert into sessions (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at, spots,
    deleted_at)
  select offered.organization_id, offered.id, 'UTC', day::date, '10:00', day::date, '11:00', day + interval '10 hours',
    day + interval '11 hours', n % 5, ${removed}
  from offered, first, lateral generate_series(1, case when offered.id = first.id then 260 else 1 end) n,
    lateral (select ${when} + n % 3 * interval '1 day' as day) as days`;

/** SQL: the first session of the organisation's first activity. */
const sessionOf = (own: number) => sql`(
  select min(id) from sessions where deleted_at is null
    and activity_id = (select min(id) from activities where organization_id = ${own}))`;

const openSession = (own: number) => sql`update sessions set spots = null where id = ${sessionOf(own)}`;

const seedPeople = (own: number) => sql`
  insert into participants (organization_id, session_id, first_name, last_name, email, check_in, status, canceled_at)
  select ${own}, ${sessionOf(own)}, ${name}, ${name}, 'deelnemer' || n || '@test.example',
    case when n % 3 = 0 then 'present' else 'none' end,
    case when n % 10 = 0 then 'canceled' else 'active' end, case when n % 10 = 0 then now() end
  from generate_series(1, 260) n`;

const seedPurchases = (own: number, application: number) => sql`
  with product as (insert into products (organization_id, name) values (${own}, 'Kaart') returning id),
  bought as (
    insert into orders (organization_id, application_id, first_name, last_name, email, status, payment_type,
      subtotal_price_in_cents, vat_in_cents, total_price_in_cents, paid_at)
    select ${own}, ${application}, ${name}, ${name}, 'koper' || n || '@test.example', 'paid', 'ideal', n % 7, 0, n % 7, now()
    from generate_series(1, 260) n returning *),
  lines as (
    insert into order_lines (organization_id, application_id, order_id, position, title, quantity, unit_price_in_cents,
      vat_percentage, vat_in_cents, total_price_in_cents)
    select organization_id, application_id, id, 1, 'Kaart', 1, total_price_in_cents, 0, 0, total_price_in_cents
    from bought returning *),
  paid as (
    insert into transactions (organization_id, application_id, order_id, order_line_id, status, subtotal_price_in_cents,
      vat_in_cents, vat_percentage, total_price_in_cents)
    select organization_id, application_id, order_id, id, 'paid', total_price_in_cents, 0, 0, total_price_in_cents
    from lines returning order_id, order_line_id)
  insert into purchases (organization_id, application_id, product_id, order_line_id, first_name, last_name, email, quantity, created_at)
  select bought.organization_id, bought.application_id, product.id, paid.order_line_id, bought.first_name, bought.last_name, bought.email,
    1 + bought.id % 3, ${when}
  from product, paid join bought on bought.id = paid.order_id`;
