import { isIPv6 } from 'node:net';

/** The network that limits count by: an IPv6 customer has a /64 of addresses, which count as one. */
export const networkOf = (ip: string): string => networkOfBits(ip, 64);

/**
 * The site by which turns and memory are shared: providers give an IPv6 customer up to a /48, which has 65,536 networks. Some customers may
 * share one, so its limits are wide: see `throttleNetwork`.
 */
export const siteOf = (ip: string): string => networkOfBits(ip, 48);

function networkOfBits(ip: string, bits: 48 | 64): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0');
  const whole = [...groups, ...zeros, ...last];
  return `${whole
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`;
}
