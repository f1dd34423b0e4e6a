import { updateParticipant } from '@move/contract/participants/participants.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { ShownPerson } from './attendance.ts';
import { NotesDialog } from './NotesDialog.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const person = { id: 7, first_name: 'Sanne', last_name: 'de Wit' } as ShownPerson;
const place = { organizationId: 1, activityId: 2, sessionId: 3 };
const note = page.getByRole('textbox', { name: 'Notitie' });
const question = page.getByRole('alertdialog');
const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockClear();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === updateParticipant ? {} : { participant: { notes: null, updated_at: 'x' } }) as typeof api);
  await renderScreen(<NotesDialog place={place} person={person} onClose={onClose} />);
});

test('what was typed is not lost by Escape or by closing the dialog', async () => {
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

test('with nothing typed it closes at once', async () => {
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
