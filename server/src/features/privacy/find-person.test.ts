import { createWalkIn } from '@move/contract/check-in/walk-ins.ts';
import { erasePersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { peopleWorld } from '../../testing/worlds/people-world.ts';
import { seedProduct } from '../products/products.seed.ts';

// Finds the records of a person from an order (docs/privacy.md#a-request-to-see-or-erase-data).

const { call, appPool, organizationId, newActivity, newSession, newRate, startIn, rowsOf } = await peopleWorld();

const pathOf = (orderId: number) => ({ organizationId, record: `orders-${orderId}` });

async function personOf(orderId: number) {
  const { data } = (await call(getPersonalData, { as: 'superadmin', params: pathOf(orderId) })).body;
  return { kept: Object.fromEntries(data.kept.map(({ kind, count }) => [kind, count])), others: data.others };
}

const erase = (orderId: number, name: string) =>
  call(erasePersonalData, { as: 'superadmin', params: pathOf(orderId), body: { name } });

/** A person without an address who paid at the door of a session that is over. */
async function walkIn(date_of_birth: string | null) {
  const session = await newSession({ hours: -0.1, activityId: await newActivity({ rate_id: await newRate(750) }) });
  const person = { first_name: 'Piet', last_name: 'Inloop', date_of_birth };
  const id = crypto.randomUUID();
  const body = { ...person, id, payment: 'paid', made_at: new Date().toISOString() };
  const added = await call(createWalkIn, { as: 'staff', params: session, body });
  await startIn(session, -72);
  const { rows } = await rowsOf(sql<{ id: number }>`
    select order_id as id from order_lines join participants on order_line_id = order_lines.id
    where participants.id = ${added.body.person.id}`);
  return { orderId: rows[0]?.id ?? 0, participantId: added.body.person.id };
}

test.each(['1980-01-02', null])(
  'the order of a walk-in without an address, born %s, is erased with the participant',
  async (birth) => {
    const { orderId, participantId } = await walkIn(birth);
    expect(await personOf(orderId)).toMatchObject({ kept: { orders: 1, participants: 1 }, others: [] });
    expect((await erase(orderId, 'Piet Inloop')).status).toBe(204);
    const { rows } = await rowsOf(sql`
      select first_name, last_name, date_of_birth from participants where id = ${participantId}`);
    expect(rows).toEqual([expect.objectContaining({ first_name: 'Verwijderd', date_of_birth: null })]);
  },
);

test('the order of a buyer without an address is erased with the purchase, and no other order', async () => {
  const productId = await asSystem(appPool, (db) => seedProduct(db, { organization_id: organizationId, name: 'Muts' }));
  const body = { first_name: 'Ria', last_name: 'Balie', date_of_birth: '1980-01-02', quantity: 1 };
  const sell = async () =>
    (
      await call(createPurchase, {
        params: { organizationId, productId },
        body: { ...body, payment_type: 'external' as const },
      })
    ).body.purchase;
  const [erased, kept] = [await sell(), await sell()];
  expect((await personOf(erased.order_id)).kept).toMatchObject({ orders: 1, purchases: 1 });
  expect((await erase(erased.order_id, 'Ria Balie')).status).toBe(204);
  const { rows } = await rowsOf(sql`
    select first_name from purchases where id in (${erased.id}, ${kept.id}) order by id`);
  expect(rows).toEqual([{ first_name: 'Verwijderd' }, { first_name: 'Ria' }]);
});

test('another person on the order is listed apart, and is not erased', async () => {
  const { orderId, participantId } = await walkIn('1980-01-02');
  await rowsOf(sql`update participants set first_name = 'Jan' where id = ${participantId}`);
  const { kept, others } = await personOf(orderId);
  expect(kept).not.toHaveProperty('participants');
  expect(others).toMatchObject([{ record: `participants-${participantId}`, first_name: 'Jan', has_same_name: false }]);
  expect((await erase(orderId, 'Piet Inloop')).status).toBe(204);
  const { rows } = await rowsOf(sql`select first_name from participants where id = ${participantId}`);
  expect(rows).toEqual([{ first_name: 'Jan' }]);
});
