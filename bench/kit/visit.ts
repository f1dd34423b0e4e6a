import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a page loaded until it was usable. */
export type Visit = {
  /** All JavaScript in kB (1000 bytes) after gzip -9, whatever encoding was used to send it. */
  kilobytes: number;
  scripts: number;
  /** The URL of every request to the origin: document, styles, scripts, font, icon and API. */
  requests: string[];
};

type Fetched = { requestId: string; url: string; type: string | undefined; seconds: number };

/**
 * Opens a URL in a page that has loaded nothing yet, and measures its network traffic until the selector `usable` finds an element. The
 * icon always counts; the renewal of the session doesn't, since a timer starts it. Only Chromium, because other browsers don't report the
 * icon.
 */
export async function measureVisit(page: Page, address: string, usable: string): Promise<Visit> {
  const network = await page.context().newCDPSession(page);
  const fetched: Fetched[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    fetched.push({ requestId, url: request.url, type, seconds: wallTime });
  });
  await network.send('Network.enable');
  await page.goto(address);
  // the page itself measures the moment, because a busy machine reports it late
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
    // a script is preloaded before its import, which then comes from the cache
    requests: own
      .filter(({ type, url }) => type !== 'Fetch' || !scripts.some((script) => script.url === url))
      .map(({ url }) => url.slice(origin.length)),
  };
}
