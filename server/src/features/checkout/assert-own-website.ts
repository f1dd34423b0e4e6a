import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { isKnownOrigin } from '../../platform/http/origins/websites.ts';

type Shop = Pick<Call<Endpoint>, 'applicationId' | 'websites'>;

/**
 * Returns whether the host is the developer's own machine, where a website has no https. Names below `localhost` always mean this machine
 * (RFC 6761).
 */
const isOwnMachine = (hostname: string) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');

/** Throws 422 for a page that is on none of the websites of the order's platform, so that a link can't lead visitors elsewhere. */
export async function assertOwnWebsite(
  { applicationId, websites }: Shop,
  returnUrl: string | undefined,
): Promise<void> {
  if (returnUrl === undefined) return;
  const url = URL.parse(returnUrl);
  if (url !== null && isSafe(url)) {
    const own = (await websites()).filter((website) => website.applicationId === applicationId);
    if (isKnownOrigin(url.origin, own)) return;
  }
  throw invalid('return_url', 'booking.return_url');
}

function isSafe({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname));
}
