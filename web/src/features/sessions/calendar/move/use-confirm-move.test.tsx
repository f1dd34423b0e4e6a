import { getSession, previewSession, type Session, updateSession } from '@move/contract/sessions/sessions.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../platform/api/api.ts';
import { clearUndoable } from '../../../../platform/notify.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import type { CalendarRow } from '../calendar-row.ts';
import { useConfirmMove } from './use-confirm-move.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const span = { start_date: '2029-12-01', start_time: '19:00', end_date: '2029-12-01', end_time: '20:00' };
const later = { ...span, start_time: '19:15', end_time: '20:15' };
const session = {
  id: 7,
  activity: { id: 2, name: 'Aquajoggen' },
  organization: { id: 1, name: 'De Otters' },
  ...span,
  series: null,
  updated_at: '2026-11-01T10:00:00.000Z',
} as unknown as Session;

let saves: Record<string, unknown>[];

beforeEach(() => {
  saves = [];
  clearUndoable();
  const touched = { sessions: 1, moved: 1, exceptions: 0, created: 0, removed: 0, participants: 3, told: 3 };
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: { body: Record<string, unknown> }) => {
    if (endpoint === getSession) return { session };
    if (endpoint === previewSession) {
      return { preview: { tz: 'Europe/Amsterdam', dates: [], skipped: [], until: null, surplus: [], touched } };
    }
    if (endpoint !== updateSession) return new Promise(() => {});
    saves.push(input.body);
    const saved = { ...session, ...later, updated_at: '2026-11-02T10:00:00.000Z' };
    return { session: saved, touched, mails: input.body.notify === false ? 0 : 3 };
  }) as unknown as typeof api);
});

function Calendar() {
  const [ask, dialog] = useConfirmMove();
  return (
    <>
      <button type="button" onClick={() => ask(session as unknown as CalendarRow, later, () => {})}>
        Verplaatsen
      </button>
      {dialog}
    </>
  );
}

const dialog = page.getByRole('dialog');
const mail = dialog.getByLabelText('Mail deelnemers, genodigden en trainers over de nieuwe tijd of locatie');
const confirm = () => dialog.getByRole('button', { name: '1 sessie aanpassen' }).click();
const undo = page.getByRole('button', { name: 'Ongedaan maken' });

test('a move that was not mailed can be undone, without a mail too', async () => {
  await renderScreen(<Calendar />);
  await page.getByRole('button', { name: 'Verplaatsen' }).click();
  await mail.click();
  await confirm();
  await undo.click();
  await expect
    .poll(() => saves)
    .toMatchObject([
      { start_time: '19:15', notify: false },
      { start_time: '19:00', notify: false },
    ]);
});

test('a move that was mailed can not be undone', async () => {
  await renderScreen(<Calendar />);
  await page.getByRole('button', { name: 'Verplaatsen' }).click();
  await expect.element(mail).toBeChecked();
  await confirm();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('1 sessie aangepast')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});
