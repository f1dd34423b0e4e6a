import { createHash } from 'node:crypto';
import { listSepaBatches } from '../../contract/src/payouts/sepa-batches.ts';
import { reconciliationLabels } from '../../contract/src/reconciliation/reconciliation.labels.ts';
import { listReconciledOrganizations } from '../../contract/src/reconciliation/reconciliation.ts';
import { formatCents } from '../../domain/src/kit/money/money.ts';
import { monthName } from '../../domain/src/kit/dates/month-name.ts';
import { invoiceMessages } from '../../web/src/features/invoices/invoices.messages.ts';
import { bankReplyMessages } from '../../web/src/features/payouts/sepa/bank-reply.messages.ts';
import { sepaMessages } from '../../web/src/features/payouts/sepa/sepas.messages.ts';
import { reconciliationMessages } from '../../web/src/features/reconciliation/reconciliation.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { readBankFile, statementOf } from '../screens/bank.ts';
import { savedFile } from '../browser/downloads.ts';

const SUPERADMIN = 'super@beweegplein.example';
const SECOND = 'super2@beweegplein.example';
/** The organisation whose payment of this month is returned; no other journey uses its payments. */
const RETURNED = { id: 7, name: 'Yogacentrum Adem' };

test('month end: the bank pays, one payment is returned, the month balances, and it is paid again', async ({
  product,
}) => {
  const { page, words, locale } = product;
  const [t, r] = [words(sepaMessages), words(reconciliationMessages)];
  const labels = reconciliationLabels[locale];
  const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
  const month = today.toPlainYearMonth();
  const api = await product.apiOf(SUPERADMIN);
  const { sepas } = await api(listSepaBatches, { query: { status: 'exported', payoutMonth: month.toString() } });
  const batch = sepas.at(-1);
  if (!batch) throw new Error('the demo has no exported batch of this month');
  const openNow = await closingOf(product, month.toString());
  await product.logIn(SUPERADMIN);

  await test.step('the invoices of last month are issued', async () => {
    const before = month.subtract({ months: 1 }).toString();
    await product.open(`/admin/invoices?month=${before}`);
    await expect(page.getByRole('heading', { level: 1, name: words(invoiceMessages).title })).toBeVisible();
    await expect(page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).first()).toBeVisible();
    await expect(page.getByText(monthName(before, locale)).first()).toBeVisible();
  });

  const file = await test.step('the file for the bank is downloaded as it was stored', async () => {
    await product.open(`/admin/sepas/${batch.id}?tab=file`);
    const saved = await savedFile(product, t.download);
    await expect(page.getByText(createHash('sha256').update(saved).digest('hex'))).toBeVisible();
    return readBankFile(saved);
  });
  const payment = file.payments.find(({ name }) => name === RETURNED.name);
  if (!payment) throw new Error('the file does not pay the organisation');
  expect(file.payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(batch.total_in_cents);
  const amount = formatCents(payment.cents, locale);

  // in the first days of a month the execution date is still in the future, but the bank may already refuse a payment
  if (batch.execution_date <= today.toString()) {
    await test.step('the batch is marked as executed by the bank', async () => {
      await page.getByRole('button', { name: t.execute.action, exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: t.execute.title });
      await product.checkAccessibility('the question whether the bank carried it out');
      await dialog.getByRole('button', { name: t.execute.confirm, exact: true }).click();
      await expect(page.getByText(t.next.executed)).toBeVisible();
    });
  }

  await test.step('the bank statement returns a payment, with its reason', async () => {
    await product.open(`/admin/sepas/${batch.id}`);
    await upload(product, statementOf(file, payment, 'Rekening opgeheven'));
    await expect(page.getByText(words(bankReplyMessages).done(1, 0))).toBeVisible();
    await expect(page.getByRole('row', { name: RETURNED.name })).toContainText('AC04 Rekening opgeheven');
    await product.checkAccessibility('a batch with a payment that came back');
  });

  await test.step('the month balances, and the returned payment is open again', async () => {
    await product.open(`/admin/reconciliation/${month.toString()}?search=${encodeURIComponent(RETURNED.name)}`);
    await page.getByRole('button', { name: r.check, exact: true }).click();
    await expect(page.getByText(r.checking)).toBeVisible();
    const row = page.getByRole('row', { name: RETURNED.name });
    await expect(row).toContainText(formatCents(openNow + payment.cents, locale));
    await expect(page.getByText(r.state.balances, { exact: true })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: labels.difference_in_cents })).toHaveCount(0);
    await product.open('/admin/reconciliation/findings');
    await expect(page.getByText(r.findings.empty.title)).toBeVisible();
  });

  const address = await test.step('a new batch pays it again, and its creator may not export it', async () => {
    await product.open('/admin/sepas');
    await page.getByRole('link', { name: t.create, exact: true }).click();
    await expect(page.getByRole('row', { name: RETURNED.name })).toContainText(amount);
    await product.checkAccessibility('what would be paid');
    await page.getByRole('button', { name: t.preview.save, exact: true }).click();
    await page.waitForURL(/\/admin\/sepas\/\d+$/);
    await expect(page.getByText(t.next.own)).toBeVisible();
    await expect(page.getByRole('button', { name: t.export.action, exact: true })).toBeDisabled();
    await product.checkAccessibility('a draft of your own');
    return new URL(page.url()).pathname;
  });

  await test.step('another superadmin exports it, and gets the file with the payment', async () => {
    await product.logIn(SECOND);
    await product.open(address);
    await page.getByRole('button', { name: t.export.action, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.export.action, exact: true }).click();
    await expect(page.getByText(t.export.done)).toBeVisible();
    const { payments } = readBankFile(await savedFile(product, t.download));
    expect(payments).toContainEqual({ ...payment, endToEndId: `${address.split('/').at(-1)}-${RETURNED.id}` });
  });
});

/** Returns the organisation's open amount at the end of the month, as the last check found it. */
async function closingOf({ apiOf }: Product, month: string): Promise<number> {
  const api = await apiOf(SUPERADMIN);
  const { organizations } = await api(listReconciledOrganizations, { query: { month, search: RETURNED.name } });
  return organizations[0]?.closing_in_cents ?? 0;
}

async function upload({ page, words }: Product, buffer: Buffer) {
  const t = words(bankReplyMessages);
  await page.getByRole('button', { name: t.action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: `${t.file}: ${t.choose}` }).click(),
  ]);
  await chooser.setFiles({ name: 'camt053.xml', mimeType: 'application/xml', buffer });
  await dialog.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}
