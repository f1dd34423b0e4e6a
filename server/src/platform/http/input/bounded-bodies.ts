import type { IncomingMessage } from 'node:http';
import { MEGABYTE } from '@move/domain/kit/files/file-rules.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_MAX_BYTES } from '../replies/answer-problem.ts';
import { siteOf } from '../limits/network-of.ts';
import { Problem, throttled } from '../problem.ts';

/**
 * The bytes that bodies may take at once: of one `site`, and of `all` sites. Another `ofFew` bytes are only for sites that hold no more
 * than `few` bytes, since most calls send a small body.
 */
const BYTES_MAX = { site: 16 * MEGABYTE, all: 128 * MEGABYTE, few: 64 * 1024, ofFew: 32 * MEGABYTE };
/** The most parts of a body, at a hundred bytes each on average: a body sent byte by byte costs more to read than to hold. */
const PARTS_MAX = BODY_MAX_BYTES / 100;
const FIRST_BYTES = 16 * 1024;
const RETRY_SECONDS = 5;

/** A body and the bytes of it that the server holds; `isArriving` until it is complete. */
type Held = { bytes: number; isFew: boolean; isArriving: boolean; request: IncomingMessage };
type Site = { name: string; bytes: number; arrivingBytes: number; bodies: Set<Held> };

const arriving = ({ bodies }: Site) => [...bodies].filter((body) => body.isArriving);

/**
 * Reads bodies as text, whatever their type. The bytes count until the call has its reply. A body is read before its sender is known, so a
 * thousand senders who never finish would fill the memory. When all sites together hold too much, the unfinished bodies of the site that
 * sends most are cut off. Complete bodies can't be cut off, so small bodies have room of their own: forms can be saved while large bodies
 * fill the rest. Uploads are parsed elsewhere, after the caller is known.
 */
export function readBoundedBodies(app: FastifyInstance, most = BYTES_MAX): void {
  const sites = new Map<string, Site>();
  const heldBy = new WeakMap<IncomingMessage, { held: Held; site: Site }>();
  let all = 0;

  const makeRoom = (asking: Site) => {
    let largest = asking;
    for (const site of sites.values()) if (site.arrivingBytes > largest.arrivingBytes) largest = site;
    if (largest === asking) throw throttled(RETRY_SECONDS);
    for (const { request } of arriving(largest)) request.destroy();
  };

  /**
   * Makes room for a body of a full site. A large body is refused. For a small one, such as a form, the largest body that is still arriving
   * is cut off; without a larger one, it is refused only above twice the limit.
   */
  const makeRoomIn = (site: Site, asking: Held) => {
    if (!asking.isFew) throw throttled(RETRY_SECONDS);
    const largest = arriving(site).reduce((large, body) => (body.bytes > large.bytes ? body : large), asking);
    if (largest !== asking) largest.request.destroy();
    else if (site.bytes > 2 * most.site) throw throttled(RETRY_SECONDS);
  };

  const noteWhole = (request: IncomingMessage) => {
    const found = heldBy.get(request);
    if (!found?.held.isArriving) return;
    found.held.isArriving = false;
    found.site.arrivingBytes -= found.held.bytes;
  };

  const release = (request: IncomingMessage) => {
    const found = heldBy.get(request);
    if (found === undefined) return;
    noteWhole(request);
    heldBy.delete(request);
    const { held, site } = found;
    site.bytes -= held.bytes;
    all -= held.bytes;
    site.bodies.delete(held);
    if (site.bodies.size === 0) sites.delete(site.name);
  };

  const take: Take = ({ raw }, bytes) => {
    const found = heldBy.get(raw);
    if (found === undefined) return;
    const { held, site } = found;
    held.bytes += bytes;
    site.bytes += bytes;
    site.arrivingBytes += bytes;
    all += bytes;
    if (site.bytes > most.site) makeRoomIn(site, held);
    const isFull = all > most.all + (held.isFew && site.bytes <= most.few ? most.ofFew : 0);
    if (isFull) makeRoom(site);
  };

  app.addHook('preParsing', (request, reply, payload, done) => {
    const name = siteOf(request.ip);
    const site = sites.get(name) ?? { name, bytes: 0, arrivingBytes: 0, bodies: new Set() };
    sites.set(name, site);
    const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const held: Held = { bytes: 0, isFew: declared <= most.few, isArriving: true, request: request.raw };
    site.bodies.add(held);
    heldBy.set(request.raw, { held, site });
    reply.raw.once('close', () => release(request.raw));
    done(null, payload);
  });
  // The reply is ready, but it may be read slowly or never, so the body and its count are released now.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.body = undefined;
    release(request.raw);
    done(null, payload);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
    const text = await readText(request, body, take);
    noteWhole(request.raw);
    return text;
  });
}

type Take = (request: FastifyRequest, bytes: number) => void;

async function readText(request: FastifyRequest, body: AsyncIterable<Buffer>, take: Take): Promise<string> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > BODY_MAX_BYTES) throw refused(413);
  // One growing buffer: a list of parts of one byte takes two hundred times as much.
  let read: Buffer = Buffer.allocUnsafe(Math.min(declared || FIRST_BYTES, FIRST_BYTES));
  let length = 0;
  let parts = 0;
  try {
    for await (const part of body) {
      parts += 1;
      if (length + part.length > BODY_MAX_BYTES) throw refused(413);
      if (parts > PARTS_MAX) throw refused(400);
      take(request, part.length);
      if (length + part.length > read.length) read = grown(read, length + part.length);
      part.copy(read, length);
      length += part.length;
    }
  } catch (error) {
    if (error instanceof Problem || hasStatus(error)) throw error;
    throw refused(400, error);
  }
  return read.toString('utf8', 0, length);
}

/** Copies the bytes to a buffer of twice the length, or of `least` bytes when that is more. */
function grown(read: Buffer, least: number): Buffer {
  const next = Buffer.allocUnsafe(Math.max(read.length * 2, least));
  read.copy(next);
  return next;
}

const hasStatus = (error: unknown) => error instanceof Error && 'statusCode' in error;
const refused = (statusCode: number, cause?: unknown) =>
  Object.assign(new Error(`the body is refused: ${statusCode}`, { cause }), { statusCode });
