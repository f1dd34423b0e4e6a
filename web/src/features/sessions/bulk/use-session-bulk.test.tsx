import { ApiError } from '@move/contract/kit/client/client.ts';
import { messageSessions, previewSessionsMessage } from '@move/contract/messages/messages.ts';
import { previewSessionMoves } from '@move/contract/sessions/session-moves.ts';
import { listApplicationSessions, type SessionRow, updateSession } from '@move/contract/sessions/sessions.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { ListBulkBar } from '../../../screens/list/bulk/ListBulkBar.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { useSessionBulk } from './use-session-bulk.tsx';

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
    start_date: `2038-03-0${id}`,
    start_time: '19:00',
    end_date: `2038-03-0${id}`,
    end_time: '20:00',
    spots: 10,
    taken: 0,
    updated_at: `v${id}`,
    ...own,
  }) as SessionRow;
let rows: SessionRow[] = [];

const calls = (endpoint: unknown) =>
  vi
    .mocked(api)
    .mock.calls.filter(([asked]) => (asked as unknown) === endpoint)
    .map(([, input]) => input as unknown as { params: { sessionId?: number }; body: Record<string, unknown> });
let dates: unknown[] = [];
/** The number of mails that the server reports for a change. */
let mails = 0;
/** The organisation whose message the server refuses, and the error. */
let refusal: { id: number; error: ApiError } | null = null;

beforeEach(() => {
  dates = [];
  mails = 0;
  refusal = null;
  rows = [row(1), row(2, { taken: 3 }), row(3, { status: 'canceled' })];
  vi.mocked(api).mockReset();
  vi.mocked(api).mockImplementation((async (
    endpoint: unknown,
    input: { params: { sessionId: number; organizationId: number } },
  ) => {
    if (endpoint === listApplicationSessions)
      return { sessions: rows, meta: { pagination: { total: 3 } }, totals: null };
    if (endpoint === updateSession) return { session: { updated_at: `saved${input.params.sessionId}` }, mails };
    if (endpoint === previewSessionMoves) return { dates };
    if (endpoint === previewSessionsMessage)
      return {
        preview: {
          recipients: 2,
          people: 2,
          waiting: 0,
          signed_out: 1,
          without_address: { count: 0, names: [] },
          sample: null,
          reply_to: 'hallo@test.example',
        },
      };
    if (endpoint === messageSessions) {
      if (refusal?.id === input.params.organizationId) throw refusal.error;
      return { message: { recipients: 2 } };
    }
    return {};
  }) as unknown as typeof api);
});

function Bar() {
  const list = useList(listApplicationSessions, {});
  const [bulk, dialogs] = useSessionBulk(list.rowOf);
  return (
    <>
      <button type="button" onClick={() => list.select(new Set(rows.map(({ id }) => String(id))))}>
        kies
      </button>
      {list.rows.length > 0 && (
        <ListBulkBar list={list} bulk={bulk} nameOf={({ start_date }) => start_date} extra={[]} />
      )}
      {dialogs}
    </>
  );
}

async function choose(action: string) {
  await renderScreen(<Bar />);
  await page.getByRole('button', { name: 'kies' }).click();
  await page.getByRole('button', { name: action }).click();
}
const dialog = page.getByRole('dialog');

