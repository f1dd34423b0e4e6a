import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { VersionBanner } from './VersionBanner.tsx';

const banner = page.getByText('Er is een nieuwe versie van Move.');

/** Lets the server serve a page with this entry script, and returns to the tab a minute later, when the page is checked. */
async function offer(entry: string) {
  const html = `<script type="module" crossorigin src="${entry}"></script>`;
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(html));
  vi.setSystemTime(Date.now() + 61_000);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  // waits until the page is read and rendered: a banner that doesn't appear can't be waited for
  await new Promise((resolve) => setTimeout(resolve, 200));
  fetched.mockRestore();
}

afterEach(() => void vi.useRealTimers());

test('a screen reader announces the text of the banner, not its buttons', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await renderScreen(<VersionBanner />);
  await offer('/assets/index-2.js');
  await expect.element(page.getByRole('status').filter({ hasText: 'nieuwe versie' })).toBeVisible();
  expect(document.querySelectorAll('[role="status"] :is(a, button)')).toHaveLength(0);
});

test('a closed banner returns for another build only', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await renderScreen(<VersionBanner />);
  await offer('/assets/index-2.js');
  await expect.element(banner).toBeVisible();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await offer('/assets/index-2.js');
  await expect.element(banner).not.toBeInTheDocument();
  await offer('/assets/index-3.js');
  await expect.element(banner).toBeVisible();
});
