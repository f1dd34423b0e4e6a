import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { createContact } from '@move/contract/contacts/contacts.ts';
import { createParticipant, removeParticipant, updateParticipant } from '@move/contract/participants/participants.ts';
import { erasePersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { fullName, MARKS, marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';
import { untilQueued } from '../../../testing/database/hold.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedParticipant } from '../../bookings/bookings.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';

const world = await personalDataWorld();
const { call, appPool, organizationId, newSession, startIn, add, rowsOf, tenants, plant, tablesWith, sumsOf } = world;

const pathOf = (id: number) => ({ organizationId, record: `participants-${id}` });
const erase = (id: number, body: Record<string, unknown>) => call(erasePersonalData, { params: pathOf(id), body });

let people = 0;
/** A new person for each test. */
function newPerson() {
  people += 1;
  return { ...marked, last_name: `Zqnummer ${people}`, email: `zq${people}@test.example` };
}

/** Books a person in the session, or without `session` in a session that is over. */
async function bookingOf(person: Record<string, unknown>, session?: Awaited<ReturnType<typeof newSession>>) {
  const place = session ?? (await newSession({ hours: 1 }));
  const { id } = await add(place, person);
  if (!session) await startIn(place, -72);
  return { ...place, id };
}

test('an erased person is in no table any more; amounts and counts stay', async () => {
  const { record } = await plant();
  const planted = await tablesWith(MARKS);
  expect(planted).toEqual(
    expect.arrayContaining(
      'audit_log_ bundle_participants contacts form_drafts idempotency_keys inbox_items invites mails messages notifications orders participants provider_findings provider_refunds purchases question_answers refunds saved_views sessions waitlist_entries'
        .split(' ')
        .map((name) => expect.stringContaining(`public.${name}`)),
    ),
  );
  const before = await sumsOf();
  const params = { organizationId, record };
  const { data } = (await call(getPersonalData, { params })).body;
  expect(data.obstacles).toEqual([]);
  expect(Object.fromEntries(data.kept.map(({ kind, count }) => [kind, count]))).toMatchObject({
    participants: 3,
    bundle_participants: 1,
    waitlist_entries: 1,
    purchases: 1,
    orders: 2,
    contacts: 1,
    invites: 1,
    answers: 2,
    taps: 1,
    messages: 1,
  });
  const erased = await call(erasePersonalData, { params, body: { name: 'zqnoor zqjansen' } });
  expect([erased.status, erased.errors]).toEqual([204, {}]);
  expect(await tablesWith(MARKS)).toEqual([]);
  expect(await sumsOf()).toEqual(before);
});

test('the trail shows that a person was erased, without any personal data', async () => {
  const { audit } = (await call(listOrganizationAudit, { params: { organizationId }, query: { itemsPerPage: 100 } }))
    .body;
  expect(audit[0]).toMatchObject({ action: 'erasePersonalData', subject_type: 'erasures', subject_name: null });
  const created = audit.find(({ action }) => action === 'createContact');
  expect(created).toMatchObject({ subject_name: null, actor: { id: tenants.users.staff } });
  expect(created?.changes.find(({ field }) => field === 'email')).toMatchObject({ old: null, new: '•••' });
});

test('the reason of a canceled session that names the person is gone, also from mails to others', async () => {
  const { rows } = await rowsOf(sql<{ recipient: string; body_text: string; body_html: string }>`
    select recipient, body_text, body_html from mails where recipient = 'bram@test.example' and body_text like '%Reden%'`);
  expect(rows).toMatchObject([
    {
      body_text: expect.stringContaining('Reden: Verwijderd'),
      body_html: expect.stringContaining('Reden: Verwijderd'),
    },
  ]);
  const { audit } = (
    await call(listOrganizationAudit, { params: { organizationId }, query: { action: 'cancelSession' } })
  ).body;
  const fields = audit.flatMap(({ changes }) => changes);
  expect(fields.find(({ field }) => field === 'canceled_reason')?.new).toBe('•••');
  expect(fields.find(({ field }) => field === 'status')?.new).toBe('canceled');
});

test('the mail to the buyer of a booking no longer names the erased participant', async () => {
  const { rows } = await rowsOf(sql<{ body_text: string; body_html: string }>`
    select body_text, body_html from mails where recipient = 'bram@test.example' and body_text like '%Voor%'`);
  const named = expect.stringContaining('Voor: Verwijderd');
  expect(rows).toMatchObject([{ body_text: named, body_html: named }]);
});

test('the product still can’t change the trail itself', async () => {
  const change = (column: string) =>
    asSystem(appPool, (db) =>
      sql`select set_config('app.erasing', 'on', true)`
        .execute(db)
        .then(() => sql`update audit_log set ${sql.ref(column)} = null`.execute(db)),
    );
  await expect(change('actor_id')).rejects.toThrow('permission denied');
  await expect(change('subject_name')).rejects.toThrow('permission denied');
});

test('a person is also found by a contact, which erasing removes', async () => {
  const child = newPerson();
  const { id } = await bookingOf(child);
  const { first_name, last_name, email } = child;
  const names = { first_name, last_name, email: email.toUpperCase() };
  const { contact } = (await call(createContact, { params: { organizationId }, body: names })).body;
  const params = { organizationId, record: `contacts-${contact.id}` };
  const { data } = (await call(getPersonalData, { params })).body;
  expect(data.kept).toContainEqual({ kind: 'participants', count: 1 });
  expect((await call(erasePersonalData, { params, body: { name: fullName(child) } })).status).toBe(204);
  expect((await call(getPersonalData, { params })).status).toBe(404);
  expect((await call(getPersonalData, { params: pathOf(id) })).body.data.is_erased).toBe(true);
});

test('a person who was erased can’t be erased again', async () => {
  const child = newPerson();
  const { id } = await bookingOf(child);
  expect((await erase(id, { name: fullName(child) })).status).toBe(204);
  const { data } = (await call(getPersonalData, { params: pathOf(id) })).body;
  expect(data).toMatchObject({
    is_erased: true,
    person: { first_name: 'Verwijderd', date_of_birth: null },
    others: [],
  });
  const again = await erase(id, { name: 'Verwijderd –' });
  expect([again.status, Object.keys(again.errors)]).toEqual([409, ['state']]);
});

test('two people erased from the same session remain two rows', async () => {
  const child = newPerson();
  const session = await newSession({ hours: 1 });
  const first = await bookingOf(child, session);
  const second = await bookingOf({ ...child, date_of_birth: '2010-01-01' }, session);
  await startIn(session, -72);
  for (const { id } of [first, second]) expect((await erase(id, { name: fullName(child) })).status).toBe(204);
  const { rows } = await rowsOf(
    sql<{ first_name: string }>`select first_name from participants where session_id = ${session.sessionId}`,
  );
  expect(rows).toEqual([{ first_name: 'Verwijderd' }, { first_name: 'Verwijderd' }]);
});

test('a family member with the same address is shown, and is not erased unless chosen', async () => {
  const child = newPerson();
  const session = await newSession({ hours: 1 });
  const tom = { ...child, first_name: 'Tom', date_of_birth: '2016-06-06' };
  const [sister, brother] = [await bookingOf(child, session), await bookingOf(tom, session)];
  await startIn(session, -72);
  const { data } = (await call(getPersonalData, { params: pathOf(sister.id) })).body;
  expect(data.others).toEqual([
    expect.objectContaining({ record: expect.any(String), first_name: 'Tom', has_same_name: false, records: 2 }),
  ]);
  const mailsOf = async () =>
    (await rowsOf(sql<{ body_text: string }>`select body_text from mails where recipient = ${child.email} order by id`))
      .rows;
  const rowOf = async () => (await rowsOf(sql`select * from participants where id = ${brother.id}`)).rows;
  const before = await rowOf();
  expect((await mailsOf()).length).toBe(2);
  expect((await erase(sister.id, { name: fullName(child) })).status).toBe(204);
  expect(await rowOf()).toEqual(before);
  expect(await mailsOf()).toEqual([{ body_text: expect.stringContaining('Hallo Tom') }]);
  const also = [`participants-${sister.id}`];
  expect((await erase(brother.id, { name: fullName(tom), also })).status).toBe(204);
  expect(await mailsOf()).toEqual([]);
});

test('a chosen family member is erased with the person', async () => {
  const child = newPerson();
  const session = await newSession({ hours: 1 });
  const right = await bookingOf(child, session);
  const typo = await bookingOf({ ...child, last_name: 'Zqtypo' }, session);
  await startIn(session, -72);
  const also = [`participants-${typo.id}`];
  expect((await erase(right.id, { name: fullName(child), also })).status).toBe(204);
  expect(await tablesWith([child.email, 'zqtypo'])).toEqual([]);
});

test('the same person at another organisation is not changed', async () => {
  const child = newPerson();
  const organization_id = tenants.otherOrganization;
  const otherId = await asSystem(appPool, async (db) => {
    const activity_id = await seedActivity(db, { organization_id, name: 'Tennis' });
    const days = { start_date: '2024-01-05', start_time: '19:00', end_date: '2024-01-05', end_time: '20:00' };
    const [session_id = 0] = await seedSessions(db, { organization_id, activity_id, ...days });
    return seedParticipant(db, { organization_id, session_id, ...child });
  });
  const { id } = await bookingOf(child);
  const rowOf = async () => (await rowsOf(sql`select * from participants where id = ${otherId}`)).rows;
  const before = await rowOf();
  expect((await erase(id, { name: fullName(child) })).status).toBe(204);
  expect(await rowOf()).toEqual(before);
  const foreign = await call(getPersonalData, { params: pathOf(otherId) });
  expect(foreign.status).toBe(404);
  await asSystem(appPool, (db) => db.deleteFrom('participants').where('id', '=', otherId).execute());
});

test('a future booking or an open payment prevents erasing', async () => {
  const child = newPerson();
  const session = await newSession({ hours: 48 });
  const { id } = await bookingOf(child, session);
  const { data } = (await call(getPersonalData, { params: pathOf(id) })).body;
  expect(data.obstacles).toEqual([{ kind: 'booking', title: 'Zwemmen', date: expect.any(String) }]);
  expect((await erase(id, { name: fullName(child) })).errors).toHaveProperty('state');
  await call(removeParticipant, { params: { ...session, participantId: id } });
  expect((await erase(id, { name: fullName(child) })).status).toBe(204);

  const activityId = await world.newActivity({ rate_id: await world.newRate(500) });
  const paid = await newSession({ activityId, hours: 1 });
  const open = await bookingOf({ ...child, payment_type: 'cash' }, paid);
  await startIn(paid, -72);
  const { data: due } = (await call(getPersonalData, { params: pathOf(open.id) })).body;
  expect(due.obstacles.map(({ kind }) => kind)).toEqual(['payment']);
  expect((await erase(open.id, { name: fullName(child) })).status).toBe(409);
});

test('a confirmation with another name is refused', async () => {
  const { id } = await bookingOf({ first_name: 'Ada', email: 'ada@test.example' });
  const refused = await erase(id, { name: 'Iemand anders' });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['name']]);
});

