import { Readable } from 'node:stream';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { FastifyReply } from 'fastify';
import type { Download } from '../route.ts';

/** Begins to send a reply, without waiting until the client has read it: `mountRoute` waits for that. */
export async function sendReply(reply: FastifyReply, endpoint: Endpoint, answer: unknown): Promise<void> {
  if (endpoint.reply === 'nothing') reply.code(204).send();
  else if (endpoint.reply !== 'file') reply.code(endpoint.status).send(answer);
  else await sendDownload(reply, endpoint, answer as Download);
}

/** Closes the file of a download that is not sent. */
export function discardDownload({ file }: Download): void {
  if (file instanceof Readable) file.destroy();
}

async function sendDownload(reply: FastifyReply, endpoint: Endpoint, download: Download): Promise<void> {
  const { file, filename, type, isInline = false, headers = {} } = download;
  reply.headers(headers);
  if (file === null) {
    reply.code(304).send();
    return;
  }
  const contents = typeof file === 'function' ? await file() : file;
  const name = encodeURIComponent(filename);
  reply.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`);
  reply.header('content-type', type).code(endpoint.status);
  const isReady = contents instanceof Uint8Array || contents instanceof Readable;
  reply.send(isReady ? contents : Readable.from(contents));
}
