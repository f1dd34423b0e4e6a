import type { Response } from '@playwright/test';
import { logout, refreshToken } from '../../contract/src/access/access.ts';
import { expect, type Product } from '../product.ts';

/** The renewal of the login that the first screen asks for; to be called before that screen opens. */
export const renewalOf = ({ page }: Product) => page.waitForResponse(`**${refreshToken.path}`);

/** As another device does that logs this one out: the token is worth nothing from now on. */
export async function endSession({ page }: Product, renewal: Promise<Response>) {
  const { api_token } = await (await renewal).json();
  // the answer is there before the page keeps it
  await page.waitForFunction((token) => localStorage.getItem('api_token') === token, String(api_token));
  const answer = await page.request.post(logout.path, { headers: { authorization: `Bearer ${api_token}` } });
  expect(answer.status()).toBe(204);
}
