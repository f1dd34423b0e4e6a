import { translate } from '../../domain/src/kit/messages/messages.ts';
import { ApiError } from '../../contract/src/kit/client/client.ts';
import { createOrganization } from '../../contract/src/organizations/new-organization.ts';
import { listOrganizations, updateOrganization } from '../../contract/src/organizations/organizations.ts';
import { activityMessages } from '../../web/src/features/activities/activities.messages.ts';
import { locationMessages } from '../../web/src/features/locations/locations.messages.ts';
import { organizationMessages } from '../../web/src/features/organizations/organizations.messages.ts';
import { expect, test } from '../product.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { menu } from '../screens/shell.ts';

const TRAINER = 'trainer@zwemclub.example';
const own = `/organizations/${SWIMMING_CLUB}`;

test('a trainer plans like all staff of the club, and cannot open other screens', {
  tag: ['@phone', '@en'],
}, async ({ product }) => {
  const { page, words, locale } = product;
  const activities = words(activityMessages);
  await product.logIn(TRAINER);
  await product.load('/overview');
  await page.waitForURL(`**${own}`);

  await test.step('the menu shows only what the role may open', async () => {
    const links = await menu(product);
    await expect(links.getByRole('link', { name: activities.title })).toBeVisible();
    await expect(links.getByRole('link', { name: words(locationMessages).title })).toBeVisible();
    await expect(links.getByRole('link', { name: words(organizationMessages).profile, exact: true })).toHaveCount(0);
    await expect(links.getByRole('link', { name: words(organizationMessages).title, exact: true })).toHaveCount(0);
    await links.getByRole('link', { name: activities.title }).click();
    await expect(page.getByRole('link', { name: activities.create }).first()).toBeVisible();
  });
  await test.step('a typed URL leads home and says why', async () => {
    for (const path of [`${own}/profile`, '/application/organizations/management']) {
      await page.goto(path);
      await page.waitForURL(`**${own}`);
      await expect(page.getByText(translate(locale, { key: 'forbidden' }))).toBeVisible();
    }
  });
});

test('the API refuses a trainer what the screens do not offer', async ({ product }) => {
  const api = await product.apiOf(TRAINER);
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'allowed',
      (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
    );
  const params = { organizationId: SWIMMING_CLUB };
  const forbidden = [403, translate(product.locale, { key: 'forbidden' })];
  expect(await refusal(api(updateOrganization, { params, body: { name: 'Van de trainer' } }))).toEqual(forbidden);
  expect(await refusal(api(listOrganizations, {}))).toEqual(forbidden);
  expect(await refusal(api(createOrganization, { body: { name: 'Nog een club', type: 'association' } }))).toEqual(
    forbidden,
  );
});
