/** The websites of the platforms: hosts of theirs, which count on any port, and origins as they are written. */
export type Websites = { hosts: ReadonlySet<string>; origins: ReadonlySet<string> };

export const NO_WEBSITES: Websites = { hosts: new Set(), origins: new Set() };

/** Sorts what `public_origins()` returns. */
export function websitesOf(found: readonly string[]): Websites {
  return {
    hosts: new Set(found.filter((each) => !each.includes('/'))),
    origins: new Set(found.flatMap((each) => (each.includes('/') ? (URL.parse(each)?.origin ?? []) : []))),
  };
}

/** Whether an origin, as a browser sends it, is of one of the websites. */
export function isKnownOrigin(origin: string, { hosts, origins }: Websites): boolean {
  const url = URL.parse(origin);
  return url !== null && url.origin === origin && (hosts.has(url.hostname) || origins.has(origin));
}
