import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { VersionBanner } from './VersionBanner.tsx';

const banner = page.getByText('Er is een nieuwe versie van Move.');

/** What the server offers from here on, checked on a return to the tab a minute later. */
async function offer(entry: string) {
  const html = `<script type="module" crossorigin src="${entry}"></script>`;
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(html));
  vi.setSystemTime(Date.now() + 61_000);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  // until the page was read and rendered, also where no banner appears
  await new Promise((resolve) => setTimeout(resolve, 200));
  fetched.mockRestore();
}

afterEach(() => void vi.useRealTimers());

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
