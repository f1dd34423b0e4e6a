import { loadTexts } from '../texts/load-texts.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * Imports a part of the product, once all files that it needs are loaded. A browser that fails to import a file doesn't request it again
 * while the page is open (whatwg/html#6768, fixed only in the newest browsers): one moment without a network would cost the part. A file
 * that is fetched first can be fetched again. The bundler wraps each import on demand in a call of this function, see `retryableParts`.
 */
export async function loadPart<Part>(importPart: () => Promise<Part>, needed: readonly string[] = []): Promise<Part> {
  await Promise.all(needed.map((file) => (file.includes('*') ? loadTexts(file) : fetchFile(`/${file}`))));
  return importPart();
}
