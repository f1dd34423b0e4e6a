import type { Message } from '../messages/messages.ts';
import { isEmpty } from '../rules/presence-rules.ts';

/** Protocols of a URL field, the default first. */
export const PROTOCOLS = ['https://', 'http://'] as const;

export type Protocol = (typeof PROTOCOLS)[number];

const URL_MAX = 2048;
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?::[0-9]{1,5})?$/u;

/** Splits a typed or stored address: "HTTP://x.nl/a" is http:// and x.nl/a; no protocol means https://. */
export function splitUrl(text: string): { protocol: Protocol; rest: string } {
  const trimmed = text.trim();
  const match = /^(https?):\/\/+/i.exec(trimmed);
  const protocol = match?.[1]?.toLowerCase() === 'http' ? 'http://' : 'https://';
  return { protocol, rest: trimmed.slice(match?.[0].length ?? 0) };
}

/** The value of a URL field: null when empty. A protocol inside `rest` wins over the chosen one. */
export function joinUrl(protocol: Protocol, rest: string): string | null {
  const typed = splitUrl(rest);
  if (typed.rest === '') return null;
  return `${/^https?:\/\//i.test(rest.trim()) ? typed.protocol : protocol}${typed.rest}`;
}

/** The host name in a typed or pasted domain: “https://Sport.example/aanbod” is sport.example. */
export function hostName(text: string): string {
  const { rest } = splitUrl(text);
  return (rest.split(/[/?#]/)[0] ?? '').toLowerCase();
}

/** An address with http(s) and a host name with a dot; javascript: and every other scheme is refused. */
export function urlMessage(value: unknown): Message | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' && isWebAddress(value) ? null : { key: 'url' };
}

/** The advice to use https: a warning, never an error. */
export function httpWarning(value: string | null): Message | null {
  return value !== null && splitUrl(value).protocol === 'http://' ? { key: 'url_field.http_warning' } : null;
}

function isWebAddress(text: string): boolean {
  const address = text.trim();
  if (address.length > URL_MAX || !/^https?:\/\//i.test(address) || /[\s\p{Cc}<>"\\]/u.test(address)) return false;
  return HOST.test(hostName(address));
}
