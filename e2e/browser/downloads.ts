import { readFile } from 'node:fs/promises';
import type { Product } from '../product.ts';

/** Returns the file that a button downloads. */
export async function savedFile({ page }: Pick<Product, 'page'>, button: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await saved).path());
}
