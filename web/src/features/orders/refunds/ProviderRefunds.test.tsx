import { ApiError } from '@move/contract/kit/client/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { ProviderRefunds } from './ProviderRefunds.tsx';

const gate = vi.hoisted(() => ({ mayRetry: false }));
vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', () => ({ useCan: () => gate.mayRetry }));

const FAILED = {
  id: 9,
  order_id: 4,
  reason: 'refund',
  amount_in_cents: 1_285,
  status: 'failed',
  failure: 'The bank account is closed.',
  attempts: 1,
  settled_how: null,
  is_looked_up: false,
  created_at: '2026-11-27T08:00:00Z',
  updated_at: '2026-11-27T08:05:00Z',
};

const show = (hasFailed: boolean) =>
  renderScreen(<ProviderRefunds organizationId={1} orderId={4} hasFailed={hasFailed} />);

beforeEach(() => {
  vi.mocked(api).mockReset();
  gate.mayRetry = false;
});

test('tells an administrator who may not see the refunds of a removed organisation who handles them', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(404, {}, null));
  await show(true);
  await expect.element(page.getByText(/of een superadmin/)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});

test('refunds that the user may not see are not mentioned if none failed', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(404, {}, null));
  const { container } = await show(false);
  await vi.waitFor(() => expect(api).toHaveBeenCalled());
  // while the refunds load nothing is shown either
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(container.querySelector('#refunds, [role=alert]')).toBeNull();
});

test.each([
  ['lets staff retry it', true, /^Probeer het opnieuw/],
  ['asks an administrator of the platform to turn to the organisation', false, /^Vraag een beheerder/],
])('shows why a refund failed, and %s', async (_what, mayRetry, text) => {
  gate.mayRetry = mayRetry;
  vi.mocked(api).mockResolvedValue({ provider_refunds: [FAILED] } as never);
  await show(true);
  await expect.element(page.getByText('De rekening van de koper bestaat niet meer.')).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('button', { name: 'Opnieuw versturen' }).elements()).toHaveLength(mayRetry ? 1 : 0);
});
