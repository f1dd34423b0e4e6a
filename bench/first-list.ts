import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { World } from './data.ts';
import { ask } from './load.ts';

const ROOT = join(import.meta.dirname, '..');
const CHROMIUM = '/usr/bin/chromium';

export type FirstList = { kilobytes: number; requests: number };

/**
 * What a browser with an empty cache fetches from opening the list's address until its rows are there, from real
 * traffic: all JavaScript as it travelled, and every request but those of the API. Nothing when no web app was built.
 */
export async function measureFirstList(
  port: number,
  { organizationId, emails, password }: World,
): Promise<FirstList | null> {
  if (!existsSync(join(ROOT, 'web/dist/index.html'))) return null;
  const browser = await chromium.launch({
    ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
    args: ['--no-sandbox'],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    const origin = `http://127.0.0.1:${port}`;
    const { api_token, user } = await logIn(port, { email: emails[0] ?? '', password });
    await page.addInitScript(
      (stored) => {
        localStorage.setItem('api_token', stored.token);
        localStorage.setItem('user', stored.user);
      },
      { token: api_token, user: JSON.stringify(user) },
    );
    const fetched: { url: string; bytes: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      fetched.push({ url: request.url(), bytes: request.sizes().then((sizes) => sizes.responseBodySize) });
    });
    await page.goto(`${origin}/organizations/${organizationId}/locations`);
    await page
      .getByText(/Sporthal/)
      .first()
      .waitFor();
    const own = fetched.filter(({ url }) => url.startsWith(origin) && !url.includes('/v1/'));
    const scripts = await Promise.all(own.filter(({ url }) => /\.m?js(\?|$)/.test(url)).map(({ bytes }) => bytes));
    return { kilobytes: scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000, requests: own.length };
  } finally {
    await browser.close();
  }
}

async function logIn(port: number, body: { email: string; password: string }) {
  const answer = await ask(undefined, { port, token: '' }, { method: 'POST', path: '/v1/auth/login', body });
  return JSON.parse(answer) as { api_token: string; user: unknown };
}
