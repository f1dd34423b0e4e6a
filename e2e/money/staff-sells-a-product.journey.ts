import { productLabels } from '../../contract/src/products/products.labels.ts';
import { listProductQuestions } from '../../contract/src/questions/questions.ts';
import { questionLabels } from '../../contract/src/questions/questions.labels.ts';
import { priceText } from '../../domain/src/rates/price-text.ts';
import { activityMessages } from '../../web/src/features/activities/activities.messages.ts';
import { labelMessages } from '../../web/src/features/labels/labels.messages.ts';
import { productFormMessages } from '../../web/src/features/products/edit/product-form.messages.ts';
import { productMessages } from '../../web/src/features/products/products.messages.ts';
import { questionMessages } from '../../web/src/features/questions/questions.messages.ts';
import { screenMessages } from '../../web/src/screens/screen.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';

const STAFF = 'beheer@zwemclub.example';
const LIST = `/organizations/${SWIMMING_CLUB}/products`;

test('staff of a club sell a product that asks for a size', { tag: '@en' }, async ({ product }) => {
  test.slow();
  const name = product.ownName('Clubshirt');
  await product.logIn(STAFF);
  const path = await test.step('a name is enough to add one next to the list', () => addProduct(product, name));
  await test.step('it asks for a size, and sizes are moved by keyboard', () => askForSize(product, path));
  await test.step('the questions are moved too, and tried in the preview', () => orderQuestions(product));
  await test.step('a label is assigned by hand', () => giveLabel(product, path));
  await test.step('a copy is made with the proposed values', () => copy(product, { name, path }));
  await test.step('links lead to what is missing, and then it is published', () => publish(product, { name, path }));
  await test.step('it is removed, found among the removed products, and restored', () =>
    removeAndBack(product, { name, path }));
});

async function addProduct(product: Product, name: string): Promise<string> {
  const { page, words } = product;
  const t = words(productMessages);
  await product.open(LIST);
  await product.load(`${LIST}/create`);
  await expect(page).toHaveURL(`${LIST}?create=1`);
  const drawer = page.getByRole('dialog', { name: t.create });
  await drawer.getByRole('button', { name: words(uiWords).save.save }).click();
  await expect(drawer.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByRole('textbox').first().fill(name);
  await drawer.getByRole('button', { name: words(uiWords).save.save }).click();
  await page.waitForURL(/\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Opens the form for a question, and returns a function that saves it. */
async function newQuestion({ page, words }: Product, title: string) {
  const t = words(questionMessages);
  await page.getByRole('button', { name: t.create }).first().click();
  const drawer = page.getByRole('dialog', { name: t.create });
  await drawer.getByRole('textbox', { name: words(questionLabels).title }).fill(title);
  const save = async () => {
    await drawer.getByRole('button', { name: words(uiWords).save.save }).click();
    await expect(drawer).toBeHidden();
  };
  return { drawer, save };
}

async function askForSize(product: Product, path: string) {
  const { page, words } = product;
  const t = words(questionMessages);
  await product.open(`${path}/questions`);
  await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
  const size = await newQuestion(product, 'Welke maat?');
  await size.drawer.getByRole('radio', { name: t.types.single_select.label }).check();
  await size.drawer.getByRole('button', { name: words(uiWords).save.save }).click();
  await expect(size.drawer.getByText(/minimaal één antwoord|at least one choice/).first()).toBeVisible();
  const line = size.drawer.getByRole('textbox', { name: t.options.add });
  await line.fill('Maat L');
  await line.press('Enter');
  // as when a list is pasted from a document or a sheet
  await line.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '- Maat S\n- Maat M\n\n- maat l');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const options = size.drawer.getByRole('list', { name: words(questionLabels).options });
  await expect(options.getByRole('listitem')).toHaveCount(3);
  const grip = options.getByRole('button', { name: words(uiWords).order.move('Maat L') });
  await grip.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(grip).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(options.getByRole('textbox').last()).toHaveValue('Maat L');
  await product.checkAccessibility('a question with options');
  await size.save();

  const note = await newQuestion(product, 'Wat komt er op de rug?');
  await note.drawer.getByRole('checkbox', { name: words(questionLabels).required }).check();
  await note.save();
}

async function orderQuestions(product: Product) {
  const { page, words } = product;
  const t = words(questionMessages);
  const list = page.getByRole('list', { name: t.title });
  await list.getByRole('button', { name: words(uiWords).order.up('Wat komt er op de rug?') }).click();
  await expect(page.getByText(t.ordered)).toBeVisible();
  await expect(list.getByRole('listitem').first()).toContainText('Wat komt er op de rug?');
  const api = await product.apiOf(STAFF);
  const stored = async () => (await api(listProductQuestions, { params: idsOf(page.url()) })).questions;
  // the screen shows the new order before it is stored
  await expect.poll(async () => (await stored())[0]?.title).toBe('Wat komt er op de rug?');
  expect(await stored()).toMatchObject([{}, { title: 'Welke maat?', options: ['Maat S', 'Maat M', 'Maat L'] }]);

  const preview = page.getByRole('region', { name: t.preview.title });
  await preview.getByRole('button', { name: t.preview.check }).click();
  await expect(preview.getByText(/‘Wat komt er op de rug\?’/)).toBeVisible();
  await preview.getByRole('textbox', { name: 'Wat komt er op de rug?' }).fill('Otto');
  await expect(preview.getByText(t.preview.fine)).toBeVisible();
  await product.checkAccessibility('questions and how they look');
}

function idsOf(url: string) {
  const [, organizationId, productId] = /organizations\/(\d+)\/products\/(\d+)/.exec(url) ?? [];
  return { organizationId: Number(organizationId), productId: Number(productId) };
}

async function giveLabel(product: Product, path: string) {
  const { page, words } = product;
  const t = words(labelMessages);
  await product.open(`${path}/labels`);
  // a product without a price matches the label's filter for free offers
  await expect(page.getByText(t.assign.why(t.because.free))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Zomerpas' }).check();
  await editScreen(product).saveButton.click();
  await expect(editScreen(product).saveBar).toBeHidden();
}

/** Copies a product. The form is valid as it opens, so nothing has to be typed. */
async function copy(product: Product, { name, path }: { name: string; path: string }) {
  const { page, words } = product;
  const t = words(productMessages).copy;
  await product.open(`${path}/questions`);
  await page
    .getByRole('main')
    .getByRole('button', { name: words(uiWords).more })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t.action }).click();
  const drawer = page.getByRole('dialog', { name: t.title });
  await drawer.getByRole('button', { name: t.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.name(name) })).toBeVisible();
  await page.getByRole('link', { name: words(productMessages).tabs.questions }).click();
  await expect(page.getByRole('list', { name: words(questionMessages).title }).getByRole('listitem')).toHaveCount(2);
}

