import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { listAllInvoices } from '@move/contract/invoices/invoices.ts';
import { listSepaBatches } from '@move/contract/payouts/sepa-batches.ts';
import { listProviderFindings } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { listReconciliations } from '@move/contract/reconciliation/reconciliation.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SuperadminTasks } from './SuperadminTasks.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

/** What each list holds under the filter of its task; without it a hundred rows. */
const FOUND = [
  {
    endpoint: listSepaBatches,
    filter: { mayExport: '1' },
    total: 1,
    rows: { sepas: [{ created_at: '2020-01-05T10:00:00Z' }] },
  },
  {
    endpoint: listSepaBatches,
    filter: { hasReturned: '1' },
    total: 2,
    rows: { sepas: [{ execution_date: '2020-01-05' }] },
  },
  { endpoint: listAllInvoices, filter: { isUndelivered: '1' }, total: 0, rows: { invoices: [] } },
  { endpoint: listProviderFindings, filter: { status: 'open' }, total: 4, rows: { findings: [{ day: '2020-01-05' }] } },
  {
    endpoint: listReconciliations,
    filter: { state: 'differs' },
    total: 5,
    rows: { reconciliations: [{ month: '2020-01' }] },
  },
] as const;

test('names what waits with its number and age, and leads to the list under the same filter', async () => {
  vi.mocked(api).mockImplementation((async (endpoint: Endpoint, input: { query: Record<string, unknown> }) => {
    const found = FOUND.find(
      (each) =>
        each.endpoint === endpoint && Object.entries(each.filter).every(([name, value]) => input.query[name] === value),
    );
    return { ...found?.rows, meta: { pagination: { total: found?.total ?? 100 } } };
  }) as unknown as typeof api);
  await renderScreen(<SuperadminTasks />);
  const links = [
    ['1 uitbetaalronde wacht op jouw controle', '/admin/sepas?mayExport=1'],
    ['2 uitbetaalrondes met betalingen die de bank terugstuurde', '/admin/sepas?hasReturned=1'],
    ['4 verschillen met de betaaldienst', '/admin/reconciliation/provider/findings?status=open'],
    ['5 verschillen in de afsluiting', '/admin/reconciliation?state=differs'],
  ];
  await expect.element(page.getByRole('link')).toHaveLength(links.length);
  for (const [text = '', href] of links) {
    const link = page.getByRole('link', { name: text });
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link.getByText(/^De oudste is van 7 jaar geleden$/)).toBeVisible();
  }
});
