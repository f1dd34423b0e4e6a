import {
  listActivityMessages,
  listBundleMessages,
  listSessionMessages,
  messageActivity,
  messageBundle,
  messageSession,
  previewActivityMessage,
  previewBundleMessage,
  previewSessionMessage,
  testSessionMessage,
} from '@move/contract/messages/messages.ts';
import { removeParticipant } from '@move/contract/participants/participants.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../testing/worlds/people-world.ts';
import { seedBundleParticipant } from '../bookings/bookings.seed.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';

const { call, newActivity, newSession, add, appPool, organizationId, rowsOf } = await peopleWorld();

const texts = {
  subject: '{{activity}} op {{session_date}}',
  body: 'Hallo {{first_name}},\n\nNeem <b>brood</b> mee.\nTot dan.',
};

type SentMail = {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  reply_to: string | null;
  locale: string;
};
const mailsOf = async (messageId: number) =>
  (
    await rowsOf<SentMail>(
      sql`select recipient, subject, body_text, body_html, reply_to, locale from mails where message_id = ${messageId} order by id`,
    )
  ).rows;

const addWaitlistEntry = (sessionId: number, email: string, status = 'waiting') =>
  asSystem(appPool, (db) =>
    sql`insert into waitlist_entries (organization_id, session_id, first_name, last_name, email, position, status)
      values (${organizationId}, ${sessionId}, 'Wilma', 'Wacht', ${email},
        (select count(*) + 1 from waitlist_entries where session_id = ${sessionId}), ${status})`.execute(db),
  );

