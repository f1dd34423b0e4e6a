import { ApiError } from '@move/contract/kit/client/client.ts';
import { getDraft } from '@move/contract/preferences/preferences.ts';
import { taxonomyLabels } from '@move/contract/taxonomy/taxonomy.labels.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { previewMessages } from '../../../screens/preview/preview.messages.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { CategoryCreate } from './CategoryCreate.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

test('while the user types, the preview shows the category as in the app and as on the website', async () => {
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === getDraft ? Promise.resolve({ drafts: [] }) : Promise.reject(new ApiError(404, {}, null))) as never);
  await renderScreen(<CategoryCreate />);
  const preview = page.getByRole('complementary');
  await expect.element(preview.getByText(taxonomyMessages.nl.categories.untitled).first()).toBeVisible();
  await page.getByRole('textbox', { name: taxonomyLabels.nl.title }).fill('In het water');
  await page.getByRole('textbox', { name: taxonomyLabels.nl.link }).fill('sportplein.example/water');
  await expect.poll(() => preview.getByText('In het water').elements()).toHaveLength(2);
  await expect
    .element(preview.getByRole('link', { name: previewMessages.nl.open }))
    .toHaveAttribute('href', 'https://sportplein.example/water');
  expect(await accessibilityViolations()).toEqual([]);
});
