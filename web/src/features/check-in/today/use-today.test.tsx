import { getProfile } from '@move/contract/access/access.ts';
import { getToday } from '@move/contract/check-in/check-in.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { refetchNow } from '../../../platform/api/reads.ts';
import type * as Reads from '../../../platform/api/reads.ts';
import { KEPT_LISTS } from '../../../platform/session/forget-user-data.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { keptIn } from '../kept/kept-records.ts';
import { sendTaps } from '../offline/tap-sending.ts';
import { useToday } from './use-today.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/api/reads.ts', async (original) => ({
  ...(await original<typeof Reads>()),
  refetchNow: vi.fn(),
}));
vi.mock('../offline/tap-owner.ts', () => ({ tapOwner: () => '1' }));
vi.mock('../offline/tap-sending.ts', () => ({ sendTaps: vi.fn() }));

const lists = keptIn<{ key: string }>(KEPT_LISTS);
let reply: () => Promise<unknown>;

beforeEach(async () => {
  vi.clearAllMocks();
  for (const { key } of await lists.all()) await lists.remove(key);
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getToday ? reply() : new Promise(() => {})) as unknown as typeof api);
});

function Today() {
  const { data, isFailed, refetch } = useToday();
  return (
    <>
      <p>{data !== undefined ? 'Vandaag' : isFailed ? 'Mislukt' : 'Laden'}</p>
      <button type="button" onClick={refetch}>
        Opnieuw
      </button>
    </>
  );
}

test('a phone without a stored list notices that the server is back', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderScreen(<Today />);
  await expect.element(page.getByText('Mislukt')).toBeVisible();
  expect(sendTaps).not.toHaveBeenCalled();
  reply = async () => ({ sessions: [], now: new Date().toISOString() });
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect.element(page.getByText('Vandaag')).toBeVisible();
  expect(sendTaps).toHaveBeenCalledOnce();
  expect(refetchNow).toHaveBeenCalledWith([getProfile]);
});
