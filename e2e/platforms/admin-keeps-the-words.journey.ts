import { listOwnCategories } from '../../contract/src/taxonomy/categories.ts';
import { labelMessages } from '../../web/src/features/labels/labels.messages.ts';
import { taxonomyMessages } from '../../web/src/features/taxonomy/taxonomy.messages.ts';
import { editMessages } from '../../web/src/screens/edit/edit.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { imageField } from '../screens/image-field.ts';
import { jpeg } from '../browser/pictures.ts';

const FENNA = 'admin@waterstad.example';

/** The menu of a row, in a table or as a card. */
const menuOf = ({ page, words }: Product, name: string) =>
  page.getByRole('main').getByRole('button', { name: words(uiWords).moreFor(name) });

test('a tag is added next to the list, refused as a duplicate, renamed and removed', { tag: '@en' }, async ({
  product,
}) => {
  const { page, words } = product;
  const t = words(taxonomyMessages);
  const name = product.ownName('Tag');
  const drawer = page.getByRole('dialog');
  const save = drawer.getByRole('button', { name: words(uiWords).save.save });
  const field = drawer.getByRole('textbox').first();
  await product.logIn(FENNA);
  await product.open('/admin/tags');
  await page.getByRole('button', { name: t.tags.create }).click();
  await field.fill('BUITEN');
  await save.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await product.checkAccessibility('a name that is taken');
  await field.fill(name);
  await save.click();
  await expect(drawer).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page).toHaveURL(/edit=\d+/);
  await field.fill(`${name} anders`);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words(editMessages).edit.leave.save }).click();
  await expect(drawer).toBeHidden();

  await menuOf(product, `${name} anders`).click();
  await page.getByRole('menuitem', { name: t.remove }).click();
  await question.getByRole('button', { name: t.removing.confirm(`${name} anders`) }).click();
  await expect(page.getByText(t.removing.done(`${name} anders`))).toBeVisible();
});

test('a search result that arrives behind a drawer does not disturb typing in it', async ({ product }) => {
  const { page, words } = product;
  const drawer = page.getByRole('dialog');
  await product.logIn(FENNA);
  await product.open('/admin/tags');
  await page.getByRole('searchbox').fill('gratis');
  await page.getByRole('button', { name: words(taxonomyMessages).tags.create }).click();
  await drawer.getByRole('textbox').first().fill('Overdekt');
  await expect(page).toHaveURL(/(?=.*search=gratis)(?=.*create=1)/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words(editMessages).edit.leave.discard })
    .click();
  await expect(drawer).toBeHidden();
});

test('the window title has the name of an administrator’s platform until logout', async ({ product }) => {
  const { page } = product;
  await product.logIn(FENNA, 'own');
  await product.open('/admin/tags');
  await expect(page).toHaveTitle(/Sportief Waterstad/);
  await product.load('/logout');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle(/Beweegplein Nederland/);
});

test('a category is found by name, and opened in its platform', async ({ product }) => {
  const { page } = product;
  await product.logIn('super@beweegplein.example');
  await product.open('/admin/tags');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('heuvelroutes');
  await page.getByRole('option', { name: /Heuvelroutes/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Heuvelroutes');
  await expect(page).toHaveTitle(/Actief Heuvelland/);
});

test('a tag that other platforms use stays, and the reason is shown', async ({ product }) => {
  const { page, words } = product;
  const t = words(taxonomyMessages);
  await product.logIn(FENNA);
  await product.open('/admin/tags?search=Kleine%20groep');
  await menuOf(product, 'Kleine groep').click();
  await page.getByRole('menuitem', { name: t.remove }).click();
  const refusal = page.getByRole('alertdialog', { name: t.removing.refused('Kleine groep') });
  await expect(refusal).toBeVisible();
  await product.checkAccessibility('a tag that stays');
  await refusal.getByRole('button', { name: t.close }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kleine groep' })).toBeVisible();
});

test('categories are ordered by keyboard and by dragging, with undo', async ({ product }) => {
  const { page, words } = product;
  const t = words(taxonomyMessages).categories;
  const { order } = words(uiWords);
  const api = await product.apiOf(FENNA);
  const stored = async () => (await api(listOwnCategories, {})).categories.map(({ title }) => title);
  await product.logIn(FENNA);
  await product.open('/application/categories');
  const before = await stored();
  const [first = '', second = ''] = before;
  const grip = page.getByRole('button', { name: order.move(first) });
  await grip.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(t.ordered)).toBeVisible();
  await expect(grip).toBeFocused();
  expect(await stored()).not.toEqual(before);
  await page.reload();
  await expect(page.getByRole('list', { name: t.title }).getByRole('listitem').first()).not.toContainText(first);

  await page.getByRole('button', { name: order.up(first) }).click();
  await expect(page.getByText(t.ordered)).toBeVisible();
  expect(await stored()).toEqual(before);

  await test.step('and by dragging, also with reduced motion', async () => {
    const [from, to] = [
      await grip.boundingBox(),
      await page.getByRole('button', { name: order.move(second) }).boundingBox(),
    ];
    if (from === null || to === null) throw new Error('no grips');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, from.y + from.height, { steps: 4 });
    await page.mouse.move(x, to.y + to.height, { steps: 8 });
    await page.mouse.up();
    await expect.poll(stored).toEqual([second, first, ...before.slice(2)]);
    await page.getByRole('button', { name: order.up(first) }).click();
    await expect.poll(stored).toEqual(before);
  });
});

test('a label counts its matches while it is filled in', { tag: '@en' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(labelMessages);
  const name = product.ownName('Label');
  const form = editScreen(product);
  const count = page.getByRole('complementary').getByRole('status');
  await product.logIn(FENNA);
  await product.open('/admin/labels/create');
  await form.field({ nl: 'Naam', en: 'Name' }[product.locale]).fill(name);
  await imageField(product, { nl: 'Icoon', en: 'Icon' }[product.locale]).pick(
    await jpeg('icon.jpg', { width: 240, height: 240 }),
  );
  await form.add();
  await expect(page).toHaveURL(/\/admin\/labels\/\d+\/activity-filters$/);
  await expect(page.getByText(t.matches.nothing)).toBeVisible();

  const age = page.getByRole('textbox', { name: { nl: 'Leeftijd vanaf', en: 'Age from' }[product.locale] });
  await age.fill('55');
  await expect(count).toContainText(/^\d/);
  const at55 = await count.textContent();
  await product.checkAccessibility('a filter and what it finds');
  await age.fill('120');
  await expect(count).toHaveText(t.matches.activity(0));
  await age.fill('55');
  await expect(count).toHaveText(at55 ?? '');
  await form.save(name);

  await page.getByRole('main').getByRole('link', { name: t.tabs.product, exact: true }).click();
  await expect(page.getByText(t.matches.nothing)).toBeVisible();
  await age.fill('120');
  await expect(count).toHaveText(t.matches.product(0));
  await age.fill('');
  await expect(page.getByText(t.matches.nothing)).toBeVisible();
  await product.open(
    page
      .url()
      .replace('product-filters', 'organization-filters')
      .replace(/^.*(?=\/admin)/, ''),
  );
  await age.fill('55');
  await expect(count).toContainText(/^\d/);
  await form.save(name);
});
