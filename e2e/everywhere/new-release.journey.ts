import { listParticipants } from '../../contract/src/participants/participants.ts';
import { checkInMessages } from '../../web/src/features/check-in/check-in.messages.ts';
import { test as base, expect, type Product } from '../product.ts';
import { makeRunningSession } from '../screens/door.ts';
import { twoReleases } from '../browser/two-releases.ts';

const TRAINER = 'trainer@zwemclub.example';
const STAFF = 'beheer@zwemclub.example';

const test = base.extend<{ releases: Awaited<ReturnType<typeof twoReleases>> }>({
  // oxlint-disable-next-line no-empty-pattern -- the first argument names the needed fixtures: none
  releases: async ({}, give, info) => {
    const releases = await twoReleases(info.project.use.baseURL ?? '');
    await give(releases);
    releases.close();
  },
  baseURL: async ({ releases }, give) => give(releases.origin),
});

const entryOf = ({ page }: Product) => page.locator('script[type="module"][src]').first().getAttribute('src');
const isTap = '**/participants/*/tap';
const hasWaitingWorker = ({ page }: Product) =>
  page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null);
const keptOf = ({ page }: Product) => page.evaluate(() => caches.keys());

test('a release that comes out while the phone has no network changes nothing there, and is used the next time', {
  tag: ['@phone', '@en'],
}, async ({ product, releases }) => {
  const { page, words } = product;
  const api = await product.apiOf(STAFF);
  const name = product.ownName('Waterpolo');
  const { params } = await makeRunningSession(api, { name, trainer: TRAINER, count: 2 });
  const statuses = async () => (await api(listParticipants, { params })).participants.map(({ check_in }) => check_in);
  const rows = page.locator('li[data-status]');

  await product.logIn(TRAINER);
  await product.open('/checkin');
  await product.open(`/checkin/${params.sessionId}`);
  await expect(rows).toHaveCount(2);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const first = await entryOf(product);

  await page.context().setOffline(true);
  await rows.first().click();
  releases.releaseSecond();
  await page.reload();
  await expect(rows).toHaveCount(2);
  expect(await entryOf(product)).toBe(first);
  await expect(page.locator('[data-part=unsent]')).toHaveText(words(checkInMessages).list.unsent(1));

  // the tap is not sent yet when the new release arrives
  await page.route(isTap, (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect.poll(() => hasWaitingWorker(product)).toBe(true);
  await page.unroute(isTap);
  await expect.poll(statuses).toContain('present');
  const second = await entryOf(product);
  expect(second).not.toBe(first);
  // the old release's files are removed
  await expect.poll(() => keptOf(product), { timeout: 20_000 }).toEqual([`check-in ${second}`]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(rows).toHaveCount(2);
  expect(await entryOf(product)).toBe(second);
});
