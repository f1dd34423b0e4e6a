import type { Page } from '@playwright/test';
import { listBundleSessions, listBundles } from '../../contract/src/bundles/bundles.ts';
import { listCampaigns } from '../../contract/src/campaigns/campaigns.ts';
import { listCancellations } from '../../contract/src/cancellations/cancellations.ts';
import { listInvoices } from '../../contract/src/invoices/invoices.ts';
import { listLabels } from '../../contract/src/labels/labels.ts';
import { listLocations } from '../../contract/src/locations/locations.ts';
import { listNotifications } from '../../contract/src/notifications/notifications.ts';
import { listOrders } from '../../contract/src/orders/orders.ts';
import { listPayouts } from '../../contract/src/payouts/payouts.ts';
import { listSepaBatches } from '../../contract/src/payouts/sepa-batches.ts';
import { listProducts } from '../../contract/src/products/products.ts';
import { listCancellationTerms } from '../../contract/src/rates/cancellation-terms.ts';
import { listRates } from '../../contract/src/rates/rates.ts';
import { listSessions } from '../../contract/src/sessions/sessions.ts';
import { defaultAbilities } from '../../domain/src/access/abilities.ts';
import type { Role } from '../../domain/src/access/roles.ts';
import { gate } from '../../domain/src/access/gate.ts';
import { allows, type Guard } from '../../domain/src/access/guard.ts';
import { messageKeys } from '../../domain/src/kit/messages/messages.ts';
import { expect, type Product, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';
import { EVERY_SCREEN } from '../screens/every-screen.ts';
import { SWIMMING_CLUB } from '../screens/locations.ts';
import { beginPayment } from '../screens/payments.ts';
import { dayFromNow } from '../screens/plans.ts';

type Visitor = Role | 'guest';

const EMAILS: Record<Role, string> = {
  superadmin: 'super@beweegplein.example',
  admin: 'admin@waterstad.example',
  organization: 'beheer@zwemclub.example',
  trainer: 'trainer@zwemclub.example',
};

/** The order in which users are chosen to check a screen, on a desktop and on a phone. */
const JUDGES = {
  desktop: ['guest', 'organization', 'admin', 'superadmin', 'trainer'],
  phone: ['guest', 'trainer', 'organization', 'admin', 'superadmin'],
} as const;

/** The frame is nearly the same around each screen, so it is checked on one in this number. */
const FRAME_EVERY = 16;

type Size = keyof typeof JUDGES;
type Scheme = 'light' | 'dark';
type Visit = { path: string; turn: number; size: Size; scheme: Scheme; visitor: Visitor; isJudge: boolean };

/** All parts of the kit in every state, also while loading, some wider than a phone. Its map needs a login. */
const KIT = '/dev/ui';

const FINANCES = '/organizations/$organizationId/finances';
/** Screens of an organisation that an administrator of one platform can't see, because they add up the sales of all platforms. */
const OF_ALL_PLATFORMS = [`${FINANCES}/invoices/$invoiceId`, `${FINANCES}/payouts/$payoutId`];

function visitorsOf(path: string, needs: Guard): Visitor[] {
  if (path === KIT) return ['organization'];
  if (needs === 'public') return ['guest'];
  if (OF_ALL_PLATFORMS.includes(path)) return ['superadmin', 'organization', 'trainer'];
  const isOfPlatform = /^\/(admin|application)\b/.test(path);
  const roles = isOfPlatform ? (['superadmin', 'admin'] as const) : (Object.keys(EMAILS) as Role[]);
  return roles.filter((role) => allows(needs, gate({ roles: [role], abilities: defaultAbilities(role) })));
}

/**
 * On a desktop every permitted user opens a screen, and one of them checks it; on a phone only that one. So each screen is checked in both
 * sizes, both languages and both colour schemes.
 */
function visits(): Visit[] {
  return EVERY_SCREEN.flatMap(([path, needs, views = []], number) => {
    const visitors = visitorsOf(path, needs);
    return (['desktop', 'phone'] as const).flatMap((size) => {
      const judge = JUDGES[size].find((one) => visitors.includes(one));
      if (judge === undefined) throw new Error(`nobody opens ${path}`);
      const scheme: Scheme = (number % 2 === 0) === (size === 'desktop') ? 'light' : 'dark';
      const judged = ['', ...views].map((view, turn) => ({
        path: path + view,
        turn,
        size,
        scheme,
        visitor: judge,
        isJudge: true,
      }));
      const others = size === 'phone' ? [] : visitors.filter((visitor) => visitor !== judge);
      return [...judged, ...others.map((visitor) => ({ path, turn: 0, size, scheme, visitor, isJudge: false }))];
    });
  });
}

/** Two views of a screen are rarely consecutive, because `open` then reloads the page. */
const all = visits().toSorted((one, other) => one.turn - other.turn);

for (const size of ['desktop', 'phone'] as const) {
  for (const visitor of JUDGES[size]) {
    for (const scheme of ['light', 'dark'] as const) {
      const own = all.filter((visit) => visit.size === size && visit.visitor === visitor && visit.scheme === scheme);
      // one test for all of them, because each test loads the product again
      test(`every screen as ${visitor}, ${size}, ${scheme}`, {
        tag: size === 'phone' ? ['@phone', '@en'] : [],
      }, async ({ product }) => {
        test.slow();
        await visitAll(product, visitor, own);
      });
    }
  }
}

async function visitAll(product: Product, visitor: Visitor, some: readonly Visit[]) {
  const { page } = product;
  const faults = watch(page);
  const ids =
    visitor === 'guest' ? { reference: await beginPayment(product) } : await demoIds(product, EMAILS[visitor]);
  await page.addInitScript((scheme) => localStorage.setItem('color_scheme', scheme), some[0]?.scheme ?? 'light');
  if (visitor !== 'guest') await product.logIn(EMAILS[visitor]);
  let nextFrame = 0;
  for (const [number, { path, isJudge }] of some.entries()) {
    const address = `${fill(path, ids)}${STAYS[path] ?? ''}`;
    // oxlint-disable-next-line no-await-in-loop -- one screen after another
    await test.step(address, async () => {
      await (LEADS_ON.includes(path) ? product.load(address) : product.open(address));
      await expect
        .poll(() => faults.underWay.size, { message: `${address} has read everything`, intervals: [10, 20, 40, 80] })
        .toBe(0);
      await judge(product, { path, address });
      if (isJudge) {
        const isWithFrame = number >= nextFrame;
        await product.checkAccess(address, isWithFrame ? undefined : '#main');
        if (isWithFrame) nextFrame = number - (number % FRAME_EVERY) + FRAME_EVERY;
      }
      expect.soft(faults.found.splice(0), address).toEqual([]);
    });
  }
}

/** The queries of screens that would otherwise redirect while a session runs. */
const STAYS: Readonly<Record<string, string>> = { '/checkin': '?list=1' };

/** Screens that redirect to another one. */
const LEADS_ON = ['/overview', '/logout', '/organizations/$organizationId/finances/cancellations'];

async function judge(product: Product, { path, address }: { path: string; address: string }) {
  const { page, words, locale } = product;
  if (!LEADS_ON.includes(path)) expect.soft(new URL(page.url()).pathname).toBe(address.split('?')[0]);
  if (path !== KIT) await expect.soft(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect.soft(page, address).toHaveTitle(/^\S.* · (Beweegplein Nederland|Sportief Waterstad)$/);
  const seen = await page.evaluate(() => {
    const root = document.documentElement;
    const main = document.querySelector('#main') ?? root;
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth;
    const title = document.querySelector('h1')?.innerText ?? '';
    return { title, text: document.body.innerText, lang: root.lang, isWide: isWide(root) || isWide(main) };
  });
  expect.soft(seen.title, address).not.toContain(words(uiWords).notFound.title);
  expect.soft(seen.lang, address).toBe(locale);
  expect.soft(rawTexts(seen.text), address).toEqual([]);
  if (path !== KIT) expect.soft(seen.isWide, `${address} is wider than its window`).toBe(false);
}

/** Returns keys of messages and values that were not filled in; a variable of a notification is {{so}}, as its author wrote it. */
function rawTexts(text: string): string[] {
  const keys = messageKeys().filter((key) => key.includes('.') && text.includes(key));
  return [...keys, ...(text.match(/\bundefined\b|\bNaN\b|\[object Object\]|(?<!\{)\{[a-z_]+\}(?!\})/g) ?? [])];
}

/** Watches the errors of a screen, and the requests that are still running. */
function watch(page: Page) {
  const underWay = new Set<unknown>();
  const found: string[] = [];
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // requests of a left screen are aborted
    if (reason !== 'net::ERR_ABORTED') found.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.url()}: ${response.status()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return { underWay, found };
}

type Ids = Record<string, number | string | undefined>;

function fill(path: string, ids: Ids): string {
  const isOfBundle = path.includes('$bundleId');
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const id = ids[isOfBundle && name === 'sessionId' ? 'bundleSessionId' : name];
    if (id === undefined) throw new Error(`the demo data has no ${name} for ${path}`);
    return String(id);
  });
}

