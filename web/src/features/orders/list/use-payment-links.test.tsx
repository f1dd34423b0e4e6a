import { ApiError } from '@move/contract/kit/client/client.ts';
import type { OrderRow } from '@move/contract/orders/order.ts';
import { getOrder, listOrders } from '@move/contract/orders/orders.ts';
import {
  sendBundleParticipantPaymentLink,
  sendParticipantPaymentLink,
} from '@move/contract/participants/payment-links.ts';
import { sendPurchasePaymentLink } from '@move/contract/purchases/purchases.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { ListBulkBar } from '../../../screens/list/bulk/ListBulkBar.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { usePaymentLinks } from './use-payment-links.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: () => true,
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const rows = [1, 2, 3].map(
  (id) =>
    ({
      id,
      number: `B-${id}`,
      first_name: 'Sanne',
      last_name: 'de Wit',
      email: 's@test.example',
      status: 'open',
    }) as OrderRow,
);
const nowhere = { activity_id: null, session_id: null, bundle_id: null, product_id: null };
const soldFor = [
  { ...nowhere, kind: 'purchase', id: 11, product_id: 5 },
  { ...nowhere, kind: 'participant', id: 12, activity_id: 2, session_id: 6 },
  { ...nowhere, kind: 'bundle_participant', id: 13, activity_id: 2, bundle_id: 7 },
];
const orderOf = (id: number) => ({
  ...rows[id - 1],
  organization: { id: 9 },
  reserved_until: null,
  lines: [
    { status: 'paid', sold_for: { ...nowhere, kind: 'purchase', id: 10, product_id: 4 } },
    { status: 'open', sold_for: soldFor[id - 1] },
  ],
});
const calls = (endpoint: unknown) =>
  vi
    .mocked(api)
    .mock.calls.filter(([asked]) => (asked as unknown) === endpoint)
    .map(([, input]) => input);

beforeEach(() => {
  vi.mocked(api).mockReset();
  vi.mocked(api).mockImplementation(((endpoint: unknown, input: { params: { orderId: number } }) => {
    if (endpoint === listOrders)
      return Promise.resolve({ orders: rows, meta: { pagination: { total: 3 } }, totals: null });
    if (endpoint === getOrder) return Promise.resolve({ order: orderOf(input.params.orderId) });
    if (endpoint === sendParticipantPaymentLink)
      return Promise.reject(new ApiError(409, { state: ['De sessie is begonnen'] }, null));
    return Promise.resolve({});
  }) as unknown as typeof api);
});

function Orders() {
  const list = useList(listOrders, { params: { organizationId: 9 } });
  const links = usePaymentLinks(9);
  const [item] = rows[0] ? links.items(rows[0]) : [];
  return (
    <>
      <button type="button" onClick={() => list.select(new Set(['1', '2', '3']))}>
        kies
      </button>
      {item !== undefined && typeof item === 'object' && 'onClick' in item && (
        <button type="button" onClick={item.onClick}>
          rij
        </button>
      )}
      {list.rows.length > 0 && (
        <ListBulkBar list={list} bulk={[links.bulk]} nameOf={({ number }) => number} extra={[]} />
      )}
      {links.dialog}
    </>
  );
}

test('links are sent for the first open line of each chosen order; a refused one is listed with its reason', async () => {
  await renderScreen(<Orders />);
  await page.getByRole('button', { name: 'kies' }).click();
  await page.getByRole('button', { name: 'Betaallink sturen…' }).click();
  await page.getByRole('button', { name: '3 betaallinks sturen' }).click();
  await expect.element(page.getByRole('dialog').getByText('De sessie is begonnen')).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText('B-2')).toBeVisible();
  expect(calls(sendPurchasePaymentLink)).toEqual([{ params: { organizationId: 9, productId: 5, purchaseId: 11 } }]);
  expect(calls(sendParticipantPaymentLink)).toEqual([
    { params: { organizationId: 9, activityId: 2, sessionId: 6, participantId: 12 } },
  ]);
  expect(calls(sendBundleParticipantPaymentLink)).toEqual([
    { params: { organizationId: 9, activityId: 2, bundleId: 7, bundleParticipantId: 13 } },
  ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last().click();
  await expect.element(page.getByText('2 betaallinks zijn verstuurd')).toBeVisible();
});

test('the link of one order is sent after a confirmation', async () => {
  await renderScreen(<Orders />);
  await page.getByRole('button', { name: 'rij' }).click();
  await expect.element(page.getByText('Sanne de Wit een betaallink sturen?')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Link sturen' }).click();
  await expect.element(page.getByText('De betaallink voor Sanne de Wit is verstuurd')).toBeVisible();
  expect(calls(sendPurchasePaymentLink)).toHaveLength(1);
});
