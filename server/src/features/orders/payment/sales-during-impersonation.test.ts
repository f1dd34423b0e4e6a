import { impersonateUser } from '@move/contract/access/users.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant } from '@move/contract/participants/participants.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';

// What is noted as paid elsewhere (docs/rules/money.md#impersonation).

const world = await paymentWorld();
const { call, newActivity, newRate, newSession, organizationId, tenants, appPool } = world;
const acting = { as: 'superadmin', params: { userId: tenants.users.staff }, body: { reason: 'Vraag' } } as const;
const { api_token } = (await call(impersonateUser, acting)).body;
const asOther = { as: null, headers: { authorization: `Bearer ${api_token}` } } as const;

const elsewhere = { payment_type: 'external', notify: false } as const;

/** Sells a product, a spot in a session and a spot in a bundle; returns the statuses. */
async function sellAll(cents: number | null, own: { payment_url?: string }, caller: object = asOther) {
  const rate_id = cents === null ? null : await newRate(cents);
  const activityId = await newActivity({ rate_id, ...own });
  const { sessionId } = await newSession({ activityId, hours: 72 });
  const activity = { organization_id: organizationId, activity_id: activityId };
  const course = { ...activity, name: 'Cursus', start_date: '2020-01-01', session_ids: [sessionId] };
  const bundleId = await asSystem(appPool, (db) => seedBundle(db, course));
  const product = { organization_id: organizationId, name: 'Bidon', rate_id, ...own };
  const productId = await asSystem(appPool, (db) => seedProduct(db, product));
  const path = { organizationId, activityId };
  const replies = [
    await call(createPurchase, {
      ...caller,
      params: { organizationId, productId },
      body: { ...numbered(1), ...elsewhere, quantity: 1 },
    }),
    await call(createParticipant, {
      ...caller,
      params: { ...path, sessionId },
      body: { ...numbered(2), ...elsewhere },
    }),
    await call(createBundleParticipant, {
      ...caller,
      params: { ...path, bundleId },
      body: { ...numbered(3), ...elsewhere },
    }),
  ];
  return replies.map(({ status }) => status);
}

test('a sale that is paid elsewhere is refused during impersonation', async () => {
  expect(await sellAll(1_250, {})).toEqual([403, 403, 403]);
  expect(await sellAll(1_250, {}, {})).toEqual([201, 201, 201]);
});

test('what is free, or paid on the payment page of the offer, is allowed', async () => {
  expect(await sellAll(null, {})).toEqual([201, 201, 201]);
  expect(await sellAll(1_250, { payment_url: 'https://kassa.example/' })).toEqual([201, 201, 201]);
});
