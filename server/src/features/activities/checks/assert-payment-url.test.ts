import { impersonateUser } from '@move/contract/access/users.ts';
import { createActivity, updateActivity } from '@move/contract/activities/activities.ts';
import { createProduct, updateProduct } from '@move/contract/products/products.ts';
import { expect, test } from 'vitest';
import { activityWorld } from '../../../testing/worlds/activity-world.ts';

const { call, tenants, own, create } = await activityWorld();
const { body } = await call(impersonateUser, {
  as: 'superadmin',
  params: { userId: tenants.users.staff },
  body: { reason: 'helpt met het aanbod' },
});
const acting = { as: null, headers: { authorization: `Bearer ${body.api_token}` } };
const payment_url = 'https://elders.example/pay';

test('another payment page is refused during impersonation', async () => {
  const { id: activityId } = await create();
  const { product } = (await call(createProduct, { params: own, body: { name: 'Kaart' } })).body;
  const params = { ...own, activityId, productId: product.id };
  const statuses = async (sent: Record<string, unknown>) => [
    (await call(updateActivity, { ...acting, params, body: sent })).status,
    (await call(updateProduct, { ...acting, params, body: sent })).status,
    (await call(createActivity, { ...acting, params: own, body: { name: 'Nieuw', ...sent } })).status,
    (await call(createProduct, { ...acting, params: own, body: { name: 'Nieuw', ...sent } })).status,
  ];
  expect(await statuses({ payment_url })).toEqual([403, 403, 403, 403]);
  expect(await statuses({ payment_url: null })).toEqual([200, 200, 201, 201]);
  expect((await call(updateActivity, { params, body: { payment_url } })).status).toBe(200);
  expect((await call(updateActivity, { ...acting, params, body: { payment_url, name: 'Anders' } })).status).toBe(200);
});
