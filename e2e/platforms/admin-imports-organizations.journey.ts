import { listOrganizations } from '../../contract/src/organizations/organizations.ts';
import { columnName } from '../../domain/src/imports/organization-columns.ts';
import { importMessages } from '../../web/src/features/imports/imports.messages.ts';
import { jobMessages } from '../../web/src/features/jobs/jobs.messages.ts';
import { organizationMessages } from '../../web/src/features/organizations/organizations.messages.ts';
import { expect, type Product, test } from '../product.ts';

const ADMIN = 'admin@beweegplein.example';
const LIST = '/application/organizations/management';

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const restOf = (name: string) => (n: number) =>
  `Sportlaan;${n + 1};1234 AB;Waterstad;NL;club${n}@${slugOf(name)}.example;club${n}.${slugOf(name)}.example`;

/** Makes 200 rows of which 13 are wrong, each in another way, and 2 are duplicates. */
function listOf(name: string): File {
  const rest = restOf(name);
  const rows = Array.from({ length: 200 }, (_, n) => `${name} ${n};${rest(n)}`);
  const faults: [number, string][] = [
    ...[3, 40, 77].map((n): [number, string] => [n, `;${rest(n)}`]),
    ...[12, 90, 150].map((n): [number, string] => [n, `${name} ${n};${rest(n).replace('1234 AB', '12 AB')}`]),
    ...[13, 91].map((n): [number, string] => [n, `${name} ${n};${rest(n).replace('@', ' at ')}`]),
    ...[14, 92].map((n): [number, string] => [n, `${name} ${n};${rest(n).replace(';NL;', ';Nederland;')}`]),
    ...[15, 93].map((n): [number, string] => [n, `${name} 0;${rest(0)}`]),
    ...[16, 94].map((n): [number, string] => [
      n,
      `${name} ${n};${rest(n).replace(`club${n}.${slugOf(name)}.example`, 'javascript:alert(1)')}`,
    ]),
    [17, `${name} 17;${rest(17)};te;veel`],
  ];
  for (const [n, row] of faults) rows[n] = row;
  return new File([['Naam;Straat;Huisnummer;Postcode;Plaats;Land;E-mail;Website', ...rows].join('\r\n')], 'clubs.csv');
}

async function choose({ page, words }: Product, file: File) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: words(importMessages).choose.chooseFile }).click(),
  ]);
  await chooser.setFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(await file.arrayBuffer()) });
}

const figures = ({ page, words }: Product, rows: number, ready: number, doubles = 0) => {
  const t = words(importMessages).check;
  const double = doubles === 0 ? '' : `${doubles} ${t.double(doubles)}`;
  const text = `${rows} ${t.rows}${ready} ${t.ready}${double}${rows - ready - doubles} ${t.wrong}`;
  return expect(page.getByText(text)).toBeVisible();
};

test('of 200 rows, 13 have errors, 2 are duplicates and 185 are imported; the second time one is updated', async ({
  product,
}) => {
  const { page, words } = product;
  const t = words(importMessages);
  const name = product.ownName('Importclub');
  await product.logIn(ADMIN);
  await product.open(LIST);
  await page.getByRole('link', { name: words(organizationMessages).import, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await product.checkAccessibility('choosing a list');

  await choose(product, listOf(name));
  await figures(product, 200, 185, 2);
  await page.keyboard.press('n');
  const empty = t.check.cell(columnName('name', product.locale), 5, '');
  await expect(page.getByRole('button', { name: empty, exact: true })).toBeFocused();
  await page.getByRole('radio', { name: t.check.onlyWrong }).check();
  await expect(page.getByRole('rowheader')).toHaveCount(13);
  await product.checkAccessibility('problems of a list');

  await page.getByRole('button', { name: t.start.valid('185') }).click();
  await expect(page.getByRole('heading', { name: t.run.doneTitle('185') })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`${t.run.skipped('2')} ${t.run.refused('13')}`)).toBeVisible();
  await product.checkAccessibility('a list that came in');
  await page.reload();
  await expect(page.getByRole('heading', { name: t.run.doneTitle('185') })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.run.file }).click();
  const lines = (await streamText(await (await download).createReadStream())).trim().split('\r\n');
  expect(lines).toHaveLength(16);

  const admin = await product.apiOf(ADMIN);
  const { meta } = await admin(listOrganizations, { query: { search: name, status: 'pending', itemsPerPage: 1 } });
  expect(meta.pagination.total).toBe(185);

  await page.getByRole('button', { name: t.run.again }).click();
  await choose(product, listOf(name));
  await figures(product, 200, 0, 187);
  await expect(page.getByRole('button', { name: t.start.nothing })).toBeDisabled();
  await page.getByRole('radio', { name: t.check.onlyDouble }).check();
  await product.checkAccessibility('doubles of a list');
  await page.getByRole('combobox', { name: t.doubles.choice(2), exact: true }).selectOption('update');
  await page.getByRole('button', { name: t.start.valid('1') }).click();
  await expect(page.getByRole('heading', { name: t.run.updatedTitle('1') })).toBeVisible({ timeout: 60_000 });
});

test('a pasted list with other headers is mapped, corrected on the page and found under the bell', {
  tag: '@en',
}, async ({ product }) => {
  const { page, words } = product;
  const t = words(importMessages);
  const name = product.ownName('Plakclub');
  await product.logIn(ADMIN);
  await product.open(`${LIST}/import`);
  const cells = [
    ['Wie', 'Weg', 'Nummer', 'Postcode', 'Woonplaats', 'Land'],
    [name, 'Kade', '7', '12 AB', 'Waterstad', 'nl'],
  ];
  await page.getByRole('textbox', { name: t.choose.paste }).fill(cells.map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: t.choose.checkPasted }).click();
  await page.getByRole('combobox', { name: t.match.fieldOf('Wie') }).selectOption('name');
  await expect(page.getByRole('button', { name: t.match.next })).toBeDisabled();
  await page.getByRole('combobox', { name: t.match.fieldOf('Weg') }).selectOption('street');
  await product.checkAccessibility('matching columns');
  await page.getByRole('button', { name: t.match.next }).click();

  await figures(product, 1, 0);
  await page.keyboard.press('n');
  const zipcode = columnName('zipcode', product.locale);
  await expect(page.getByRole('button', { name: t.check.cell(zipcode, 2, '12 AB'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('1234 ab');
  await page.keyboard.press('Enter');
  await figures(product, 1, 1);
  await expect(page.getByText(t.check.saved(1))).toBeVisible();

  // a wrong click does not lose typed work
  await page
    .getByRole('link', { name: words(organizationMessages).title, exact: true })
    .first()
    .click();
  await page.getByRole('alertdialog', { name: t.leave.title }).getByRole('button').first().click();
  await page.getByRole('button', { name: t.start.all('1') }).click();
  await expect(page.getByRole('heading', { name: t.run.doneTitle('1') })).toBeVisible({ timeout: 60_000 });
  const inbox = words(jobMessages);
  await page.getByRole('button', { name: new RegExp(`^${inbox.title}`) }).click();
  await expect(page.getByRole('dialog').getByText(t.choose.pasted).first()).toBeVisible();
  await product.checkAccessibility('notifications');
});

async function streamText(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