/** Returns ids of demo records with content; the first activity has sessions, a bundle and a waiting list. */
async function demoIds({ apiOf }: Product, email: string): Promise<Ids> {
  const api = await apiOf(email);
  const params = { organizationId: SWIMMING_CLUB };
  const activity = { ...params, activityId: 1 };
  const one = { itemsPerPage: 1 };
  const ofClub = { organization_id: SWIMMING_CLUB };
  const [sessions, bundles, locations, products, rates, terms, orders, invoices, payouts, canceled, sent] =
    await Promise.all([
      api(listSessions, { params: activity, query: { itemsPerPage: 250 } }),
      api(listBundles, { params: activity, query: one }),
      api(listLocations, { params, query: one }),
      api(listProducts, { params, query: one }),
      api(listRates, { params, query: one }),
      api(listCancellationTerms, { params, query: one }),
      api(listOrders, { params, query: one }),
      api(listInvoices, { params, query: one }),
      api(listPayouts, { params, query: one }),
      api(listCancellations, { params, query: one }),
      api(listNotifications, { query: { ...one, ...ofClub, status: 'sent' } }),
    ]);
  const bundleId = bundles.bundles[0]?.id;
  const lessons = await api(listBundleSessions, { params: { ...activity, bundleId: bundleId ?? 0 }, query: one });
  const mayKeep = email === EMAILS.admin || email === EMAILS.superadmin;
  const labels = mayKeep ? await api(listLabels, { query: one }) : null;
  const campaigns = mayKeep ? await api(listCampaigns, { query: one }) : null;
  const batches = email === EMAILS.superadmin ? await api(listSepaBatches, { query: one }) : null;
  const next = sessions.sessions.find(({ start_date }) => start_date > dayFromNow(0).toString());
  return {
    ...activity,
    applicationId: 2,
    locationTypeId: 1,
    productTypeId: 1,
    walletId: 1,
    month: dayFromNow(0).toString().slice(0, 7),
    bundleId,
    sessionId: next?.id,
    bundleSessionId: lessons.sessions[0]?.id,
    locationId: locations.locations[0]?.id,
    productId: products.products[0]?.id,
    rateId: rates.rates[0]?.id,
    termId: terms.cancellation_terms[0]?.id,
    orderId: orders.orders[0]?.id,
    invoiceId: invoices.invoices[0]?.id,
    payoutId: payouts.payouts[0]?.id,
    sepaBatchId: batches?.sepas[0]?.id,
    notificationId: sent.notifications[0]?.id,
    cancellationId: canceled.cancellations[0]?.id,
    labelId: labels?.labels[0]?.id,
    campaignId: campaigns?.campaigns[0]?.id,
  };
}
