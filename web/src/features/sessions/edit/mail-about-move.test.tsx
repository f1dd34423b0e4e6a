import { getSession, previewSession, type Session, updateSession } from '@move/contract/sessions/sessions.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import { useUnsaved } from '../../../screens/edit/drafts/use-unsaved.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useSeriesSave } from '../series/use-series-save.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

const span = { start_date: '2029-12-01', start_time: '19:00', end_date: '2029-12-01', end_time: '20:00' };
const window = { subscribe_from: null, subscribe_until: null };
const single = {
  id: 7,
  activity: { id: 2, name: 'Aquajoggen' },
  organization: { id: 1, name: 'De Otters' },
  ...span,
  ...window,
  tz: 'Europe/Amsterdam',
  status: 'scheduled',
  is_past: false,
  canceled_at: null,
  spots: 20,
  taken: 3,
  reserved: 0,
  waitlist_count: 0,
  rate_id: null,
  rate: null,
  rate_inherited: true,
  location_id: null,
  location: null,
  inherited: { rate: null, price_open: false, location: null, ...window },
  people: { participants: 3, waiting: 0, trainers: 1 },
  series: null,
  repetition: null,
  previous_id: null,
  next_id: null,
  may: { update: true, remove: true, cancel: true },
  updated_at: '2026-11-01T10:00:00.000Z',
} as unknown as Session;

let stored: Session;
let saves: { body: Record<string, unknown> }[];

beforeEach(() => {
  stored = single;
  saves = [];
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: { body: Record<string, unknown> }) => {
    const touched = { sessions: 1, moved: 1, exceptions: 0, created: 0, removed: 0, participants: 3, told: 3 };
    if (endpoint === getSession) return { session: stored };
    if (endpoint === previewSession) {
      return { preview: { tz: 'Europe/Amsterdam', dates: [], skipped: [], until: null, surplus: [], touched } };
    }
    if (endpoint === updateSession) {
      saves.push(input);
      stored = { ...stored, start_time: String(input.body.start_time), updated_at: '2026-11-02T10:00:00.000Z' };
      return { session: stored, touched };
    }
    // the reads of other parts of the screen never end
    return new Promise(() => {});
  }) as unknown as typeof api);
});

/** A form of a session, whose start the test changes. */
function SessionForm() {
  const params = { organizationId: 1, activityId: 2, sessionId: 7 };
  const values = (session: Session) => ({ repetition: session.repetition ?? NO_REPETITION });
  const form = useEditForm({ load: getSession, save: updateSession, params, values });
  const confirmDialog = useSeriesSave(form, form.record);
  const unsaved = useUnsaved(form.core, { isNew: false });
  if (form.record === null) return null;
  return (
    <>
      <button type="button" onClick={() => form.core.set('start_time', '18:30')}>
        Eerder
      </button>
      <button type="button" onClick={() => void unsaved.save()}>
        Opslaan
      </button>
      {confirmDialog}
    </>
  );
}

async function moveIt() {
  await renderScreen(<SessionForm />);
  await page.getByRole('button', { name: 'Eerder' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
}

test('a user who moves a single session with participants chooses whether they are mailed', async () => {
  await moveIt();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('3 bezette plekken met een andere tijd of locatie')).toBeVisible();
  const mail = dialog.getByLabelText('Mail deelnemers, genodigden en trainers over de nieuwe tijd of locatie');
  await expect.element(mail).toBeChecked();
  expect(await accessibilityViolations()).toEqual([]);
  await mail.click();
  await dialog.getByRole('button', { name: '1 sessie aanpassen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(saves.map(({ body }) => body)).toMatchObject([{ start_time: '18:30', notify: false }]);
});

test('a session without participants is saved at once', async () => {
  stored = { ...single, people: { ...single.people, participants: 0 } };
  await moveIt();
  await expect.poll(() => saves.length).toBe(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
