import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { login } from '../contract/src/access/access.ts';
import { type Client, createClient } from '../contract/src/kit/client.ts';

export const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'Welkom2026!';
/** Of accounts that journeys make: the demo's own password would be refused as easy to guess. */
export const NEW_PASSWORD = 'fietsbel groen tafel';

export type Locale = 'nl' | 'en';

export type Product = {
  page: Page;
  locale: Locale;
  isPhone: boolean;
  /** The texts of a slice in the language of this run. */
  words: <T>(messages: Readonly<Record<Locale, T>>) => T;
  /** A name that no other run gives to anything. */
  ownName: (kind: string) => string;
  /** The API as somebody without a login may use it. */
  publicApi: Client;
  /** The API as this person may use it, to prepare a journey or to look behind the screens. */
  apiOf: (email: string, password?: string) => Promise<Client>;
  /** Makes the browser this person's, with nothing left of who was before. */
  logIn: (email: string) => Promise<void>;
  /** Opens an address and waits until the screen has its heading. */
  open: (path: string) => Promise<void>;
  /** Fails on any violation of WCAG 2.2 A and AA on the screen as it stands. */
  checkAccess: (what: string) => Promise<void>;
};

let contexts = 0;
/** By e-mail address, of all journeys of this process: checking a password is meant to take time. */
const tokens = new Map<string, string>();

/** A browser on the product in one language and one size. */
export const test = base.extend<{ product: Product; address: string }>({
  // an address of its own for each test: attempts to log in are counted a person and address
  // oxlint-disable-next-line no-empty-pattern -- the first argument names the fixtures that are needed: none
  address: async ({}, give, { workerIndex }) => {
    contexts += 1;
    await give(`10.${workerIndex % 256}.${contexts >> 8}.${contexts & 255}`);
  },
  extraHTTPHeaders: async ({ address }, give) => give({ 'x-forwarded-for': address }),
  product: async ({ page, address }, give, info) => {
    const locale: Locale = info.project.metadata['locale'] === 'en' ? 'en' : 'nl';
    const isPhone = (info.project.use.viewport?.width ?? 1440) < 640;
    await page.context().addInitScript((language) => {
      // a page without an address has no storage
      if (window.location.protocol.startsWith('http')) localStorage.setItem('locale', language);
    }, locale);
    page.context().setDefaultTimeout(30_000);
    // from here on the browser leaves file dialogs to the journey: who asks for one only as it opens may come after it
    page.on('filechooser', () => {});
    const faults: string[] = [];
    page.context().on('weberror', (error) => faults.push(error.error().message));
    const baseUrl = info.project.use.baseURL ?? '';
    const clientOf = (own: Record<string, string>) =>
      createClient({ baseUrl, locale: () => locale, headers: () => ({ 'x-forwarded-for': address, ...own }) });
    const publicApi = clientOf({});
    const signIn = (email: string, password = PASSWORD) => publicApi(login, { body: { email, password } });
    await give({
      page,
      locale,
      isPhone,
      words: (messages) => messages[locale],
      ownName: (kind) => `${kind} ${crypto.randomUUID().slice(0, 8)}`,
      publicApi,
      apiOf: async (email, password) => {
        const token = tokens.get(email) ?? (await signIn(email, password)).api_token;
        tokens.set(email, token);
        return clientOf({ authorization: `Bearer ${token}` });
      },
      logIn: async (email) => take(page, await signIn(email)),
      open: (path) => open(page, path),
      checkAccess: (what) => checkAccess(page, what),
    });
    expect(faults, 'errors thrown in the page').toEqual([]);
  },
});

/** Keeps a session as the login screen would, from a page of the same origin that runs nothing. */
async function take(page: Page, session: { api_token: string; user: unknown }) {
  await page.goto('/healthz');
  await page.evaluate(({ api_token, user }) => {
    sessionStorage.clear();
    localStorage.setItem('api_token', api_token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
}

/** Opens an address in a tab and waits until the screen has its heading. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function checkAccess(page: Page, what: string) {
  const { violations } = await axe(page, WCAG).analyze();
  const found = await Promise.all(
    violations.map(async ({ id, nodes }) => {
      const targets = nodes.map((node) => node.target.join(' '));
      return { id, targets: id === 'target-size' ? await stillSmall(page, targets) : targets };
    }),
  );
  const faults = found
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
  expect(faults, what).toEqual([]);
}

type Rules = { type: 'tag' | 'rule'; values: string[] };
const WCAG: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
const TARGET_SIZE: Rules = { type: 'rule', values: ['target-size'] };

/**
 * What is right isn't reported, and the page judges itself instead of a second, blank one: together that takes a quarter of
 * the time. The older mode differs for frames of other addresses only, and the product has no frames.
 */
const axe = (page: Page, runOnly: Rules) =>
  new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode();

/** A button that the foot of a list half covers is judged again where it can be scrolled to. */
async function stillSmall(page: Page, targets: readonly string[]) {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { violations } = await axe(page, TARGET_SIZE).include(target).analyze();
    if (violations.length > 0) small.push(target);
  }
  return small;
}

export { expect };
