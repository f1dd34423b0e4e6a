import { type CategoryRow, listGlobalCategories, listOwnCategories } from '@move/contract/taxonomy/categories.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { CategoryList } from './CategoryList.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['admin'], abilities: ['view-categories'] }),
  useCan: () => true,
}));

test('a shared category shows how much uses it, like one of the platform', async () => {
  const shared = { id: 1, title: 'Jeugd', link: null, uses_count: 3, image_url: null } as CategoryRow;
  vi.mocked(api).mockImplementation(((endpoint: unknown) => {
    if (endpoint === listOwnCategories) return Promise.resolve({ categories: [] });
    if (endpoint === listGlobalCategories) return Promise.resolve({ categories: [shared] });
    return new Promise(() => undefined);
  }) as typeof api);
  await renderScreen(<CategoryList />);
  const row = page.getByRole('listitem').filter({ hasText: 'Jeugd' });
  await expect.element(row.getByText(taxonomyMessages.nl.count.offers(3))).toBeVisible();
});
