import { randomUUID } from 'node:crypto';
import { createPublicPurchase, createSessionBooking } from '@move/contract/checkout/checkout.ts';
import { createWalkIn } from '@move/contract/check-in/walk-ins.ts';
import { removeContact } from '@move/contract/contacts/contacts.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { moveParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { sendParticipantPaymentLink } from '@move/contract/participants/payment-links.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { removeParticipant } from '@move/contract/participants/participants.ts';
import { removeMember } from '@move/contract/team/team.ts';
import { acceptWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import type { ContactRole } from '@move/domain/contacts/contact-roles.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { walletWorld } from '../../testing/money/wallet-world.ts';
import { newPerson, numbered } from '../../testing/worlds/people-world.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedContact, seedContactLink } from './contacts.seed.ts';

// docs/rules/mails.md#mails-to-contacts
const world = await paymentWorld();
const { call, appPool, ownerPool, add, newActivity, newSession, organizationId, priced, rowsOf, tenants } = world;
const { order, buy, pay, choose, runJobs, mailsTo, series } = world;
const { holder } = walletWorld(world);

const ADDRESS = 'inschrijvingen@test.example';
const headers = { 'x-application-id': String(tenants.application) };
type Contact = { email?: string | null; user_id?: number; roles?: ContactRole[] };

/** Adds a contact of an activity or product. */
async function linked(subject: { activityId: number } | { productId: number }, contact: Contact = {}) {
  const { roles = ['confirmation_mail'], ...more } = contact;
  const [subject_type, subject_id] =
    'activityId' in subject ? ['activity', subject.activityId] : ['product', subject.productId];
  return asSystem(appPool, async (db) => {
    const about = { organization_id: organizationId, first_name: 'Pieter', last_name: 'Post', email: ADDRESS, ...more };
    const contact_id = await seedContact(db, about);
    await seedContactLink(db, {
      organization_id: organizationId,
      subject_type: String(subject_type),
      subject_id: Number(subject_id),
      contact_id,
      roles,
    });
    return contact_id;
  });
}

async function newProduct(cents: number | null = 1_250) {
  const rate_id = cents === null ? null : await world.newRate(cents);
  const product = { organization_id: organizationId, name: 'Badlaken', rate_id, spots: 20, concept: false };
  return asSystem(appPool, (db) => seedProduct(db, product));
}

const subjects = async () => (await mailsTo(ADDRESS)).map(({ subject }) => subject);
const BOOKED = 'Nieuwe inschrijving: Zwemmen';
const BOUGHT = 'Nieuwe aankoop: Badlaken';

beforeEach(async () => {
  await ownerPool.query('delete from throttles');
  await ownerPool.query('delete from mails');
  await asSystem(appPool, (db) => sql`delete from contacts`.execute(db));
});

describe('a contact with the role confirmation mail is mailed', () => {
  test('when staff book a participant without mailing the participant, and gets no data of that person', async () => {
    const session = await newSession({ spots: 12 });
    await linked(session);
    const sanne = { ...newPerson(), notes: 'Allergisch' };
    await add(session, { ...sanne, notify: false });
    const [mail, ...others] = await mailsTo(ADDRESS);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(BOOKED);
    expect(mail?.body_text).toContain('Aantal mensen: 1');
    expect(mail?.body_text).toContain('Bezette plekken: 1 van 12');
    expect(mail?.body_text).toMatch(/\d{4}, \d\d:\d\d–\d\d:\d\d/);
    const path = `/organizations/${organizationId}/activities/${session.activityId}/sessions/${session.sessionId}`;
    expect(mail?.body_text).toContain(`${path}`);
    for (const data of [sanne.first_name, sanne.last_name, sanne.email, sanne.notes]) {
      expect(`${mail?.subject} ${mail?.body_text} ${mail?.body_html}`).not.toContain(data);
    }
  });

  test('once when a visitor books a free session for several people', async () => {
    const activityId = await newActivity({ concept: false, offer_type: 'sessions' });
    const session = await newSession({ activityId });
    await linked(session);
    const people = [1, 2, 3].map(numbered);
    const { status } = await call(createSessionBooking, {
      as: null,
      params: { sessionId: session.sessionId },
      body: { buyer: people[0], participants: people },
      headers,
    });
    expect(status).toBe(201);
    const mails = await mailsTo(ADDRESS);
    expect(mails.map(({ subject }) => subject)).toEqual([BOOKED]);
    expect(mails[0]?.body_text).toContain('Aantal mensen: 3');
    expect(mails[0]?.body_text).toContain('Bezette plekken: 3 van 10');
  });

  test('when an online order is paid, once however often the provider reports it', async () => {
    const session = await priced();
    await linked(session);
    const placed = await order(session, [1, 2]);
    expect(await subjects()).toEqual([]);
    const reference = await pay(placed);
    for (const outcome of ['failed', 'paid'] as const) {
      await choose(reference, outcome);
      await runJobs();
    }
    expect(await subjects()).toEqual([BOOKED]);
    const { body } = await call(getOrder, { params: { organizationId, orderId: placed.orderId } });
    expect(body.order.timeline.flatMap(({ mail }) => mail?.kind ?? [])).toEqual(['paid', 'contact_notice']);
  });

  test('when a payment link of staff is paid, not when it is sent', async () => {
    const session = await priced();
    await linked(session);
    const { id } = await add(session, { ...numbered(4), payment_type: 'link' });
    expect(await subjects()).toEqual([]);
    await pay(await linkOf(id));
    expect(await subjects()).toEqual([BOOKED]);
  });

  test('when a wallet pays', async () => {
    const { user, walletId } = await holder(40);
    const activityId = await newActivity({
      concept: false,
      offer_type: 'sessions',
      rate_id: await world.newRate(1_250),
    });
    const session = await newSession({ activityId });
    await linked(session);
    const { status } = await call(createSessionBooking, {
      as: null,
      params: { sessionId: session.sessionId },
      body: { buyer: numbered(5), participants: [numbered(5)], wallet_id: walletId },
      headers: user.headers,
    });
    expect(status).toBe(201);
    expect(await subjects()).toEqual([BOOKED]);
  });

  test('when an invitation from the waiting list is accepted', async () => {
    const session = await world.fullSession();
    await world.wait(session, 1);
    await linked(session);
    await call(removeParticipant, { params: session });
    await runJobs();
    await call(acceptWaitlistInvite, world.byToken(await world.linkTo('s1@test.example')));
    expect(await subjects()).toEqual([BOOKED]);
  });

  test('about a bundle, with its name', async () => {
    const activityId = await newActivity();
    const sessions = await series(activityId, 3);
    const bundleId = await asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name: 'Beginnerscursus',
        start_date: Temporal.Now.plainDateISO('Europe/Amsterdam').toString(),
        session_ids: sessions.map(({ sessionId }) => sessionId),
      }),
    );
    await linked({ activityId });
    const params = { organizationId, activityId, bundleId };
    for (const body of [newPerson(), newPerson()]) await call(createBundleParticipant, { params, body });
    const mails = await mailsTo(ADDRESS);
    // one mail for each of the two orders
    expect(mails.map(({ subject }) => subject)).toEqual([BOOKED, BOOKED]);
    expect(mails[1]?.body_text).toContain('Bundel: Beginnerscursus');
    expect(mails[1]?.body_text).toContain(`/activities/${activityId}/bundles/${bundleId}`);
  });

  test('about a purchase at the counter, unless the contact is the seller', async () => {
    const productId = await newProduct();
    await linked({ productId });
    await linked({ productId }, { email: 'staff@test.example', user_id: tenants.users.staff });
    await call(createPurchase, {
      params: { organizationId, productId },
      body: { quantity: 3, payment_type: 'cash', is_paid: true },
    });
    const [mail, ...others] = await mailsTo(ADDRESS);
    expect([mail?.subject, others]).toEqual([BOUGHT, []]);
    expect(mail?.body_text).toContain('Verkocht: 3 van 20');
    expect(mail?.body_text).toContain(`/products/${productId}/purchases`);
    expect(await mailsTo('staff@test.example')).toEqual([]);
  });

  test('about a purchase on the website: free at once, else when it is paid', async () => {
    const [free, paid] = [await newProduct(null), await newProduct()];
    await linked({ productId: free });
    await linked({ productId: paid });
    const body = { buyer: numbered(6), quantity: 1 };
    const { status } = await call(createPublicPurchase, { as: null, params: { productId: free }, body, headers });
    expect([status, await subjects()]).toEqual([201, [BOUGHT]]);
    const placed = await buy(paid);
    expect(await subjects()).toEqual([BOUGHT]);
    await pay(placed);
    expect(await subjects()).toEqual([BOUGHT, BOUGHT]);
  });

  test('in the language of the user who is the contact', async () => {
    const session = await newSession();
    await rowsOf(sql`update users set locale = 'en' where id = ${tenants.users.trainer}`);
    await linked(session, { user_id: tenants.users.trainer });
    await add(session, newPerson());
    expect(await subjects()).toEqual(['New booking: Zwemmen']);
  });
});

