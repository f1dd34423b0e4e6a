import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RateTermsInput } from '../RateTermsInput.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: () => true,
}));

const period = (from_minutes: number | null, until_minutes: number | null, refund_percentage: number) => ({
  from_minutes,
  until_minutes,
  refund_percentage,
});
const cancellation_terms = [
  { id: 1, name: 'Standaard', periods: [period(null, 1440, 100), period(1440, null, 0)] },
  { id: 2, name: 'Geen teruggave', periods: [period(null, null, 0)] },
];
const terms = cancellation_terms.map(({ id, name }) => ({ value: id, label: name }));

test('the chosen terms say what is refunded, and several of them what choosing several means', async () => {
  vi.mocked(api).mockImplementation((async () => ({ cancellation_terms })) as typeof api);
  const input = (value: readonly number[]) => (
    <RateTermsInput label="Voorwaarden" value={value} terms={terms} organizationId={1} onChange={() => {}} />
  );
  const screen = await renderScreen(input([1]));
  await expect.element(page.getByText('Tot 24 uur voor de start krijg je alles terug, daarna niets.')).toBeVisible();
  await expect.element(page.getByText(/^Elke activiteit/)).not.toBeInTheDocument();
  await screen.unmount();
  await renderScreen(input([1, 2]));
  await expect.element(page.getByText(/^Elke activiteit met dit tarief krijgt een van deze voorwaarden/)).toBeVisible();
  await expect.element(page.getByText('Geen teruggave: Tot de start krijg je niets terug.')).toBeVisible();
});
