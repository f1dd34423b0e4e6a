import { ApiError } from '@move/contract/kit/client/client.ts';
import { previewSessions } from '@move/contract/sessions/sessions.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SessionCreate } from './SessionCreate.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

const touched = { sessions: 0, moved: 0, exceptions: 0, created: 1, removed: 0, participants: 0, told: 0 };
const preview = { tz: 'Europe/Amsterdam', dates: [], skipped: [], until: null, surplus: [], touched };
let planned: () => Promise<unknown>;

beforeEach(() => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  vi.mocked(api).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === previewSessions) return planned();
    // the reads of other parts of the screen never end
    return new Promise(() => {});
  }) as unknown as typeof api);
});

test('a preview that fails shows why, and can be retried', async () => {
  planned = () => Promise.reject(new ApiError(403, { general: ['Dit mag je niet plannen.'] }, null));
  await renderScreen(<SessionCreate organizationId={1} activityId={2} />);
  const fault = page.getByRole('alert').filter({ hasText: 'Dit mag je niet plannen.' }).first();
  await expect.element(fault).toBeVisible();
  planned = () => Promise.resolve({ preview });
  await fault.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(fault).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '1 sessie plannen' }).first()).toBeVisible();
});
