import { getSepaBatch, listSepaLines, resumeSepaBatch, type SepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { SepaBatchDetail } from './SepaBatchDetail.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const may = { export: false, execute: false, cancel: true, download: false, import: false, resume: false };
const draft: SepaBatch = {
  id: 5,
  payout_month: '2026-11',
  execution_date: '2026-11-24',
  status: 'draft',
  number_of_payments: 8,
  total_in_cents: 293_495,
  rejected_count: 0,
  created_at: '2026-11-23T10:00:00.000Z',
  lines: [],
  skipped: [],
  skipped_count: 0,
  msg_id: null,
  file_sha256: null,
  rejected_reason: null,
  created_by: 'Marit Postma',
  exported_by: null,
  exported_at: null,
  executed_by: null,
  executed_at: null,
  canceled_by: null,
  canceled_at: null,
  run: null,
  may,
};
const run = { status: 'running', done: 100, total: 400, failure: null, request_id: 'r-1' } as const;
const preparing: SepaBatch = { ...draft, status: 'preparing', number_of_payments: 0, total_in_cents: 0, run };

const totals = { orders_count: 0, amount_in_cents: 0, left_out: 0 };

let stored: SepaBatch;

beforeEach(() => {
  vi.mocked(api).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === resumeSepaBatch) stored = draft;
    if (endpoint === getSepaBatch || endpoint === resumeSepaBatch) return { sepa: stored };
    if (endpoint === listSepaLines) return { lines: [], meta: { pagination: { total: 0 } }, totals };
    return {};
  }) as unknown as typeof api);
});

const show = () => renderScreen(<SepaBatchDetail sepaBatchId={5} />);
const text = (words: string) => page.getByText(words);

test('shows the progress of creating a batch, then the draft without a reload', async () => {
  stored = preparing;
  await show();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect.element(text('100 van 400 organisaties')).toBeVisible();
  expect(page.getByRole('link', { name: 'Betalingen' }).elements()).toEqual([]);
  expect(await accessibilityViolations()).toEqual([]);
  stored = draft;
  await expect.element(text('8 betalingen')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Betalingen' })).toBeVisible();
});

test('shows why a run failed, and has a button that resumes the run', async () => {
  const failed = { ...run, status: 'failed', failure: 'Er ging iets mis' } as const;
  stored = { ...preparing, run: failed, may: { ...may, resume: true } };
  await show();
  await expect.element(text('Er ging iets mis')).toBeVisible();
  await page.getByRole('button', { name: 'Verder gaan' }).click();
  await expect.element(text('8 betalingen')).toBeVisible();
});

const sent: SepaBatch = {
  ...draft,
  status: 'exported',
  file_sha256: 'ab',
  exported_at: '2026-11-23T11:00:00.000Z',
};

test('shows from which day an execution can be recorded', async () => {
  stored = sent;
  await show();
  await expect.element(text('Die voert het uit op')).toBeVisible();
  expect(page.getByRole('button', { name: 'Als uitgevoerd vastleggen' }).elements()).toEqual([]);
});

test('downloading the file is the first button between the export and the execution', async () => {
  const download = page.getByRole('button', { name: 'Bestand downloaden' });
  stored = { ...sent, may: { ...may, download: true } };
  const { unmount } = await show();
  await expect.element(download).toHaveAttribute('data-variant', 'filled');
  await unmount();
  stored = { ...sent, may: { ...may, download: true, execute: true } };
  await show();
  await expect.element(download).toHaveAttribute('data-variant', 'default');
});

test('shows who can cancel a batch from its execution day on', async () => {
  stored = { ...sent, may: { ...may, execute: true, cancel: false } };
  await show();
  await expect.element(text('alleen een andere superadmin dan die het exporteerde')).toBeVisible();
  // the menu with “Cancel” isn't there either
  expect(page.getByRole('button', { name: 'Meer acties' }).elements()).toEqual([]);
});

test('shows that all payments are returned when the bank refused the file of an executed batch', async () => {
  const executed = { executed_at: '2026-11-24T10:00:00.000Z', rejected_reason: 'DUPL', rejected_count: 100 };
  stored = { ...sent, ...executed, status: 'returning', run };
  await show();
  await expect.element(text('De bank heeft het hele bestand geweigerd')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(await accessibilityViolations()).toEqual([]);
  stored = { ...stored, status: 'executed', rejected_count: 8, run: null };
  await expect.element(text('geweigerd: DUPL')).toBeVisible();
});

test('shows why the creator of a batch can’t export it', async () => {
  stored = draft;
  await show();
  await expect.element(page.getByRole('button', { name: 'Exporteren' })).toBeDisabled();
  await expect.element(text('Een andere superadmin kijkt het na')).toBeVisible();
});
