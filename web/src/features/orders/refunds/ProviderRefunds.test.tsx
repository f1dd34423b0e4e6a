import { ApiError } from '@move/contract/kit/client/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { ProviderRefunds } from './ProviderRefunds.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn() }));

const show = (hasFailed: boolean) =>
  renderScreen(<ProviderRefunds organizationId={1} orderId={4} hasFailed={hasFailed} />);

beforeEach(() => {
  vi.mocked(api).mockReset();
});

test('an administrator who may not see the refunds of a removed organisation reads who handles them', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(404, {}, null));
  await show(true);
  await expect.element(page.getByText(/of een superadmin/)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});

test('refunds that the user may not see are not mentioned if none failed', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(404, {}, null));
  const { container } = await show(false);
  await vi.waitFor(() => expect(api).toHaveBeenCalled());
  expect(container.querySelector('#refunds, [role=alert]')).toBeNull();
});
