import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { KEPT_LISTS } from '../../../platform/session/forget-user-data.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { prefetchList, useKeptRead } from './kept-lists.ts';
import { keptIn } from './kept-records.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../offline/tap-owner.ts', () => ({ tapOwner: () => '1' }));

const lists = keptIn<{ key: string }>(KEPT_LISTS);
const keptNow = async () =>
  (await lists.all()).map(({ key }) => key.split(' ')[0] ?? '').toSorted((a, b) => a.localeCompare(b));
const placeOf = (sessionId: number) => ({ params: { organizationId: 1, activityId: 2, sessionId } });
const answer = (reply: () => Promise<unknown>) => vi.mocked(api).mockImplementation(reply as typeof api);

function People({ sessionId }: { sessionId: number }) {
  const { data, isFailed } = useKeptRead(listCheckIn, placeOf(sessionId));
  return <p>{isFailed ? 'Geen toegang' : (data?.people[0]?.first_name ?? 'Laden')}</p>;
}

let sessions = 0;
beforeEach(async () => {
  for (const { key } of await lists.all()) await lists.remove(key);
  answer(async () => ({ people: [{ first_name: 'Sanne' }], now: new Date().toISOString() }));
  sessions += 10;
  await prefetchList(getToday, { query: { organization_id: sessions } });
  await prefetchList(listCheckIn, placeOf(sessions));
  expect(await keptNow()).toEqual(['getToday', 'listCheckIn']);
});

// docs/privacy.md#on-the-phone-of-the-check-in
test.each([
  ['the right to see participants ended', 403, []],
  ['the session is of another team now', 404, ['getToday', 'listCheckIn']],
] as const)('a list is removed from the phone when %s', async (_why, status, left) => {
  await prefetchList(listCheckIn, placeOf(sessions + 1));
  answer(() => Promise.reject(new ApiError(status, {}, null)));
  await renderScreen(<People sessionId={sessions + 1} />);
  await expect.element(page.getByText('Geen toegang')).toBeVisible();
  await expect.poll(keptNow).toEqual(left);
});

test('without a network the list stays on the phone', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderScreen(<People sessionId={sessions} />);
  await expect.element(page.getByText('Sanne')).toBeVisible();
  expect(await keptNow()).toEqual(['getToday', 'listCheckIn']);
});
