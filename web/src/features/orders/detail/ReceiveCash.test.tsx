import { ApiError } from '@move/contract/kit/client/client.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { markTransactionPaid } from '@move/contract/transactions/transactions.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { ReceiveCashOfRow } from './ReceiveCash.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn() }));

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

test('cash of a row is received after a question with the amount', async () => {
  vi.mocked(api).mockImplementation(((asked: unknown) =>
    Promise.resolve(asked === getOrder ? { order } : {})) as typeof api);
  await show();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: /5,50 ontvangen/ }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls(markTransactionPaid).map(([, input]) => input)).toEqual([
    { params: { organizationId: 1, transactionId: 7 } },
  ]);
});

test('an order that can’t be read closes the question, so that the row can be tried again', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(404, {}, null));
  await show();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