describe('to a session', () => {
  test('each participant gets a mail in their own language, and can reply to the organisation', async () => {
    await asSystem(appPool, (db) =>
      sql`update organizations set email = 'club@test.example' where id = ${organizationId}`.execute(db),
    );
    const session = await newSession();
    await add(session, numbered(1));
    const english = await add(session, { ...numbered(2), locale: 'en' });
    const shown = await call(previewSessionMessage, { params: session, body: { participant_ids: [english.id] } });
    expect(shown.body.preview.sample?.values.session_date).toMatch(/^\w+day /);
    const { status, body } = await call(messageSession, { params: session, body: texts });
    expect(status).toBe(202);
    expect(body.message).toMatchObject({ recipients: 2, kind: 'session', delivery: { queued: 2, sent: 0, failed: 0 } });
    const mails = await mailsOf(body.message.id);
    expect(mails.map((mail) => [mail.recipient, mail.reply_to, mail.locale])).toEqual([
      ['s1@test.example', 'club@test.example', 'nl'],
      ['s2@test.example', 'club@test.example', 'en'],
    ]);
    expect(mails[0]?.subject).toMatch(/^Zwemmen op \w+dag \d+ \w+.*, \d\d:\d\d$/);
    expect(mails[1]?.subject).toMatch(/^Zwemmen op \w+day/);
    expect(mails[0]?.body_text).toContain('Hallo Sanne 1,\n\nNeem');
    expect(mails[0]?.body_html).toContain('Neem &lt;b&gt;brood&lt;/b&gt; mee.<br>Tot dan.');
    expect(
      mails.map((mail) => JSON.stringify(mail)).filter((mail) => mail.includes('s1@') && mail.includes('s2@')),
    ).toEqual([]);
    const list = await call(listSessionMessages, { params: session });
    expect(list.body.messages).toMatchObject([
      { id: body.message.id, subject: texts.subject, sent_by: expect.any(String) },
    ]);
  });

  test('a subject that the names make too long is cut before an emoji, not within it', async () => {
    const session = await newSession();
    await add(session, { first_name: '🏊'.repeat(127) });
    const body = { ...texts, subject: 'x{{first_name}}{{first_name}}' };
    const sent = await call(messageSession, { params: session, body });
    expect(sent.status).toBe(202);
    expect((await mailsOf(sent.body.message.id))[0]?.subject).toBe(`x${'🏊'.repeat(127)}`);
    const even = await call(messageSession, {
      params: session,
      body: { ...body, subject: '{{first_name}}{{first_name}}' },
    });
    expect((await mailsOf(even.body.message.id))[0]?.subject).toBe('🏊'.repeat(127));
  });

  test('the preview names people without an address, whom no mail reaches', async () => {
    const session = await newSession();
    await add(session, { first_name: 'Mila', email: 'mila@test.example' });
    const gone = await add(session, { first_name: 'Jan', email: 'jan@test.example' });
    await asSystem(appPool, (db) =>
      sql`update participants set email = null, walk_in_id = gen_random_uuid() where id = ${gone.id}`.execute(db),
    );
    const { body } = await call(previewSessionMessage, { params: session, body: {} });
    expect(body.preview).toMatchObject({ recipients: 1, without_address: { count: 1, names: ['Jan de Wit'] } });
  });

  test('an address shared by several people gets one mail with all their names', async () => {
    const session = await newSession();
    for (const first_name of ['Mila', 'Tom']) await add(session, { first_name, email: 'thuis@test.example' });
    const preview = await call(previewSessionMessage, { params: session, body: {} });
    expect(preview.body.preview).toMatchObject({ recipients: 1, people: 2, sample: { name: 'Mila en Tom de Wit' } });
    const { body } = await call(messageSession, { params: session, body: texts });
    const mails = await mailsOf(body.message.id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('Hallo Mila en Tom,');
  });

  test('goes to chosen participants, and on request also, or only, to the waiting list', async () => {
    const session = await newSession();
    const [one] = [await add(session, numbered(1)), await add(session, numbered(2))];
    await addWaitlistEntry(session.sessionId, 'wacht@test.example');
    await addWaitlistEntry(session.sessionId, 'weg@test.example', 'removed');
    const count = async (body: object) =>
      (await call(previewSessionMessage, { params: session, body })).body.preview.recipients;
    expect(await count({})).toBe(2);
    expect(await count({ participant_ids: [one.id] })).toBe(1);
    expect((await call(previewSessionMessage, { params: session, body: {} })).body.preview.waiting).toBe(1);
    expect(await count({ include_waitlist: true })).toBe(3);
    expect(await count({ participant_ids: [one.id], include_waitlist: true })).toBe(2);
    expect(await count({ include_participants: false, include_waitlist: true })).toBe(1);
    const alone = { ...texts, include_participants: false, include_waitlist: true };
    const { body } = await call(messageSession, { params: session, body: alone });
    expect((await mailsOf(body.message.id)).map((mail) => mail.recipient)).toEqual(['wacht@test.example']);
    expect(body.message.includes_waitlist).toBe(true);
  });

  test('leaves out people who signed out, unless they are included or chosen', async () => {
    const session = await newSession();
    const [, gone] = [await add(session, numbered(1)), await add(session, numbered(2))];
    await addWaitlistEntry(session.sessionId, 'wacht@test.example');
    await asSystem(appPool, (db) =>
      sql`update participants set check_in = 'signed_out' where id = ${gone.id}`.execute(db),
    );
    const count = async (body: object) => {
      const { recipients, signed_out } = (await call(previewSessionMessage, { params: session, body })).body.preview;
      return [recipients, signed_out];
    };
    expect(await count({})).toEqual([1, 1]);
    expect(await count({ include_waitlist: true })).toEqual([2, 1]);
    expect(await count({ include_signed_out: true })).toEqual([2, 1]);
    expect(await count({ include_participants: false, include_waitlist: true, include_signed_out: true })).toEqual([
      1, 1,
    ]);
    expect(await count({ participant_ids: [gone.id] })).toEqual([1, 0]);
    const activity = await call(previewActivityMessage, { params: session, body: {} });
    expect(activity.body.preview.signed_out).toBeGreaterThan(0);
    const { body } = await call(messageSession, { params: session, body: texts });
    expect((await mailsOf(body.message.id)).map((mail) => mail.recipient)).toEqual(['s1@test.example']);
  });

  test('without recipients is refused, and not stored', async () => {
    const session = await newSession();
    const { id } = await add(session);
    await call(removeParticipant, { params: { ...session, participantId: id } });
    const empty = await call(messageSession, { params: session, body: texts });
    expect([empty.status, empty.errors]).toEqual([422, { participant_ids: ['Dit bericht heeft geen ontvangers'] }]);
    const removed = await call(messageSession, { params: session, body: { ...texts, participant_ids: [id] } });
    expect([removed.status, Object.keys(removed.errors)]).toEqual([422, ['participant_ids.0']]);
    expect((await call(listSessionMessages, { params: session })).body.messages).toEqual([]);
  });

  test('a user sends at most 60 messages an hour', async () => {
    const session = await newSession();
    await add(session);
    const answers = [];
    for (let sent = 0; sent < 60; sent++)
      answers.push(await call(messageSession, { as: 'trainer', params: session, body: texts }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await call(messageSession, { as: 'trainer', params: session, body: texts })).status).toBe(429);
    expect((await call(messageSession, { params: session, body: texts })).status).toBe(202);
  });

  test('can’t reach a participant of another session', async () => {
    const activityId = await newActivity();
    const [here, there] = [await newSession({ activityId }), await newSession({ activityId })];
    await add(here);
    const { id } = await add(there, numbered(2));
    const answer = await call(messageSession, { params: here, body: { ...texts, participant_ids: [id] } });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['participant_ids.0']]);
  });

  test('with an unknown variable is refused on its field', async () => {
    const session = await newSession();
    await add(session);
    const body = { subject: 'Hoi {{voornaam}}', body: 'Tot {{bundle}}' };
    const { status, errors } = await call(messageSession, { params: session, body });
    expect(status).toBe(422);
    expect(errors.subject?.[0]).toContain('{{voornaam}}');
    expect(errors.body?.[0]).toContain('{{bundle}}');
  });

  test('a test is mailed to the sender only, with the sender’s name and no other', async () => {
    const session = await newSession();
    await add(session, numbered(7));
    const { status, body } = await call(testSessionMessage, { params: session, body: texts });
    expect(status).toBe(202);
    const { rows } = await rowsOf<SentMail>(sql`select * from mails order by id desc limit 1`);
    expect(rows[0]).toMatchObject({
      recipient: body.message.to,
      subject: expect.stringMatching(/^Proef: Zwemmen op /),
    });
    expect(rows[0]?.body_text).toContain('Hallo staff,');
    expect(rows[0]?.body_text).not.toContain('Sanne');
    expect((await call(listSessionMessages, { params: session })).body.messages).toEqual([]);
  });

  test('a test to a session without participants has the sender’s name', async () => {
    const session = await newSession();
    await call(testSessionMessage, {
      params: session,
      body: { ...texts, subject: '{{activity}} voor {{first_name}}' },
    });
    const { rows } = await rowsOf<SentMail>(sql`select * from mails order by id desc limit 1`);
    expect(rows[0]?.subject).toBe('Proef: Zwemmen voor staff');
  });

  test('is found by its subject literally: a percent sign is no wildcard', async () => {
    const session = await newSession();
    await add(session);
    for (const subject of ['Nu 50% korting', 'Nu 500 plekken'])
      await call(messageSession, { params: session, body: { ...texts, subject } });
    const found = async (search: string) =>
      (await call(listSessionMessages, { params: session, query: { search } })).body.messages.map((row) => row.subject);
    expect(await found('50%')).toEqual(['Nu 50% korting']);
    expect(await found('NU')).toHaveLength(2);
  });

  test('sent again with the same idempotency key is one message', async () => {
    const session = await newSession();
    await add(session);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await call(messageSession, { params: session, body: texts, headers }),
      await call(messageSession, { params: session, body: texts, headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect((await call(listSessionMessages, { params: session })).body.messages).toHaveLength(1);
  });
});

test('a message to a bundle reaches its participants, and names the first session still to come', async () => {
  const activityId = await newActivity();
  const [past, soon, later] = [
    await newSession({ activityId, hours: -30 }),
    await newSession({ activityId, hours: 30 }),
    await newSession({ activityId, hours: 60 }),
  ];
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Beginnerscursus',
      start_date: '2020-01-01',
      session_ids: [later.sessionId, soon.sessionId, past.sessionId],
    }),
  );
  await asSystem(appPool, (db) => seedBundleParticipant(db, { organization_id: organizationId, bundle_id: bundleId }));
  const params = { organizationId, activityId, bundleId };
  const { body: shown } = await call(previewBundleMessage, { params, body: {} });
  expect(shown.preview.sample?.values).toMatchObject({ bundle: 'Beginnerscursus', first_name: 'Sanne' });
  const { rows } = await rowsOf<{ date: string; time: string }>(
    sql`select start_date as date, start_time as time from sessions where id = ${soon.sessionId}`,
  );
  const today = Temporal.Now.plainDateISO('Europe/Amsterdam').toString();
  const [first] = rows.map(({ date, time }) => `${longDate(date, 'nl', today)}, ${time}`);
  expect(shown.preview.sample?.values.session_date).toBe(first);
  const { body } = await call(messageBundle, { params, body: { subject: '{{bundle}}', body: 'x' } });
  expect((await mailsOf(body.message.id))[0]?.subject).toBe('Beginnerscursus');
  expect((await call(listBundleMessages, { params })).body.messages).toHaveLength(1);
  expect((await call(listSessionMessages, { params: soon })).body.messages).toEqual([]);
});

