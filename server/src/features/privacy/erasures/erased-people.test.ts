import { updateProfile } from '@move/contract/access/access.ts';
import { createContact } from '@move/contract/contacts/contacts.ts';
import { messageSession } from '@move/contract/messages/messages.ts';
import { sendTap } from '@move/contract/check-in/check-in.ts';
import {
  checkIn,
  checkInMany,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { settleProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { cancelPurchase, createPurchase, refundPurchase } from '@move/contract/purchases/purchases.ts';
import { ERASED_NAME, ERASED_USER } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { fullName, marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';
import { seedProduct } from '../../products/products.seed.ts';

const { call, appPool, organizationId, newSession, newRate, startIn, add, rowsOf, tablesWith } =
  await personalDataWorld();

test('an erased person can’t be changed, checked in, moved, removed or mailed', async () => {
  const place = await newSession({ hours: 1 });
  const { id } = await add(place, marked);
  await startIn(place, -72);
  const record = `participants-${id}`;
  const name = `${marked.first_name} ${marked.last_name}`;
  const erased = await call(erasePersonalData, { params: { organizationId, record }, body: { name } });
  expect(erased.status).toBe(204);
  const params = { ...place, participantId: id };
  const changed = await call(updateParticipant, { params, body: { first_name: 'Sanne' } });
  expect([changed.status, changed.errors.state?.[0]]).toEqual([409, expect.stringMatching(/gewist/)]);
  const target = await newSession({ activityId: place.activityId, hours: 48 });
  const moved = await call(moveParticipant, { params, body: { session_id: target.sessionId } });
  expect([moved.status, moved.errors.state?.[0]]).toEqual([409, expect.stringMatching(/gewist/)]);
  const tap = { id: crypto.randomUUID(), made_at: new Date().toISOString(), seen: 'none', status: 'present' };
  const refused = [
    await call(checkIn, { params, body: { status: 'present' } }),
    await call(checkInMany, { params: place, body: { participants: [{ id, status: 'present' }] } }),
    await call(sendTap, { params, body: tap }),
    await call(removeParticipant, { params, query: { refund: 'none' } }),
  ];
  for (const { status, errors } of refused) {
    expect([status, Object.values(errors)[0]?.[0]]).toEqual([409, expect.stringMatching(/gewist/)]);
  }
  const body = { subject: 'Vraag', body: 'Hallo', participant_ids: [id] };
  const headers = { 'accept-language': 'en' };
  const written = await call(messageSession, { params: place, body, headers });
  expect([written.status, written.errors.participant_ids?.[0]]).toEqual([422, expect.stringMatching(/erased/)]);
});

// docs/privacy.md: the address shows that a person was erased, since anybody may type the name
test('a participant with the name of erased people but a real address can be checked in, moved, changed and removed', async () => {
  const place = await newSession({ hours: 1 });
  const { id } = await add(place, marked);
  await asSystem(appPool, (db) => db.updateTable('participants').set(ERASED_NAME).where('id', '=', id).execute());
  const params = { ...place, participantId: id };
  expect((await call(checkIn, { params, body: { status: 'present' } })).status).toBe(200);
  const target = await newSession({ activityId: place.activityId, hours: 48 });
  expect((await call(moveParticipant, { params, body: { session_id: target.sessionId } })).status).toBe(200);
  const moved = { ...params, sessionId: target.sessionId };
  expect((await call(updateParticipant, { params: moved, body: { last_name: 'Vis' } })).status).toBe(200);
  expect((await call(removeParticipant, { params: moved, query: { refund: 'none' } })).status).toBe(204);
});

test('no participant, user or contact can be given the name of erased people', async () => {
  const place = await newSession({ hours: 1 });
  const { id } = await add(place, marked);
  const changed = await call(updateParticipant, { params: { ...place, participantId: id }, body: ERASED_NAME });
  expect([changed.status, Object.keys(changed.errors)]).toEqual([422, ['first_name']]);
  const profile = await call(updateProfile, { body: ERASED_USER });
  expect([profile.status, Object.keys(profile.errors)]).toEqual([422, ['first_name']]);
  const contact = await call(createContact, { params: { organizationId }, body: ERASED_USER });
  expect([contact.status, Object.keys(contact.errors)]).toEqual([422, ['first_name']]);
});

const buyer = { first_name: 'Qxpim', last_name: 'Qxbos', email: 'qxpim@test.example' };

/** A purchase of € 10 that is paid in cash, of a buyer who is erased afterwards. */
async function erasedPurchase() {
  const productId = await asSystem(appPool, async (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Badmuts', rate_id: await newRate(1_000) }),
  );
  const params = { organizationId, productId };
  const body = { ...buyer, quantity: 1, payment_type: 'cash', is_paid: true };
  const { purchase } = (await call(createPurchase, { params, body })).body;
  const record = `purchases-${purchase.id}`;
  const name = fullName(buyer);
  expect((await call(erasePersonalData, { params: { organizationId, record }, body: { name } })).status).toBe(204);
  return { ...params, purchaseId: purchase.id, orderId: purchase.order_id };
}

test('a purchase of an erased buyer can’t be canceled', async () => {
  const params = await erasedPurchase();
  const { status, errors } = await call(cancelPurchase, { params, query: { refund: 'full' } });
  expect([status, errors.state?.[0]]).toEqual([409, expect.stringMatching(/gewist/)]);
});

test('an erased buyer can be refunded, and the reason that staff type is not stored', async () => {
  const { orderId, ...params } = await erasedPurchase();
  const body = { amount_in_cents: 100, reason: 'Qxpim belde' };
  expect((await call(refundPurchase, { params, body })).status).toBe(200);
  const { rows } = await rowsOf(sql<{ id: number }>`
    with payment as (
      insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents,
        fee_in_cents, status, provider_reference)
      select organization_id, application_id, id, array(select id from order_lines where order_id = orders.id), 'test', 'ideal',
        1000, 0, 'paid', 'tr_erased' from orders where id = ${orderId} returning organization_id, application_id, id)
    insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents, status)
    select organization_id, application_id, id, 'paid_twice', 100, 'failed' from payment returning id`);
  const refund = { organizationId, orderId, providerRefundId: rows[0]?.id ?? 0 };
  const settled = await call(settleProviderRefund, { params: refund, body: { settled_how: 'Aan Qxbos zelf' } });
  expect([settled.status, settled.body.provider_refund.settled_how]).toEqual([200, null]);
  expect(await tablesWith(['qxpim', 'qxbos'])).toEqual([]);
});
