import { randomUUID } from 'node:crypto';

/** The ids of proxies and tracers: no spaces, no e-mail address, nothing that could forge a log line. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._:=-]{7,99}$/;

/** The id of a request: the proxy's, or a new one. */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
}
