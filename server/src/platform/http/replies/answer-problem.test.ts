import Fastify from 'fastify';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { answerProblems } from './answer-problem.ts';

const fault = (code: string) => Object.assign(new Error('canceling statement'), { code });

async function answerTo(error: Error) {
  const app = Fastify();
  answerProblems(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  await app.close();
  return { status: answer.statusCode, errors: answer.json().errors, retryAfter: answer.headers['retry-after'] };
}

test('a call that waited too long for a lock, or was ended by a deadlock, returns 409; a bug stays a 500', async () => {
  for (const code of ['55P03', '40P01']) {
    expect(await answerTo(fault(code))).toEqual({
      status: 409,
      errors: { state: ['Someone else is changing this right now. Try again in a moment'] },
      retryAfter: '5',
    });
  }
  expect(await answerTo(fault('57014'))).toMatchObject({ status: 500, retryAfter: undefined });
});

test('a call that gets no connection returns 503', async () => {
  const { admin } = inject('testServer');
  const pool = new pg.Pool({ ...admin, max: 1 });
  const taken = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  const error: unknown = await pool.connect().catch((refused: unknown) => refused);
  taken.release();
  await pool.end();
  expect(error).toBeInstanceOf(Error);
  expect(await answerTo(error as Error)).toEqual({
    status: 503,
    errors: { server: ['It is very busy right now. Try again in a few seconds'] },
    retryAfter: '5',
  });
});