async function publish(product: Product, { name, path }: { name: string; path: string }) {
  const { page, words } = product;
  const form = editScreen(product);
  const labels = words(productLabels);
  await product.open(path);
  const publishing = page.getByRole('button', { name: words(activityMessages).publish.action, exact: true });
  await publishing.click();
  await expect(page.getByRole('combobox', { name: labels.product_type_id })).toBeFocused();
  await form.choose(labels.product_type_id, 'Materiaal');
  await form.field(labels.description).fill('Een shirt in de kleuren van de club.');
  await form.field(labels.spots).fill('40');
  await form.choose(labels.rate_id, priceText(null, product.locale));
  await publishing.click();
  await expect(page.getByText(words(activityMessages).publish.done(name))).toBeVisible();
  await expect(page.getByText(words(productFormMessages).visibility.live)).toBeVisible();
  await expect(form.saveBar).toBeHidden();

  await product.open(`${LIST}?search=${encodeURIComponent(name)}`);
  // on the phone the card of a product doesn't show its stock
  const stock = words(productMessages).stock.of('0', '40');
  await expect(page.getByRole('main')).toContainText(product.isPhone ? name : stock);
}

async function removeAndBack(product: Product, { name, path }: { name: string; path: string }) {
  const { page, words } = product;
  const t = words(productMessages);
  await page.getByRole('button', { name: words(uiWords).moreFor(name), exact: true }).click();
  await page.getByRole('menuitem', { name: t.remove }).click();
  await expect(page.getByText(words(screenMessages).remove.done(name))).toBeVisible();
  await page.getByRole('link', { name: t.removed.view }).click();
  const link = (text: string) => page.getByRole('main').getByRole('link', { name: text });
  // until the list of removed products is shown, the copy in the earlier list has the name too
  await expect(link(t.copy.name(name))).toHaveCount(0);
  // on the phone the whole card is the link
  await link(name).click();
  await page.waitForURL((url) => url.pathname === `${path}/purchases`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await product.checkAccessibility('a product that was removed');
  await page.getByRole('button', { name: t.removed.restore }).click();
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByText(words(productFormMessages).visibility.live)).toBeVisible();
}
