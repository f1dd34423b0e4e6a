import type pg from 'pg';

/** The website of a platform: one of its hosts, or the origin of an address as entered. */
type Website = { applicationId: number } & ({ host: string } | { origin: string });
export type Websites = readonly Website[];

/** How old the list may be. A domain that a platform adds or removes takes effect within this time. */
const KNOWN_MS = 30_000;

/** Returns a function that returns the websites of all platforms, and reads them again when they are too old. */
export function cacheWebsites(pool: pg.Pool): () => Promise<Websites> {
  return keptFor(KNOWN_MS, () => findWebsites(pool));
}

/** Whether an origin, as a browser sends it, is of one of the websites; a host counts on any port. */
export function isKnownOrigin(origin: string, websites: Websites): boolean {
  const url = URL.parse(origin);
  return (
    url !== null &&
    url.origin === origin &&
    websites.some((website) => ('host' in website ? website.host === url.hostname : website.origin === origin))
  );
}

async function findWebsites(pool: pg.Pool): Promise<Websites> {
  const { rows } = await pool.query<{ application_id: number; host: string | null; website_url: string | null }>(
    'select application_id, host, website_url from public_websites()',
  );
  return rows.flatMap(({ application_id: applicationId, host, website_url }): Website[] => {
    if (host !== null) return [{ applicationId, host }];
    const origin = website_url === null ? undefined : URL.parse(website_url)?.origin;
    return origin === undefined ? [] : [{ applicationId, origin }];
  });
}

/** Keeps the list for a time, then reads it again, once for all waiting callers. Returns the last list while reading fails. */
function keptFor(milliseconds: number, read: () => Promise<Websites>): () => Promise<Websites> {
  let last: Websites = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Websites> | null = null;
  const readAnew = async () => {
    try {
      last = await read();
      readAt = performance.now();
    } catch {
      // The call itself reports that the database is unavailable.
    }
    reading = null;
    return last;
  };
  return async () => {
    if (performance.now() - readAt < milliseconds) return last;
    reading ??= readAnew();
    return reading;
  };
}
