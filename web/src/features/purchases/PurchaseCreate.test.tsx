import type { Product } from '@move/contract/products/products.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import type * as Gate from '../../platform/session/gate.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PurchaseCreate } from './PurchaseCreate.tsx';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: () => true,
}));

const productAt = (price_in_cents: number) =>
  ({
    id: 2,
    name: 'Badmuts',
    rate: { id: 1, name: 'Badmuts', price_in_cents },
    spots: null,
    taken: 0,
    payment_url: null,
    should_validate_age: false,
  }) as unknown as Product;

/** Changes the price of the product, as a new read may do. */
let reprice = (_cents: number): void => {};
function Counter() {
  const [cents, setCents] = useState(600);
  useEffect(() => {
    reprice = setCents;
  }, []);
  return <PurchaseCreate organizationId={1} productId={2} product={productAt(cents)} onClose={() => {}} />;
}

test('sends the price on the screen, so that the server can refuse a changed price', async () => {
  const sent: unknown[] = [];
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: { body: { price_in_cents?: number } }) => {
    if (endpoint !== createPurchase) return { draft: null, questions: [] };
    sent.push(input.body.price_in_cents);
    throw new ApiError(409, { state: ['De prijs is nu € 7,50'] }, null);
  }) as typeof api);
  await renderScreen(<Counter />);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Pin of elders' }).click();
  const save = dialog.getByRole('button', { name: /^(Opslaan|Toevoegen)/ });
  await save.click();
  await expect.element(dialog.getByText('De prijs is nu € 7,50')).toBeVisible();
  reprice(750);
  await expect.element(dialog.getByText('Totaal € 7,50')).toBeVisible();
  await save.click();
  await vi.waitFor(() => expect(sent).toEqual([600, 750]));
});

test('focuses the quantity first, and the notification names what was sold and received', async () => {
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    Promise.resolve(endpoint === createPurchase ? { purchase: { id: 1 } } : { questions: [] })) as typeof api);
  // another product, because the values of the first test are kept as a draft
  await renderScreen(
    <PurchaseCreate organizationId={1} productId={3} product={productAt(350)} onClose={() => undefined} />,
  );
  const quantity = page.getByRole('textbox', { name: 'Aantal' });
  await expect.element(quantity).toHaveFocus();
  await quantity.fill('2');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText(/^2 × Badmuts verkocht, €.7,00 ontvangen$/)).toBeVisible();
});
