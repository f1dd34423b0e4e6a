import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a page fetched until it was usable. */
export type Visit = {
  /** All JavaScript in kB (1000 bytes) as gzip -9 makes it, whatever encoding it travelled in. */
  kilobytes: number;
  scripts: number;
  /** Address of every request of the origin: document, styles, scripts, font, icon and API. */
  requests: string[];
};

type Fetched = { requestId: string; url: string; type: string | undefined; seconds: number };

/**
 * Opens an address in a page that has fetched nothing yet and measures its real network traffic until the selector
 * `usable` finds something. The icon counts whenever it comes; the session's renewal does not, since a timer starts it.
 * Chromium only: no other browser tells of the icon.
 */
export async function measureVisit(page: Page, address: string, usable: string): Promise<Visit> {
  const network = await page.context().newCDPSession(page);
  const fetched: Fetched[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    fetched.push({ requestId, url: request.url, type, seconds: wallTime });
  });
  await network.send('Network.enable');
  await page.goto(address);
  // the page tells the moment itself: a busy machine reports it late
  const found = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && Date.now() / 1000,
    usable,
    { polling: 20 },
  );
  const usableAt = Number(await found.jsonValue());
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  const isIcon = ({ url }: Fetched) => /\/favicon\.\w+$/.test(url);
  const own = fetched
    .filter((request) => request.seconds <= usableAt || isIcon(request))
    .filter(({ url }) => url.startsWith(origin) && !url.endsWith('/token/refresh'));
  const scripts = own.filter(({ type }) => type === 'Script');
  const sizes = await Promise.all(
    scripts.map(async ({ requestId }) => {
      const { body, base64Encoded } = await network.send('Network.getResponseBody', { requestId });
      return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
    }),
  );
  await network.detach();
  return {
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    scripts: scripts.length,
    // a script is fetched before it is imported, which then comes from the cache
    requests: own
      .filter(({ type, url }) => type !== 'Fetch' || !scripts.some((script) => script.url === url))
      .map(({ url }) => url.slice(origin.length)),
  };
}
