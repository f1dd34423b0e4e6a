import type { RequestFacts } from '../route.ts';
import type { Throttle } from './throttle.ts';

/** How many times as much a site may do as one of its networks: enough for an office, or for some customers who share a site. */
export const SITE_FACTOR = 10;

type Sender = Pick<RequestFacts, 'network' | 'site'>;
type Limit = { name: string; limit: number; seconds: number };

/**
 * Counts an attempt of a network, and of its site by a limit that is ten times as wide: else a customer of IPv6 could use the limit of each of
 * its 65,536 networks.
 */
export async function throttleNetwork(
  throttle: Throttle,
  { network, site }: Sender,
  { name, limit, seconds }: Limit,
): Promise<void> {
  await throttle(`${name}:${network}`, limit, seconds);
  // the site of an IPv4 address is the address itself
  if (site !== network) await throttle(`${name}-site:${site}`, limit * SITE_FACTOR, seconds);
}
