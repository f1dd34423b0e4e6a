import { listSepaBatches, type SepaBatchRow } from '@move/contract/payouts/sepa-batches.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SepaBatchList } from './SepaBatchList.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const row: SepaBatchRow = {
  id: 5,
  payout_month: '2026-11',
  execution_date: '2026-11-24',
  status: 'preparing',
  number_of_payments: 0,
  total_in_cents: 0,
  rejected_count: 0,
  created_at: '2026-11-23T10:00:00.000Z',
};

const totals = { number_of_payments: 0, total_in_cents: 0, returned_in_cents: 0, left_out: 0 };

test('an exported batch whose day is over asks for the reply of the bank', async () => {
  const over = { ...row, status: 'exported', execution_date: '2020-11-02' } as const;
  const later = { ...over, id: 6, execution_date: '2099-11-02' };
  const executed = { ...over, id: 7, status: 'executed' } as const;
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === listSepaBatches
      ? { sepas: [over, later, executed], meta: { pagination: { total: 3 } }, totals }
      : {}) as unknown as typeof api);
  await renderScreen(<SepaBatchList />);
  await expect.element(page.getByText('antwoord van de bank?').first()).toBeVisible();
  expect(page.getByRole('row').filter({ hasText: 'antwoord van de bank?' }).elements()).toHaveLength(1);
});

test('updates the status of a batch that is being made', async () => {
  let stored = row;
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === listSepaBatches
      ? { sepas: [stored], meta: { pagination: { total: 1 } }, totals }
      : {}) as unknown as typeof api);
  await renderScreen(<SepaBatchList />);
  const status = (words: string) => page.getByText(words, { exact: true }).first();
  await expect.element(status('Wordt gemaakt')).toBeVisible();
  stored = { ...row, status: 'draft', number_of_payments: 8 };
  await expect.element(status('Concept'), { timeout: 10_000 }).toBeVisible();
});
