import type pg from 'pg';

/** The platform with the long lists; the platform `crowded` has the many organisations. */
export type LongLists = {
  application: number;
  crowded: number;
  organizationId: number;
  activityId: number;
  sessionId: number;
  productId: number;
};

/**
 * Adds a number of organisations to one platform, each with an activity and a session. On another platform one organisation gets as many
 * activities, sessions, participants of a session and purchases of a product. Does nothing when they exist.
 */
export async function seedLongLists(db: pg.Client, size: number): Promise<LongLists> {
  const { rows } = await db.query("select id from organizations where name = 'Zwemclub De Verte'");
  if (rows.length === 0) {
    await db.query('begin');
    await seedOrganizations(db, size);
    for (const statement of [platform, organization, activities, sessions, participants, sales, offers])
      await db.query(statement, /\$1/.test(statement) ? [size] : []);
    await seedPurchases(db);
    await db.query('commit');
  }
  const { rows: found } = await db.query<LongLists>(
    `select home_application_id as application, own.id as "organizationId",
       (select id from applications where slug = 'meetplein') as crowded,
       (select min(id) from activities where organization_id = own.id) as "activityId",
       (select min(session_id) from participants where organization_id = own.id) as "sessionId",
       (select min(id) from products where organization_id = own.id) as "productId"
     from organizations own where name = 'Zwemclub De Verte'`,
  );
  const [lists] = found;
  if (!lists) throw new Error('the long lists were not made');
  return lists;
}

async function seedOrganizations(db: pg.Client, size: number): Promise<void> {
  await db.query("insert into applications (name, slug) values ('Meetplein', 'meetplein') on conflict do nothing");
  await db.query(
    `insert into organizations (home_application_id, name, status, city, email, description, created_at)
     select applications.id, initcap(substr(md5(n::text), 1, 8)) || ' Sportclub ' || n,
       case when n % 50 = 0 then 'pending' else 'accepted' end, initcap(substr(md5((n % 400)::text), 1, 7)),
       'club' || n || '@example.com', repeat('Samen bewegen in de buurt. ', 6), now() - n * interval '1 minute'
     from applications, generate_series(1, $1::integer) n where slug = 'meetplein'`,
    [size],
  );
  await db.query(
    `insert into organization_applications (organization_id, application_id)
     select id, home_application_id from organizations on conflict do nothing`,
  );
}

/** Adds purchases without the trigger that counts sales one by one, because it would update the product for each purchase. */
async function seedPurchases(db: pg.Client): Promise<void> {
  await db.query('set local session_replication_role = replica');
  await db.query(purchases);
  await db.query(
    'update products set taken = (select coalesce(sum(quantity), 0) from purchases where product_id = products.id)',
  );
  await db.query('set local session_replication_role = origin');
}

const platform = "insert into applications (name, slug) values ('Verte', 'verte')";

const organization = `with own as (
    insert into organizations (home_application_id, name, status) select id, 'Zwemclub De Verte', 'accepted'
    from applications where slug = 'verte' returning id, home_application_id)
  insert into organization_applications (organization_id, application_id) select * from own`;

const own = "(select id, home_application_id from organizations where name = 'Zwemclub De Verte') as own";

const activities = `insert into activities (organization_id, name, updated_at)
  select own.id, initcap(substr(md5(n::text), 1, 8)) || ' zwemmen ' || n, now() - n * 7919 % 100000 * interval '1 minute'
  from ${own}, generate_series(1, $1::integer) n`;

const sessions = `insert into sessions
    (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at)
  select own.id, case when n <= $1::integer then first.id else first.id + n % 1000 end, 'UTC', day::date, '10:00', day::date, '11:00', day + interval '10 hours', day + interval '11 hours'
  from ${own}, lateral (select min(id) as id from activities where organization_id = own.id) as first,
    generate_series(1, $1::integer * 6 / 5) n,
    lateral (select timestamptz '2027-01-01 00:00Z' + (n * 7 % 1500) * interval '1 day' as day) as days`;

/** Offers of the many organisations. */
const offers = `with offered as (
    insert into activities (organization_id, name)
    select organizations.id, initcap(substr(md5('m' || organizations.id), 1, 8)) || ' voor iedereen'
    from organizations join applications on applications.id = home_application_id where slug = 'meetplein'
    returning id, organization_id)
  insert into sessions (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at)
  select organization_id, id, 'UTC', day::date, '10:00', day::date, '11:00', day + interval '10 hours', day + interval '11 hours'
  from offered, lateral (select timestamptz '2027-01-01 00:00Z' + (id * 7 % 1500) * interval '1 day' as day) as days`;

const participants = `insert into participants
    (organization_id, session_id, first_name, last_name, email, status, canceled_at, created_at)
  select own.id, one.id, initcap(substr(md5('v' || n), 1, 7)), initcap(substr(md5('a' || n), 1, 9)), 'n' || n || '@example.com',
    case when n % 20 = 0 then 'canceled' else 'active' end, case when n % 20 = 0 then now() end,
    now() - n * 7919 % 100000 * interval '1 minute'
  from ${own}, lateral (select min(id) as id from sessions where organization_id = own.id) as one,
    generate_series(1, $1::integer * 20 / 19 + 1) n`;

const sales = `with product as (insert into products (organization_id, name) select own.id, 'Kaart' from ${own}),
  bought as (
    insert into orders (organization_id, application_id, first_name, last_name, email, status, payment_type,
      subtotal_price_in_cents, vat_in_cents, total_price_in_cents, paid_at)
    select own.id, own.home_application_id, 'Koper', initcap(substr(md5('k' || n), 1, 9)), 'k' || n || '@example.com', 'paid',
      'ideal', 1000, 210, 1210, now()
    from ${own}, generate_series(1, $1::integer) n returning id, organization_id, application_id),
  lines as (
    insert into order_lines (organization_id, application_id, order_id, position, title, quantity, unit_price_in_cents,
      vat_percentage, vat_in_cents, total_price_in_cents)
    select organization_id, application_id, id, 1, 'Kaart', 1, 1000, 21, 210, 1000 from bought returning *)
  insert into transactions (organization_id, application_id, order_id, order_line_id, status, subtotal_price_in_cents,
    vat_in_cents, vat_percentage, total_price_in_cents)
  select organization_id, application_id, order_id, id, 'paid', 1000, 210, 21, 1210 from lines`;

const purchases = `insert into purchases
    (organization_id, application_id, product_id, order_line_id, first_name, last_name, email, quantity, created_at)
  select paid.organization_id, paid.application_id, products.id, paid.order_line_id, orders.first_name, orders.last_name, orders.email, 1,
    now() - paid.id * 7919 % 100000 * interval '1 minute'
  from ${own} join transactions paid on paid.organization_id = own.id join orders on orders.id = paid.order_id
    join products on products.organization_id = own.id`;
