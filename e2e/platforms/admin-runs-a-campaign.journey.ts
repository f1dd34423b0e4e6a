import { listCurrentCampaigns } from '../../contract/src/campaigns/campaigns.ts';
import { campaignLabels } from '../../contract/src/campaigns/campaigns.labels.ts';
import { listPublicCampaigns } from '../../contract/src/offers/offers.ts';
import { campaignMessages } from '../../web/src/features/campaigns/campaigns.messages.ts';
import { screenMessages } from '../../web/src/screens/screen.messages.ts';
import { dayFromNow } from '../screens/plans.ts';
import { expect, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { imageField } from '../screens/image-field.ts';
import { jpeg } from '../browser/pictures.ts';

const FENNA = 'admin@waterstad.example';

test('a campaign is added, moved to the top, scheduled and removed, and the website follows', { tag: '@en' }, async ({
  product,
}) => {
  const { page, words, locale } = product;
  const t = words(campaignMessages);
  const ui = words(uiWords);
  const labels = campaignLabels[locale];
  const title = product.ownName('Zomerpas');
  const form = editScreen(product);
  const api = await product.apiOf(FENNA);
  const applicationId = (await api(listCurrentCampaigns, {})).campaigns[0]?.application_id;
  const onWebsite = async () => {
    const answer = await page.request.get(listPublicCampaigns.path, {
      headers: { 'x-application-id': String(applicationId) },
    });
    const { campaigns } = (await answer.json()) as { campaigns: { title: string }[] };
    return campaigns.map((campaign) => campaign.title);
  };
  await product.logIn(FENNA);
  await product.open('/application/categories');
  await page.getByRole('main').getByRole('link', { name: t.title, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: t.create }).click();

  await test.step('it is shown next to the form while it is typed', async () => {
    const preview = page.getByRole('complementary');
    await form.field(labels.title).fill(title);
    await form.field(labels.url).fill('sport.waterstad.example/zomerpas');
    await expect(preview.getByText(title).first()).toBeVisible();
    await imageField(product, labels.image).pick(await jpeg('pas.jpg', { width: 1000, height: 500 }));
    await expect(preview.locator('img[src^="blob:"]')).toHaveCount(2);
    await product.checkAccessibility('a new campaign with its preview');
    await form.add();
    await expect(page).toHaveURL('/application/campaigns');
    await expect.poll(onWebsite).toContain(title);
  });

  await test.step('it is added at the end, and moves up by keyboard', async () => {
    await page.getByRole('link', { name: t.order.action, exact: true }).click();
    const grip = page.getByRole('button', { name: ui.order.move(title) });
    await grip.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(t.order.done)).toBeVisible();
    await product.checkAccessibility('campaigns in their order');
    const { campaigns } = await api(listCurrentCampaigns, {});
    expect(campaigns.at(-2)?.title).toBe(title);
  });

  await test.step('a period that begins tomorrow removes it from the website', async () => {
    await page.getByRole('main').getByRole('link', { name: title }).click();
    const [year, month, day] = dayFromNow(1).toString().split('-');
    await form.field(labels.starts_at).fill(`${day}-${month}-${year}`);
    await page.keyboard.press('Tab');
    await form.save(title);
    expect(await onWebsite()).not.toContain(title);
  });

  await test.step('it is removed, and restored', async () => {
    const { remove } = words(screenMessages);
    await page.getByRole('main').getByRole('button', { name: ui.more, exact: true }).click();
    await page.getByRole('menuitem', { name: t.remove }).click();
    await expect(page.getByText(remove.done(title))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0);
    await page.getByRole('button', { name: ui.undo }).click();
    await expect(page.getByText(remove.restored(title))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: ui.moreFor(title) })
      .click();
    await page.getByRole('menuitem', { name: t.remove }).click();
    await expect(page.getByText(remove.done(title))).toBeVisible();
  });
});
