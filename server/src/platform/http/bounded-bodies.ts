import type { IncomingMessage } from 'node:http';
import { MEGABYTE } from '@move/domain/kit/file-rules.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_MAX_BYTES } from './answer-problem.ts';
import { networkOf } from './network-of.ts';
import { Problem, throttled } from './problem.ts';

/** What bodies may take of the memory at once. */
const MOST_BYTES = { network: 16 * MEGABYTE, all: 128 * MEGABYTE };
const RETRY_SECONDS = 5;

/**
 * Reads bodies as text, whatever their type. What arrived counts until its call is answered: a body is read before anybody asks who
 * sends it, so a thousand senders who never finish would fill the memory. Uploads are parsed elsewhere, after their caller is known.
 */
export function readBoundedBodies(app: FastifyInstance): void {
  const byNetwork = new Map<string, number>();
  const senders = new WeakMap<IncomingMessage, { network: string; bytes: number }>();
  let all = 0;

  const add = (network: string, bytes: number) => {
    all += bytes;
    const held = (byNetwork.get(network) ?? 0) + bytes;
    if (held > 0) byNetwork.set(network, held);
    else byNetwork.delete(network);
    return held;
  };

  const take: Take = ({ raw }, bytes) => {
    const sender = senders.get(raw);
    if (sender === undefined) return;
    sender.bytes += bytes;
    const held = add(sender.network, bytes);
    if (held > MOST_BYTES.network || all > MOST_BYTES.all) throw throttled(RETRY_SECONDS);
  };

  app.addHook('preParsing', (request, reply, payload, done) => {
    const sender = { network: networkOf(request.ip), bytes: 0 };
    senders.set(request.raw, sender);
    reply.raw.once('close', () => add(sender.network, -sender.bytes));
    done(null, payload);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
    readText(request, payload, take),
  );
}

type Take = (request: FastifyRequest, bytes: number) => void;

async function readText(request: FastifyRequest, body: AsyncIterable<Buffer>, take: Take): Promise<string> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > BODY_MAX_BYTES) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      length += part.length;
      if (length > BODY_MAX_BYTES) throw tooLarge();
      take(request, part.length);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof Problem || hasStatus(error)) throw error;
    throw Object.assign(new Error('the body broke off', { cause: error }), { statusCode: 400 });
  }
  return Buffer.concat(parts, length).toString();
}

const hasStatus = (error: unknown) => error instanceof Error && 'statusCode' in error;
const tooLarge = () => Object.assign(new Error('the body is too large'), { statusCode: 413 });
