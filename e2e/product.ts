import { type Locale, knownLocale } from '@move/domain/kit/messages/locale.ts';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { login } from '../contract/src/access/access.ts';
import { type Client, createClient } from '../contract/src/kit/client/client.ts';
import { addEnglishTexts } from '../web/src/app/english-texts.ts';
import { checkAccess } from './browser/check-access.ts';

// the page fetches them, the journeys read both languages
addEnglishTexts();

export const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'Welkom2026!';
/** Of accounts that journeys make: the demo's own password would be refused as easy to guess. */
export const NEW_PASSWORD = 'fietsbel groen tafel';

export type { Locale };

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
  /**
   * From the next screen on the browser is this user's, with nothing left of the user before. A journey that ends its session
   * needs one of its own: the others share one.
   */
  logIn: (email: string, kind?: 'shared' | 'own') => Promise<void>;
  /** Logs the browser out, from the next screen on. */
  logOut: () => Promise<void>;
  /** Opens a screen as a link of the product does, and waits until it has its heading. */
  open: (path: string) => Promise<void>;
  /** Loads the page anew at an address, as one that is typed, and waits until the screen has its heading. */
  load: (path: string) => Promise<void>;
  /** Fails on any violation of WCAG 2.2 A and AA on the screen as it is, or on a part of it if the screen has that. */
  checkAccess: (what: string, part?: string) => Promise<void>;
};

let contexts = 0;
type Session = { api_token: string; user: unknown; at: number };
/** By e-mail address, of all journeys of this process: checking a password is meant to take time. */
const sessions = new Map<string, Session>();
/** A page renews a token when half of its hour is over, and the old one ends: no journey gets one of that age. */
const YOUNG_MS = 15 * 60_000;
const isYoung = (session: Session | undefined): session is Session =>
  session !== undefined && Date.now() - session.at < YOUNG_MS;

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
    const locale: Locale = knownLocale(info.project.metadata['locale']);
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
    const signIn = async (email: string, password = PASSWORD): Promise<Session> => {
      const { api_token, user } = await publicApi(login, { body: { email, password } });
      return { api_token, user, at: Date.now() };
    };
    const sharedSession = async (email: string, password?: string): Promise<Session> => {
      const known = sessions.get(email);
      const session = isYoung(known) ? known : await signIn(email, password);
      sessions.set(email, session);
      return session;
    };
    await give({
      page,
      locale,
      isPhone,
      words: (messages) => messages[locale],
      ownName: (kind) => `${kind} ${crypto.randomUUID().slice(0, 8)}`,
      publicApi,
      apiOf: async (email, password) => {
        const { api_token } = await sharedSession(email, password);
        return clientOf({ authorization: `Bearer ${api_token}` });
      },
      logIn: async (email, kind = 'shared') =>
        keepSession(page.context(), await (kind === 'own' ? signIn(email) : sharedSession(email))),
      logOut: () => keepSession(page.context(), null),
      open: (path) => open(page, path),
      load: (path) => load(page, path),
      checkAccess: (what, part) => checkAccess(page, what, part),
    });
    expect(faults, 'errors thrown in the page').toEqual([]);
  },
});

let logins = 0;

/** The next page that loads keeps the session as the login screen would; null keeps none. */
async function keepSession(context: BrowserContext, session: Session | null) {
  logins += 1;
  for (const page of context.pages()) running.delete(page);
  await context.addInitScript(
    ({ number, kept }) => {
      // once for each login: what the product does with its session afterwards stays
      if (!window.location.protocol.startsWith('http') || Number(localStorage.getItem('e2e_login')) >= number) return;
      localStorage.setItem('e2e_login', String(number));
      sessionStorage.clear();
      for (const key of ['api_token', 'user', 'api_token_at']) localStorage.removeItem(key);
      if (kept === null) return;
      localStorage.setItem('api_token', kept.api_token);
      localStorage.setItem('user', JSON.stringify(kept.user));
      localStorage.setItem('api_token_at', String(kept.at));
    },
    { number: logins, kept: session },
  );
}

/** Pages in which the product runs, with the session that they are to have. */
const running = new WeakSet<Page>();

/** By its element: a role is worked out for every element of the page, at each frame of a wait. */
const heading = (page: Page) => page.locator('h1');

/** Loads a tab anew at an address and waits until the screen has its heading. */
export async function load(page: Page, path: string) {
  await page.goto(path);
  await heading(page).waitFor();
  running.add(page);
}

/**
 * Opens another screen in a tab. Loading the product takes ten times as long as changing its screen: only the first screen is
 * loaded, and one whose address differs in its query only, for nothing shows when such a screen has changed. An address
 * that leads on to another one is for `load`.
 */
async function open(page: Page, path: string) {
  const isHere = () => new URL(page.url()).pathname === path.split('?')[0];
  if (!running.has(page) || isHere()) return load(page, path);
  const former = await heading(page).elementHandle();
  await page.evaluate((address) => window.history.pushState(null, '', address), path);
  await former?.waitForElementState('hidden');
  // looks at each frame, where an expectation looks again after 100 ms, 250 ms, and so on
  await heading(page).waitFor();
}

export { expect };
