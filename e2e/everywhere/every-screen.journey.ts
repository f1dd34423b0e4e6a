import type { Page } from '@playwright/test';
import { defaultAbilities } from '../../domain/src/access/abilities.ts';
import type { Role } from '../../domain/src/access/roles.ts';
import { gate } from '../../domain/src/access/gate.ts';
import { allows, type Guard } from '../../domain/src/access/guard.ts';
import { messageKeys } from '../../domain/src/kit/messages/messages.ts';
import { expect, type Product, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';
import { demoId } from '../screens/demo-ids.ts';
import { EVERY_SCREEN } from '../screens/every-screen.ts';
import { beginPayment } from '../screens/payments.ts';

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
 * On a desktop every permitted user opens a screen, and one of them checks it; on a phone only one user opens and checks it. So each screen
 * is checked in both sizes, both languages and both colour schemes.
 */
function visits(): Visit[] {
  return EVERY_SCREEN.flatMap(([path, needs, views], number) => {
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

/** Keeps the views of a screen apart, because `open` reloads the page for another view of the same screen. */
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
    visitor === 'guest' ? { reference: await beginPayment(product) } : await demoIds(product, EMAILS[visitor], some);
  await page.addInitScript((scheme) => localStorage.setItem('color_scheme', scheme), some[0]?.scheme ?? 'light');
  if (visitor !== 'guest') await product.logIn(EMAILS[visitor]);
  let nextFrame = 0;
  for (const [number, { path, isJudge }] of some.entries()) {
    const address = `${fill(path, ids)}${STAYS[path] ?? ''}`;
    await test.step(address, async () => {
      await (LEADS_ON.includes(path) ? product.load(address) : product.open(address));
      await expect
        .poll(() => faults.underWay.size, { message: `${address} has read everything`, intervals: [10, 20, 40, 80] })
        .toBe(0);
      await judge(product, { path, address });
      if (isJudge) {
        const isWithFrame = number >= nextFrame;
        await product.checkAccessibility(address, isWithFrame ? undefined : '#main');
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

/** Returns keys of messages and values that were not filled in; double braces are allowed, since they are variables of a notification. */
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

/** Returns the names of the ids in a path; a session of a bundle is another one than a session of its activity. */
function idsIn(path: string): string[] {
  const isOfBundle = path.includes('$bundleId');
  return [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) =>
    isOfBundle && name === 'sessionId' ? 'bundleSessionId' : name,
  );
}

/** Returns ids of demo records for the paths that a user visits. */
async function demoIds({ apiOf }: Product, email: string, some: readonly Visit[]): Promise<Ids> {
  const api = await apiOf(email);
  const names = [...new Set(some.flatMap(({ path }) => idsIn(path)))];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await demoId(api, name)] as const)));
}

function fill(path: string, ids: Ids): string {
  const names = idsIn(path);
  return path.replaceAll(/\$\w+/g, () => {
    const name = names.shift() ?? '';
    const id = ids[name];
    if (id === undefined) throw new Error(`the demo data has no ${name} for ${path}`);
    return String(id);
  });
}