describe('no mail', () => {
  test('goes to a contact with another role, without an address, or who was removed or erased', async () => {
    const session = await newSession();
    await linked(session, { roles: ['contact_person', 'trainer'] });
    await linked(session, { email: null });
    const contactId = await linked(session, { email: 'weg@test.example' });
    const erasedId = await linked(session, { email: 'gewist@test.example' });
    await call(removeContact, { params: { organizationId, contactId } });
    const erased = await call(erasePersonalData, {
      params: { organizationId, record: `contacts-${erasedId}` },
      body: { name: 'Pieter Post' },
    });
    expect(erased.status).toBe(204);
    const sanne = newPerson();
    await add(session, sanne);
    const { rows } = await rowsOf(sql<{ recipient: string }>`select recipient from mails`);
    expect(rows).toEqual([{ recipient: sanne.email }]);
  });

  test('is sent about a booking that is moved, a walk-in, or cash that is paid for a confirmed booking', async () => {
    const session = await priced({ hours: 0.2 });
    const other = await newSession({ activityId: session.activityId, hours: 96 });
    const { id } = await add(session, { ...newPerson(), payment_type: 'cash' });
    await linked(session);
    await call(payParticipant, { params: { ...session, participantId: id } });
    await call(moveParticipant, { params: { ...session, participantId: id }, body: { session_id: other.sessionId } });
    const made_at = new Date().toISOString();
    const walkIn = { id: randomUUID(), first_name: 'Piet', last_name: 'Inloop', made_at, payment: 'free' };
    expect((await call(createWalkIn, { params: session, body: walkIn })).status).toBe(201);
    expect(await subjects()).toEqual([]);
  });

  test('is sent when a confirmed booking is later paid by a link', async () => {
    const session = await priced();
    const { id } = await add(session, { ...numbered(7), payment_type: 'cash' });
    await linked(session);
    await call(sendParticipantPaymentLink, { params: { ...session, participantId: id } });
    await pay(await linkOf(id));
    expect(await subjects()).toEqual([]);
  });

  test('is sent about a payment to an organisation that was removed', async () => {
    const session = await priced();
    await linked(session);
    const placed = await order(session, [8]);
    const reference = await world.begin(placed);
    await rowsOf(sql`update organizations set deleted_at = now() where id = ${organizationId}`);
    await choose(reference, 'paid');
    await runJobs();
    await rowsOf(sql`update organizations set deleted_at = null where id = ${organizationId}`);
    expect(await subjects()).toEqual([]);
  });
});

