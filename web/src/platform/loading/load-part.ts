import { loadTexts } from '../texts/load-texts.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * Imports a part of the product, after fetching all files that it needs. A browser never requests a file again after its import failed
 * (whatwg/html#6768, fixed only in the newest browsers), so one moment without a network would break the part until a reload. A failed
 * fetch can be repeated. The bundler wraps each dynamic import in a call of this function, see `retryableParts`.
 */
export async function loadPart<Part>(importPart: () => Promise<Part>, needed: readonly string[] = []): Promise<Part> {
  await Promise.all(needed.map((file) => (file.includes('*') ? loadTexts(file) : fetchFile(`/${file}`))));
  return importPart();
}
