import type { CancellationQuote } from '@move/contract/cancellations/cancellation-quotes.ts';
import { quoteSessionCancellation } from '@move/contract/cancellations/cancellation-quotes.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { cancelSession, removeSession, type Session } from '@move/contract/sessions/sessions.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Navigation from '../../../platform/navigation/navigation.tsx';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
const navigate = vi.fn();
vi.mock('../../../platform/navigation/navigation.tsx', async (original) => ({
  ...(await original<typeof Navigation>()),
  useNavigate: () => navigate,
}));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

const span = { start_date: '2026-12-01', start_time: '19:00', end_date: '2026-12-01', end_time: '20:00' };
const session = {
  id: 7,
  activity: { id: 2, name: 'Aquajoggen' },
  organization: { id: 1, name: 'De Otters' },
  ...span,
  people: { participants: 3, waiting: 0, trainers: 1 },
  series: { id: 5, position: 2, count: 4, following: { sessions: 3, participants: 8, waiting: 0 } },
} as unknown as Session;

const one: CancellationQuote = {
  participants: 2,
  signed_out: 1,
  signed_out_refunded: 1,
  refunded: 2,
  refunds: [
    { way: 'account', people: 1, amount_in_cents: 1_285, amount_in_moves: null },
    { way: 'wallet', people: 1, amount_in_cents: 1_250, amount_in_moves: 13 },
  ],
  lowered: { people: 1, amount_in_cents: 125 },
  elsewhere: { people: 0, amount_in_cents: 0 },
};
const many: CancellationQuote = {
  participants: 7,
  signed_out: 0,
  signed_out_refunded: 0,
  refunded: 7,
  refunds: [{ way: 'cash', people: 7, amount_in_cents: 8_750, amount_in_moves: null }],
  lowered: { people: 0, amount_in_cents: 0 },
  elsewhere: { people: 0, amount_in_cents: 0 },
};

let quotes: Record<string, CancellationQuote | Promise<CancellationQuote>>;
let removals: unknown[];
let cancels: unknown[];

beforeEach(() => {
  quotes = { this: one, following: many };
  removals = [];
  cancels = [];
  vi.mocked(api).mockClear();
  navigate.mockClear();
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  vi.mocked(api).mockImplementation((async (
    endpoint: unknown,
    input: { query?: { scope?: string }; body?: unknown },
  ) => {
    if (endpoint === removeSession) removals.push(input.query);
    if (endpoint === cancelSession) {
      cancels.push(input.body);
      return { session, canceled: 1, mails: 3 };
    }
    if (endpoint === quoteSessionCancellation) return { quote: await quotes[input.query?.scope ?? ''] };
    return {};
  }) as typeof api);
});

const show = (shown: Session = session, isCanceling = false) =>
  renderScreen(<DeleteDialog session={shown} isCanceling={isCanceling} onClose={() => {}} onDone={() => {}} />);
const dialog = page.getByRole('dialog');
const without = { cause: null, reason: null, notify: ['participants', 'trainers'] };

test('canceling a session with participants first shows the refunds and how they are paid', async () => {
  await show();
  await expect.element(dialog.getByText('Sessie van dinsdag 1 december, 19:00 afgelasten?')).toBeVisible();
  await expect.element(dialog.getByText('2 deelnemers verliezen hun plek')).toBeVisible();
  await expect.element(dialog.getByText('1 had zich al afgemeld, maar krijgt wel geld terug.')).toBeVisible();
  await expect.element(dialog.getByText('€ 12,85 en 13 moves gaan terug, voor 2 deelnemers:')).toBeVisible();
  await expect
    .element(dialog.getByText('€ 12,85 op de rekening (1 deelnemer), meestal binnen 5 werkdagen'))
    .toBeVisible();
  await expect.element(dialog.getByText('13 moves in de portemonnee (1 deelnemer), meteen')).toBeVisible();
  await expect.element(dialog.getByText('1 deelnemer moet nog betalen, en betaalt € 1,25 minder.')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Sessie afgelasten', exact: true }).click();
  expect(cancels).toEqual([{ scope: 'this', ...without }]);
  expect(navigate).toHaveBeenCalledWith('/organizations/1/finances/cancellations?sessionId=7');
});

test('names what was paid elsewhere, instead of saying that nothing is refunded', async () => {
  quotes.this = { ...one, refunded: 0, refunds: [], elsewhere: { people: 1, amount_in_cents: 750 } };
  await show();
  const sentence = /^Wat met pin of elders is betaald \(€.7,50\), betaal je zelf terug\.$/;
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByText('Er gaat geen geld terug.')).not.toBeInTheDocument();
});

