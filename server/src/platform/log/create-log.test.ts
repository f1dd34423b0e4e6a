import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('an error of the database is logged without the values of its row', () => {
  const refused = Object.assign(new Error('null value in column "name"'), {
    code: '23502',
    detail: 'Failing row contains (7, sanne@club.example, 2014-02-28).',
  });
  const line = linesOf((log) => log.error({ err: refused }, 'call failed'));
  expect(JSON.parse(line)).toMatchObject({
    err: { code: '23502', message: refused.message, stack: expect.any(String) },
  });
  expect(line).not.toContain('sanne');
});

test('a password or token is never logged', () => {
  const line = linesOf((log) => log.info({ req: { headers: { authorization: 'Bearer abc', cookie: 'session=abc' } } }));
  expect(line).not.toContain('abc');
});
