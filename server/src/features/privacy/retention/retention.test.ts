import { resetPassword } from '@move/contract/access/access.ts';
import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { tasks } from '../../../app/tasks.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';
import { mailReset } from '../../access/passwords/reset-password.ts';
import { seedNotification } from '../../notifications/notifications.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedPurchase } from '../../purchases/purchases.seed.ts';
import { seedInvite } from '../../team/team.seed.ts';
import { purgePeople } from './purge-people.ts';

const world = await personalDataWorld();
const { call, appPool, ownerPool, sidePool, config, organizationId, newSession, add, rowsOf, tenants, plant, sumsOf } =
  world;

/** The clock of the tasks. Tests set it ahead instead of changing the dates of rows. */
let now = new Date();
beforeEach(() => {
  now = new Date();
});
/** Sets the clock to `period` after `from`, by the UTC calendar. */
const moveTo = (from: string | Date, period: Temporal.DurationLike) => {
  const start = Temporal.Instant.fromEpochMilliseconds(new Date(from).getTime()).toZonedDateTimeISO('UTC');
  now = new Date(start.add(period).epochMilliseconds);
};
const run = async (name: string) => {
  const task = tasks.find((known) => known.name === name);
  if (!task) throw new Error(`no task ${name}`);
  await task.run({}, { pool: appPool, sidePool, config, log: createLog('silent'), now });
};
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await rowsOf(query)).rows;
const change = (query: ReturnType<typeof sql>) => asSystem(appPool, (db) => query.execute(db));
const endedAt = (sessionId: number, moment: string) =>
  change(
    sql`update sessions set starts_at = ${moment}::timestamptz - interval '1 hour', ends_at = ${moment} where id = ${sessionId}`,
  );

test('texts of notifications are replaced 24 months after sending or the last change; those still to be sent stay', async () => {
  const at = new Date('2026-03-31T20:00:00Z').toISOString();
  const of = { application_id: tenants.application, organization_id: organizationId, title: 'Voor Noor' };
  const ids = await asSystem(appPool, async (db) => [
    await seedNotification(db, of),
    await seedNotification(db, { ...of, organization_id: null, status: 'sent', send_on: at }),
    await seedNotification(db, { ...of, status: 'scheduled', send_on: at }),
  ]);
  await change(sql`update notifications set updated_at = ${at}, finished_at = case when status = 'sent' then ${at}::timestamptz end
    where id = any (${ids}::bigint[])`);
  const titles = async () =>
    (
      await rows(sql<{ title: string }>`select title from notifications where id = any (${ids}::bigint[]) order by id`)
    ).map(({ title }) => title);
  moveTo(at, { months: 24 });
  await purgePeople(appPool, now);
  expect(await titles()).toEqual(['Voor Noor', 'Voor Noor', 'Voor Noor']);
  moveTo(at, { months: 24, minutes: 1 });
  await purgePeople(appPool, now);
  expect(await titles()).toEqual(['Verwijderd', 'Verwijderd', 'Voor Noor']);
  expect(await purgePeople(appPool, now)).toBe(0);
});

test('dates of birth are removed 24 months after the session, even when that makes two people look the same', async () => {
  const session = await newSession({ hours: 1 });
  const father = { first_name: 'Jan', last_name: 'Smit', email: 'smit@test.example', date_of_birth: '1980-01-01' };
  for (const date_of_birth of ['1980-01-01', '2014-01-01']) {
    expect((await add(session, { ...father, date_of_birth })).status).toBe(201);
  }
  const births = () =>
    rows(sql`select first_name, date_of_birth from participants where session_id = ${session.sessionId} order by id`);
  const end = '2026-03-31T20:00:00Z';
  await endedAt(session.sessionId, end);
  moveTo('2026-03-31T19:59:00Z', { months: 24 });
  await purgePeople(appPool, now, 1);
  expect(await births()).toEqual([
    { first_name: 'Jan', date_of_birth: '1980-01-01' },
    { first_name: 'Jan', date_of_birth: '2014-01-01' },
  ]);
  moveTo(end, { months: 24, minutes: 1 });
  expect(await purgePeople(appPool, now, 1)).toBe(2);
  expect(await births()).toEqual([
    { first_name: 'Jan', date_of_birth: null },
    { first_name: 'Jan', date_of_birth: null },
  ]);
  expect(await purgePeople(appPool, now, 1)).toBe(0);
});

test('after eight years no name is left, and the amounts are the same', async () => {
  await plant();
  await change(sql`update waitlist_entries set status = 'accepted'`);
  moveTo(now, { months: 97 });
  const before = await sumsOf();
  expect(await purgePeople(appPool, now, 2)).toBeGreaterThan(0);
  expect(await sumsOf()).toEqual(before);
  for (const table of [
    'participants',
    'bundle_participants',
    'waitlist_entries',
    'purchases',
    'orders',
    'messages',
    'question_answers',
    'refunds',
    'provider_refunds',
    'provider_findings',
  ]) {
    const left = await rows(
      sql`select from ${sql.table(table)} as record where lower(record::text) like '%zq%' or record::text like ${`%${marked.date_of_birth}%`}`,
    );
    expect([table, left.length]).toEqual([table, 0]);
  }
  expect(await purgePeople(appPool, now, 2)).toBe(0);
});