test('only staff of the organisation may see, export or erase a person', async () => {
  const { id } = await bookingOf({ first_name: 'Bo', email: 'bo@test.example' });
  const statuses = { trainer: 403, admin: 403, nobody: 404, superadmin: 200 } as const;
  for (const as of ['trainer', 'admin', 'nobody', 'superadmin'] as const) {
    const answer = await call(getPersonalData, { as, params: pathOf(id) });
    expect([as, answer.status]).toEqual([as, statuses[as]]);
  }
  await appPool.query("delete from role_abilities where role = 'organization' and ability = 'manage-participants'");
  expect((await call(getPersonalData, { params: pathOf(id) })).status).toBe(403);
  expect((await erase(id, { name: 'Bo de Wit' })).status).toBe(403);
  await appPool.query("insert into role_abilities values ('organization', 'manage-participants')");
});

test('a booking made while a person is erased is not changed', async () => {
  const cas = { first_name: 'Cas', last_name: 'Vos', email: 'cas@test.example' };
  const { id } = await bookingOf(cas);
  const coming = await newSession({ hours: 48 });
  const release = await holdRow(id);
  const erasing = erase(id, { name: 'Cas Vos' });
  await untilQueued(appPool, 1);
  const booked = await call(createParticipant, { params: coming, body: cas });
  await release();
  expect(booked.status).toBe(201);
  // the booking was made between finding and locking the person's records, so nothing is erased
  expect((await erasing).status).toBe(409);
  const { rows } = await rowsOf(
    sql<{ first_name: string }>`select first_name from participants where email = ${cas.email}`,
  );
  expect(rows).toEqual([{ first_name: 'Cas' }, { first_name: 'Cas' }]);
});

