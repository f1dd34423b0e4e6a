import { removeActivity } from '@move/contract/activities/activities.ts';
import { type CancellationQuote, quoteActivityCancellation } from '@move/contract/cancellations/cancellation-quotes.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useRemoveActivity } from './use-remove-activity.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const quote: CancellationQuote = {
  participants: 2,
  signed_out: 1,
  signed_out_refunded: 0,
  refunded: 2,
  refunds: [{ way: 'cash', people: 2, amount_in_cents: 2_500, amount_in_moves: null }],
  lowered: { people: 0, amount_in_cents: 0 },
  elsewhere: { people: 0, amount_in_cents: 0 },
};
const empty = { id: 2, name: 'Aquajoggen', participants_count: 0, waiting_count: 0, sessions_count: 3 };

let removals: unknown[];

beforeEach(() => {
  removals = [];
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: { query?: unknown }) => {
    if (endpoint === removeActivity) removals.push(input.query);
    return endpoint === quoteActivityCancellation ? { quote } : {};
  }) as typeof api);
});

function Removal({ activity }: { activity: typeof empty }) {
  const [remove, dialog] = useRemoveActivity(1);
  return (
    <>
      <button type="button" onClick={() => void remove(activity)}>
        weg
      </button>
      {dialog}
    </>
  );
}

const undo = page.getByRole('button', { name: 'Ongedaan maken' });

test('an activity with participants is canceled after a confirmation, without undo', async () => {
  await renderScreen(<Removal activity={{ ...empty, participants_count: 2, waiting_count: 1 }} />);
  await page.getByRole('button', { name: 'weg' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('1 had zich al afgemeld.')).toBeVisible();
  await expect.element(dialog.getByText('€ 25,00 gaat terug, voor 2 deelnemers:')).toBeVisible();
  await expect.element(dialog.getByText('Dit kan niet worden teruggedraaid.')).toBeVisible();
  await page.getByRole('button', { name: 'Activiteit afgelasten' }).click();
  await expect.element(page.getByText('Aquajoggen is afgelast.')).toBeVisible();
  expect(removals).toEqual([{ force: '1' }]);
  await expect.element(undo).not.toBeInTheDocument();
});

test('an activity without participants is removed at once, with undo', async () => {
  await renderScreen(<Removal activity={empty} />);
  await page.getByRole('button', { name: 'weg' }).click();
  await expect.element(page.getByText('Aquajoggen is verwijderd.')).toBeVisible();
  await expect.element(undo).toBeVisible();
  expect(removals).toEqual([undefined]);
});
