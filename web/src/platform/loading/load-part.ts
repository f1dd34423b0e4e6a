import { loadTexts } from '../texts/load-texts.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * Imports a part of the product, once all files that it needs have come. A browser that fails to import a file never asks for it again
 * while the page is open (whatwg/html#6768, mended in the newest ones alone), so that a moment without a network would cost the part;
 * a file that is fetched first can be fetched again. The bundler puts each import on demand into a call of this, see `retryableParts`.
 */
export async function loadPart<Part>(importPart: () => Promise<Part>, needed: readonly string[] = []): Promise<Part> {
  await Promise.all(needed.map((file) => (file.includes('*') ? loadTexts(file) : fetchFile(`/${file}`))));
  return importPart();
}
