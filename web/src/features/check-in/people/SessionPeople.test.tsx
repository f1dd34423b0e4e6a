import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { createWalkIn } from '@move/contract/check-in/walk-ins.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { clearNotice } from '../../../platform/notify.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { sendTaps, tapQueue } from '../offline/tap-sending.ts';
import { SessionPeople } from './SessionPeople.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../offline/tap-owner.ts', () => ({ tapOwner: () => '1' }));

const attendance = { total: 1, none: 1, present: 0, absent: 0, signed_out: 0 };
const session = {
  id: 3,
  organization: { id: 1, name: 'Zwemclub' },
  activity: { id: 2, name: 'Waterpolo' },
  location: null,
  start_date: '2026-11-27',
  start_time: '09:00',
  end_time: '10:00',
  tz: 'Europe/Amsterdam',
  starts_at: '2026-11-27T08:00:00Z',
  ends_at: '2026-11-27T09:00:00Z',
  spots: 1,
  taken: 1,
  status: 'running',
  door_price_in_cents: 0,
  should_validate_age: false,
  age_from: null,
  age_to: null,
  is_mine: true,
  attendance,
} as unknown as Parameters<typeof SessionPeople>[0]['session'];
const nothing = { age: null, has_notes: false, is_pending: false, check_in: 'none', noted_at: null };
const people = [{ id: 7, first_name: 'Sanne', last_name: 'de Wit', ...nothing }];
const full = new ApiError(422, { session: ['Deze sessie is vol'] }, null);
const noNetwork = new TypeError('Failed to fetch');

const dialog = page.getByRole('dialog', { name: 'Iemand toevoegen die niet is ingeschreven' });
const notices = page.getByRole('region', { name: 'Meldingen' });
const refused = page.getByRole('button', { name: '1 niet gelukt' });

/** The server's answer to a call that changes something. */
let answer: () => Promise<unknown>;

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-27T08:30:00Z'));
  for (const { id } of tapQueue.taps.get()) tapQueue.forget(id);
  clearNotice();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === listCheckIn) {
      return { session, people, may_mark_paid: true, version: '1', now: new Date().toISOString() };
    }
    return endpoint === createWalkIn ? answer() : { version: '1' };
  }) as typeof api);
  await renderScreen(<SessionPeople session={session} previousId={null} nextId={null} />);
});

async function addRia() {
  await page.getByRole('button', { name: 'Iemand toevoegen' }).click();
  await dialog.getByLabelText(/^Voornaam/).fill('Ria');
  await dialog.getByLabelText(/^Achternaam/).fill('P');
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
}

test('a walk-in that the server refuses stays in its form, and no notification says that it was added', async () => {
  answer = () => Promise.reject(full);
  await addRia();
  await expect.element(dialog.getByText('Niet toegevoegd: Deze sessie is vol')).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Voornaam/)).toHaveValue('Ria');
  expect(notices.element().textContent).toBe('');
  expect(tapQueue.taps.get()).toEqual([]);
});

test('a walk-in is announced as added once the server has it', async () => {
  const person = { id: 8, first_name: 'Ria', last_name: 'P', ...nothing, check_in: 'present' };
  answer = async () => ({ person, attendance: { ...attendance, total: 2, present: 1 }, is_new: true });
  await addRia();
  await expect.element(notices).toHaveTextContent('Ria P staat erbij en is aanwezig');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('without a network a walk-in is kept on the phone; a later refusal is notified and can be corrected', async () => {
  answer = () => Promise.reject(noNetwork);
  await addRia();
  await expect.element(notices).toHaveTextContent('Ria P is genoteerd op deze telefoon en wordt nog verstuurd');
  await expect.element(dialog).not.toBeInTheDocument();
  answer = () => Promise.reject(full);
  await sendTaps();
  await expect.element(notices).toHaveTextContent('Ria P is niet toegevoegd: Deze sessie is vol');
  await refused.click();
  const edit = page.getByRole('listitem').filter({ hasText: 'Ria P' }).getByRole('button', { name: 'Aanpassen' });
  await expect.element(edit).toHaveFocus();
  await edit.click();
  await expect.element(dialog.getByLabelText(/^Voornaam/)).toHaveValue('Ria');
  // refused again while its form is open, the walk-in is still in the queue
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(dialog.getByText('Niet toegevoegd: Deze sessie is vol')).toBeVisible();
  expect(tapQueue.taps.get()).toMatchObject([{ answer: { kind: 'refused' } }]);
});
