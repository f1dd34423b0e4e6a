/** By address: each file of the product that is loaded, or loading. */
const files = new Map<string, Promise<void>>();

/**
 * Imports a part of the product, once all files that it needs are loaded. A browser that fails to import a file never requests it again
 * while the page is open (whatwg/html#6768, fixed only in the newest ones), so a short connection loss would break the part; a file that is
 * fetched first can be fetched again. The bundler wraps each dynamic import in a call of this, see `retryableParts`.
 */
export async function loadPart<Part>(importPart: () => Promise<Part>, needed: readonly string[] = []): Promise<Part> {
  await Promise.all(needed.map((file) => need(`/${file}`)));
  return importPart();
}

function need(address: string): Promise<void> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const coming = address.endsWith('.css') ? addStyles(address) : fetchScript(address);
  files.set(address, coming);
  coming.catch(() => files.delete(address));
  return coming;
}

/** Fetches the file, so that the import that follows finds it in the browser's cache: files never change. */
async function fetchScript(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new TypeError(`${address} was answered with ${response.status}`);
    await response.arrayBuffer();
  } catch (error) {
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`, { cause: error });
  }
}

function addStyles(address: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`) !== null) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`Unable to preload CSS for ${address}`));
  });
  document.head.append(link);
  return promise;
}
