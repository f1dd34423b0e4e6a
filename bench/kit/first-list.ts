import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { World } from '../data/data.ts';
import { ask } from './load.ts';
import { measureVisit } from './visit.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHROMIUM = '/usr/bin/chromium';

export type FirstList = { kilobytes: number; requests: number };

/**
 * Measures what the browser of a logged-in user with an empty cache loads for the first list. Returns null without a build of the web app.
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
    const address = `${origin}/organizations/${organizationId}/locations`;
    const { kilobytes, requests } = await measureVisit(page, address, 'tbody tr[data-index]');
    return { kilobytes, requests: requests.length };
  } finally {
    await browser.close();
  }
}

async function logIn(port: number, body: { email: string; password: string }) {
  const answer = await ask(undefined, { port, token: '' }, { method: 'POST', path: '/v1/auth/login', body });
  return JSON.parse(answer) as { api_token: string; user: unknown };
}
