/** The files of the product that are loaded or being loaded, by URL. */
const files = new Map<string, Promise<void>>();

/** Fetches a script or stylesheet of the product. Each file is fetched once, but again after a failure. */
export function fetchFile(address: string): Promise<void> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const coming = address.endsWith('.css') ? addStyles(address) : fetchScript(address);
  files.set(address, coming);
  coming.catch(() => files.delete(address));
  return coming;
}

/** Loads a script into the cache of the browser, for the import that follows. Scripts are cached because a file never changes. */
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
