// Orders for measurements, over 14 months and 200 organisations of one platform; half of them belong to one organisation.
import type pg from 'pg';
import { addAdministrator } from './data.ts';

/** The number of orders per statement. */
const STEP = 50_000;

const SALES = `with seller as (
    select id, home_application_id, row_number() over (order by id) as place from organizations where name like 'Verkoper %'),
  bought as (
    insert into orders (organization_id, application_id, first_name, last_name, email, status, payment_type, payout_month,
      subtotal_price_in_cents, vat_in_cents, transaction_fee_in_cents, total_price_in_cents, paid_at, created_at)
    select seller.id, seller.home_application_id, initcap(substr(md5('v' || n), 1, 7)), initcap(substr(md5('k' || n), 1, 9)),
      'k' || n || '@example.com', kind.status, case when kind.status = 'open' then 'cash' else (array['ideal', 'bancontact', 'creditcard'])[1 + n % 3] end,
      case when kind.status = 'paid' then to_char(day + interval '1 month', 'YYYY-MM') end,
      1000 + n % 700, 210, 35, 1245 + n % 700, case when kind.status = 'open' then null else day end, day
    from generate_series($1::integer, $3::integer) n
      join seller on seller.place = case when n % 2 = 0 then 1 else 1 + n % 200 end,
      lateral (select case when n % $2::integer = 0 then 'open' when n % 17 = 0 then 'canceled' else 'paid' end as status) as kind,
      lateral (select now() - n::bigint * 7919 % 613000 * interval '1 minute' as day) as moment
    returning *),
  lines as (
    insert into order_lines (organization_id, application_id, order_id, position, title, quantity, unit_price_in_cents,
      vat_percentage, vat_in_cents, total_price_in_cents)
    select organization_id, application_id, id, 1, 'Zwemles ' || id % 40, 1, subtotal_price_in_cents + vat_in_cents, 21, vat_in_cents,
      subtotal_price_in_cents + vat_in_cents from bought returning *)
  insert into transactions (organization_id, application_id, order_id, order_line_id, status, subtotal_price_in_cents,
    vat_in_cents, vat_percentage, fee_in_cents, total_price_in_cents, booked_at)
  select lines.organization_id, lines.application_id, order_id, lines.id, bought.status, subtotal_price_in_cents, lines.vat_in_cents, 21,
    35, bought.total_price_in_cents, bought.created_at
  from lines join bought on bought.id = order_id`;

type OrderSeed = { size: number; exported: number; token: string };

/** Adds a number of orders with a line and a transaction each. At most `exported` of them are open, and at most half. */
export async function seedOrders(db: pg.Client, { size, exported, token }: OrderSeed): Promise<number> {
  await db.query("insert into applications (name, slug) values ('Meetplein', 'meetplein') on conflict do nothing");
  const { rows: known } = await db.query("select min(id) as id from organizations where name = 'Verkoper 1'");
  if (known[0]?.id) return Number(known[0].id);
  await db.query('begin');
  await db.query(`with own as (
      insert into organizations (home_application_id, name, status)
      select applications.id, 'Verkoper ' || n, 'accepted' from applications, generate_series(1, 200) n where slug = 'meetplein'
      returning id, home_application_id)
    insert into organization_applications (organization_id, application_id) select * from own`);
  await db.query('commit');
  // a million at once would be checked by plans that were made for empty tables
  for (let from = 1; from <= size; from += STEP) {
    await db.query(SALES, [from, Math.max(2, Math.ceil(size / exported)), Math.min(size, from + STEP - 1)]);
    await db.query('analyze orders, order_lines, transactions');
  }
  await addAdministrator(db, token);
  await db.query('select compact_sales()');
  await db.query('vacuum analyze');
  const { rows } = await db.query("select min(id) as id from organizations where name = 'Verkoper 1'");
  return Number(rows[0].id);
}
