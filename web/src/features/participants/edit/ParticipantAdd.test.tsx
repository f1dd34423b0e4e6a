import { getActivity } from '@move/contract/activities/activities.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ParticipantAdd } from './ParticipantAdd.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

test('a failed read of the session is shown, because the form can’t open without it', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  const text = 'De activiteit is niet gevonden';
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getActivity
      ? Promise.reject(new ApiError(404, { general: [text] }, null))
      : new Promise(() => undefined)) as typeof api);
  const bookable = { kind: 'session', organizationId: 1, activityId: 2, id: 3 } as const;
  await renderScreen(<ParticipantAdd bookable={bookable} waitlistHref="/wait" onClose={() => undefined} />);
  await expect.element(page.getByText(text)).toBeVisible();
});
