import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { getSettings } from '@move/contract/applications/applications.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readLocale } from '../../platform/http/open-call.ts';
import { header } from '../../platform/http/input/incoming.ts';
import { ROOT } from '../../platform/root.ts';
import { mountManifest } from './web-manifest.ts';

export const WEB_DIST = join(ROOT, 'web/dist');
const YEAR = 31_536_000_000;

/**
 * Serves the built web app. Hashed assets never change, and the URL of every screen returns the page. Unknown API paths and files return
 * 404. When a missing file is opened in a browser, the 404 contains the page, which shows the error.
 */
export async function mountWeb(app: FastifyInstance, dist: string) {
  const index = join(dist, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null;
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
      },
    });
  }
  mountManifest(app);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const isKnown = isScreen(request);
    if (page !== null && (isKnown || isNavigation(request))) {
      const settings = await settingsOf(app, request);
      return reply
        .code(isKnown ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(withSettings(page, settings));
    }
    const text = translate(readLocale(header(request, 'accept-language')), { key: 'not_found' });
    return reply.code(404).send({ errors: { id: [text] } });
  });
}

/** Whether the path is a screen: it has no file extension, so `/x.js` and `/.env` are missing files. */
function isScreen(request: FastifyRequest): boolean {
  return isOutsideApi(request) && !/\.[^/.]+$/.test(pathOf(request));
}

/** Whether a person opened this URL; a browser requests scripts and images with other headers. */
function isNavigation(request: FastifyRequest): boolean {
  return isOutsideApi(request) && header(request, 'accept')?.includes('text/html') === true;
}

function isOutsideApi(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(v1|assets|docs|upscaler)(\/|$)/.test(pathOf(request));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Returns what the endpoint of the settings returns for this host. Null when the endpoint refuses; then the page requests them itself. */
async function settingsOf(app: FastifyInstance, request: FastifyRequest): Promise<string | null> {
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: getSettings.path,
    headers: { host: request.hostname },
    remoteAddress: request.ip,
  });
  return statusCode === 200 ? body : null;
}

/**
 * Puts the settings into the page, so that the first screen needs one request less. They are data, not a script, so the content security
 * policy allows them.
 */
function withSettings(page: string, settings: string | null): string {
  if (settings === null) return page;
  const data = settings.replaceAll('<', '\\u003c');
  return page.replace(
    '<div id="root">',
    () => `<script type="application/json" id="settings">${data}</script>\n    <div id="root">`,
  );
}
