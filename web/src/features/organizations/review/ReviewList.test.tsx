import type { WaitingOrganization } from '@move/contract/organizations/review.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { applicationName, getSettings } from '../../../platform/state/settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReviewList } from './ReviewList.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(() => ({ sports: [] })), renewSession: vi.fn() }));

const waiting: WaitingOrganization = {
  id: 1,
  name: 'Ritme & Zo',
  city: 'Dijkerveen',
  logo_url: null,
  sport_ids: [],
  submitted_at: '2026-11-26T10:00:00Z',
  is_resubmitted: false,
  home_application: 'Actief Heuvelland',
};

test('an organisation of another platform names it, in the queue and among the decisions', async () => {
  const here = applicationName(getSettings());
  const reviewed = { status: 'accepted', reviewed_at: '2026-11-26T10:00:00Z' } as const;
  await renderScreen(
    <ReviewList
      waiting={[
        waiting,
        { ...waiting, id: 2, name: 'Smash', is_resubmitted: true },
        { ...waiting, id: 3, name: 'Judo', home_application: here },
      ]}
      reviewed={[
        { ...reviewed, id: 4, name: 'Roeien', home_application: 'Actief Heuvelland' },
        { ...reviewed, id: 5, name: 'Fit', home_application: here },
      ]}
      total={3}
      chosenId={null}
    />,
  );
  await expect.element(page.getByRole('link', { name: /Ritme & Zo.*Actief Heuvelland · Dijkerveen/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Smash.*Actief Heuvelland · opnieuw ingediend/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Roeien.*Actief Heuvelland/ })).toBeVisible();
  expect(page.getByText('Actief Heuvelland').elements()).toHaveLength(3);
});
