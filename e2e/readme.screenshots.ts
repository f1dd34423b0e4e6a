import { expect, test } from './product.ts';
import { SWIMMING_CLUB } from './screens/demo-organizations.ts';

// the image of the README: a week of an activity, as a club sees it
test('sessions', async ({ product }) => {
  const { page } = product;
  await product.logIn('beheer@zwemclub.example');
  await product.open(`/organizations/${SWIMMING_CLUB}/activities/1/sessions?view=week`);
  await expect(page.locator('[data-session]').first()).toBeVisible();
  await page.screenshot({ path: 'docs/screenshots/sessions.png', animations: 'disabled' });
});
