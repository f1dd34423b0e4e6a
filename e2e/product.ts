import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { login } from '../contract/src/access/access.ts';
import { type Client, createClient } from '../contract/src/kit/client/client.ts';
import { checkAccessibility } from './browser/check-accessibility.ts';
import { personaOf } from './browser/persona.ts';

export const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'Welkom2026!';
/** The password of accounts that journeys make; the demo's own password would be refused as easy to guess. */
export const NEW_PASSWORD = 'fietsbel groen tafel';

export type { Locale };

export type Product = {
  page: Page;
  locale: Locale;
  isPhone: boolean;
  /** Returns the texts of a slice in the language of this run. */
  words: <T>(messages: Readonly<Record<Locale, T>>) => T;
  /** Returns a name that no other run uses. */
  ownName: (kind: string) => string;
  /** Returns an id that no other run uses. */
  ownId: () => string;
  /** Returns an address that no other run uses. */
  ownEmail: (name: string) => string;
  /** The API without a login. */
  publicApi: Client;
  /** Returns the API with a user's login, to prepare a journey or to check the stored data. */
  apiOf: (email: string, password?: string) => Promise<Client>;
  /**
   * Logs this user in from the next screen on, without any data of the previous user. A journey that ends the session needs `own`; the
   * others use a shared session.
   */
  logIn: (email: string, kind?: 'shared' | 'own') => Promise<void>;
  /** Logs the browser out, from the next screen on. */
  logOut: () => Promise<void>;
  /** Opens a screen as a link of the product does, and waits for its heading. */
  open: (path: string) => Promise<void>;
  /** Loads a URL as if it was typed, and waits for the heading of the screen. */
  load: (path: string) => Promise<void>;
  /** Fails on any violation of WCAG 2.2 A and AA on the current screen, or on a part of it when the screen has that. */
  checkAccessibility: (what: string, part?: string) => Promise<void>;
};

let contexts = 0;
type Session = { api_token: string; user: unknown; at: number };
/** Sessions by email address, shared by all journeys of this process, because checking a password is slow on purpose. */
const sessions = new Map<string, Session>();
/** A journey gets a token of at most this age: a page renews its token after half an hour, and the old token ends. */
const YOUNG_MS = 15 * 60_000;
const isYoung = (session: Session | undefined): session is Session =>
  session !== undefined && Date.now() - session.at < YOUNG_MS;

/** A browser on the product in one language and one size. */
export const test = base.extend<{ product: Product; address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- the first argument names the needed fixtures: none
  address: async ({}, give, { workerIndex }) => {
    contexts += 1;
    await give(`10.${workerIndex % 256}.${contexts >> 8}.${contexts & 255}`);
  },
  extraHTTPHeaders: async ({ address }, give) => give({ 'x-forwarded-for': address }),
  // oxlint-disable-next-line no-empty-pattern -- the first argument names the needed fixtures: none
  viewport: async ({}, give, info) => give(personaOf(info).viewport),
  // oxlint-disable-next-line no-empty-pattern -- the first argument names the needed fixtures: none
  hasTouch: async ({}, give, info) => give(personaOf(info).isPhone),
  product: async ({ page, address }, give, info) => {
    const { locale, isPhone } = personaOf(info);
    await page.context().addInitScript((language) => {
      // a page without a URL has no storage
      if (window.location.protocol.startsWith('http')) localStorage.setItem('locale', language);
    }, locale);
    page.context().setDefaultTimeout(30_000);
    // from here on the journey handles file dialogs; a handler that is only added when one opens may be too late
    page.on('filechooser', () => {});
    const faults: string[] = [];
    page.context().on('weberror', (error) => faults.push(error.error().message));
    const baseUrl = info.project.use.baseURL ?? '';
    const clientOf = (own: Record<string, string>) =>
      createClient({ baseUrl, locale: () => locale, headers: () => ({ 'x-forwarded-for': address, ...own }) });
    const publicApi = clientOf({});
    const ownId = () => crypto.randomUUID().slice(0, 8);
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
      ownId,
      ownName: (kind) => `${kind} ${ownId()}`,
      ownEmail: (name) => `${name}-${ownId()}@post.example`,
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
      checkAccessibility: (what, part) => checkAccessibility(page, what, part),
    });
    expect(faults, 'errors thrown in the page').toEqual([]);
  },
});

let logins = 0;

/** Makes the next page store the session as the login screen would; null removes it. */
async function keepSession(context: BrowserContext, session: Session | null) {
  logins += 1;
  for (const page of context.pages()) running.delete(page);
  await context.addInitScript(
    ({ number, kept }) => {
      // once for each login, so that later changes by the product stay
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

/** Pages that run the product, with their session. */
const running = new WeakSet<Page>();

/** The heading by element, because finding a role checks every element of the page on each frame. */
const heading = (page: Page) => page.locator('h1');

/** Loads a URL in a tab and waits for the heading of the screen. */
export async function load(page: Page, path: string) {
  await page.goto(path);
  await heading(page).waitFor();
  running.add(page);
}

/**
 * Opens another screen in a tab. Loading the product takes ten times as long as changing its screen, so it is loaded only for the first
 * screen, and for another query of the same screen, because nothing shows when that has changed. Use `load` for a URL that redirects.
 */
async function open(page: Page, path: string) {
  const isHere = () => new URL(page.url()).pathname === path.split('?')[0];
  if (!running.has(page) || isHere()) return load(page, path);
  const former = await heading(page).elementHandle();
  await page.evaluate((address) => window.history.pushState(null, '', address), path);
  await former?.waitForElementState('hidden');
  // checks on each frame, while an expectation checks after 100 ms, 250 ms, and so on
  await heading(page).waitFor();
}

export { expect };
