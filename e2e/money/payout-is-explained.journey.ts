import type { Locator } from '@playwright/test';
import { listPayouts } from '../../contract/src/payouts/payouts.ts';
import { formatCents, parseCents } from '../../domain/src/kit/money/money.ts';
import { monthName } from '../../domain/src/kit/dates/month-name.ts';
import { PAYOUT_ITEM_KINDS, payoutItemWords } from '../../domain/src/payouts/payout.ts';
import { financeMessages } from '../../web/src/features/finances/finances.messages.ts';
import { invoiceMessages } from '../../web/src/features/invoices/invoices.messages.ts';
import { payoutMessages } from '../../web/src/features/payouts/payouts.messages.ts';
import { expect, test } from '../product.ts';
import { savedFile } from '../browser/downloads.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';

const STAFF = 'beheer@zwemclub.example';
const FINANCES = `/organizations/${SWIMMING_CLUB}/finances`;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** Reads an amount as screens show it, always with cents: `€ -111,65`. */
const shownCents = (text: string) => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1);
/** Reads an amount of a CSV: `-12,5`. */
const csvCents = (text: string) => (parseCents(text.replace('-', '')) ?? Number.NaN) * (text.startsWith('-') ? -1 : 1);
/** Reads the amounts in the last column of rows. */
const amountsIn = async (rows: Locator) =>
  Promise.all((await rows.all()).map(async (row) => shownCents(await row.getByRole('cell').last().innerText())));

test('staff explain to their treasurer how a payout is made up', async ({ product }) => {
  const { page, words, locale } = product;
  const [t, i] = [words(payoutMessages), words(invoiceMessages)];
  const kinds = payoutItemWords[locale];
  const api = await product.apiOf(STAFF);
  const { payouts } = await api(listPayouts, { params: { organizationId: SWIMMING_CLUB }, query: {} });
  // not the payout of this month, which another journey executed
  const payout = payouts.findLast(({ status }) => status === 'executed');
  if (!payout) throw new Error('the demo has no payout that was carried out');
  const month = monthName(payout.payout_month, locale);
  await product.logIn(STAFF);

  await test.step('it is found in the finances', async () => {
    await product.open(FINANCES);
    await page.getByRole('link', { name: words(financeMessages).tabs.payouts, exact: true }).click();
    await page.getByRole('link', { name: month, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title(month) })).toBeVisible();
    await product.checkAccessibility('a payout');
  });
  const address = new URL(page.url()).pathname;

  const sums = await test.step('its sums by kind add up to the amount', async () => {
    const table = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name: t.total, exact: true }) });
    const rows = await table.getByRole('row').all();
    const shown = await Promise.all(
      rows.map(async (row) => ({
        name: await row.getByRole('rowheader').innerText(),
        cents: shownCents(await row.getByRole('cell').innerText()),
      })),
    );
    const total = shown.pop();
    expect(total).toEqual({ name: t.total, cents: payout.amount_in_cents });
    expect(sumOf(shown.map(({ cents }) => cents))).toBe(payout.amount_in_cents);
    return new Map(
      PAYOUT_ITEM_KINDS.map((kind) => [kind, shown.find(({ name }) => name.startsWith(kinds[kind]))?.cents ?? 0]),
    );
  });
  const rowsOf = (number: RegExp) => page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });

  await test.step('its refunds add up to their sum', async () => {
    await page.getByRole('radio', { name: kinds.refund, exact: true }).click();
    const rows = rowsOf(/^B-\d+$/);
    await expect(rows.first()).toContainText(t.kinds.refund);
    expect(sumOf(await amountsIn(rows))).toBe(sums.get('refund'));
  });

  await test.step('its invoices add up too, and one says that this payout settled it', async () => {
    await page.getByRole('radio', { name: kinds.invoice, exact: true }).click();
    const rows = rowsOf(/^\d{4}-\d{6}$/);
    await expect(rows.first()).toContainText(t.kinds.invoice);
    const [first = 0, ...others] = await amountsIn(rows);
    expect(sumOf([first, ...others])).toBe(sums.get('invoice'));
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('link', { name: i.lines.payout.link(month), exact: true })).toBeVisible();
    await expect(page.getByText(formatCents(-first, locale)).first()).toBeVisible();
  });

  await test.step('the CSV has every row, and adds up to the same', async () => {
    await product.open(address);
    const file = (await savedFile(product, t.csv)).toString('utf8');
    const [, ...rows] = file
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const total = rows.pop();
    expect(csvCents(total?.at(-1) ?? '')).toBe(payout.amount_in_cents);
    const centsOf = (kind: (typeof PAYOUT_ITEM_KINDS)[number], column: number) =>
      sumOf(rows.filter(([word]) => word === t.kinds[kind]).map((cells) => csvCents(cells.at(column) ?? '')));
    expect(new Map(PAYOUT_ITEM_KINDS.map((kind) => [kind, centsOf(kind, -1)]))).toEqual(sums);
    // the invoices charge the service fees that buyers paid
    expect(centsOf('order', -2)).toBe(-(sums.get('invoice') ?? 0));
  });

  await test.step('the PDF opens', async () => {
    const pdf = await savedFile(product, t.pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
