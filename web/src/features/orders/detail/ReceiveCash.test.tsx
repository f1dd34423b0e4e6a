import { ApiError } from '@move/contract/kit/client/client.ts';
import { getOrder, listOrders } from '@move/contract/orders/orders.ts';
import { markTransactionPaid } from '@move/contract/transactions/transactions.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { ListBulkBar } from '../../../screens/list/bulk/ListBulkBar.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import type { OrderRow } from '@move/contract/orders/order.ts';
import { useReceiveCash } from '../list/use-receive-cash.tsx';
import { ReceiveCashOfRow } from './ReceiveCash.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: () => true,
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const order = {
  organization: { id: 1 },
  first_name: 'Sanne',
  last_name: 'de Wit',
  total_price_in_cents: 550,
  lines: [{ status: 'open', transaction_id: 7, sold_for: { kind: 'purchase' } }],
};
const onClose = vi.fn<() => void>();
const show = () => renderScreen(<ReceiveCashOfRow organizationId={1} orderId={4} onClose={onClose} />);
const calls = (endpoint: unknown) => vi.mocked(api).mock.calls.filter(([asked]) => (asked as unknown) === endpoint);

beforeEach(() => {
  onClose.mockClear();
  vi.mocked(api).mockReset();
});

test('the cash of a row is received after a confirmation that shows the amount', async () => {
  vi.mocked(api).mockImplementation(((asked: unknown) =>
    Promise.resolve(asked === getOrder ? { order } : {})) as typeof api);
  await show();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: /5,50 ontvangen/ }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls(markTransactionPaid).map(([, input]) => input)).toEqual([
    { params: { organizationId: 1, transactionId: 7 }, query: { amount_in_cents: 550 } },
  ]);
});

test('if the order can’t be read, the dialog closes, so that the user can try again', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(404, {}, null));
  await show();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('if the order was paid in the meantime, the dialog says so and has no button to receive cash', async () => {
  const paid = { ...order, lines: [{ ...order.lines[0], status: 'paid' }] };
  vi.mocked(api).mockImplementation((() => Promise.resolve({ order: paid })) as unknown as typeof api);
  await show();
  await expect.element(page.getByRole('dialog', { name: 'Er is geen contant geld te ontvangen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /ontvangen/ })).not.toBeInTheDocument();
});

const rows = [
  { id: 4, number: 'B-4', status: 'open', payment_type: 'cash', total_price_in_cents: 550 },
  { id: 5, number: 'B-5', status: 'open', payment_type: 'cash', total_price_in_cents: 1_000 },
  { id: 6, number: 'B-6', status: 'paid', payment_type: 'cash', total_price_in_cents: 900 },
] as OrderRow[];

function Bulk() {
  const list = useList(listOrders, { params: { organizationId: 1 } });
  const cash = useReceiveCash(1, list.rowOf);
  return (
    <>
      <button type="button" onClick={() => list.select(new Set(['4', '5', '6']))}>
        kies
      </button>
      {list.rows.length > 0 && <ListBulkBar list={list} bulk={[cash.bulk]} nameOf={(row) => row.number} extra={[]} />}
    </>
  );
}

test('the cash of several orders is received at once: paid orders are skipped, one paid since the list was read is reported', async () => {
  let listed = rows;
  vi.mocked(api).mockImplementation(((
    asked: unknown,
    input: { params: { orderId: number; transactionId: number } },
  ) => {
    if (asked === listOrders)
      return Promise.resolve({ orders: listed, meta: { pagination: { total: 3 } }, totals: null });
    const { orderId } = input.params;
    const line = { status: orderId === 5 ? 'paid' : 'open', transaction_id: orderId * 10 };
    return Promise.resolve(asked === getOrder ? { order: { payment_type: 'cash', lines: [line] } } : {});
  }) as unknown as typeof api);
  await renderScreen(<Bulk />);
  await page.getByRole('button', { name: 'kies' }).click();
  await page.getByRole('button', { name: 'Contant betaald…' }).click();
  await expect
    .element(page.getByText(/^2 bestellingen worden als betaald gemarkeerd\..*1 gekozen bestelling is/))
    .toBeVisible();
  // the list is read again while the question is open
  listed = rows.map((row) => ({ ...row, total_price_in_cents: row.total_price_in_cents + 100 }));
  await invalidate([listOrders]);
  await page.getByRole('button', { name: /15,50 ontvangen/ }).click();
  await expect.element(page.getByText('Er is geen contant geld te ontvangen')).toBeVisible();
  expect(calls(markTransactionPaid).map(([, input]) => input)).toEqual([
    // the amount that was shown, so that the server refuses an order that costs another one by now
    { params: { organizationId: 1, transactionId: 40 }, query: { amount_in_cents: rows[0]?.total_price_in_cents } },
  ]);
});
