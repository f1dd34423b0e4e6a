import { logout } from '../../contract/src/access/access.ts';
import { expect, type Product } from '../product.ts';

/** As another device does that logs this one out: the token is worth nothing from now on. */
export async function endSession({ page }: Product) {
  const answer = await page.evaluate(async (address) => {
    const authorization = `Bearer ${localStorage.getItem('api_token')}`;
    return (await fetch(address, { method: 'POST', headers: { authorization } })).status;
  }, logout.path);
  expect(answer).toBe(204);
}
