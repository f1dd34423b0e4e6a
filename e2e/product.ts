import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { accessLabels } from '../contract/src/access/access.labels.ts';
import { accessMessages } from '../web/src/features/access/access.messages.ts';

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
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await give({
      page,
      locale,
      isPhone,
      words: (messages) => messages[locale],
      logIn: (email) => logIn(page, email, locale),
      open: (path) => open(page, path),
      checkAccess: (what) => checkAccess(page, what),
    });
    expect(faults, 'errors thrown in the page').toEqual([]);
  },
});

async function logIn(page: Page, email: string, locale: Locale) {
  const words = accessMessages[locale];
  await page.goto('/login');
  await page.getByRole('textbox', { name: accessLabels[locale].email }).fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: words.login.submit }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
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
