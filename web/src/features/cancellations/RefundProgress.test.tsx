import type { Cancellation } from '@move/contract/cancellations/cancellations.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RefundProgress } from './RefundProgress.tsx';

// Tests docs/rules/money.md#result-of-a-cancellation.
const cancellation: Cancellation = {
  id: 1,
  kind: 'sessions',
  activity: { id: 2, name: 'Borstcrawl' },
  bundle: null,
  starts_at: '2026-12-15T18:30:00Z',
  sessions_count: 1,
  canceled_at: '2026-11-28T07:40:00Z',
  canceled_by: null,
  people: 3,
  refunded_in_cents: 0,
  pending: 0,
  failed: 0,
  to_hand_over: 0,
  elsewhere_in_cents: 1_063,
};

test('a cancellation is not done while the organisation refunds something itself', async () => {
  await renderScreen(<RefundProgress cancellation={cancellation} />);
  await expect.element(page.getByText('€ 10,63 zelf terugbetalen (pin of elders)')).toBeVisible();
  await expect.element(page.getByText('Klaar')).not.toBeInTheDocument();
});

test('a cancellation with nothing left to refund is done', async () => {
  await renderScreen(<RefundProgress cancellation={{ ...cancellation, elsewhere_in_cents: 0 }} />);
  await expect.element(page.getByText('Klaar')).toBeVisible();
});
