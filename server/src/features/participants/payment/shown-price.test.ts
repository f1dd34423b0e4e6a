import { expect, test } from 'vitest';
import { newPerson, peopleWorld } from '../../../testing/worlds/people-world.ts';

const { newActivity, newRate, newSession, add, takenOf } = await peopleWorld();

test('money that is received at once is refused at another price than the one on the screen', async () => {
  const activityId = await newActivity({ rate_id: await newRate(1_250) });
  const session = await newSession({ activityId });
  const atOnce = { payment_type: 'cash', is_paid: true };
  for (const payment of [atOnce, { payment_type: 'external' }]) {
    const refused = await add(session, { ...payment, price_in_cents: 1_000 });
    expect([refused.status, refused.errors]).toEqual([
      409,
      { state: [expect.stringContaining('Het bedrag is nu € 12,50, niet meer de € 10,00')] },
    ]);
  }
  expect(await takenOf(session)).toMatchObject({ taken: 0 });
  for (const payment of [atOnce, { payment_type: 'external' }]) {
    expect((await add(session, { ...newPerson(), ...payment, price_in_cents: 1_250 })).status).toBe(201);
  }
  // nothing is received yet: the person pays the price of now
  expect((await add(session, { ...newPerson(), payment_type: 'cash', price_in_cents: 1_000 })).status).toBe(201);
});