test('a message to an activity reaches the participants of sessions that have not started, once each', async () => {
  const activityId = await newActivity();
  const [past, soon, later] = [
    await newSession({ activityId, hours: -30 }),
    await newSession({ activityId, hours: 30 }),
    await newSession({ activityId, hours: 60 }),
  ];
  await add(past, numbered(1));
  for (const session of [soon, later]) await add(session, numbered(2));
  await add(later, numbered(3));
  const params = { organizationId, activityId };
  const { body: shown } = await call(previewActivityMessage, { params, body: {} });
  expect(shown.preview).toMatchObject({ recipients: 2, people: 2 });
  const { body } = await call(messageActivity, { params, body: texts });
  expect((await mailsOf(body.message.id)).map((mail) => mail.recipient)).toEqual([
    's2@test.example',
    's3@test.example',
  ]);
  expect((await call(listActivityMessages, { params })).body.messages).toHaveLength(1);
});

test('a message to 1,100 people, whose mails are written in batches, reaches each of them', async () => {
  const session = await newSession({ spots: null });
  await asSystem(appPool, (db) =>
    sql`insert into participants (organization_id, session_id, first_name, last_name, email)
      select ${organizationId}, ${session.sessionId}, 'Deelnemer', n::text, 'n' || n || '@test.example'
      from generate_series(1, 1100) as n`.execute(db),
  );
  const { body } = await call(messageSession, { params: session, body: texts });
  expect(body.message).toMatchObject({ recipients: 1_100, delivery: { queued: 1_100 } });
  expect(new Set((await mailsOf(body.message.id)).map((mail) => mail.recipient)).size).toBe(1_100);
});
