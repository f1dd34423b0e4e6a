import { translate } from '@move/domain/kit/messages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from './open-call.ts';
import { Problem } from './problem.ts';
import { wordsOf } from './problem-words.ts';
import { header } from './serve.ts';

const fieldByStatus: Record<number, string> = { 413: 'file', 429: 'throttle', 404: 'id' };

/** Expected refusals answer with their sentences; anything else is a bug: 500, a full log line, no detail to the caller. */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) => {
    const locale = localeOf(header(request, 'accept-language'));
    if (error instanceof Problem) {
      if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
      const { labels } = request.routeOptions.config;
      return reply.code(error.status).send(wordsOf(error, { locale, labels }));
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) {
      const field = fieldByStatus[status] ?? 'body';
      const key = status === 429 ? 'throttle' : status === 404 ? 'not_found' : 'general.invalid';
      return reply.code(status).send({ errors: { [field]: [translate(locale, { key })] } });
    }
    request.log.error({ err: error }, 'call failed');
    return reply.code(500).send({ errors: { server: [translate(locale, { key: 'general.error' })] } });
  });
}
