import { logout } from '../../contract/src/access/access.ts';
import { expect, type Product } from '../product.ts';

/** Ends the session as another device does: the token is invalid from now on. Use it only with an own session. */
export async function endSession({ page }: Product) {
  const token = await page.evaluate(() => localStorage.getItem('api_token'));
  const answer = await page.request.post(logout.path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(204);
}
