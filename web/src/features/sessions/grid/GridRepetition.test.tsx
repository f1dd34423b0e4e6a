import { GRID_ROWS_MAX } from '@move/domain/sessions/planning-limits.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notify } from '../../../platform/notify.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { GridLookups } from './cells/grid-cells.ts';
import { GridRepetition } from './GridRepetition.tsx';
import type { SessionGridState } from './use-session-grid.ts';

const change = vi.fn();
const lookups = { locale: 'nl', today: '2026-12-01' } as GridLookups;

/** Shows the dialog for a grid with this number of filled rows. The dialog proposes ten days: nine come after the last row. */
function show(filled: number) {
  const row = { key: 1, cells: ['1-12-2026', '19:00', '20:00', '', '', ''] };
  const last = { row, session: { start_date: '2026-12-01' }, faults: {}, warnings: {} };
  const state = { filled, last, grid: { change } } as unknown as SessionGridState;
  return renderScreen(<GridRepetition state={state} lookups={lookups} onClose={vi.fn()} />);
}

const info = vi.spyOn(notify, 'info');

beforeEach(() => {
  vi.clearAllMocks();
});

test('reports the days that do not fit in the grid any more', async () => {
  await show(GRID_ROWS_MAX - 4);
  await page.getByRole('button', { name: '4 rijen toevoegen' }).click();
  expect(change).toHaveBeenCalledOnce();
  expect(info).toHaveBeenCalledExactlyOnceWith(
    `5 rijen pasten niet meer: in een rooster gaan ${GRID_ROWS_MAX} sessies. Plan eerst deze.`,
  );
});

test('a full grid shows why nothing can be added', async () => {
  await show(GRID_ROWS_MAX);
  await expect.element(page.getByRole('button', { name: '0 rijen toevoegen' })).toBeDisabled();
  await expect.element(page.getByRole('status').getByText('9 rijen pasten niet meer')).toBeVisible();
});

test('an empty interval shows why nothing can be added', async () => {
  await show(1);
  await page.getByRole('textbox', { name: 'elke' }).fill('');
  await expect.element(page.getByRole('button', { name: '0 rijen toevoegen' })).toBeDisabled();
  await expect.element(page.getByText('Het interval moet groter zijn dan 0')).toBeVisible();
});
