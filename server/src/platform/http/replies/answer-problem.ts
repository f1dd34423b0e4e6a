import { inMegabytes, MEGABYTE } from '@move/domain/kit/files/file-rules.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readLocale } from '../open-call.ts';
import { isDatabaseAway, UnknownOutcome } from '../../database/connection/database-away.ts';
import { type Outage, outageOf } from '../../database/connection/outage.ts';
import { isDeadlocked, isOverloaded, isTooBusy } from '../../database/refused-by.ts';
import { Problem } from '../problem.ts';
import { errorMessages } from './problem-words.ts';
import { header } from '../input/incoming.ts';

/** The limit of bodies except uploads, which have limits of their own. */
export const BODY_MAX_BYTES = 2 * MEGABYTE;

/** When to retry after overload, or while another call holds the rows. */
const BUSY_SECONDS = 5;

/** Messages for the refusals of Fastify itself. */
function messageForStatus(status: number, reply: FastifyReply): { field: string; message: Message } {
  if (status === 404) return { field: 'id', message: { key: 'not_found' } };
  if (status === 413)
    return { field: 'file', message: { key: 'body.too_large', params: { size: inMegabytes(BODY_MAX_BYTES) } } };
  if (status !== 429) return { field: 'body', message: { key: 'general.invalid' } };
  const seconds = Number(reply.getHeader('retry-after') ?? 60);
  return { field: 'throttle', message: { key: 'throttle', params: { seconds } } };
}

function awayMessage(error: Error) {
  if (error instanceof UnknownOutcome) return 'general.away_unsure';
  return isOverloaded(error) ? 'general.overloaded' : 'general.away';
}

/**
 * Sends an expected refusal with its messages. Anything else is a bug: 500, a full log line, no detail for the caller. An
 * unavailable database is a 503, so that callers and proxies try again.
 */
export function answerProblems(app: FastifyInstance, outage: Outage = outageOf(app.log)) {
  app.setErrorHandler((error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) => {
    const locale = readLocale(header(request, 'accept-language'));
    if (error instanceof Problem) {
      if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
      reply.headers(error.headers);
      const { labels } = request.routeOptions.config;
      return reply.code(error.status).send(errorMessages(error, { locale, labels }));
    }
    if (isTooBusy(error) || isDeadlocked(error)) {
      request.log.warn({ err: error }, 'call waited too long for another one, or each for the other');
      const errors = { state: [translate(locale, { key: 'general.busy' })] };
      return reply.code(409).header('retry-after', BUSY_SECONDS).send({ errors });
    }
    if (isDatabaseAway(error)) {
      outage.report(error);
      const errors = { server: [translate(locale, { key: awayMessage(error) })] };
      return reply.code(503).header('retry-after', BUSY_SECONDS).send({ errors });
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) {
      const { field, message } = messageForStatus(status, reply);
      return reply.code(status).send({ errors: { [field]: [translate(locale, message)] } });
    }
    request.log.error({ err: error }, 'call failed');
    return reply.code(500).send({ errors: { server: [translate(locale, { key: 'general.error' })] } });
  });
}
