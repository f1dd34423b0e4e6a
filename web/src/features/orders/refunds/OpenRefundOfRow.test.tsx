import { handOverRefund } from '@move/contract/orders/open-refunds.ts';
import { getOrder, listOrders } from '@move/contract/orders/orders.ts';
import type { OrderRow } from '@move/contract/orders/order.ts';
import { listProviderRefunds, retryProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { ListBulkBar } from '../../../screens/list/bulk/ListBulkBar.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useOpenRefundActs } from './use-open-refund-acts.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: () => true,
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const rows = [
  {
    id: 4,
    number: 'B-4',
    first_name: 'Eva',
    last_name: 'Joosten',
    to_hand_over_in_cents: 750,
    failed_refund_in_cents: 0,
  },
  {
    id: 5,
    number: 'B-5',
    first_name: 'Bram',
    last_name: 'Zoon',
    to_hand_over_in_cents: 500,
    failed_refund_in_cents: 250,
  },
] as OrderRow[];

const calls = (endpoint: unknown) =>
  vi.mocked(api).mock.calls.flatMap(([asked, input]) => ((asked as unknown) === endpoint ? [input.params] : []));

beforeEach(() => {
  vi.mocked(api).mockReset();
  vi.mocked(api).mockImplementation(((asked: unknown, input: { params: { orderId: number } }) => {
    const { orderId } = input.params;
    const replies = new Map<unknown, unknown>([
      [listOrders, { orders: rows, meta: { pagination: { total: 2 } }, totals: null }],
      [
        getOrder,
        {
          order: {
            refunds: [
              { id: orderId * 10, status: 'to_hand_over' },
              { id: 1, status: 'done' },
            ],
          },
        },
      ],
      [
        listProviderRefunds,
        {
          provider_refunds: [
            { id: orderId * 100, status: 'failed' },
            { id: 2, status: 'done' },
          ],
        },
      ],
    ]);
    return Promise.resolve(replies.get(asked) ?? {});
  }) as unknown as typeof api);
});

function Orders({ status }: { status: string }) {
  const list = useList(listOrders, { params: { organizationId: 1 } });
  const acts = useOpenRefundActs(1, list.rowOf);
  const bulk = acts.bulkOf(status);
  return (
    <>
      {list.rows.map((row) =>
        acts.items(row).map(
          (item) =>
            item !== 'divider' && (
              <button key={item.label} type="button" onClick={item.onClick}>
                {`${item.label} ${row.number}`}
              </button>
            ),
        ),
      )}
      <button type="button" onClick={() => list.select(new Set(['4', '5']))}>
        kies
      </button>
      {acts.dialog}
      {list.rows.length > 0 && bulk !== null && (
        <ListBulkBar list={list} bulk={[bulk]} nameOf={(row) => row.number} extra={[]} />
      )}
    </>
  );
}

test('cash of several orders is handed over at once, after a confirmation with the total', async () => {
  await renderScreen(<Orders status="to_hand_over" />);
  await page.getByRole('button', { name: 'kies' }).click();
  await page.getByRole('button', { name: 'Contant teruggegeven…', exact: true }).click();
  await page.getByRole('button', { name: /12,50 teruggegeven/ }).click();
  await vi.waitFor(() => expect(calls(handOverRefund)).toHaveLength(2));
  expect(calls(handOverRefund)).toEqual(
    expect.arrayContaining([
      { organizationId: 1, orderId: 4, refundId: 40 },
      { organizationId: 1, orderId: 5, refundId: 50 },
    ]),
  );
});

test('a failed refund is sent again from the menu of its row; other rows don’t offer it', async () => {
  await renderScreen(<Orders status="refund_failed" />);
  await expect.element(page.getByRole('button', { name: 'Opnieuw versturen… B-4' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Opnieuw versturen… B-5' }).click();
  // the list may have several rows of this amount
  await expect.element(page.getByText(/^De mislukte terugbetaling van bestelling B-5 van Bram Zoon/)).toBeVisible();
  await page.getByRole('button', { name: /2,50 opnieuw versturen/ }).click();
  await vi.waitFor(() =>
    expect(calls(retryProviderRefund)).toEqual([{ organizationId: 1, orderId: 5, providerRefundId: 500 }]),
  );
});
