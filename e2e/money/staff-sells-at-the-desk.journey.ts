import { createProduct } from '../../contract/src/products/products.ts';
import { purchaseLabels } from '../../contract/src/purchases/purchases.labels.ts';
import { listRates } from '../../contract/src/rates/rates.ts';
import { translate } from '../../domain/src/kit/messages/messages.ts';
import { formatCents } from '../../domain/src/kit/money/money.ts';
import { paymentStateWords } from '../../domain/src/orders/payment/payment-state-words.ts';
import { messageLabels } from '../../contract/src/messages/messages.labels.ts';
import { messageMessages } from '../../web/src/features/messages/messages.messages.ts';
import { refundAmountMessages } from '../../web/src/screens/refunds/refund-amounts.messages.ts';
import { refundMessages } from '../../web/src/features/orders/refunds/refund.messages.ts';
import { purchaseMessages } from '../../web/src/features/purchases/purchases.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { pressTool } from '../screens/shell.ts';

const STAFF = 'beheer@zwemclub.example';
const PRICE = 1_250;

test('staff sell the last units of a product, receive the payment, and refund', async ({ product }) => {
  test.slow();
  await product.logIn(STAFF);
  const path = await stockOfTwo(product);
  await product.open(path);
  await product.checkAccessibility('nothing sold');
  await test.step('more than the stock is refused, two are sold', () => sell(product));
  await test.step('the cash is received', () => receive(product));
  await test.step('a part is refunded', () => giveBack(product));
  await test.step('the buyer gets a message', () => write(product));
  await test.step('the purchase is canceled, and the rest is refunded', () => cancel(product));
  await test.step('a buyer who pays at once needs no address', () => sellWithoutAddress(product));
});

/** Makes a product of € 12,50 with two in stock, through the API; returns the path of its purchases. */
async function stockOfTwo({ apiOf, ownName }: Product) {
  const api = await apiOf(STAFF);
  const params = { organizationId: SWIMMING_CLUB };
  const { rates } = await api(listRates, { params, query: { search: 'Losse les' } });
  const rate = rates.find(({ price_in_cents }) => price_in_cents === PRICE);
  const body = { name: ownName('Badmuts'), rate_id: rate?.id ?? null, spots: 2 };
  const { product } = await api(createProduct, { params, body });
  return `/organizations/${SWIMMING_CLUB}/products/${product.id}/purchases`;
}

const BUYER = 'Aïsha Öztürk';

const wordsOf = ({ locale, words }: Product) => ({
  t: words(purchaseMessages),
  labels: purchaseLabels[locale],
  status: paymentStateWords[locale],
  euro: (cents: number) => formatCents(cents, locale),
});

async function sell(product: Product) {
  const { page, locale, words } = product;
  const { t, labels } = wordsOf(product);
  const { save } = words(uiWords).save;
  await page.getByRole('button', { name: t.create.action }).click();
  const form = page.getByRole('dialog', { name: t.create.title });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  await field(labels.first_name).fill('Aïsha');
  await field(labels.last_name).fill('Öztürk');
  await field(labels.email).fill('aisha@post.example');
  await field(labels.quantity).fill('3');
  await product.checkAccessibility('a sale');
  await form.getByRole('button', { name: save }).click();
  const refusal = translate(locale, { key: 'purchase.stock', params: { left: 2 } });
  await expect(form.getByText(refusal).first()).toBeVisible();
  await field(labels.quantity).fill('2');
  await expect(form.getByRole('radio', { name: t.create.payments.paid, exact: true })).toBeChecked();
  await form.getByRole('radio', { name: t.create.payments.cash, exact: true }).check();
  await form.getByRole('button', { name: save }).click();
  await expect(form).toBeHidden();
  await sees(product, 2 * PRICE, 'open');
}

/** Checks what the list shows of the purchase. */
async function sees(product: Product, cents: number, status: 'open' | 'paid' | 'to_hand_over') {
  const words = wordsOf(product);
  await expect(product.page.getByText(words.status[status], { exact: true })).toBeVisible();
  await expect(product.page.getByText(words.euro(cents), { exact: true })).toBeVisible();
}

async function choose({ page, words }: Product, action: string) {
  await page.getByRole('button', { name: words(uiWords).moreFor(BUYER) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function receive(product: Product) {
  const { page } = product;
  const { t, euro } = wordsOf(product);
  await choose(product, t.paid.action);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t.paid.confirm(euro(2 * PRICE)) })
    .click();
  await sees(product, 2 * PRICE, 'paid');
}

async function giveBack(product: Product) {
  const { page } = product;
  const { t, euro } = wordsOf(product);
  const words = refundMessages[product.locale];
  await choose(product, t.refund.action);
  const dialog = page.getByRole('dialog', { name: t.refund.title(BUYER) });
  const amount = dialog.getByRole('textbox', { name: words.amount });
  await amount.fill('25,01');
  await expect(dialog.getByText(words.tooMuch(euro(2 * PRICE)))).toBeVisible();
  await amount.fill('10');
  await product.checkAccessibility('money back');
  await dialog.getByRole('button', { name: words.toHandOver.confirm(euro(1_000)) }).click();
  await expect(dialog).toBeHidden();
  const back = refundAmountMessages[product.locale].toGiveBack(euro(1_000));
  await expect(page.getByText(back, { exact: true })).toBeVisible();
  await sees(product, 2 * PRICE, 'to_hand_over');
}

async function write(product: Product) {
  const { page, locale, words } = product;
  const { t } = wordsOf(product);
  const m = words(messageMessages);
  await pressTool(product, t.write);
  const dialog = page.getByRole('dialog', { name: m.title });
  await dialog.getByRole('textbox', { name: messageLabels[locale].subject }).fill('Ophalen');
  await dialog.getByRole('textbox', { name: messageLabels[locale].body }).fill('Je badmutsen liggen klaar.');
  await dialog.getByRole('button', { name: m.send(1) }).click();
  await expect(dialog).toBeHidden();
}

async function cancel(product: Product) {
  const { page } = product;
  const { t, euro } = wordsOf(product);
  await choose(product, t.cancel.action);
  const dialog = page.getByRole('alertdialog', { name: t.cancel.title(BUYER) });
  await expect(dialog).toBeVisible();
  await product.checkAccessibility('the end of a purchase');
  await dialog.getByRole('button', { name: t.cancel.confirmBack(euro(2 * PRICE - 1_000)) }).click();
  await expect(dialog).toBeHidden();
  await sees(product, 2 * PRICE, 'to_hand_over');
  await expect(page.getByText(t.canceled, { exact: true })).toBeVisible();
}

async function sellWithoutAddress(product: Product) {
  const { page, words } = product;
  const { t, labels, euro, status } = wordsOf(product);
  await page.getByRole('button', { name: t.create.action }).click();
  const form = page.getByRole('dialog', { name: t.create.title });
  await form.getByRole('textbox', { name: labels.first_name, exact: true }).fill('Ria');
  await form.getByRole('textbox', { name: labels.last_name, exact: true }).fill('Balie');
  await expect(form.getByText(t.create.hints.notify)).toBeHidden();
  await form.getByRole('button', { name: words(uiWords).save.save }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Ria Balie' });
  await expect(row.getByText(status.paid, { exact: true })).toBeVisible();
  await expect(row.getByText(euro(PRICE), { exact: true })).toBeVisible();
}