test('a member who left the team, or whose login is closed, is not mailed any more', async () => {
  const session = await newSession();
  await linked(session, { user_id: tenants.users.trainer, roles: ['trainer', 'confirmation_mail'] });
  await rowsOf(sql`update users set closed_at = now() where id = ${tenants.users.trainer}`);
  await add(session, numbered(1));
  expect(await subjects()).toEqual([]);
  await rowsOf(sql`update users set closed_at = null where id = ${tenants.users.trainer}`);
  await add(session, numbered(2));
  expect(await subjects()).toHaveLength(1);
  const params = { organizationId, userId: tenants.users.trainer };
  expect((await call(removeMember, { params })).status).toBe(204);
  await add(session, numbered(3));
  expect(await subjects()).toHaveLength(1);
  const { rows } = await rowsOf(sql`select roles from contact_links where subject_id = ${session.activityId}`);
  expect(rows).toEqual([{ roles: ['trainer'] }]);
});

/** The order of a participant, and the token of its link. */
async function linkOf(participantId: number) {
  const { rows } = await rowsOf(sql<{ id: number }>`
    select order_id as id from order_lines where id = (select order_line_id from participants where id = ${participantId})`);
  const { rows: people } = await rowsOf(
    sql<{ email: string }>`select email from participants where id = ${participantId}`,
  );
  return { orderId: rows[0]?.id ?? 0, orderToken: await world.linkTo(people[0]?.email ?? '') };
}
