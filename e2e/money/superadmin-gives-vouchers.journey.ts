import { walletLabels } from '../../contract/src/wallets/wallets.labels.ts';
import { couponLabels } from '../../contract/src/wallets/coupons.labels.ts';
import { couponMessages } from '../../web/src/features/wallets/coupons/coupons.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { imageField } from '../screens/image-field.ts';
import { jpeg } from '../browser/pictures.ts';

test('a superadmin makes a wallet with vouchers, exports them and redeems one for a user', async ({ product }) => {
  test.slow();
  const name = product.ownName('Winterpas');
  await product.logIn('super@beweegplein.example');
  await test.step('a wallet gets a name, an icon and a platform', () => addWallet(product, name));
  const code = await test.step('a batch of vouchers is made', () => addBatch(product));
  await test.step('the batch is exported as a sheet and as cards', () => exportBatch(product));
  const email = `${crypto.randomUUID().slice(0, 8)}@post.example`;
  await test.step('a voucher is redeemed for a user, once', () => redeem(product, { code, email }));
  await test.step('it is listed under Redeemed', () => seeRedeemed(product, { code, email }));
});

async function addWallet(product: Product, name: string) {
  const { page, words } = product;
  const labels = words(walletLabels);
  await product.open('/admin/wallets/create');
  const form = editScreen(product);
  await form.field(labels.name).fill(name);
  await expect(form.field(labels.slug)).toHaveValue(name.toLowerCase().replace(' ', '-'));
  const icon = imageField(product, labels.icon);
  await icon.pick(await jpeg('pas.jpg', { width: 400, height: 400 }));
  await icon.expectImage({ width: 400, height: 400 });
  // the current platform is chosen already
  await form.add();
  await page.waitForURL(/\/admin\/wallets\/\d+\/coupons$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: words(couponMessages).empty.title })).toBeVisible();
  await product.checkAccessibility('a wallet without vouchers');
}

/** Makes three vouchers, which the list then shows. Returns the first code. */
async function addBatch(product: Product): Promise<string> {
  const { page, words } = product;
  const t = words(couponMessages);
  const labels = words(couponLabels);
  await page.getByRole('button', { name: t.batchForm.action }).click();
  const drawer = page.getByRole('dialog', { name: t.batchForm.action });
  await drawer.getByRole('textbox', { name: labels.count }).fill('3');
  await drawer.getByRole('textbox', { name: labels.prefix }).fill('winter');
  await drawer.getByRole('textbox', { name: labels.value }).fill('15');
  await expect(drawer.getByText(/WINTER-\w{5}-\w{5}/)).toBeVisible();
  await product.checkAccessibility('the form for a batch');
  await drawer.getByRole('button', { name: t.batchForm.save }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/batchId=\d+/);
  const codes = page.getByRole('link', { name: /^WINTER-\w{5}-\w{5}$/ });
  await expect(codes).toHaveCount(3);
  await product.checkAccessibility('vouchers of a batch');
  return codes.first().innerText();
}

async function exportBatch(product: Product) {
  const { page, words } = product;
  const { export: t, printing } = words(couponMessages);
  for (const [format, file] of [
    [t.xlsx, 'vouchers.xlsx'],
    [t.csv, 'vouchers.csv'],
    [t.cards, 'vouchers.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: words(uiWords).more, exact: true })
      .last()
      .click();
    await page.getByRole('menuitem', { name: `${t.label}: ${format}` }).click();
    if (format === t.cards) await page.getByRole('button', { name: printing.confirm('3') }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
}

type Redeemed = { code: string; email: string };

async function redeem({ page, words }: Product, { code, email }: Redeemed) {
  const t = words(couponMessages).redeem;
  const labels = words(couponLabels);
  await page.getByRole('button', { name: t.action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  const send = async () => {
    await dialog.getByRole('textbox', { name: labels.code }).fill(code.toLowerCase().replaceAll('-', ' '));
    await dialog.getByRole('textbox', { name: labels.email }).fill(email);
    await dialog.getByRole('button', { name: t.submit }).click();
  };
  await send();
  // nobody has this address yet, so the product asks
  await dialog.getByRole('button', { name: t.anyway }).click();
  await expect(page.getByText(t.done('15', email, '15'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t.action, exact: true }).click();
  await send();
  await expect(dialog.getByText(/al ingewisseld|already redeemed/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function seeRedeemed(product: Product, { code, email }: Redeemed) {
  const { page, words } = product;
  const t = words(couponMessages);
  await page.getByRole('link', { name: t.tabs.redeemed, exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(code);
  await expect(row).toContainText('Sanne de Wit');
  await product.checkAccessibility('what was redeemed');
  await page.goBack();
  await expect(page).toHaveURL(/batchId=\d+/);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(t.uses('1', '1'));
}
