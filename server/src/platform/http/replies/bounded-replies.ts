import type { Socket } from 'node:net';
import { MEGABYTE } from '@move/domain/kit/files/file-rules.ts';
import type { FastifyInstance } from 'fastify';
import { siteOf } from '../limits/network-of.ts';

/** The memory that unread replies may take at once: of one `site`, and of `all` sites. Replies up to `short` are not counted. */
const BYTES_MAX = { site: 64 * MEGABYTE, all: 256 * MEGABYTE, short: 64 * 1024 };

type Held = { bytes: number; socket: Socket; site: Site };
type Site = { name: string; bytes: number; replies: Set<Held> };

/**
 * Ends connections that don't read their replies. A list of 10,000 rows is in memory until it is read, so a client that requests many and
 * reads none would fill the memory. The oldest replies of the site end first. When all sites together hold too much, replies of the site
 * that holds most are ended. Streams wait for their readers by themselves.
 */
export function boundReplies(app: FastifyInstance, most = BYTES_MAX): void {
  const sites = new Map<string, Site>();
  let all = 0;

  const release = (held: Held): void => {
    const { site, bytes } = held;
    if (!site.replies.delete(held)) return;
    site.bytes -= bytes;
    all -= bytes;
    if (site.replies.size === 0) sites.delete(site.name);
  };
  /** Ends the oldest reply of a site, except the current one. Returns whether there was one. */
  const endOldest = (site: Site, current: Held): boolean => {
    const oldest = [...site.replies].find((held) => held !== current);
    if (oldest === undefined) return false;
    release(oldest);
    oldest.socket.destroy();
    return true;
  };
  const largestFirst = (): Site[] => [...sites.values()].toSorted((one, other) => other.bytes - one.bytes);

  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = lengthOf(payload);
    const { socket } = request.raw;
    // Nothing is kept for a client that is gone, since no event would release it.
    if (bytes > most.short && !socket.destroyed && !reply.raw.closed) {
      const name = siteOf(request.ip);
      const site = sites.get(name) ?? { name, bytes: 0, replies: new Set() };
      sites.set(name, site);
      const held: Held = { bytes, socket, site };
      site.replies.add(held);
      site.bytes += bytes;
      all += bytes;
      reply.raw.once('close', () => release(held));
      while (site.bytes > most.site && endOldest(site, held));
      while (all > most.all && largestFirst().some((each) => endOldest(each, held)));
    }
    done(null, payload);
  });
}

function lengthOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.length;
  return payload instanceof Uint8Array ? payload.byteLength : 0;
}
