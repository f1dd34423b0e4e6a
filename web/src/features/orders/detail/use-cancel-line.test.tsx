import type { Order } from '@move/contract/orders/order.ts';
import { cancelTransaction } from '@move/contract/transactions/transactions.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { OrderLines } from './OrderTables.tsx';
import { useCancelLine } from './use-cancel-line.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn() }));

const line = {
  id: 1,
  transaction_id: 7,
  title: 'Zwemmen',
  sold_title: null,
  quantity: 1,
  unit_price_in_cents: 1_000,
  vat_percentage: 0,
  vat_in_cents: 0,
  total_price_in_cents: 1_000,
  status: 'open',
  refunded_in_cents: 0,
  failed_refund_in_cents: 0,
  pending_refund_in_cents: 0,
  to_hand_over_in_cents: 0,
  refundable_in_cents: 0,
  may_cancel: true,
  sold_for: null,
};
const other = { ...line, id: 2, transaction_id: 8, title: 'Judo', may_cancel: false };
const order = { organization: { id: 1 }, payment_type: 'cash', lines: [line, other] } as unknown as Order;

function Lines() {
  const [cancel, confirmDialog] = useCancelLine(1);
  return (
    <>
      <OrderLines order={order} onRefund={undefined} onCancel={(chosen) => void cancel(chosen)} />
      {confirmDialog}
    </>
  );
}

test('the open cash of a line without a booking is canceled after a confirmation with the amount; other lines have no button for it', async () => {
  vi.mocked(api).mockResolvedValue({});
  await renderScreen(<Lines />);
  // fails if there is more than one such button
  await page.getByRole('button', { name: 'Bedrag laten vervallen' }).click();
  await expect.element(page.getByText(/^Voor Zwemmen/)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: /10,00 laten vervallen$/ }).click();
  await vi.waitFor(() =>
    expect(vi.mocked(api).mock.calls.find(([endpoint]) => (endpoint as unknown) === cancelTransaction)?.[1]).toEqual({
      params: { organizationId: 1, transactionId: 7 },
    }),
  );
});
