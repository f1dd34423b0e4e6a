import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RefundDialog } from './RefundDialog.tsx';

async function give(paidBy: 'cash' | 'ideal') {
  const refund = { isPending: false, error: null, reset: () => undefined, give: () => Promise.resolve(true) };
  const texts = { title: 'Geld terug', text: '', name: 'Balie' };
  await renderScreen(<RefundDialog {...texts} most={150} paidBy={paidBy} refund={refund} onClose={() => undefined} />);
}

test('cash is recorded as still to be handed over', async () => {
  await give('cash');
  await page.getByRole('button', { name: /^€.1,50 terug te geven/ }).click();
  await expect.element(page.getByText(/^€.1,50 is contant terug te geven aan Balie/)).toBeVisible();
});

test('money that goes back by itself is refunded at once', async () => {
  await give('ideal');
  await page.getByRole('button', { name: /^€.1,50 teruggeven/ }).click();
  await expect.element(page.getByText(/^€.1,50 teruggegeven aan Balie/)).toBeVisible();
});
