import { getActivity } from '@move/contract/activities/activities.ts';
import { getBundle } from '@move/contract/bundles/bundles.ts';
import { getBundleParticipant, removeBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { notify } from '../../../platform/notify.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const bookable = { kind: 'bundle', organizationId: 1, activityId: 2, id: 3 } as const;
const person = { id: 7, first_name: 'Bert', last_name: 'Twee', bundle: null };

test('shows what the removed person has not paid, and that the first person on the waiting list is invited', async () => {
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: { has_waitlist: true, waitlist_auto_invite: true, payment_url: null } }],
    [getBundle, { bundle: { start_date: '2026-12-04', next_session: null, waitlist_count: 1, rate: null } }],
    [getBundleParticipant, { participant: { payment: { status: 'open', total_in_cents: 1_125 } }, refund: null }],
    [listBundleWaitlist, { meta: { pagination: { total: 1 } } }],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined)) as typeof api);
  await renderScreen(<RemoveDialog bookable={bookable} person={person} onClose={() => undefined} />);
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/^Nog niet betaald: €.11,25\./)).toBeVisible();
  await expect.element(dialog.getByText(/1 op de wachtlijst: de eerste krijgt een uitnodiging/)).toBeVisible();
});

test('shows what the removed person paid elsewhere, which the organisation refunds itself', async () => {
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: { has_waitlist: false, waitlist_auto_invite: false, payment_url: null } }],
    [getBundle, { bundle: { start_date: '2026-12-04', next_session: null, waitlist_count: 0, rate: null } }],
    [getBundleParticipant, { participant: { payment: { status: 'external', total_in_cents: 750 } }, refund: null }],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined)) as typeof api);
  await renderScreen(<RemoveDialog bookable={bookable} person={person} onClose={() => undefined} />);
  await expect
    .element(page.getByText(/^Wat met pin of elders is betaald \(€.7,50\), betaal je zelf terug\./))
    .toBeVisible();
});

test('promises no invitation when everyone on the waiting list is invited already', async () => {
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: { has_waitlist: true, waitlist_auto_invite: true, payment_url: null } }],
    [getBundle, { bundle: { start_date: '2026-12-04', next_session: null, waitlist_count: 1, rate: null } }],
    [getBundleParticipant, { participant: { payment: { status: 'open', total_in_cents: 1_125 } }, refund: null }],
    [listBundleWaitlist, { meta: { pagination: { total: 0 } } }],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined)) as typeof api);
  await renderScreen(<RemoveDialog bookable={bookable} person={person} onClose={() => undefined} />);
  await expect.element(page.getByText(/^Nog niet betaald/)).toBeVisible();
  await vi.waitFor(() =>
    expect(vi.mocked(api)).toHaveBeenCalledWith(listBundleWaitlist, expect.anything(), expect.anything()),
  );
  await expect.element(page.getByText(/op de wachtlijst/)).not.toBeInTheDocument();
});

const closed = {
  activity: { has_waitlist: false, waitlist_auto_invite: false, payment_url: null },
  bundle: { start_date: '2026-12-04', next_session: null, waitlist_count: 0, rate: null },
};

function serve(participant: unknown, refund: unknown) {
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: closed.activity }],
    [getBundle, { bundle: closed.bundle }],
    [getBundleParticipant, { participant, refund }],
    [removeBundleParticipant, undefined],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined)) as typeof api);
}

test('does not offer to mail a person without an address', async () => {
  serve({ email: null, payment: { status: 'open', total_in_cents: 750 } }, null);
  await renderScreen(<RemoveDialog bookable={bookable} person={person} onClose={() => undefined} />);
  await expect.element(page.getByText(/^Nog niet betaald/)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});

test('says afterwards how much cash to hand back, and where to tick it off', async () => {
  const quote = { percentage: 100, term_in_cents: 8_500, term_in_moves: null, full_in_cents: 8_500 };
  serve(
    { email: 'bert@test.example', payment: { status: 'paid', payment_type: 'cash', total_in_cents: 8_500 } },
    quote,
  );
  const success = vi.spyOn(notify, 'success');
  await renderScreen(<RemoveDialog bookable={bookable} person={person} onClose={() => undefined} />);
  await page.getByRole('radio', { name: /Volgens de annuleringsvoorwaarden/ }).click();
  await page.getByRole('button', { name: 'Deelnemer verwijderen' }).click();
  await vi.waitFor(() => expect(success.mock.lastCall?.[0]).toMatch(/is verwijderd\. Geef €.85,00 contant terug\./));
});
