import { walkInViolations } from '@move/domain/activities/activity-rules.ts';
import { type Publishable, publishingViolations } from '@move/domain/activities/publishing.ts';
import { ageMessage } from '@move/domain/participants/age-rule.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { issueToken } from '../../features/access/login/issue-token.ts';
import { figuresAndListTotals } from '../../testing/whole/figures-and-lists.ts';
import { buildApp } from '../build-app.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { asSystem } from '../../platform/database/database.ts';
import { seedDemo } from './seed.ts';
import { seedOnce } from './seed-once.ts';

const database = await testDatabase();
const { appPool: pool } = database;
await seedDemo({ pool, config: testConfig(), log: createLog('silent') });

const count = (what: string) =>
  asSystem(pool, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(what)}`.execute(db);
    return rows[0]?.count;
  });

test('a database with logins, such as a restored one, is never filled', async () => {
  const lines: string[] = [];
  await seedOnce({ config: testConfig(), database, log: createLog('silent'), say: (line) => void lines.push(line) });
  expect(lines).toEqual([]);
});

test.each([
  ['sports', 16],
  ['sports where highlighted', 5],
  ['tags', 10],
  ['categories', 8],
  ['location_types', 6],
  ['product_types', 5],
  ['labels', 5],
  ["campaigns where campaign_state(starts_at, ends_at, now()) = 'running'", 4],
  ["campaigns where campaign_state(starts_at, ends_at, now()) = 'planned'", 1],
  ["campaigns where campaign_state(starts_at, ends_at, now()) = 'ended'", 1],
  ['campaigns where image_id is null', 1],
  ['wallets where icon_id is not null', 3],
  ['coupon_batches', 4],
  ['coupons where batch_id = (select id from coupon_batches where count = 500)', 500],
  ["coupons where code = 'ZOMERPROEF1' and is_enabled and redeemed_count < quantity", 1],
  ['coupons where batch_id is null and expires_at < now()', 1],
  ['coupons where not is_enabled', 1],
  ['coupons where batch_id is null and redeemed_count = quantity', 1],
  ['coupon_redemptions', 120],
  ['notifications', 9],
  ["notifications where status = 'draft'", 2],
  ["notifications where status = 'scheduled'", 1],
  ["notifications where status = 'sending'", 1],
  ["notifications where status = 'failed'", 1],
  ['notifications where canceled_at is not null', 1],
  ['notifications where length(contents) > 100', 2],
  [
    `notifications where recipients_count <> (select count(*) from notification_deliveries where notification_id = notifications.id)
      or sent_count <> (select count(*) from notification_deliveries where notification_id = notifications.id and status = 'sent')`,
    0,
  ],
  ["wallet_entries where kind = 'refund'", 2],
  [
    `orders left join wallet_entries paid on paid.order_id = orders.id and paid.kind = 'payment'
      left join wallets on wallets.id = paid.wallet_id
      where (paid.id is null) <> (payment_type is distinct from 'wallet')
        or -paid.moves <> ceil(total_price_in_cents::numeric / move_value_in_cents)`,
    0,
  ],
  ['label_filters filter where is_filled(filter)', 11],
  ["organizations where status = 'pending'", 3],
  ["organizations where status = 'rejected'", 1],
  ['api_clients where revoked_at is null', 1],
  ['invites', 9],
  ["invites where status = 'sent' and expires_at > now()", 3],
  ["invites where status = 'accepted'", 3],
  ["invites where status = 'expired'", 2],
  ["invites where status = 'revoked'", 1],
  ["job_runs where status = 'succeeded'", 1],
  ["job_runs join imports using (id) where status = 'failed'", 1],
  ['inbox_items where read_at is null', 1],
  ['locations', 22],
  ['locations where is_hidden', 1],
  ['(select distinct month from invoices) as months', 14],
  [
    `(select organization_id, to_char(to_date(payout_month, 'YYYY-MM') - interval '1 month', 'YYYY-MM') from orders
      where transaction_fee_in_cents > 0 and paid_at is not null
        and payout_month <= to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM')
      except select organization_id, month from invoices) as uninvoiced`,
    0,
  ],
  ['(select distinct status from invoices where credit_of is null) as statuses', 4],
  ["invoices where status = 'credited'", 1],
  ["invoices where status = 'issued' and credit_of is null", 1],
  ["provider_findings where status = 'explained'", 1],
  ["provider_findings where status = 'open'", 0],
  ["provider_days where state <> 'compared' or payments_here > payments_there", 0],
  ['rates', 25],
  ['cancellation_terms', 6],
  ["sepa_batches where status = 'draft'", 1],
  ["sepa_batches where status = 'exported'", 1],
  ["sepa_batches where status = 'executed'", 1],
  ["sepa_batches where status = 'canceled'", 1],
  ["sepa_lines where status = 'rejected'", 1],
  ['finance_infos', 13],
  ['finance_infos where payouts_held_since is not null', 1],
  ['activities', 40],
  ['activities where concept', 6],
  ['applications where logo_id is null', 1],
  ['activities where image_id is null', 6],
  ['locations where image_id is null', 0],
  ['activities where payment_url is not null', 3],
  ['activities where no_signup_required', 4],
  ['activities where has_waitlist', 5],
  ["waitlist_entries where bundle_id is not null and status = 'waiting'", 2],
  ["waitlist_entries where bundle_id is not null and status = 'invited' and reserves", 1],
  ['activities where should_validate_age', 4],
  ['products', 15],
  ['products where concept', 2],
  ['products where payment_url is not null', 1],
  ['products where image_id is null', 2],
  ['activities where (select count(distinct type) from question_fields where activity_id = activities.id) = 3', 3],
])('the demo has this number of %s: %i', async (what, promised) => {
  expect(await count(what)).toBe(promised);
});

test('the published offers of the demo meet the requirements for publishing', async () => {
  const rows = await asSystem(pool, (db) =>
    db
      .selectFrom('activities')
      .leftJoin('rates', 'rates.id', 'activities.rate_id')
      .select(['activities.name', 'sport_id', 'description', 'location_id', 'notes', 'offer_type', 'concept'])
      .select(['no_signup_required', 'has_waitlist', 'price_in_cents', 'rate_id', 'price_open'])
      .execute(),
  );
  const wrong = rows.flatMap(({ price_in_cents, ...row }) => {
    const planned = { ...row, sessions_count: 1, bundles_count: 1 } as Publishable;
    const lacking = row.concept ? [] : publishingViolations(planned);
    const flags = walkInViolations({ ...row, price_in_cents: price_in_cents ?? 0 });
    return [...lacking, ...flags].map(({ key }) => `${row.name}: ${key}`);
  });
  expect(wrong).toEqual([]);
});

test('the demo has at least 200 changes in the past, and each of them changed something', async () => {
  expect(await count('audit_log')).toBeGreaterThan(200);
  expect(await count("audit_log where created_at > now() or changes = '{}'")).toBe(0);
});

test('the demo plans about 600 sessions without those of bundles, and has some of every kind', async () => {
  const alone = 'sessions where not exists (select from bundle_sessions where session_id = sessions.id)';
  const total = (await count(alone)) ?? 0;
  expect(total).toBeGreaterThan(550);
  expect(total).toBeLessThan(650);
  const kinds = [
    'sessions where starts_at < now() and ends_at > now()',
    "sessions where starts_at > now() and starts_at < now() + interval '1 hour'",
    'sessions where canceled_at is not null',
    'sessions where taken = spots',
    'sessions where spots is null',
    "session_series where type = 'months' and extract(day from anchor_date) = 31",
    "session_series where type = 'years'",
    'session_series where every = 2',
    'school_holidays',
  ];
  for (const kind of kinds) expect([kind, await count(kind)]).not.toEqual([kind, 0]);
  expect(await count('sessions where taken > spots')).toBe(0);
});

test('the demo has 8 bundles: full, with free spots, running and over', async () => {
  expect(await count('bundles')).toBe(8);
  const inside = 'from bundle_sessions join sessions on sessions.id = session_id where bundle_id = bundles.id';
  for (const which of [
    'bundles where taken = spots',
    'bundles where taken > 0 and spots is null',
    'bundles where taken between 1 and spots - 1',
    `bundles where exists (select ${inside} and starts_at < now()) and exists (select ${inside} and starts_at > now())`,
    `bundles where not exists (select ${inside} and starts_at > now())`,
  ]) {
    expect([which, (await count(which)) ?? 0]).not.toEqual([which, 0]);
  }
  expect(await count(`bundles where exists (select ${inside} and sessions.start_date < bundles.start_date)`)).toBe(0);
});

test('the demo has about 1,200 participants, with every check-in status', async () => {
  const total = (await count('participants')) ?? 0;
  expect(total).toBeGreaterThan(1_050);
  // the number is highest on a Monday, when the whole week is still to come
  expect(total).toBeLessThan(1_600);
  const kinds = [
    ...['none', 'present', 'absent', 'signed_out'].map((status) => `participants where check_in = '${status}'`),
    ...['pending', 'active', 'canceled'].map((status) => `participants where status = '${status}'`),
    'participants where has_freed_spot',
    "participants where length(first_name || ' ' || last_name) = 60",
    "participants where to_char(date_of_birth, 'MM-DD') = '02-29'",
    "participants where date_of_birth > now() - interval '16 years'",
    "participants where last_name ~ '[^ -~]'",
    "participants where locale = 'en'",
    'sessions where taken between 1 and spots - 1 and spots - taken < 3 and starts_at > now()',
  ];
  for (const kind of kinds) expect([kind, await count(kind)]).not.toEqual([kind, 0]);
  // participants with a bundle have no order line of their own: it belongs to the bundle participant
  const alone = (await count('participants where bundle_participant_id is null')) ?? 0;
  expect(await count('participants join order_lines on order_lines.id = order_line_id')).toBe(alone);
  expect(await count('bundle_participants join order_lines on order_lines.id = order_line_id')).toBe(
    await count('bundle_participants'),
  );
});

test('every participant in the demo has an age that the offer allows', async () => {
  const rows = await asSystem(pool, (db) =>
    db
      .selectFrom('participants')
      .innerJoin('sessions', 'sessions.id', 'participants.session_id')
      .innerJoin('activities', 'activities.id', 'sessions.activity_id')
      .select(['activities.name', 'should_validate_age', 'age_from', 'age_to', 'date_of_birth', 'start_date'])
      .execute(),
  );
  const wrong = rows.filter((row) => ageMessage(row, row.date_of_birth, row.start_date) !== null);
  expect(wrong).toEqual([]);
});

test('the payments of the demo balance and have every status', async () => {
  const { rows: statuses } = await asSystem(pool, (db) =>
    sql<{ status: string }>`
      select distinct transactions.status from purchases
      join transactions using (order_line_id) order by 1`.execute(db),
  );
  expect(statuses.map(({ status }) => status)).toEqual([...TRANSACTION_STATUSES].toSorted());
  const { rows: wrong } = await asSystem(pool, (db) =>
    sql`
      select orders.id from orders join transactions on transactions.order_id = orders.id
        left join lateral (
          select coalesce(sum(amount_in_cents), 0) as back from refunds where transaction_id = transactions.id) as refund on true
      group by orders.id
      having orders.subtotal_price_in_cents <> sum(transactions.subtotal_price_in_cents)
        or orders.vat_in_cents <> sum(transactions.vat_in_cents)
        or orders.total_price_in_cents <> sum(transactions.total_price_in_cents)
        or sum(transactions.refunded_in_cents) <> sum(refund.back)`.execute(db),
  );
  expect(wrong).toEqual([]);
  expect(
    await count(
      'products where taken <> (select coalesce(sum(quantity), 0) from purchases where product_id = products.id and canceled_at is null)',
    ),
  ).toBe(0);
});

test('online payments of the demo have payment attempts, and their refunds have every status', async () => {
  const { rows } = await asSystem(pool, (db) =>
    sql<{ attempts: number; orders: number }>`
      select (select sum(amount_in_cents) from payments where status = 'paid') as attempts,
        (select sum(total_price_in_cents) from orders
         where paid_at is not null and payment_type in ('ideal', 'bancontact', 'creditcard')) as orders`.execute(db),
  );
  expect(rows[0]?.attempts).toBeGreaterThan(0);
  expect(rows[0]?.attempts).toBe(rows[0]?.orders);
  for (const kind of [
    ...['paid', 'failed', 'canceled', 'expired'].map((status) => `payments where status = '${status}'`),
    ...['pending', 'sent', 'done', 'failed', 'settled'].map((status) => `provider_refunds where status = '${status}'`),
    'organizer_cancellations',
    "refunds where cancellation_id is not null and status = 'failed'",
  ]) {
    expect([kind, await count(kind)]).not.toEqual([kind, 0]);
  }
  for (const wrong of [
    'organizations where status <> $$accepted$$ and id in (select organization_id from orders where payout_month is not null)',
    'payments where (select count(*) from payments other where other.order_id = payments.order_id and other.status = $$paid$$) > 1',
    'payments join payment_events event on event.payment_id = payments.id where payments.status <> event.status',
    'test_payments where refunded_in_cents <> (select coalesce(sum(amount_in_cents), 0) from test_refunds where payment_reference = test_payments.reference)',
    `refunds join transactions on transactions.id = transaction_id join payments using (order_id)
     where payments.status = 'paid' and not exists (select from provider_refunds where refund_id = refunds.id)`,
  ]) {
    expect([wrong, await count(wrong)]).toEqual([wrong, 0]);
  }
});

test('no job sends a refund or a mail of the demo', async () => {
  const { rows } = await database.ownerPool.query(
    "select from graphile_worker.jobs where task_identifier in ('send_refund', 'sync_payment', 'create_payment')",
  );
  expect(rows).toEqual([]);
  expect(await count("mails where status <> 'sent'")).toBe(0);
});

test.each([
  ['super@beweegplein.example', null],
  ['admin@waterstad.example', null],
  ['beheer@zwemclub.example', 'organization'],
  ['admin@waterstad.example', 'organization'],
])('each number on the dashboard of %s (%s) is the total of its list', async (email, role) => {
  const config = testConfig();
  const app = await buildApp({ config, database, log: createLog('silent'), webDist: 'no-web-app' });
  onTestFinished(() => app.close());
  const { token, organizationId } = await asSystem(pool, async (db) => {
    const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const request = { ip: '127.0.0.1', userAgent: null };
    const { apiToken } = await issueToken(db, { userId: user.id, request, now: new Date(), config });
    const { id } = await db
      .selectFrom('organizations')
      .select('id')
      .where('name', '=', 'Zwemclub De Otters')
      .executeTakeFirstOrThrow();
    return { token: apiToken, organizationId: role === null ? null : id };
  });
  for (const days of [7, 30, 400]) {
    const until = Temporal.Now.plainDateISO('Europe/Amsterdam');
    const period = { dateFrom: until.subtract({ days: days - 1 }).toString(), dateUntil: until.toString() };
    const { figures, lists } = await figuresAndListTotals({ app, token, organizationId, ...period });
    expect(figures).toMatchObject(lists);
    expect(figures.participants).toBeGreaterThan(0);
  }
});