test('after eight years the name of a buyer without an address is replaced as well', async () => {
  const productId = await asSystem(appPool, (db) => seedProduct(db, { organization_id: organizationId, name: 'Muts' }));
  const buyer = { first_name: 'Zqria', last_name: 'Zqbalie', email: null, locale: 'nl' as const };
  await asSystem(appPool, (db) => seedPurchase(db, { organization_id: organizationId, product_id: productId, buyer }));
  moveTo(now, { months: 97 });
  await purgePeople(appPool, now);
  const left = await rows(sql`select first_name, last_name from purchases where product_id = ${productId}`);
  expect(left).toEqual([{ first_name: 'Verwijderd', last_name: '–' }]);
});

test('an unsuccessful entry of a waiting list is removed after a year; an open entry stays', async () => {
  const session = await newSession();
  const { sessionId } = session;
  const entry = { organization_id: organizationId, session_id: sessionId, first_name: 'Bo', last_name: 'Bos' };
  await asSystem(appPool, async (db) => {
    const old = now.toISOString();
    moveTo(old, { months: 12, minutes: 1 });
    const values = (['expired', 'waiting', 'removed'] as const).map((status, index) => ({
      ...entry,
      email: `bo${index}@test.example`,
      position: index + 1,
      status,
      updated_at: status === 'removed' ? now.toISOString() : old,
    }));
    await db.insertInto('waitlist_entries').values(values).execute();
  });
  await purgePeople(appPool, now);
  const left = await rows(sql`select status from waitlist_entries where session_id = ${sessionId} order by position`);
  expect(left).toEqual([{ status: 'waiting' }, { status: 'removed' }]);
});

test('unanswered invites are removed 90 days after they expired', async () => {
  const invite = { organization_id: organizationId, first_name: 'Ed', last_name: 'Es', role: 'trainer' };
  await asSystem(appPool, async (db) => {
    const old = now.toISOString();
    moveTo(old, { days: 90, minutes: 1 });
    await seedInvite(db, { ...invite, email: 'a@test.example', status: 'expired', expires_at: old });
    await seedInvite(db, { ...invite, email: 'b@test.example', status: 'revoked', expires_at: now.toISOString() });
    await seedInvite(db, { ...invite, email: 'c@test.example', status: 'accepted', accepted_at: old, expires_at: old });
  });
  await run('clean_invites');
  const left = await rows(sql`select email::text from invites where last_name = 'Es' order by email`);
  expect(left).toEqual([{ email: 'b@test.example' }, { email: 'c@test.example' }]);
});

test('drafts are removed after 30 days', async () => {
  const userId = tenants.users.staff;
  await change(sql`insert into form_drafts (user_id, form, values, updated_at) values
    (${userId}, 'old', '{}', now()), (${userId}, 'young', '{}', now() + interval '2 days')`);
  moveTo(now, { days: 31 });
  await run('clean_drafts');
  expect(await rows(sql`select form from form_drafts where form in ('old', 'young')`)).toEqual([{ form: 'young' }]);
});

test('months of the trail are removed two years after they ended', async () => {
  const month = (text: string) => `audit_log_${text.slice(0, 7).replace('-', '_')}`;
  const kept = retentionCutoff('trail', now);
  const older = Temporal.PlainDate.from(kept.slice(0, 10)).subtract({ months: 1 }).toString();
  for (const day of [kept, older]) {
    const first = Temporal.PlainDate.from(day.slice(0, 10)).with({ day: 1 });
    await ownerPool.query(
      `create table ${month(day)} partition of audit_log for values from ('${first.toString()}Z') to ('${first.add({ months: 1 }).toString()}Z')`,
    );
  }
  await run('make_audit_partitions');
  const { rows: partitions } = await ownerPool.query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass",
  );
  const names = partitions.map(({ name }) => name);
  expect(names).toContain(month(kept));
  expect(names).toContain(month(now.toISOString()));
  expect(names).not.toContain(month(older));
  await run('make_audit_partitions');
});

const resetMails = () =>
  rows(sql<{ body_text: string; body_html: string }>`
    select body_text, body_html from mails where recipient = 'staff@test.example' and body_text like '%reset-password%' order by id`);
const askReset = () =>
  asSystem(appPool, (db) => mailReset(db, { email: 'staff@test.example' }, 'https://move.example'));

test('a used link is removed from the outbox', async () => {
  await askReset();
  await change(sql`update mails set status = 'sent'`);
  const [mail] = await resetMails();
  const token = /token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  const password = 'een-lang-wachtwoord';
  const used = await call(resetPassword, { as: null, body: { token, password, password_confirmation: password } });
  expect(used.status).toBe(204);
  const [after] = await resetMails();
  expect(`${after?.body_text} ${after?.body_html}`).not.toContain(token);
  expect(after?.body_text).toContain('token=…');
});

test('a link that no longer works is removed from the outbox; a link that works stays', async () => {
  await askReset();
  await run('clean_mail_links');
  expect((await resetMails()).at(-1)?.body_text).toMatch(/token=[\w-]/);
  moveTo(now, { minutes: 61 });
  await run('clean_mail_links');
  expect((await resetMails()).at(-1)?.body_text).not.toMatch(/token=[\w-]/);
});
