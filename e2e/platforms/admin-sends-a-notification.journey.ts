import { notificationLabels } from '../../contract/src/notifications/notifications.labels.ts';
import { notificationMessages } from '../../web/src/features/notifications/notifications.messages.ts';
import { sendingMessages } from '../../web/src/features/notifications/sending/sending.messages.ts';
import { DELIVERY_LOOKS } from '../../web/src/features/notifications/notification-look.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen } from '../screens/edit-screen.ts';

const YOUSSEF = 'admin@beweegplein.example';

test('an administrator schedules a notification, tests it, sends it and sees who got it', async ({ product }) => {
  test.slow();
  const name = product.ownName('Sportdag');
  await product.logIn(YOUSSEF);
  await test.step('it is written with a variable, and its recipients are counted meanwhile', () =>
    write(product, name));
  await test.step('it is scheduled, and becomes a draft again', () => plan(product));
  await test.step('a test is mailed to the author', () => tryOut(product));
  await test.step('it is sent, and each recipient is listed', () => send(product));
});

async function write(product: Product, name: string) {
  const { page, words } = product;
  const t = words(notificationMessages);
  const labels = words(notificationLabels);
  await product.open('/application/notifications/create');
  const form = editScreen(product);
  await form.field(labels.title).fill(name);
  await form.field(labels.contents).fill('Hoi , kom zaterdag kijken. {{naam}}');
  await form.field(labels.contents).blur();
  await expect(form.field(labels.contents)).toHaveAttribute('aria-invalid', 'true');
  await form.field(labels.contents).fill('Kom zaterdag kijken, ');
  await page.getByRole('button', { name: t.insert }).click();
  await page.getByRole('menuitem', { name: t.variables.first_name }).click();
  await expect(form.field(labels.contents)).toHaveValue('Kom zaterdag kijken, {{first_name}}');
  await expect(page.getByRole('img', { name: `${name}. Kom zaterdag kijken, Sanne` })).toBeVisible();
  await expect(page.getByText(/^\d+ (ontvangers|recipients)$/)).toBeVisible();
  await product.checkAccessibility('the form of a notification');
  await form.add();
  await page.waitForURL(/\/application\/notifications\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function plan(product: Product) {
  const { page, words } = product;
  const { cancel } = words(sendingMessages);
  const form = editScreen(product);
  const moment = page.getByRole('group', { name: words(notificationLabels).send_on });
  await moment.getByRole('textbox').first().fill('31-12-2031');
  await moment.getByRole('textbox').last().fill('10:00');
  await moment.getByRole('textbox').last().blur();
  await form.saveBar.getByRole('button', { name: words(notificationMessages).schedule.action }).click();
  await expect(form.saveBar).toBeHidden();
  await page.getByRole('button', { name: cancel.scheduled }).click();
  await expect(page.getByText(cancel.draft)).toBeVisible();
  await expect(page.getByRole('button', { name: cancel.scheduled })).toBeHidden();
}

async function tryOut({ page, words }: Product) {
  const { test: t } = words(sendingMessages);
  await page.getByRole('button', { name: t.action }).click();
  await expect(page.getByText(t.mail(YOUSSEF))).toBeVisible();
}

async function send(product: Product) {
  const { page, words, locale } = product;
  const t = words(sendingMessages);
  const sent = DELIVERY_LOOKS.sent.word(locale);
  await page.getByRole('button', { name: t.send.action }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t.send.action }).click();
  await expect(page.getByRole('button', { name: t.send.action })).toBeHidden();
  await page.getByRole('link', { name: t.tabs.deliveries }).click();
  await page.reload();
  await expect(page.getByRole('main').getByText(sent).first()).toBeVisible({ timeout: 20_000 });
  await product.checkAccessibility('the deliveries of a notification');
}
