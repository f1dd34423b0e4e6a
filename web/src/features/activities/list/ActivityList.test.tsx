import { listActivities } from '@move/contract/activities/activities.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { passes, useCan } from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { words } from '../../../ui/words.ts';
import { activityMessages } from '../activities.messages.ts';
import { ActivityList } from './ActivityList.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: vi.fn(),
}));

const judo = {
  id: 3,
  name: 'Judo',
  sport: null,
  concept: false,
  payment_url: null,
  no_signup_required: false,
  has_waitlist: false,
  offer_type: 'sessions',
  rate: null,
  price_open: false,
  sessions_count: 0,
  participants_count: 0,
  waiting_count: 0,
  next_session: null,
  image_url: null,
  location: null,
  organization: { id: 1, name: 'Kodai' },
  updated_at: '2026-11-01T09:00:00.000Z',
};
const pagination = { total: 1, count: 1, page: 1, itemsPerPage: 25, totalPages: 1 };

test.each([
  { abilities: ['view-activities', 'create-activities', 'edit-activity'], removals: 1 },
  { abilities: ['view-activities', 'create-activities'], removals: 0 },
])('with $abilities the menu offers Remove $removals time(s)', async ({ abilities, removals }) => {
  const held = gate({ roles: ['trainer'], abilities });
  vi.mocked(useCan).mockImplementation((needs) => passes(needs, held));
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === listActivities
      ? Promise.resolve({ activities: [judo], meta: { pagination } })
      : Promise.reject(new ApiError(404, {}, null))) as typeof api);
  await renderScreen(<ActivityList organizationId={1} />);
  await userEvent.click(page.getByRole('button', { name: words.nl.moreFor(judo.name) }));
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  const remove = page.getByRole('menuitem', { name: activityMessages.nl.remove, exact: true });
  expect(remove.elements()).toHaveLength(removals);
});
