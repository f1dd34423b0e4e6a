import { Readable } from 'node:stream';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { FastifyReply } from 'fastify';
import type { Download } from './route.ts';

export function sendReply(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  if (endpoint.reply === 'nothing') return reply.code(204).send();
  if (endpoint.reply !== 'file') return reply.code(endpoint.status).send(answer);
  return sendDownload(reply, endpoint, answer as Download);
}

/** Closes the file of a download that is not sent. */
export function discardDownload({ file }: Download): void {
  if (file instanceof Readable) file.destroy();
}

async function sendDownload(reply: FastifyReply, endpoint: Endpoint, download: Download) {
  const { file, filename, type, isInline = false, headers = {} } = download;
  reply.headers(headers);
  if (file === null) return reply.code(304).send();
  const contents = typeof file === 'function' ? await file() : file;
  const name = encodeURIComponent(filename);
  reply.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`);
  reply.header('content-type', type).code(endpoint.status);
  return reply.send(contents instanceof Uint8Array ? contents : Readable.from(contents));
}
