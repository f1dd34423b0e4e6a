import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that aren't on the internet: own machine, own network, metadata of clouds, and other notations for these. */
const blocked = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blocked.addSubnet(network, bits, 'ipv4');
// For IPv6 only the range assigned to the internet is allowed, except its blocks for tunnels to IPv4 and for documentation.
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

export class PrivateAddress extends Error {}

/** Shorter than the time limit of the whole connection. */
const TIMES = { timeout: 2_000, tries: 2 };

type AddressResolver = Pick<Resolver, 'resolve4' | 'resolve6'>;

/**
 * Looks a host up for a connection, and refuses one with an address that isn't public. The connection uses that same address, so a name
 * can't lead elsewhere between the check and the call. Name servers are called directly: while a name server is silent, the system's
 * look-up would occupy one of the few threads that files and passwords need as well.
 */
export const publicLookupBy =
  (resolver: AddressResolver): LookupFunction =>
  (hostname, options, done) => {
    void findAddresses(resolver, hostname, options).then(
      (found) => {
        const [first] = found;
        if (first === undefined || found.some(({ address }) => !isPublicAddress(address)))
          return done(new PrivateAddress(`${hostname} is not on the internet`), '');
        if (options.all) return done(null, found);
        done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };

export const publicLookup: LookupFunction = publicLookupBy(new Resolver(TIMES));

type Wanted = Parameters<LookupFunction>[1];

/** Returns the addresses of a name. Throws ENOTFOUND when it has none, and EAI_AGAIN when another attempt may find some. */
async function findAddresses(
  resolver: AddressResolver,
  hostname: string,
  { family }: Wanted,
): Promise<LookupAddress[]> {
  const asked = await Promise.allSettled([
    family === 6 || family === 'IPv6' ? [] : resolver.resolve4(hostname),
    family === 4 || family === 'IPv4' ? [] : resolver.resolve6(hostname),
  ]);
  const found = asked.flatMap((one, at) =>
    one.status === 'fulfilled' ? one.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
  );
  if (found.length > 0) return found;
  const isUnknown = asked.every(
    (one) =>
      one.status === 'fulfilled' || ['ENOTFOUND', 'ENODATA'].includes((one.reason as NodeJS.ErrnoException).code ?? ''),
  );
  throw Object.assign(new Error(`${hostname} has no address`), { code: isUnknown ? 'ENOTFOUND' : 'EAI_AGAIN' });
}
