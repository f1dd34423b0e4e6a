import { randomUUID } from 'node:crypto';

/** Ids as proxies and tracers write them: no spaces, no address of a person, nothing that could forge a log line. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._:=-]{7,99}$/;

/** The id of a request: the one that a proxy in front of us gave it, or a new one. */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
}
