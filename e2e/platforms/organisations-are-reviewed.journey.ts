import type { Client } from '../../contract/src/kit/client/client.ts';
import { createOrganization } from '../../contract/src/organizations/new-organization.ts';
import { getOrganization } from '../../contract/src/organizations/organizations.ts';
import { acceptOrganization } from '../../contract/src/organizations/review.ts';
import { reviewMessages } from '../../web/src/features/organizations/review/review.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';

const ADMIN = 'admin@beweegplein.example';
// a platform where no other journey imports: its queue shows only the first hundred organisations
const QUIET_ADMIN = 'admin@waterstad.example';
const SUPERADMIN = 'super@beweegplein.example';
const QUEUE = '/application/organizations/review';

/** Adds organisations that wait for review, as an administrator would. */
async function newOrganizations(api: Client, { ownName }: Product, count: number) {
  const made: { id: number; name: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = { name: ownName('Keurclub'), email: `keur${n}@keurclub.example`, city: 'Waterstad' };
    const { organization } = await api(createOrganization, { body });
    made.push(organization);
  }
  return made;
}

const statusOf = async (api: Client, organizationId: number) =>
  (await api(getOrganization, { params: { organizationId } })).organization.status;

// keys are the same in both languages, and phones have none
test('ten organisations are reviewed with the keyboard alone', async ({ product }) => {
  const { page, words } = product;
  const t = words(reviewMessages);
  const api = await product.apiOf(QUIET_ADMIN);
  const made = await newOrganizations(api, product, 10);
  const [first] = made;
  const title = page.locator('article h2');
  // the key A works only after the organisation has been on screen for a moment
  const accept = page.locator('[aria-keyshortcuts="A"]');
  await product.logIn(QUIET_ADMIN);
  await product.open(`${QUEUE}?id=${first?.id ?? 0}`);
  await expect(title).toHaveText(first?.name ?? '');

  await test.step('J and K move through the queue', async () => {
    await page.keyboard.press('j');
    await expect(title).toHaveText(made[1]?.name ?? '');
    await page.keyboard.press('k');
    await expect(title).toHaveText(first?.name ?? '');
  });
  await test.step('one is accepted, and waits again after undo', async () => {
    await expect(accept).toBeVisible();
    await page.keyboard.press('a');
    await expect(title).toHaveText(made[1]?.name ?? '');
    await page.getByRole('button', { name: words(uiWords).undo, exact: true }).click();
    await expect(title).toHaveText(first?.name ?? '');
    await expect(accept).toBeVisible();
    expect(await statusOf(api, first?.id ?? 0)).toBe('pending');
  });
  await test.step('nine are accepted, one is rejected with a standard reason, and each opens the next', async () => {
    for (const [n, organization] of made.entries()) {
      await expect(title).toHaveText(organization.name);
      if (n === 3) {
        const reason = page.getByLabel(t.decision.reason, { exact: true });
        await expect(reason).toBeVisible();
        await page.keyboard.press('2');
        await expect(reason).toBeFocused();
        await page.keyboard.type(' Tot snel.');
        await page.keyboard.press('Control+Enter');
        await expect(page.getByText(t.decision.rejected(organization.name))).toBeVisible();
      } else {
        await expect(accept).toBeVisible();
        await page.keyboard.press('a');
        await expect(page.getByText(t.decision.accepted(organization.name))).toBeVisible();
      }
    }
  });
  await test.step('it has the decided status, and its contact got a mail', async () => {
    const statuses = await Promise.all(made.map(({ id }) => statusOf(api, id)));
    expect(statuses).toEqual(made.map((_, n) => (n === 3 ? 'rejected' : 'accepted')));
    // the mail about the rejection is sent when it can no longer be undone
    const mail = page.getByRole('button', { name: `${made[3]?.name} is afgewezen` });
    await expect(async () => {
      await product.open('/dev/mailbox');
      await expect(mail).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await mail.click();
    await expect(page.getByRole('article')).toContainText('Tot snel.');
  });
});

test('the second of two reviewers sees who was first', { tag: '@en' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(reviewMessages).decision;
  const api = await product.apiOf(ADMIN);
  const [waiting] = await newOrganizations(api, product, 1);
  const id = waiting?.id ?? 0;
  await product.logIn(ADMIN);
  await product.open(`${QUEUE}?id=${id}`);
  await expect(page.getByRole('button', { name: t.accept })).toBeVisible();

  const other = await product.apiOf(SUPERADMIN);
  await other(acceptOrganization, { params: { organizationId: id }, body: {} });
  await page.getByRole('button', { name: words(reviewMessages).templates([])[0]?.label ?? '' }).click();
  await page.getByRole('button', { name: t.rejectNow }).click();
  await expect(page.getByText(/^Sanne de Wit (heeft|already|accepted)/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t.accept })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t.next })).toBeVisible();
  expect(await statusOf(api, id)).toBe('accepted');
  await product.checkAccessibility('review that was decided by somebody else');
});
