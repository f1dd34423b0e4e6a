import { campaignLabels } from '@move/contract/campaigns/campaigns.labels.ts';
import {
  type CampaignRow,
  createCampaign,
  getCampaign,
  listCampaigns,
  listCurrentCampaigns,
  orderCampaigns,
  updateCampaign,
} from '@move/contract/campaigns/campaigns.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { getDraft } from '@move/contract/preferences/preferences.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import type * as Gate from '../../platform/session/gate.tsx';
import { previewMessages } from '../../screens/preview/preview.messages.ts';
import { accessibilityViolations, renderScreen } from '../../testing/render-screen.tsx';
import { orderWords } from '../../ui/table/order/order-words.ts';
import { words } from '../../ui/words.ts';
import { CampaignCreate, CampaignEdit } from './CampaignEdit.tsx';
import { CampaignList } from './CampaignList.tsx';
import { CampaignOrder } from './CampaignOrder.tsx';
import { campaignMessages } from './campaigns.messages.ts';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['admin'], abilities: ['view-categories', 'view-campaigns'] }),
  useCan: () => true,
}));

const w = words.nl;
const t = campaignMessages.nl;
const labels = campaignLabels.nl;

const of = {
  application_id: 1,
  url: 'https://sportplein.example/zomer',
  category_id: null,
  category: null,
  tz: 'Europe/Amsterdam',
  image_url: null,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};
const image = { id: 'a', filename: 'uploads/a.png', size: 1, mime_type: 'image/png', width: 500, height: 250 };
const always = { starts_at: null, ends_at: null };
const campaigns: CampaignRow[] = [
  { ...of, ...always, id: 1, title: 'Gratis proberen', state: 'running' },
  // a period that ends on the day the clock goes back
  {
    ...of,
    id: 2,
    title: 'Herfstvakantie',
    state: 'planned',
    starts_at: '2026-10-16T22:00:00.000Z',
    ends_at: '2026-10-25T23:00:00.000Z',
  },
];

let bodies: unknown[];
let answerOrder: (ids: number[]) => Promise<unknown>;

beforeEach(() => {
  bodies = [];
  answerOrder = (ids) =>
    Promise.resolve({ campaigns: ids.map((id) => campaigns.find((campaign) => campaign.id === id)) });
  vi.mocked(api).mockImplementation(((endpoint: unknown, input: { body?: never }) => {
    if (endpoint === getDraft) return Promise.resolve({ drafts: [] });
    if (endpoint === listApplicationCategories) return Promise.resolve({ categories: [] });
    if (endpoint === listCurrentCampaigns) return Promise.resolve({ campaigns });
    if (endpoint === listCampaigns) {
      const pagination = { total: 2, count: 2, page: 1, itemsPerPage: 25, totalPages: 1 };
      return Promise.resolve({ campaigns, meta: { pagination } });
    }
    if (endpoint === createCampaign || endpoint === updateCampaign) {
      bodies.push(input.body);
      return Promise.reject(new ApiError(422, { url: ['De server weigert deze link'] }, null));
    }
    if (endpoint === getCampaign) {
      const { image_url: _, ...campaign } = of;
      return Promise.resolve({ campaign: { ...campaign, ...always, id: 1, title: 'Zomer', state: 'running', image } });
    }
    if (endpoint === orderCampaigns) {
      const body = input.body as unknown as { ids: number[] };
      bodies.push(body);
      return answerOrder(body.ids);
    }
    return Promise.reject(new ApiError(404, {}, null));
  }) as never);
});

test('the form previews what the user types, as on a phone', async () => {
  await renderScreen(<CampaignCreate />);
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field(labels.title).fill('Zomerpas');
  await field(labels.url).fill('sportplein.example/zomer');
  const phone = page.getByRole('complementary');
  await expect.element(phone.getByText('Zomerpas').first()).toBeVisible();
  await expect
    .element(phone.getByRole('link', { name: previewMessages.nl.open }))
    .toHaveAttribute('href', 'https://sportplein.example/zomer');
  expect(await accessibilityViolations()).toEqual([]);
});

const save = () => page.getByRole('region', { name: w.save.region }).getByRole('button', { name: w.save.save }).click();

test('a missing image and an invalid link are shown together, and nothing is sent', async () => {
  await renderScreen(<CampaignCreate />);
  await page.getByRole('textbox', { name: labels.title }).fill('Zomerpas');
  await page.getByRole('textbox', { name: labels.url }).fill('zomerpas');
  await save();
  const summary = page.getByRole('alert').first();
  await expect.element(summary.getByText('Link moet een geldig webadres zijn')).toBeVisible();
  await expect.element(summary.getByText('Afbeelding is verplicht')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('days are sent as midnights in the time zone of the platform', async () => {
  await renderScreen(<CampaignEdit campaignId={1} />);
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field(labels.title).fill('Zomerpas');
  await field(labels.starts_at).fill('29-03-2026');
  await field(labels.ends_at).fill('29-03-2026');
  await userEvent.tab();
  await save();
  await expect.element(page.getByText('De server weigert deze link').first()).toBeVisible();
  expect(bodies).toEqual([
    expect.objectContaining({
      title: 'Zomerpas',
      // 23 hours: the clock goes forward
      starts_at: '2026-03-28T23:00:00.000Z',
      ends_at: '2026-03-29T22:00:00.000Z',
    }),
  ]);
});

test('the list shows periods in whole days, and the tabs of the categories screen', async () => {
  await renderScreen(<CampaignList />);
  await expect.element(page.getByText(/^17 – 25 okt/)).toBeVisible();
  await expect.element(page.getByText(t.period.always)).toBeVisible();
  await expect
    .element(page.getByRole('navigation').getByRole('link', { name: 'Categorieën', exact: true }))
    .toHaveAttribute('href', '/application/categories');
  expect(await accessibilityViolations()).toEqual([]);
});

test('the order is changed by keyboard, and restored when the server refuses it', async () => {
  await renderScreen(<CampaignOrder />);
  const grip = page.getByRole('button', { name: orderWords.nl.move('Herfstvakantie') });
  await expect.element(grip).toBeVisible();
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByText(t.order.done)).toBeVisible();
  expect(bodies).toEqual([{ ids: [2, 1], seen_ids: [1, 2] }]);
  const first = page.getByRole('listitem').first();
  await expect.element(first.getByText('Herfstvakantie')).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);

  answerOrder = () => Promise.reject(new ApiError(409, { updated_at: ['De volgorde is intussen gewijzigd'] }, null));
  await page.getByRole('button', { name: orderWords.nl.down('Herfstvakantie') }).click();
  await expect.element(page.getByText('De volgorde is intussen gewijzigd')).toBeVisible();
  await expect.element(first.getByText('Gratis proberen')).toBeVisible();
});
