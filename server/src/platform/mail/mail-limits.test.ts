import { removeParticipant } from '@move/contract/participants/participants.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../database/database.ts';
import { createLog } from '../log/create-log.ts';
import { contactLimitKey, MAIL_LIMITS } from './mail-limits.ts';
import { mailTasks } from './mail.tasks.ts';
import { sendMail } from './send-mail.ts';
import { counters } from '../metrics/counters.ts';
import { peopleWorld, person } from '../../testing/worlds/people-world.ts';

const { call, tenants, appPool, sidePool, config, ownerPool, newActivity, newSession, series, add } =
  await peopleWorld();

type Path = Awaited<ReturnType<typeof newSession>>;

async function signUp(params: Path, draft: Record<string, unknown> = {}): Promise<number> {
  const { status, id } = await add(params, draft);
  expect(status).toBe(201);
  return id;
}

async function remove(params: Path, participantId: number): Promise<void> {
  expect((await call(removeParticipant, { params: { ...params, participantId } })).status).toBe(204);
}

/** Mails to an address: how many are sent, and why the others are not. */
async function sentAndWithheld(email: string) {
  const { rows } = await ownerPool.query<{ error: string | null; is_queued: boolean }>(
    `select error, exists (select from graphile_worker._private_jobs where (payload->>'mailId')::bigint = mails.id) as is_queued
       from mails where recipient = $1 order by id`,
    [email],
  );
  const withheld = rows.filter(({ error }) => error !== null);
  expect(withheld.filter(({ is_queued }) => is_queued)).toEqual([]);
  return { sent: rows.filter(({ is_queued }) => is_queued).length, withheld: withheld.map(({ error }) => error) };
}

async function cleanLinks(): Promise<void> {
  const task = mailTasks.find(({ name }) => name === 'clean_mail_links');
  await task?.run({}, { pool: appPool, sidePool, config, log: createLog('silent'), now: new Date() });
}

async function withheldInMetrics(): Promise<number> {
  const metric = await counters.getSingleMetric('move_mails_withheld_total')?.get();
  return metric?.values[0]?.value ?? 0;
}

test('a person who is repeatedly booked and removed gets ten mails an hour about that session; the bookings succeed', async () => {
  const params = await newSession();
  const before = await withheldInMetrics();
  for (let turn = 0; turn < 7; turn++) await remove(params, await signUp(params));
  const { sent, withheld } = await sentAndWithheld(person.email);
  expect(sent).toBe(10);
  expect(withheld).toEqual(Array(4).fill('above the limit of 10 mails an hour about the same booking'));
  expect((await withheldInMetrics()) - before).toBe(4);
});

test('mails an hour later, about another session, or with a reset link are sent as usual', async () => {
  const noor = { first_name: 'Noor', email: 'noor@test.example' };
  const params = await newSession();
  for (let turn = 0; turn < 6; turn++) await remove(params, await signUp(params, noor));
  expect((await sentAndWithheld(noor.email)).sent).toBe(10);
  await signUp(await newSession(), noor);
  await asSystem(appPool, (db) => sendMail(db, { to: noor.email, locale: 'nl', subject: 'Nieuw', paragraphs: [] }));
  expect((await sentAndWithheld(noor.email)).sent).toBe(12);
  await ownerPool.query("update mails set created_at = created_at - interval '61 minutes' where recipient = $1", [
    noor.email,
  ]);
  await signUp(params, noor);
  expect((await sentAndWithheld(noor.email)).sent).toBe(13);
});

test('a parent of four children in a season of thirty sessions gets every mail', async () => {
  const sessions = await series(await newActivity(), 30);
  for (const first_name of ['Anna', 'Bram', 'Cas', 'Dina'])
    for (const session of sessions) await signUp(session, { first_name, email: 'parent@test.example' });
  expect(await sentAndWithheld('parent@test.example')).toEqual({ sent: 120, withheld: [] });
});

test('an address gets at most the daily number of mails, whatever people they are about', async () => {
  const email = 'all@test.example';
  await ownerPool.query(
    `insert into mails (recipient, subject, body_text, body_html, limit_key, sender_organization_id, created_at)
     select $1, '', '', '', 'session ' || number, $2, now() - interval '2 hours' from generate_series(1, $3) as number`,
    [email, (await newSession()).organizationId, MAIL_LIMITS.aDay - 1],
  );
  const params = await newSession();
  await signUp(params, { email });
  await signUp(params, { first_name: 'Noor', email });
  expect((await sentAndWithheld(email)).withheld).toEqual(['above the limit of 240 mails a day about bookings']);
});

test('mails to a contact about orders and mails about the contact’s own bookings are counted separately', async () => {
  const email = 'contact@test.example';
  await ownerPool.query(
    `insert into mails (recipient, subject, body_text, body_html, limit_key, sender_organization_id, created_at)
     select $1, '', '', '', 'contact: order ' || number, $2, now() - interval '2 hours' from generate_series(1, $3) as number`,
    [email, (await newSession()).organizationId, MAIL_LIMITS.aDay],
  );
  await signUp(await newSession(), { email });
  expect((await sentAndWithheld(email)).withheld).toEqual([]);
  await asSystem(appPool, (db) =>
    sendMail(db, {
      to: email,
      locale: 'nl',
      subject: 'Nieuw',
      paragraphs: [],
      organizationId: tenants.organization,
      limitKey: contactLimitKey('order 1', person),
    }),
  );
  expect((await sentAndWithheld(email)).withheld).toEqual(['above the limit of 240 mails a day about bookings']);
});

test('erasing a person does not reset the limits, which are removed a day later', async () => {
  const email = 'gewist@test.example';
  const record = async (place: Path, id: number) => {
    const params = { organizationId: place.organizationId, record: `participants-${id}` };
    return (await call(erasePersonalData, { params, body: { name: `${person.first_name} ${person.last_name}` } }))
      .status;
  };
  const params = await newSession();
  let id = 0;
  for (let turn = 0; turn < 6; turn++) {
    id = await signUp(params, { email });
    await remove(params, id);
  }
  await ownerPool.query("update mails set status = 'sent' where recipient = $1 and refused_at is null", [email]);
  expect(await record(params, id)).toBe(204);
  const { rows } = await ownerPool.query('select recipient, limit_key from mails where limit_hash is not null');
  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toMatch(/gewist@|sanne|session/i);
  await signUp(params, { email });
  expect((await sentAndWithheld(email)).withheld).toEqual([
    'above the limit of 10 mails an hour about the same booking',
  ]);
  await ownerPool.query("update mails set created_at = created_at - interval '25 hours' where limit_hash is not null");
  await cleanLinks();
  expect((await ownerPool.query('select from mails where limit_hash is not null')).rowCount).toBe(0);
});
