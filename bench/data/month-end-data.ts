// The data of a month end: organisations with a bank account, each with orders that were paid online last month.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { encrypt } from '../../server/src/platform/encryption.ts';

/** The number of orders per statement. */
const STEP = 50_000;

const SALES = `with seller as (
    select id, home_application_id, row_number() over (order by id) as place from organizations where name like 'Uitbetaald %'),
  bought as (
    insert into orders (organization_id, application_id, first_name, last_name, email, status, payment_type, payout_month,
      subtotal_price_in_cents, vat_in_cents, transaction_fee_in_cents, total_price_in_cents, paid_at, created_at)
    select seller.id, seller.home_application_id, initcap(substr(md5('v' || n), 1, 7)), initcap(substr(md5('k' || n), 1, 9)),
      'k' || n || '@example.com', 'paid', (array['ideal', 'bancontact', 'creditcard'])[1 + n % 3], $4,
      1000 + n % 700, 210, 35, 1245 + n % 700, moment.at, moment.at
    from generate_series($1::integer, $2::integer) n join seller on seller.place = 1 + n % $3::integer,
      lateral (select ($4 || '-01')::timestamp at time zone 'Europe/Amsterdam' - (1 + n % 27) * interval '1 day' as at) as moment
    returning *),
  lines as (
    insert into order_lines (organization_id, application_id, order_id, position, title, quantity, unit_price_in_cents,
      vat_percentage, vat_in_cents, total_price_in_cents)
    select organization_id, application_id, id, 1, 'Zwemles ' || id % 40, 1, subtotal_price_in_cents + vat_in_cents, 21, vat_in_cents,
      subtotal_price_in_cents + vat_in_cents from bought returning *)
  insert into transactions (organization_id, application_id, order_id, order_line_id, status, subtotal_price_in_cents,
    vat_in_cents, vat_percentage, fee_in_cents, total_price_in_cents, booked_at)
  select lines.organization_id, lines.application_id, order_id, lines.id, 'paid', subtotal_price_in_cents, lines.vat_in_cents, 21,
    35, bought.total_price_in_cents, bought.created_at
  from lines join bought on bought.id = order_id`;

type Size = {
  organizations: number;
  ordersOfEach: number;
  appKey: string;
  /** The month of the payout, as `YYYY-MM`. */
  month: string;
  tokens: readonly string[];
};

export async function seedMonth(
  db: pg.Client,
  { organizations, ordersOfEach, appKey, month, tokens }: Size,
): Promise<void> {
  await db.query("insert into applications (name, slug) values ('Maandplein', 'maandplein')");
  await db.query('begin');
  await db.query(
    `with own as (
      insert into organizations (home_application_id, name, status, email)
      select applications.id, 'Uitbetaald ' || n, 'accepted', 'club' || n || '@example.com'
      from applications, generate_series(1, $1::integer) n where slug = 'maandplein' returning id, home_application_id)
    insert into organization_applications (organization_id, application_id) select * from own`,
    [organizations],
  );
  await db.query('commit');
  await addAccounts(db, appKey);
  const size = organizations * ordersOfEach;
  for (let from = 1; from <= size; from += STEP) {
    await db.query(SALES, [from, Math.min(size, from + STEP - 1), organizations, month]);
    await db.query('analyze orders, order_lines, transactions');
  }
  for (const token of tokens) await addSuperadmin(db, token);
  await db.query('select compact_sales()');
  await db.query('vacuum analyze');
}

/** Returns a Dutch account number of a bank that does not exist, with valid check digits. */
function ibanOf(number: number): string {
  const account = `TSTB${String(number).padStart(10, '0')}`;
  const digits = Array.from(`${account}NL00`, (sign) => parseInt(sign, 36)).join('');
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}

async function addAccounts(db: pg.Client, appKey: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>("select id from organizations where name like 'Uitbetaald %'");
  const accounts = rows.map(({ id }) => {
    const iban = ibanOf(Number(id));
    return { id, secret: encrypt(iban, { appKey, use: 'iban' }).toString('hex'), last4: iban.slice(-4) };
  });
  await db.query(
    `insert into finance_infos (organization_id, account_name, street, house_number, postal_code, city, iban_encrypted, iban_country,
       iban_last4)
     select id, 'Sportclub ' || id, 'Sportlaan', '1', '3451 AB', 'Waterstad', decode(secret, 'hex'), 'NL', last4
     from jsonb_to_recordset($1::jsonb) as account (id bigint, secret text, last4 text)`,
    [JSON.stringify(accounts)],
  );
  // the database holds the payouts of every new account
  await db.query('update finance_infos set payouts_held_since = null');
}

async function addSuperadmin(db: pg.Client, token: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    "insert into users (email, first_name) values ($1, 'Beheer') returning id",
    [`${token}@maandplein.example`],
  );
  await db.query("insert into user_roles (user_id, role) values ($1, 'superadmin')", [rows[0]?.id]);
  await db.query(
    `insert into api_tokens (user_id, token_hash, expires_at, refresh_until)
     values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [rows[0]?.id, createHash('sha256').update(token).digest()],
  );
}
