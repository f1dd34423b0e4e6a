import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

export const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'Welkom2026!';

export type Locale = 'nl' | 'en';

export type Product = {
  page: Page;
  locale: Locale;
  isPhone: boolean;
  /** The texts of a slice in the language of this run. */
  words: <T>(messages: Readonly<Record<Locale, T>>) => T;
  logIn: (email: string) => Promise<void>;
  /** Opens an address and waits until the screen has its heading. */
  open: (path: string) => Promise<void>;
  /** Fails on any violation of WCAG 2.2 A and AA on the screen as it stands. */
  checkAccess: (what: string) => Promise<void>;
};

/** A browser on the product in one language and one size. */
export const test = base.extend<{ product: Product }>({
  product: async ({ page }, give, info) => {
    const locale: Locale = info.project.metadata['locale'] === 'en' ? 'en' : 'nl';
    const isPhone = (info.project.use.viewport?.width ?? 1440) < 640;
    await page.addInitScript((language) => localStorage.setItem('locale', language), locale);
    page.setDefaultTimeout(15_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await give({
      page,
      locale,
      isPhone,
      words: (messages) => messages[locale],
      logIn: (email) => logIn(page, email),
      open: (path) => open(page, path),
      checkAccess: (what) => checkAccess(page, what),
    });
    expect(faults, 'errors thrown in the page').toEqual([]);
  },
});

const sessions = new Map<string, { api_token: string; user: unknown }>();

/** Logs in by the API, once a person and worker: five attempts a minute is all anybody gets. */
async function logIn(page: Page, email: string) {
  const known =
    sessions.get(email) ??
    (await (await page.request.post('/v1/auth/login', { data: { email, password: PASSWORD } })).json());
  sessions.set(email, known);
  await page.addInitScript(({ api_token, user }) => {
    localStorage.setItem('api_token', api_token);
    localStorage.setItem('user', JSON.stringify(user));
  }, known);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function checkAccess(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(found, what).toEqual([]);
}

export { expect };
