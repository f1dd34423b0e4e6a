import { getProduct } from '@move/contract/products/products.ts';
import { previewBuyersMessage } from '@move/contract/purchases/buyer-messages.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { messageMessages } from './messages.messages.ts';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

test('a message to buyers names their product, once it is read', async () => {
  const product = Promise.withResolvers<unknown>();
  const preview = { recipients: 2, people: 2, sample: null, reply_to: null };
  vi.mocked(api).mockImplementation(((endpoint: unknown) => {
    if (endpoint === getProduct) return product.promise;
    return endpoint === previewBuyersMessage ? Promise.resolve({ preview }) : new Promise(() => {});
  }) as typeof api);
  const scope = { kind: 'product', organizationId: 1, id: 2 } as const;
  await renderScreen(<MessageDialog scope={scope} ids={[]} initialAudience="participants" onClose={() => {}} />);
  const title = page.getByRole('heading', { name: messageMessages.nl.title });
  await expect.element(title).toBeVisible();
  expect(title.element().nextElementSibling).toBeNull();
  product.resolve({ product: { id: 2, name: 'Tienbadenkaart' } });
  await expect.element(page.getByText('Tienbadenkaart')).toBeVisible();
});
