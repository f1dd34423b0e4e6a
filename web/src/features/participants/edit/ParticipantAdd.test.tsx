import { getActivity } from '@move/contract/activities/activities.ts';
import { getBundle } from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { getSession } from '@move/contract/sessions/sessions.ts';
import { createParticipant } from '@move/contract/participants/participants.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { unsavedForms } from '../../../screens/edit/drafts/kept-forms.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { peopleReads } from '../bookable-scope.ts';
import { takeTypedPerson } from './person-for-waitlist.ts';
import { ParticipantAdd } from './ParticipantAdd.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
  useCan: () => true,
}));

test('if the activity can’t be read, its error is shown, because the form needs it', async () => {
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

test('a full session is reported once, and the typed person is kept for the form of its waiting list', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  const activity = { name: 'Borstcrawl', has_waitlist: true, payment_url: null, questions: [] };
  const session = {
    start_date: '2026-12-04',
    starts_at: '2026-12-04T17:00:00Z',
    spots: 2,
    taken: 2,
    free: 0,
    rate: null,
  };
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity }],
    [getSession, { session }],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) => {
    if (endpoint === createParticipant)
      return Promise.reject(new ApiError(422, { session: ['Deze sessie is vol'] }, null));
    return replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined);
  }) as typeof api);
  const bookable = { kind: 'session', organizationId: 1, activityId: 2, id: 3 } as const;
  await renderScreen(<ParticipantAdd bookable={bookable} waitlistHref="/wait" onClose={() => undefined} />);
  await page.getByLabelText('Voornaam').fill('Kees');
  await page.getByLabelText('Achternaam').fill('Vol');
  await page.getByLabelText('E-mailadres').fill('kees@post.example');
  await userEvent.click(page.getByRole('button', { name: 'Opslaan', exact: true }));
  const note = page.getByRole('group', { name: 'Niet toegevoegd. Deze sessie is vol: 2 van 2 plekken bezet.' });
  await expect.element(note.getByRole('checkbox', { name: /^Toch toevoegen/ })).toHaveFocus();
  expect(page.getByText('Deze sessie is vol').elements()).toHaveLength(1);
  await expect.element(page.getByRole('status').filter({ hasText: 'Deze sessie is vol' })).toBeVisible();
  expect(document.querySelectorAll('[role="status"] :is(a, button, input)')).toHaveLength(0);

  await userEvent.click(page.getByRole('button', { name: 'Naar de wachtlijst' }));
  expect(takeTypedPerson(bookable)).toMatchObject({ first_name: 'Kees', last_name: 'Vol', email: 'kees@post.example' });
  expect(unsavedForms()).toEqual([]);
  await expect.element(page.getByRole('dialog', { name: 'Wijzigingen niet opgeslagen' })).not.toBeInTheDocument();
});

test('the note about a full bundle says that nothing was added, and focuses the choice to add anyway', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: { name: 'Borstcrawl', has_waitlist: false, payment_url: null, questions: [] } }],
    [getBundle, { bundle: { start_date: '2026-12-04', next_session: null, spots: 2, taken: 2, free: 0, rate: null } }],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) => {
    if (endpoint === createBundleParticipant)
      return Promise.reject(new ApiError(422, { bundle: ['Deze bundel is vol'] }, null));
    return replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined);
  }) as typeof api);
  const bookable = { kind: 'bundle', organizationId: 1, activityId: 2, id: 3 } as const;
  await renderScreen(<ParticipantAdd bookable={bookable} waitlistHref="/wait" onClose={() => undefined} />);
  await page.getByLabelText('Voornaam').fill('Cees');
  await page.getByLabelText('Achternaam').fill('Drie');
  await page.getByLabelText('E-mailadres').fill('cees@post.example');
  await userEvent.click(page.getByRole('button', { name: 'Opslaan', exact: true }));
  const note = page.getByRole('group', { name: /^Niet toegevoegd\. Deze bundel is vol/ });
  await expect.element(note.getByRole('checkbox', { name: /^Toch toevoegen/ })).toHaveFocus();
});

async function saveInFullSession(replies: readonly (() => Promise<unknown>)[]) {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  const left = [...replies];
  const activity = { name: 'Borstcrawl', has_waitlist: false, payment_url: null, questions: [] };
  const session = {
    start_date: '2026-12-04',
    starts_at: '2026-12-04T17:00:00Z',
    spots: 2,
    taken: 2,
    free: 0,
    rate: null,
  };
  vi.mocked(api).mockImplementation(((endpoint: unknown) => {
    if (endpoint === createParticipant) return left.shift()?.();
    if (endpoint === getActivity) return Promise.resolve({ activity });
    return endpoint === getSession ? Promise.resolve({ session }) : new Promise(() => undefined);
  }) as typeof api);
  const bookable = { kind: 'session', organizationId: 1, activityId: 2, id: 4 } as const;
  await renderScreen(<ParticipantAdd bookable={bookable} waitlistHref="/wait" onClose={() => undefined} />);
  await page.getByLabelText('Voornaam').fill('Kees');
  await page.getByLabelText('Achternaam').fill('Vol');
  await page.getByLabelText('E-mailadres').fill('kees@post.example');
  await userEvent.click(page.getByRole('button', { name: 'Opslaan', exact: true }));
}

