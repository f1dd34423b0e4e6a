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

/** Where the built web app stands. */
export const WEB_DIST = join(ROOT, 'web/dist');
const YEAR = 31_536_000_000;

/**
 * The built web app: hashed assets never change, every screen's address answers the page, and unknown API paths and files
 * answer 404 instead of it: as the page, which says so, to whoever opens one in a browser.
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
    if (page !== null && (isKnown || isOpened(request))) {
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

/** An address of a screen has no file's ending: `/x.js` and `/.env` are files that are not there. */
function isScreen(request: FastifyRequest): boolean {
  return isOutsideApi(request) && !/\.[^/.]+$/.test(pathOf(request));
}

/** Somebody went there: a script or a picture that is missing is asked for in another way. */
function isOpened(request: FastifyRequest): boolean {
  return isOutsideApi(request) && header(request, 'accept')?.includes('text/html') === true;
}

function isOutsideApi(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(v1|assets|docs|upscaler)(\/|$)/.test(pathOf(request));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** The settings of the host, as its own call would answer them; null where that refuses, and the page asks itself. */
async function settingsOf(app: FastifyInstance, request: FastifyRequest): Promise<string | null> {
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: getSettings.path,
    headers: { host: request.hostname },
    remoteAddress: request.ip,
  });
  return statusCode === 200 ? body : null;
}

/** Puts the settings into the page, so that the first screen waits for one answer less. Data, not a script: no policy is needed. */
function withSettings(page: string, settings: string | null): string {
  if (settings === null) return page;
  const data = settings.replaceAll('<', '\\u003c');
  return page.replace(
    '<div id="root">',
    () => `<script type="application/json" id="settings">${data}</script>\n    <div id="root">`,
  );
}
