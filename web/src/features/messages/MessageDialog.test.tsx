import { getActivity } from '@move/contract/activities/activities.ts';
import { getBundle } from '@move/contract/bundles/bundles.ts';
import { previewBundleMessage } from '@move/contract/messages/messages.ts';
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
  const preview = { recipients: 2, people: 2, sample: null, reply_to: null, without_address: { count: 0, names: [] } };
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

test('a message to a bundle names the bundle, and who has no e-mail address', async () => {
  const without_address = { count: 6, names: ['Jan Inloop', 'Piet Balie', 'A B', 'C D', 'E F'] };
  const replies = new Map<unknown, unknown>([
    [getActivity, { activity: { name: 'Borstcrawl' } }],
    [getBundle, { bundle: { name: 'Beginners' } }],
    [
      previewBundleMessage,
      {
        preview: {
          recipients: 11,
          people: 11,
          waiting: 0,
          signed_out: 0,
          sample: null,
          reply_to: null,
          without_address,
        },
      },
    ],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => {})) as typeof api);
  const scope = { kind: 'bundle', organizationId: 1, activityId: 2, id: 3 } as const;
  await renderScreen(<MessageDialog scope={scope} ids={[]} initialAudience="participants" onClose={() => {}} />);
  await expect.element(page.getByText('Borstcrawl, Beginners')).toBeVisible();
  await expect
    .element(page.getByText(/Zonder e-mailadres, dus zonder mail: Jan Inloop, Piet Balie, A B, C D, E F en nog 1\./))
    .toBeVisible();
});
