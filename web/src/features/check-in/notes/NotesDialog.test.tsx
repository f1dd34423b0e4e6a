import { getParticipant, updateParticipant } from '@move/contract/participants/participants.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { sendTaps, tapQueue } from '../offline/tap-sending.ts';
import type { ShownPerson } from '../people/attendance.ts';
import { NotesDialog } from './NotesDialog.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../offline/tap-owner.ts', () => ({ tapOwner: () => '1' }));

const person = {
  id: 7,
  first_name: 'Sanne',
  last_name: 'de Wit',
  shown: 'present',
  has_notes: false,
  written: null,
} as ShownPerson;
const place = { organizationId: 1, activityId: 2, sessionId: 3 };
const note = page.getByRole('textbox', { name: 'Notitie' });
const question = page.getByRole('alertdialog');
const save = page.getByRole('button', { name: 'Opslaan', exact: true });
const onClose = vi.fn();

/** The note of the participant on the server; null: there is no network. */
let stored: { notes: string | null; updated_at: string } | null;

/** Replies like the server, which refuses a change of an older version. */
const server = (async (endpoint: unknown, input: { body?: { notes: string | null; updated_at: string } }) => {
  if (stored === null) throw new TypeError('Failed to fetch');
  if (endpoint === updateParticipant && input.body !== undefined) {
    if (input.body.updated_at !== stored.updated_at) throw new ApiError(409, { stale: ['Iemand anders'] }, null);
    stored = { notes: input.body.notes, updated_at: `${stored.updated_at}+` };
  }
  return endpoint === getParticipant || endpoint === updateParticipant ? { participant: stored } : {};
}) as unknown as typeof api;

const open = (changes: Partial<ShownPerson> = {}) =>
  renderScreen(<NotesDialog place={place} person={{ ...person, ...changes }} onClose={onClose} />);

beforeEach(() => {
  onClose.mockClear();
  for (const { id } of tapQueue.taps.get()) tapQueue.forget(id);
  stored = { notes: null, updated_at: 'a' };
  vi.mocked(api).mockImplementation(server);
});

test('Escape and the close button ask before they discard a typed note', async () => {
  await open();
  await note.fill('Kan niet duiken');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Verder schrijven' }).click();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(question).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Verder schrijven' }).click();
  await expect.element(note).toHaveValue('Kan niet duiken');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Niet bewaren' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('without changes the dialog closes at once', async () => {
  await open();
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a note doesn’t conflict with a check-in of the same person', async () => {
  await open();
  await note.fill('Kan niet duiken');
  stored = { notes: null, updated_at: 'b' };
  await save.click();
  await expect.element(page.getByText('Notitie bewaard')).toBeVisible();
  expect(stored).toMatchObject({ notes: 'Kan niet duiken' });
});

test('a note that another user changed is shown, and replaced only when the user saves again', async () => {
  await open();
  await note.fill('Kan niet duiken');
  stored = { notes: 'Draagt lenzen', updated_at: 'b' };
  await save.click();
  await expect.element(note).toHaveAccessibleDescription(/intussen gewijzigd in “Draagt lenzen”/);
  await expect.element(note).toHaveValue('Kan niet duiken');
  expect(stored).toMatchObject({ notes: 'Draagt lenzen' });
  await save.click();
  await expect.poll(() => stored?.notes).toBe('Kan niet duiken');
});

test('without a network a note is kept on the phone, and sent with the taps', async () => {
  stored = null;
  await open();
  await note.fill('Kan niet duiken');
  await save.click();
  await expect.element(page.getByText('Notitie bewaard op deze telefoon')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  stored = { notes: null, updated_at: 'b' };
  await sendTaps();
  expect(stored).toMatchObject({ notes: 'Kan niet duiken' });
  expect(tapQueue.taps.get()).toEqual([]);
});

test('if the stored note can’t be read, the typed text is added below it', async () => {
  stored = null;
  await open({ has_notes: true });
  await expect.element(note).toHaveAccessibleDescription(/Wat je schrijft komt eronder/);
  await note.fill('Kan niet duiken');
  await save.click();
  await expect.poll(() => tapQueue.taps.get().length).toBe(1);
  stored = { notes: 'Draagt lenzen', updated_at: 'b' };
  await sendTaps();
  expect(stored).toMatchObject({ notes: 'Draagt lenzen\nKan niet duiken' });
});

test('a note that was refused after it was queued is opened with its text', async () => {
  const answer = { kind: 'refused', text: 'Iemand anders heeft de notitie gewijzigd' } as const;
  stored = { notes: 'Draagt lenzen', updated_at: 'b' };
  await open({ written: { tapId: 'tap', note: { text: 'Kan niet duiken', read: null }, answer } });
  await expect.element(note).toHaveValue('Kan niet duiken');
  await expect.element(note).toHaveAccessibleDescription(/“Draagt lenzen”/);
});
