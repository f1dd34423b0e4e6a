import type { Order } from '@move/contract/orders/order.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OrganizationOrder } from './OrderScreens.tsx';
import { OrderSums } from './OrderTables.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn() }));
vi.mock('./OrderDetail.tsx', () => ({
  OrderDetail: ({ order }: { order?: { status: string } }) => <p>{order?.status}</p>,
}));

test('an order with a refund on its way is read again until the refund has arrived', async () => {
  let order = { status: 'refund_pending', pending_refund_in_cents: 500 };
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getOrder ? Promise.resolve({ order }) : new Promise(() => undefined)) as typeof api);
  await renderScreen(<OrganizationOrder organizationId={1} orderId={4} />);
  await expect.element(page.getByText('refund_pending')).toBeVisible();
  order = { status: 'partially_refunded', pending_refund_in_cents: 0 };
  await expect.element(page.getByText('partially_refunded'), { timeout: 15_000 }).toBeVisible();
}, 30_000);

test.each([
  ['under way', 1285, 'Wordt terugbetaald'],
  ['partly under way', 500, 'Terugbetaald of onderweg'],
  ['back', 0, 'Terugbetaald'],
])('a refund that is %s is called so', async (_what, pending_refund_in_cents, words) => {
  const none = {
    transaction_fee_in_cents: 0,
    to_hand_over_in_cents: 0,
    failed_refund_in_cents: 0,
    refundable_in_cents: 0,
  };
  const order = { ...none, total_price_in_cents: 1285, refunded_in_cents: 1285, pending_refund_in_cents } as Order;
  await renderScreen(<OrderSums order={order} />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  expect(page.getByRole('definition').filter({ hasText: '-' }).elements()).toEqual([]);
});
