import { previewInvoices } from '@move/contract/invoices/invoices.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import { accessibilityViolations, renderScreen } from '../../testing/render-screen.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const preview = { count: 2, total_price_in_cents: 1_250, without_address: 1 };

test('says how many invoices it would issue; when that can’t be read, the button reads it again', async () => {
  let isAway = true;
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === previewInvoices && !isAway
      ? Promise.resolve({ preview })
      : Promise.reject(new ApiError(404, {}, null))) as typeof api);
  await renderScreen(<GenerateDialog onClose={vi.fn()} />);
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  await expect.element(retry).toBeEnabled();
  isAway = false;
  await retry.click();
  await expect.element(page.getByText(/^2 facturen over .*12,50 incl\. btw/)).toBeVisible();
  await expect.element(page.getByText(/^1 organisatie heeft geen e-mailadres/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2 facturen maken en mailen' })).toBeEnabled();
  expect(await accessibilityViolations()).toEqual([]);
});
