import type { Socket } from 'node:net';
import { MEGABYTE } from '@move/domain/kit/file-rules.ts';
import type { FastifyInstance } from 'fastify';
import { siteOf } from './network-of.ts';

/** What replies that wait to be read may take of the memory at once: those of one site, and of all. */
const MOST_BYTES = { site: 64 * MEGABYTE, all: 256 * MEGABYTE, few: 64 * 1024 };

type Held = { bytes: number; socket: Socket };
type Site = { bytes: number; replies: Set<Held> };

/**
 * Ends connections that don't read their replies: a list of 10,000 rows or an image is held in memory until it is read, and whoever asks for many
 * and reads none would fill it. The oldest replies of the site go first; when all sites together hold too much, those of the one that
 * holds most. Streams wait for their readers by themselves.
 */
export function boundReplies(app: FastifyInstance, most = MOST_BYTES): void {
  const sites = new Map<string, Site>();
  let all = 0;

  const endOldest = ({ replies }: Site, current: Held): void => {
    const [oldest] = replies;
    if (oldest !== undefined && oldest !== current) oldest.socket.destroy();
  };
  const largest = (): Site | undefined =>
    [...sites.values()].reduce<Site | undefined>(
      (large, site) => (large && large.bytes >= site.bytes ? large : site),
      undefined,
    );

  app.addHook('onSend', (request, reply, payload, done) => {
    done(null, payload);
    const bytes = lengthOf(payload);
    if (bytes <= most.few) return;
    const name = siteOf(request.ip);
    const site = sites.get(name) ?? { bytes: 0, replies: new Set() };
    sites.set(name, site);
    const held: Held = { bytes, socket: request.raw.socket };
    site.replies.add(held);
    site.bytes += bytes;
    all += bytes;
    reply.raw.once('close', () => {
      site.replies.delete(held);
      site.bytes -= bytes;
      all -= bytes;
      if (site.replies.size === 0) sites.delete(name);
    });
    if (site.bytes > most.site) endOldest(site, held);
    const large = all > most.all ? largest() : undefined;
    if (large) endOldest(large, held);
  });
}

function lengthOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.length;
  return payload instanceof Uint8Array ? payload.byteLength : 0;
}
