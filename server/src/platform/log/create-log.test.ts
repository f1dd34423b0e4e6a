import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

const refused = Object.assign(new Error('null value in column "name"'), {
  code: '23502',
  detail: 'Failing row contains (7, sanne@club.example, 2014-02-28).',
});

test('an error of the database is logged without the values of its row', () => {
  const line = linesOf((log) => log.error({ err: refused }, 'call failed'));
  expect(JSON.parse(line)).toMatchObject({
    err: { code: '23502', message: refused.message, stack: expect.any(String) },
  });
  expect(line).not.toContain('sanne');
});

test('an error that the queue logs, or that is one of several, is logged without the values of its row too', () => {
  const write = (error: Error) => linesOf((log) => log.error({ failure: true, error }, 'Failed task 3'));
  const lines = [write(refused), write(new AggregateError([refused], 'two of three failed'))];
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { code: '23502', message: refused.message } });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ error: { aggregateErrors: [{ message: refused.message }] } });
  for (const line of lines) expect(line).not.toContain('sanne');
  expect(linesOf((log) => log.warn({ error: 'no reply' }))).toContain('"error":"no reply"');
});

test('the authorization header and the cookies of a request are never logged', () => {
  const line = linesOf((log) => log.info({ req: { headers: { authorization: 'Bearer abc', cookie: 'session=abc' } } }));
  expect(line).not.toContain('abc');
});
