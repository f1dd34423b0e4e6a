import { quoteSessionsCancellation } from '@move/contract/cancellations/cancellation-quotes.ts';
import { cancelSession, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import type { RowResult } from '../../../screens/list/bulk/each-row.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { useBulkSessions } from './use-bulk-sessions.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const row = (id: number, own: Partial<SessionRow> = {}) =>
  ({
    id,
    activity: { id: 2, name: 'Aquajoggen' },
    organization: { id: 1, name: 'De Otters' },
    status: 'scheduled',
    is_past: false,
    has_participants: true,
    waitlist_count: 1,
    ...own,
  }) as SessionRow;
const rows = [row(1), row(2, { has_participants: false }), row(3, { status: 'canceled' })];
const quote = {
  participants: 4,
  signed_out: 0,
  signed_out_refunded: 0,
  refunded: 2,
  refunds: [{ way: 'account', people: 2, amount_in_cents: 2_500, amount_in_moves: null }],
  lowered: { people: 0, amount_in_cents: 0 },
  elsewhere: { people: 0, amount_in_cents: 0 },
};

beforeEach(() => {
  vi.mocked(api).mockReset();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === quoteSessionsCancellation ? { quote } : {}) as typeof api);
});

let results: readonly RowResult[] = [];

function Bulk() {
  const [[cancel], dialog] = useBulkSessions((id) => rows.find((one) => one.id === id));
  const run = async () => {
    const ids = [1, 2, 3];
    results = (await (await cancel?.ask?.(ids))?.(ids)) ?? [];
  };
  return (
    <>
      <button type="button" onClick={() => void run()}>
        {cancel?.label}
      </button>
      {dialog}
    </>
  );
}

test('cancels the chosen sessions with one reason, and reports sessions that were canceled already', async () => {
  await renderScreen(<Bulk />);
  await page.getByRole('button', { name: 'Afgelasten' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2 sessies afgelasten?')).toBeVisible();
  await expect.element(dialog.getByText('4 deelnemers verliezen hun plek')).toBeVisible();
  await expect.element(dialog.getByText('€ 25,00 gaat terug, voor 2 deelnemers:')).toBeVisible();
  await expect.element(dialog.getByText('€ 25,00 op de rekening (2 deelnemers)')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Slecht weer' }).click();
  await page.getByLabelText('Toelichting').fill('Storm.');
  await page.getByRole('checkbox', { name: '2 op de wachtlijst' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Trainers' })).toBeChecked();
  await page.getByRole('button', { name: '2 sessies afgelasten' }).click();
  await expect.poll(() => results.length).toBe(3);
  const calls = vi.mocked(api).mock.calls.filter(([endpoint]) => (endpoint as unknown) === cancelSession);
  expect(calls.map(([, input]) => input)).toEqual(
    [1, 2].map((sessionId) => ({
      params: { organizationId: 1, activityId: 2, sessionId },
      body: { scope: 'this', cause: 'weather', reason: 'Storm.', notify: ['participants', 'trainers'] },
    })),
  );
  expect(results).toEqual([{ id: 1 }, { id: 2 }, { id: 3, error: 'Deze sessie is al afgelast' }]);
});
