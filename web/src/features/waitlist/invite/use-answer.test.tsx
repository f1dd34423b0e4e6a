import { ApiError } from '@move/contract/kit/client/client.ts';
import { declineWaitlistInvite, getWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Navigation from '../../../platform/navigation/navigation.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { WaitlistInviteScreen } from './WaitlistInviteScreen.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/navigation/navigation.tsx', async (original) => ({
  ...(await original<typeof Navigation>()),
  useSearch: () => ({ token: 'abc' }),
}));

const invite = {
  status: 'invited',
  locale: 'nl',
  first_name: 'Tess',
  organization: 'De Otters',
  activity: 'Aquajoggen',
  expires_at: '2026-12-01T12:00:00Z',
  reserves: true,
  returns: false,
  pays_online: false,
  price_in_cents: 0,
  reply_to: null,
  brand_application_id: 1,
  location: null,
  bundle: null,
  sessions: [
    {
      id: 7,
      start_date: '2026-12-02',
      start_time: '19:00',
      end_date: '2026-12-02',
      end_time: '20:00',
      tz: 'Europe/Amsterdam',
    },
  ],
};

let isUnreadable: boolean;
let answer: () => Promise<unknown>;

beforeEach(() => {
  isUnreadable = false;
  vi.mocked(api).mockReset();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getWaitlistInvite && !isUnreadable) return { invite };
    if (endpoint === getWaitlistInvite) throw new ApiError(422, {}, null);
    if (endpoint === declineWaitlistInvite) return answer();
    isUnreadable = true;
    throw new ApiError(409, { session: ['Deze sessie is vol'] }, null);
  }) as typeof api);
});

const accept = page.getByRole('button', { name: 'Ja, ik kom' });

test('the error of a refused answer stays on screen when reading the invitation again fails', async () => {
  await renderScreen(<WaitlistInviteScreen />);
  await accept.click();
  await expect.element(page.getByRole('alert').getByText('Deze sessie is vol')).toBeVisible();
});

test('the accept button is disabled while the person declines', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  answer = () => promise;
  await renderScreen(<WaitlistInviteScreen />);
  await page.getByRole('button', { name: 'Nee, ik kom niet' }).click();
  await page.getByRole('button', { name: 'Plek weggeven' }).click();
  await expect.element(accept).toBeDisabled();
  resolve({ invite: { ...invite, status: 'declined' } });
  await expect.element(page.getByText('Bedankt voor je antwoord')).toBeVisible();
});
