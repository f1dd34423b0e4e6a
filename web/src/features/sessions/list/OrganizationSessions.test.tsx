import { listApplicationSessions } from '@move/contract/sessions/sessions.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OrganizationSessions } from './OrganizationSessions.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const session = {
  id: 1,
  activity: { id: 1, name: 'Judo' },
  organization: { id: 1, name: 'Kodai' },
  location: null,
  status: 'scheduled',
  spots: null,
  taken: 0,
  free: null,
  start_date: '2026-11-24',
  start_time: '18:30',
  end_date: '2026-11-24',
  end_time: '19:30',
  anchor_date: '2026-11-24',
  repetition: { type: 'weeks', every: 1, days: [2], until: null, count: 8, skip: [] },
};
const alone = { ...session, id: 2, repetition: null, anchor_date: null };

test.each([
  ['a laptop', 1280],
  ['a phone', 390],
])('the list of an organisation’s sessions marks the sessions of a series, on %s', async (_, width) => {
  await page.viewport(width, 800);
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === listApplicationSessions
      ? {
          sessions: [session, alone],
          meta: { pagination: { page: 1, itemsPerPage: 25, total: 2, totalPages: 1 } },
          totals: null,
        }
      : { preferences: null, views: [] }) as typeof api);
  await renderScreen(<OrganizationSessions organizationId={1} />);
  await expect.element(page.getByRole('img', { name: 'Elke week op dinsdag' })).toBeVisible();
  expect(page.getByRole('img', { name: 'Elke week op dinsdag' }).elements()).toHaveLength(1);
});
