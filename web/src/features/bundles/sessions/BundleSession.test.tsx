import { getBundle } from '@move/contract/bundles/bundles.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BundleSession } from './BundleSession.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

test('a session whose bundle can’t be read shows the error, with a retry', async () => {
  vi.mocked(api).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getBundle) throw new ApiError(422, {}, null);
    return {};
  }) as typeof api);
  await renderScreen(<BundleSession organizationId={1} activityId={2} bundleId={3} sessionId={4} />);
  await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
});
