import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are nobody's on the internet: own machine, own network, metadata of clouds, and what leads there by another notation. */
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
// of IPv6 only what is given out to the internet is left; inside it tunnels to IPv4 and documentation
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blocked.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

export class PrivateAddress extends Error {}

/**
 * Looks a host up for a connection, and refuses one with an address that isn't public. It is the address that is then connected to, so a
 * name can't lead elsewhere between the check and the call.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '');
    const first = found[0];
    if (first === undefined || found.some(({ address }) => !isPublicAddress(address)))
      return done(new PrivateAddress(`${hostname} is not on the internet`), '');
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
