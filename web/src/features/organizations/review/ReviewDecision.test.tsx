import type { Organization } from '@move/contract/organizations/organizations.ts';
import type { Review } from '@move/contract/organizations/review.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { WRITTEN_KEYS } from '../../../platform/session/forget-user-data.ts';
import { forgetStored } from '../../../platform/state/stored.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReviewDecision } from './ReviewDecision.tsx';
import { reviewMessages } from './review.messages.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const t = reviewMessages.nl.decision;
const organization = { id: 1, name: 'Ritme', email: 'info@ritme.example', rejected_reason: null } as Organization;
const review: Review = {
  id: 1,
  status: 'pending',
  submitted_at: '2026-11-26T10:00:00Z',
  reviewed_at: null,
  reviewer: null,
  may_decide: true,
  home_application: 'Waterstad',
  awaited: { sessions: 0, participants: 0 },
  team: 'members',
  activities: [],
  activities_count: 0,
  locations: [],
};
const shown = (about: Partial<Review> = {}) => (
  <ReviewDecision
    organization={organization}
    review={{ ...review, ...about }}
    hasNext
    onNext={vi.fn()}
    onUndone={vi.fn()}
  />
);

test('the first press of “Afwijzen” goes to the reason, and a missing one is an error at the second', async () => {
  await renderScreen(shown());
  const reject = page.getByRole('button', { name: t.reject });
  await reject.click();
  await expect.element(page.getByLabelText(t.reason)).toHaveFocus();
  await expect.element(page.getByText(t.reasonNeeded)).not.toBeInTheDocument();
  await reject.click();
  await expect.element(page.getByText(t.reasonNeeded)).toBeInViewport();
});

test('a decision says whether its mail is still to be sent', async () => {
  await renderScreen(shown({ status: 'accepted', reviewed_at: new Date().toISOString() }));
  await expect.element(page.getByText(t.mailsSoon)).toBeVisible();
  await renderScreen(shown({ status: 'accepted', reviewed_at: '2026-11-26T10:00:00Z' }));
  await expect.element(page.getByText(t.mailed)).toBeVisible();
});

test('before a rejection, a reviewer reads that the address can’t log in yet; the standard reasons ask for no login', async () => {
  await renderScreen(shown({ team: 'members' }));
  await expect.element(page.getByText(t.noLogin('info@ritme.example', 'Waterstad'))).not.toBeInTheDocument();
  await renderScreen(shown({ team: 'none' }));
  await expect.element(page.getByText(t.noLogin('info@ritme.example', 'Waterstad'))).toBeVisible();
  const reasons = [...reviewMessages.nl.templates(['kvk']), ...reviewMessages.en.templates(['kvk'])];
  expect(reasons.filter(({ text }) => /opnieuw in|resubmit/.test(text))).toEqual([]);
});

test('a written reason survives a reload of the tab, and is forgotten at logout', async () => {
  const first = await renderScreen(shown());
  await page.getByLabelText(t.reason).fill('Het adres klopt niet.');
  await first.unmount();
  // what a reload leaves
  expect(Object.values(sessionStorage)).toContain('Het adres klopt niet.');
  const second = await renderScreen(shown());
  await expect.element(page.getByLabelText(t.reason)).toHaveValue('Het adres klopt niet.');
  await second.unmount();
  forgetStored(WRITTEN_KEYS, 'sessionStorage');
  await renderScreen(shown());
  await expect.element(page.getByLabelText(t.reason)).toHaveValue('');
});
