import { logout } from '../../contract/src/access/access.ts';
import { expect, type Product } from '../product.ts';

/** As another device does that logs this one out: the token is worth nothing from now on. For a session of one's own. */
export async function endSession({ page }: Product) {
  const token = await page.evaluate(() => localStorage.getItem('api_token'));
  const answer = await page.request.post(logout.path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(204);
}