test('after someone was added anyway, the form for the next one doesn’t say that nothing was added', async () => {
  await saveInFullSession([
    () => Promise.reject(new ApiError(422, { session: ['Deze sessie is vol'] }, null)),
    () => Promise.resolve({ participant: { id: 9 } }),
  ]);
  const note = page.getByRole('group', { name: /Deze sessie is vol/ });
  const refused = note.filter({ hasText: 'Niet toegevoegd.' });
  await expect.element(refused).toBeVisible();
  await userEvent.click(note.getByRole('checkbox'));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Toch toevoegen' }));
  await userEvent.click(page.getByRole('button', { name: /nog iemand/ }));
  await expect.element(page.getByLabelText('Voornaam')).toHaveValue('');
  await expect.element(note).toBeVisible();
  await expect.element(refused).not.toBeInTheDocument();
});

test('adding anyway ends when a spot comes free, so that no limit is overridden unseen', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  let taken = 2;
  const sent: unknown[] = [];
  vi.mocked(api).mockImplementation(((endpoint: unknown, input: { body?: unknown }) => {
    if (endpoint === createParticipant) sent.push(input.body);
    if (endpoint === getActivity)
      return Promise.resolve({
        activity: { name: 'Borstcrawl', has_waitlist: false, payment_url: null, questions: [] },
      });
    const session = { start_date: '2026-12-04', starts_at: '2026-12-04T17:00:00Z', spots: 2, rate: null };
    return endpoint === getSession
      ? Promise.resolve({ session: { ...session, taken, free: 2 - taken } })
      : new Promise(() => undefined);
  }) as typeof api);
  const bookable = { kind: 'session', organizationId: 1, activityId: 2, id: 6 } as const;
  await renderScreen(<ParticipantAdd bookable={bookable} waitlistHref="/wait" onClose={() => undefined} />);
  await page.getByLabelText('Voornaam').fill('Kees');
  await page.getByLabelText('Achternaam').fill('Vrij');
  await page.getByLabelText('E-mailadres').fill('kees@post.example');
  const note = page.getByRole('group', { name: /Deze sessie is vol/ });
  await userEvent.click(note.getByRole('checkbox'));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Toch toevoegen' }));
  await expect.element(note.getByRole('checkbox')).toBeChecked();
  taken = 1;
  await invalidate(peopleReads);
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Opslaan', exact: true }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ first_name: 'Kees', override_capacity: false }]);
});

test('passing the age ends when the date of birth is within the ages again', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  const ages = { should_validate_age: true, age_from: 18, age_to: null };
  const session = { start_date: '2026-12-04', starts_at: '2026-12-04T17:00:00Z', spots: 9, taken: 2, free: 7 };
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: { name: 'Borstcrawl', has_waitlist: false, payment_url: null, questions: [], ...ages } }],
    [getSession, { session: { ...session, rate: null } }],
  ]);
  const sent: unknown[] = [];
  vi.mocked(api).mockImplementation(((endpoint: unknown, input: { body?: unknown }) => {
    if (endpoint === createParticipant) sent.push(input.body);
    return replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined);
  }) as typeof api);
  const bookable = { kind: 'session', organizationId: 1, activityId: 2, id: 7 } as const;
  await renderScreen(<ParticipantAdd bookable={bookable} waitlistHref="/wait" onClose={() => undefined} />);
  await page.getByLabelText('Voornaam').fill('Kees');
  await page.getByLabelText('Achternaam').fill('Jong');
  await page.getByLabelText('E-mailadres').fill('kees@post.example');
  const birth = page.getByRole('textbox', { name: 'Geboortedatum' });
  await birth.fill('1-1-2016');
  const passes = page.getByRole('checkbox', { name: /buiten de leeftijd/ });
  await userEvent.click(passes);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Toch toelaten' }));
  await expect.element(passes).toBeChecked();
  await birth.fill('1-1-1996');
  await expect.element(passes).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Opslaan', exact: true }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ date_of_birth: '1996-01-01', override_age: false }]);
});

test('another refusal in a full session is focused in the error summary', async () => {
  await saveInFullSession([() => Promise.reject(new ApiError(422, { session: ['De sessie is voorbij'] }, null))]);
  await expect.element(page.getByRole('alert').filter({ hasText: 'De sessie is voorbij' })).toHaveFocus();
  const note = page.getByRole('group', { name: /Deze sessie is vol/ });
  await expect.element(note.getByRole('checkbox')).not.toHaveFocus();
  await expect.element(note.filter({ hasText: 'Niet toegevoegd.' })).not.toBeInTheDocument();
});

test('cash that is received at once is one choice, as at the counter, and sent with the price shown', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  const rate = { price_in_cents: 750 };
  const session = { start_date: '2026-12-04', starts_at: '2026-12-04T17:00:00Z', spots: 9, taken: 2, free: 7, rate };
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: { name: 'Borstcrawl', has_waitlist: false, payment_url: null, questions: [] } }],
    [getSession, { session }],
  ]);
  const sent: unknown[] = [];
  vi.mocked(api).mockImplementation(((endpoint: unknown, input: { body?: unknown }) => {
    if (endpoint === createParticipant) sent.push(input.body);
    return replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined);
  }) as typeof api);
  const bookable = { kind: 'session', organizationId: 1, activityId: 2, id: 3 } as const;
  await renderScreen(<ParticipantAdd bookable={bookable} waitlistHref="/wait" onClose={() => undefined} />);
  await expect.element(page.getByRole('textbox', { name: 'Geboortedatum' })).toHaveValue('');
  await page.getByLabelText('Voornaam').fill('Kees');
  await page.getByLabelText('Achternaam').fill('Kas');
  await page.getByLabelText('E-mailadres').fill('kees@post.example');
  await page.getByRole('combobox', { name: 'Betaling' }).click();
  await page.getByRole('option', { name: 'Nu contant' }).click();
  await userEvent.click(page.getByRole('button', { name: 'Opslaan', exact: true }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ payment_type: 'cash', is_paid: true, price_in_cents: 750 }]));
});