test('moves sessions by days and to another time at once, and says that a canceled session does not move', async () => {
  mails = 3;
  await choose('Dag en tijd…');
  await expect.element(dialog.getByRole('heading', { name: 'Dag en tijd van 2 sessies' })).toBeVisible();
  await expect
    .element(dialog.getByText('1 gekozen sessie is al afgelast of begonnen en verandert niet.'))
    .toBeVisible();
  await dialog.getByRole('textbox', { name: 'Dagen later' }).fill('7');
  await dialog.getByRole('textbox', { name: 'Begintijd' }).fill('20:15');
  await expect.element(dialog.getByText('3 bezette plekken op een andere tijd: één mail per plek.')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await expect
    .poll(() => calls(previewSessionMoves).at(-1)?.body)
    .toEqual({ session_ids: [1, 2], days: 7, start_time: '20:15', end_time: null });
  await dialog.getByRole('button', { name: '2 sessies verplaatsen' }).click();
  await expect.element(page.getByText('2 sessies zijn verplaatst. 6 mails gaan eruit.')).toBeVisible();
  expect(calls(updateSession).map(({ body }) => body)).toEqual(
    [1, 2].map((id) => ({
      scope: 'this',
      start_date: `2038-03-${id === 1 ? '08' : '09'}`,
      start_time: '20:15',
      end_date: `2038-03-${id === 1 ? '08' : '09'}`,
      end_time: '21:15',
      notify: true,
      updated_at: `v${id}`,
    })),
  );
  expect(page.getByText('Deze sessie is al afgelast').elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Ongedaan maken' }).elements()).toEqual([]);
});

test('a move that sent no mails can be undone, and undoing sends no mails', async () => {
  rows = [row(1), row(2)];
  await choose('Dag en tijd…');
  await dialog.getByRole('textbox', { name: 'Eindtijd' }).fill('20:30');
  await dialog.getByRole('button', { name: '2 sessies verplaatsen' }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => calls(updateSession).length).toBe(4);
  expect(calls(updateSession)[2]?.body).toEqual({
    scope: 'this',
    start_date: '2038-03-01',
    start_time: '19:00',
    end_date: '2038-03-01',
    end_time: '20:00',
    notify: false,
    updated_at: 'saved1',
  });
  await expect.element(page.getByText('2 sessies zijn weer zoals eerst')).toBeVisible();
});

test('the preview of a move names the activity, the old day and time, and the new day and time', async () => {
  rows = [row(1), row(2, { activity: { id: 5, name: 'Padeltoss' } as SessionRow['activity'] })];
  const moved = { start_time: '20:15', end_time: '21:15', change: 'moved', own_location: null, overlaps: false };
  dates = [1, 2].map((session_id) => {
    const day = `2038-03-0${session_id + 1}`;
    const instants = { starts_at: `${day}T19:15:00.000Z`, ends_at: `${day}T20:15:00.000Z` };
    return { ...moved, session_id, start_date: day, end_date: day, ...instants, notes: [], holidays: [], clashes: [] };
  });
  await choose('Dag en tijd…');
  // there is no confirm button while no session would move
  expect(dialog.getByRole('button', { name: /verplaatsen$/ }).elements()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Dagen later' }).fill('1');
  await expect
    .poll(() =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent),
    )
    .toEqual([
      'Aquajoggen: ma 1 mrt 2038 19:00 – 20:00 → di 2 mrt 2038 20:15 – 21:15',
      'Padeltoss: di 2 mrt 2038 19:00 – 20:00 → wo 3 mrt 2038 20:15 – 21:15',
    ]);
  await expect.element(dialog.getByRole('button', { name: 'Toch niet' })).toBeVisible();
});

test('does not save a session that has this number of spots already, or more taken spots', async () => {
  rows = [row(1), row(2, { spots: 12, taken: 11 }), row(3, { spots: 12 })];
  await choose('Plekken…');
  const confirm = dialog.getByRole('button', { name: /aanpassen$/ });
  expect(confirm.elements()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Aantal plekken' }).fill('10');
  await expect.element(dialog.getByText('1 sessie heeft meer bezette plekken en verandert niet.')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await dialog.getByRole('button', { name: '1 sessie aanpassen' }).click();
  await expect
    .poll(() => calls(updateSession).map(({ body }) => body))
    .toEqual([{ scope: 'this', spots: 10, updated_at: 'v3' }]);
});

test('previews one message for all chosen sessions of an organisation', async () => {
  await choose('Bericht…');
  await expect.element(dialog.getByText('Aan de mensen van 3 sessies')).toBeVisible();
  await expect
    .poll(() => calls(previewSessionsMessage).at(-1))
    .toEqual({
      params: { organizationId: 1 },
      body: { session_ids: [1, 2, 3], include_participants: true, include_waitlist: false },
    });
  await expect.element(dialog.getByRole('button', { name: 'Sturen aan 2 ontvangers' })).toBeVisible();
});

test('the message goes to people who signed out only when the user includes them', async () => {
  await choose('Bericht…');
  await dialog.getByRole('checkbox', { name: 'Ook wie zich heeft afgemeld (1)' }).click();
  await expect.poll(() => calls(previewSessionsMessage).at(-1)?.body['include_signed_out']).toBe(true);
});

test('the action to change the location is disabled, with the reason, for sessions of two organisations', async () => {
  rows = [row(1), row(2, { organization: { id: 9, name: 'Elders' } })];
  await renderScreen(<Bar />);
  await page.getByRole('button', { name: 'kies' }).click();
  const action = page.getByRole('button', { name: 'Locatie…' });
  await expect.element(action).toBeDisabled();
  await expect.element(action).toHaveAttribute('title', 'Alleen voor sessies van één organisatie');
});

test('sends a message for each of two organisations; one that the server refused can be sent again', async () => {
  rows = [row(1), row(2, { organization: { id: 9, name: 'Elders' } })];
  await choose('Bericht…');
  await expect.element(dialog.getByRole('listitem').nth(1)).toHaveTextContent('Elders2 ontvangers');
  expect(await accessibilityViolations()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Onderwerp' }).fill('Zwembad dicht');
  await dialog.getByRole('textbox', { name: 'Bericht', exact: true }).fill('De hal is dicht.');
  refusal = { id: 9, error: new ApiError(403, { organization: ['Dat mag je hier niet'] }, null) };
  await dialog.getByRole('button', { name: 'Sturen aan 4 ontvangers' }).click();
  await expect
    .poll(() =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent),
    )
    .toEqual(['De OttersVerstuurd aan 2 ontvangers', 'EldersDat mag je hier niet']);
  refusal = null;
  await dialog.getByRole('button', { name: 'Sturen aan 2 ontvangers' }).click();
  await expect.element(page.getByText('Het bericht is onderweg naar 4 ontvangers')).toBeVisible();
  expect(calls(messageSessions).map(({ params, body }) => ({ params, ids: body['session_ids'] }))).toEqual([
    { params: { organizationId: 1 }, ids: [1] },
    { params: { organizationId: 9 }, ids: [2] },
    { params: { organizationId: 9 }, ids: [2] },
  ]);
});
