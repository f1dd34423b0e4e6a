import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const FIRST = 'assets/';
const SECOND = 'assets2/';

/**
 * Serves the product behind a URL at which a second release can appear: then all files have other names, the old ones are gone, and the
 * service worker is another one.
 */
export async function twoReleases(productUrl: string) {
  let isSecond = false;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (isSecond && path.startsWith(`/${FIRST}`)) return response.writeHead(404).end();
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      // a changed reply must be complete, so the browser's cache headers are dropped
      if (!/^(host|connection|accept-encoding|content-length|if-.*)$/.test(name)) headers.set(name, String(value));
    }
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await text(request);
    const asked = new URL(isSecond ? path.replace(`/${SECOND}`, `/${FIRST}`) : path, productUrl);
    const answered = await fetch(asked, { method: request.method ?? 'GET', headers, body, redirect: 'manual' });
    const kind = answered.headers.get('content-type') ?? '';
    const plain = Buffer.from(await answered.arrayBuffer());
    const isNamed = isSecond && /html|javascript|css/.test(kind);
    for (const [name, value] of answered.headers) {
      if (!/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag)$/.test(name)) {
        response.setHeader(name, value);
      }
    }
    response.writeHead(answered.status);
    return response.end(isNamed ? plain.toString().replaceAll(FIRST, SECOND) : plain);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    releaseSecond: () => {
      isSecond = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
