import { activityLabels } from '../../contract/src/activities/activities.labels.ts';
import { getActivity } from '../../contract/src/activities/activities.ts';
import { activityMessages } from '../../web/src/features/activities/activities.messages.ts';
import { cancelingMessages } from '../../web/src/features/sessions/remove/canceling.messages.ts';
import { sessionMessages } from '../../web/src/features/sessions/sessions.messages.ts';
import { expect, PASSWORD, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { makeActivity, makeSession } from '../screens/plans.ts';

const STAFF = 'beheer@zwemclub.example';

/** Presses Tab until the element has the focus, up to a maximum. */
async function tabTo({ page }: Product, target: ReturnType<Product['page']['locator']>) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

// keys are the same in both languages, and phones have none
test('the main tasks without a mouse', async ({ product }) => {
  const { page, words } = product;
  const t = words(activityMessages);
  const ui = words(uiWords);
  const form = editScreen(product);
  const api = await product.apiOf(STAFF);
  const activity = await makeActivity(api, product.ownName('Toetsenzwemmen'));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('log in', async () => {
    await page.goto('/login');
    await tabTo(product, page.locator('input[type=email]'));
    await page.keyboard.type(STAFF);
    await tabTo(product, page.locator('input[type=password]'));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/organizations/${SWIMMING_CLUB}`);
    // the URL changes before the frame listens to keys
    await expect(page.getByRole('banner').getByRole('button', { name: /Ctrl K/ })).toBeVisible();
  });
  await test.step('jump to a record with Ctrl K', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: ui.palette.title })).toBeFocused();
    await page.keyboard.type(activity.name);
    await expect(page.getByRole('option', { name: activity.name })).toHaveAttribute('aria-selected', 'true');
    await product.checkAccessibility('palette');
    await page.keyboard.press('Enter');
    await expect(heading(activity.name)).toBeVisible();
  });
  await test.step('change it and save with Ctrl S', async () => {
    const name = product.ownName('Toetsenbaan');
    const field = form.field(words(activityLabels).name);
    await tabTo(product, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await page.keyboard.press('Control+s');
    await expect(heading(name)).toBeVisible();
    await expect(form.saveBar).toBeHidden();
    expect((await api(getActivity, { params: activity.params })).activity.name).toBe(name);
  });
  await test.step('move through a list with J and open with Enter', async () => {
    await tabTo(product, page.getByRole('link', { name: t.title, exact: true }).first());
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(heading(t.title)).toBeVisible();
    const rows = page.locator('tr[data-index]');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    const name = await rows.nth(1).getByRole('link').innerText();
    await page.keyboard.press('Enter');
    await expect(heading(name)).toBeVisible();
  });
  await test.step('close a question with Escape: the focus returns', async () => {
    const session = await makeSession(api, activity);
    const { remove } = words(sessionMessages);
    await product.open(session.path);
    const more = page.getByRole('main').getByRole('button', { name: ui.more, exact: true });
    await tabTo(product, more);
    await page.keyboard.press('Enter');
    // the last item of the menu; the up arrow on the first one leads to it
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: remove.action })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: words(cancelingMessages).keep })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(more).toBeFocused();
  });
});