test('a person who gets another name while being erased is not erased', async () => {
  const { id, ...session } = await bookingOf({ first_name: 'Dirk', email: 'dirk@test.example' });
  const release = await holdRow(id);
  const changing = call(updateParticipant, { params: { ...session, participantId: id }, body: { first_name: 'Derk' } });
  await untilQueued(appPool, 1);
  const erasing = erase(id, { name: 'Dirk de Wit' });
  await untilQueued(appPool, 2);
  await release();
  expect((await changing).status).toBe(200);
  const { status } = await erasing;
  expect([409, 422]).toContain(status);
  const { data } = (await call(getPersonalData, { params: pathOf(id) })).body;
  expect(data.person.first_name).toBe('Derk');
});

/** Locks the row of a participant. Returns a function that releases the lock. */
async function holdRow(id: number) {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = asSystem(appPool, async (db) => {
    await sql`select from participants where id = ${id} for update`.execute(db);
    held.resolve();
    await done.promise;
  });
  await held.promise;
  return async () => {
    done.resolve();
    await holding;
  };
}

test('a buyer without an address is erased with the order, and other buyers of the same name stay', async () => {
  const productId = await asSystem(appPool, (db) => seedProduct(db, { organization_id: organizationId, name: 'Muts' }));
  const params = { organizationId, productId };
  const buyer = { first_name: 'Zqria', last_name: 'Zqbalie', quantity: 1, payment_type: 'external' as const };
  const sell = async () => (await call(createPurchase, { params, body: buyer })).body.purchase;
  const [erased, kept] = [await sell(), await sell()];
  const path = { organizationId, record: `purchases-${erased.id}` };
  const { data } = (await call(getPersonalData, { params: path })).body;
  expect(Object.fromEntries(data.kept.map(({ kind, count }) => [kind, count]))).toMatchObject({
    purchases: 1,
    orders: 1,
  });
  expect((await call(erasePersonalData, { params: path, body: { name: 'Zqria Zqbalie' } })).status).toBe(204);
  const { rows: purchases } = await rowsOf(sql`
    select id, first_name, email from purchases where product_id = ${productId} order by id`);
  expect(purchases).toEqual([
    { id: erased.id, first_name: 'Verwijderd', email: expect.stringContaining('@erased.invalid') },
    { id: kept.id, first_name: 'Zqria', email: null },
  ]);
  const { rows: orders } = await rowsOf(sql`
    select id, first_name from orders where id in (${erased.order_id}, ${kept.order_id}) order by id`);
  expect(orders).toEqual([
    { id: erased.order_id, first_name: 'Verwijderd' },
    { id: kept.order_id, first_name: 'Zqria' },
  ]);
});
