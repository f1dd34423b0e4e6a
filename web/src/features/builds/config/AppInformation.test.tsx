import { type AppConfig, getAppConfig } from '@move/contract/builds/app-configs.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Context from '../../../platform/state/context.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { AppInformation } from './AppInformation.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/state/context.ts', async (original) => ({
  ...(await original<typeof Context>()),
  useApplicationId: () => 1,
}));

const stored: AppConfig = {
  app_name: 'Waterstad Sport',
  promotional_text_nl: null,
  promotional_text_en: null,
  full_description_nl: null,
  full_description_en: null,
  keywords_nl: ['zwemmen', 'judo'],
  keywords_en: [],
  available_from: null,
  url_scheme: null,
  app_store_id: null,
  website_url: null,
  support_url: null,
  privacy_url: null,
  light_primary_color: null,
  light_background_color: null,
  light_text_color: null,
  dark_primary_color: null,
  dark_background_color: null,
  dark_text_color: null,
  icon: null,
  notification_icon: null,
  updated_at: '2026-11-01T10:00:00.000Z',
};

beforeEach(() => {
  vi.mocked(api).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getAppConfig) return { app_config: stored };
    throw new Error('not expected');
  }) as typeof api);
});

test('each store language counts the length of its joined keywords', async () => {
  await renderScreen(<AppInformation />);
  await expect.element(page.getByText(/\. 12 van 100 tekens/)).toBeVisible();
  await expect.element(page.getByText(/\. 0 van 100 tekens/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Zoekwoorden (Nederlands)'), 'dans');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/\. 17 van 100 tekens/)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});