test('the user stays on the page after canceling a session without refunds', async () => {
  quotes.this = { ...one, refunded: 0, refunds: [] };
  await show();
  await page.getByRole('button', { name: 'Sessie afgelasten', exact: true }).click();
  await expect.element(page.getByText('De sessie is afgelast. 3 mails gaan eruit.')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('sends the reason, and mails the people whom the organiser chose', async () => {
  await show({ ...session, people: { participants: 3, waiting: 2, trainers: 1 } });
  await page.getByRole('button', { name: 'Ziekte' }).click();
  await page.getByRole('button', { name: 'Slecht weer' }).click();
  await page.getByLabelText('Toelichting').fill('Het bad is dicht. ');
  await expect.element(page.getByRole('checkbox', { name: '3 deelnemers' })).toBeChecked();
  await page.getByRole('checkbox', { name: '2 op de wachtlijst' }).click();
  await expect.element(page.getByRole('checkbox', { name: '1 trainer' })).toBeChecked();
  await page.getByRole('button', { name: 'Sessie afgelasten', exact: true }).click();
  const told = { cause: 'weather', reason: 'Het bad is dicht.', notify: ['participants', 'trainers'] };
  expect([cancels, removals]).toEqual([[{ scope: 'this', ...told }], []]);
});

test('asks before Escape discards the typed text', async () => {
  await show();
  await page.getByLabelText('Toelichting').fill('Het bad is dicht.');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Verder schrijven' }).click();
  await expect.element(page.getByLabelText('Toelichting')).toHaveValue('Het bad is dicht.');
});

test('a session without people can be canceled too', async () => {
  const people = { participants: 0, waiting: 0, trainers: 0 };
  await show({ ...session, series: null, people }, true);
  await expect.element(dialog.getByText('Er doet nog niemand mee.')).toBeVisible();
  await page.getByRole('button', { name: 'Sessie afgelasten', exact: true }).click();
  expect(cancels).toEqual([{ ...without, notify: [] }]);
});

test('the button is disabled until the amount of the chosen sessions is loaded', async () => {
  let arrive = (_quote: CancellationQuote) => {};
  quotes.following = new Promise((resolve) => {
    arrive = resolve;
  });
  await show();
  await expect.element(dialog.getByText('€ 12,85 op de rekening')).toBeVisible();
  await page.getByRole('radio').nth(1).click();
  const confirm = page.getByRole('button', { name: '3 sessies afgelasten' });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  await confirm.click({ force: true });
  expect(cancels).toEqual([]);
  arrive(many);
  await expect.element(dialog.getByText('€ 87,50 in contanten (7 deelnemers); dat geef je zelf terug')).toBeVisible();
  await confirm.click();
  expect(cancels).toEqual([{ scope: 'following', ...without }]);
});

test('the user can retry when the refunds fail to load', async () => {
  quotes.this = Promise.reject(new ApiError(422, {}, null));
  await show();
  const retry = dialog.getByRole('button', { name: 'Opnieuw proberen' });
  await expect.element(retry).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  const confirm = page.getByRole('button', { name: 'Sessie afgelasten', exact: true });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  quotes.this = one;
  await retry.click();
  await expect.element(dialog.getByText('€ 12,85 op de rekening')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await confirm.click();
  expect(cancels).toEqual([{ scope: 'this', ...without }]);
});

test('explains why a single session with people is canceled instead of removed', async () => {
  await show({ ...session, series: null });
  await expect.element(dialog.getByText('Daarom wordt de sessie afgelast')).toBeVisible();
});

test('explains nothing when the user chose to cancel', async () => {
  await show({ ...session, series: null }, true);
  await expect.element(dialog.getByText('Dit kan niet worden teruggedraaid.')).toBeVisible();
  await expect.element(dialog.getByText('Daarom wordt')).not.toBeInTheDocument();
});

test('a session without participants is removed without asking the server for a quote', async () => {
  await show({ ...session, series: null, people: { participants: 0, waiting: 0, trainers: 0 } });
  await expect.element(page.getByRole('alertdialog').getByText('verwijderen?')).toBeVisible();
  expect(vi.mocked(api)).not.toHaveBeenCalled();
});

test('cancels a series instead of removing it when later sessions have people, and keeps the reason when the scope changes', async () => {
  await show({ ...session, people: { participants: 0, waiting: 0, trainers: 0 } });
  const remove = page.getByRole('alertdialog').getByText('verwijderen?', { exact: false }).first();
  await expect.element(remove).toBeVisible();
  await page.getByRole('radio').nth(1).click();
  await expect.element(dialog.getByText('Daarom worden ze allemaal afgelast')).toBeVisible();
  await page.getByRole('button', { name: 'Ziekte' }).click();
  await page.getByLabelText('Toelichting').fill('Het bad is dicht.');
  await page.getByRole('radio').nth(0).click();
  await expect.element(remove).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Verder schrijven' }).click();
  await page.getByRole('radio').nth(1).click();
  await expect.element(page.getByLabelText('Toelichting')).toHaveValue('Het bad is dicht.');
  await page.getByRole('button', { name: '3 sessies afgelasten' }).click();
  const why = { cause: 'illness', reason: 'Het bad is dicht.', notify: ['participants'] };
  expect([cancels, removals]).toEqual([[{ scope: 'following', ...why }], []]);
});

test('users who may not see amounts read that participants who paid are refunded, and no amounts are requested', async () => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['trainer'], abilities: ['edit-activity'] }));
  await show();
  await expect
    .element(dialog.getByText('3 deelnemers verliezen hun plek. Wie heeft betaald, krijgt het geld terug.'))
    .toBeVisible();
  expect(vi.mocked(api)).not.toHaveBeenCalled();
});
