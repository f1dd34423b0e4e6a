import { readFile } from 'node:fs/promises';
import { invoiceLabels } from '../../contract/src/invoices/invoices.labels.ts';
import { translate } from '../../domain/src/kit/messages/messages.ts';
import { monthName } from '../../domain/src/kit/dates/month-name.ts';
import { financeMessages } from '../../web/src/features/finances/finances.messages.ts';
import { generateMessages } from '../../web/src/features/invoices/generate.messages.ts';
import { invoiceMessages } from '../../web/src/features/invoices/invoices.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';

const NUMBER = /^\d{4}-\d{6}$/;

test('a superadmin finds the issued invoices of a month, opens one and credits it', async ({ product }) => {
  const { page, words, locale } = product;
  const [t, issuing] = [words(invoiceMessages), words(generateMessages)];
  const month = Temporal.Now.plainDateISO('Europe/Amsterdam').toPlainYearMonth().subtract({ months: 1 }).toString();
  await product.logIn('super@beweegplein.example');

  await test.step('last month has its invoices, and there are none to issue', async () => {
    await product.open('/admin/invoices');
    await page.getByRole('button', { name: t.generate.action }).click();
    const dialog = page.getByRole('dialog', { name: issuing.title });
    await product.checkAccessibility('the question which month');
    await expect(dialog.getByText(issuing.nothing(monthName(month, locale)))).toBeVisible();
    await dialog.getByRole('button', { name: issuing.close }).click();
    await expect(page.getByText(monthName(month, locale)).first()).toBeVisible();
    await product.checkAccessibility('all invoices');
  });

  await test.step('one opens with its lines and its PDF', async () => {
    await product.open(`/admin/invoices?month=${month}&search=otters`);
    await page.getByRole('link', { name: NUMBER }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Factuur/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.lines.title })).toBeVisible();
    await product.checkAccessibility('an invoice');
    const pdf = await download(product, t.pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the orders behind a line add up to it', async () => {
    const line = page.getByRole('region', { name: t.lines.title }).getByRole('listitem').first();
    const amount = await line.getByText(/^€/).first().innerText();
    const address = page.url();
    await line.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: words(financeMessages).title })).toBeVisible();
    await expect(page.locator('tfoot')).toContainText(amount);
    await product.load(new URL(address).pathname);
  });

  await test.step('it is credited once', async () => {
    await page
      .getByRole('button', { name: words(uiWords).more, exact: true })
      .last()
      .click();
    await page.getByRole('menuitem', { name: t.credit.action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.credit.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Creditnota/ })).toBeVisible();
    await page.getByRole('link', { name: NUMBER }).first().click();
    await expect(page.getByText(t.isCredited)).toBeVisible();
    await page
      .getByRole('button', { name: words(uiWords).more, exact: true })
      .last()
      .click();
    await expect(page.getByRole('menuitem', { name: t.ubl })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: t.credit.action })).toHaveCount(0);
  });
});

test('staff find the invoices of their club', { tag: '@phone' }, async ({ product }) => {
  const { page, words, locale } = product;
  const t = words(invoiceMessages);
  await product.logIn('beheer@zwemclub.example');
  await product.open(`/organizations/${SWIMMING_CLUB}/finances?tab=invoices`);
  await expect(page.getByRole('link', { name: words(financeMessages).tabs.invoices, exact: true })).toBeVisible();
  await product.checkAccessibility('the invoices of a club');

  await test.step('a year without invoices says so', async () => {
    await page.getByRole('button', { name: t.zip.action }).click();
    const dialog = page.getByRole('dialog', { name: t.zip.title });
    const year = Temporal.Now.plainDateISO().year - 7;
    await dialog.getByRole('combobox', { name: invoiceLabels[locale].year }).click();
    await page.getByRole('option', { name: String(year) }).click();
    await dialog.getByRole('button', { name: t.zip.confirm }).click();
    await expect(dialog.getByText(translate(locale, { key: 'invoices.none' }))).toBeVisible();
    await product.checkAccessibility('the message that there are no invoices');
    await page.keyboard.press('Escape');
  });

  await test.step('one opens, and its PDF is downloaded', async () => {
    await page.getByRole('link', { name: NUMBER }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^(Factuur|Creditnota)/ })).toBeVisible();
    await product.checkAccessibility('an invoice on the phone');
    const pdf = await download(product, t.pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

async function download({ page }: Product, name: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFile(await (await saved).path());
}
